### E-mails, the pages their links lead to, feeds and calendars.

## With notices
mail-settings = Elige qué se te envía: { $link }
mail-stop = Dejar de recibir estos correos: { $link }

## Is it the right address?
mail-confirm-subject = ¿Es esta tu dirección de correo?
mail-confirm-what = { $name } juega a Colorito en { $server } y quiere recibir en esta dirección correos sobre sus partidas.
mail-confirm-link =
    { $hours ->
        [one] Si eres tú, confírmalo en esta página. El enlace sirve una sola vez, durante una hora:
       *[other] Si eres tú, confírmalo en esta página. El enlace sirve una sola vez, durante { $hours } horas:
    }
mail-confirm-otherwise = Si no eres tú, no hagas nada. No se te enviará nada más.

## Forgotten password
mail-recover-subject = Una contraseña nueva para { $name }
mail-recover-what = Alguien dice que ha olvidado la contraseña de { $name } en { $server }.
mail-recover-link =
    { $hours ->
        [one] Si has sido tú, elige otra en esta página. El enlace sirve una sola vez, durante una hora:
       *[other] Si has sido tú, elige otra en esta página. El enlace sirve una sola vez, durante { $hours } horas:
    }
mail-recover-otherwise = Si no has sido tú, no hagas nada. La contraseña sigue como estaba.
mail-recovered-subject = Se ha cambiado la contraseña de { $name }
mail-recovered-what = La contraseña de { $name } en { $server } se ha cambiado con un enlace enviado a esta dirección. Se han cerrado todas tus sesiones.
mail-recovered-link = Si no has sido tú, elige aquí otra contraseña y asegúrate de que nadie más lea tu correo:
mail-recovered-otherwise = Si has sido tú, no tienes que hacer nada más.

## The pages behind the links
mail-confirm-title = Confirma tu dirección de correo
mail-confirm-lead = Los avisos que has elegido se enviarán a la dirección en la que has recibido este enlace.
mail-confirm-yes = Confirmar
mail-confirm-done = La dirección está confirmada.
mail-stop-title = Dejar de recibir correos
mail-stop-lead = No se enviarán más avisos a la dirección en la que has recibido este enlace. La campana de la página seguirá avisándote de todo.
mail-stop-done = Ya no se te envían avisos por correo.
mail-to-settings = Cómo recibes los avisos
recover-title = ¿Has olvidado tu contraseña?
recover-lead = Si tu cuenta tiene una dirección de correo que hayas confirmado, recibirás allí un enlace. Con él puedes elegir una contraseña nueva.
recover-who = Nombre o dirección de correo
recover-ask = Enviar el enlace
recover-asked = Si existe una cuenta así con una dirección confirmada, el correo está en camino. Su enlace sirve una sola vez, durante una hora.
recover-new-title = Elige una contraseña nueva
recover-new-lead = Después se cerrarán todas tus sesiones.
recover-set = Cambiar la contraseña
recover-done = Se ha cambiado la contraseña de { $name }. Ya puedes iniciar sesión con ella.
error-no-such-link = Este enlace ya se ha usado o es demasiado antiguo. Pide otro.

## Feed and calendar
feed-title = Colorito: tus avisos
calendar-title = Colorito: tus plazos
calendar-move =
    { $known ->
        [yes] Acaba tu tiempo para mover contra { $name }
       *[no] Acaba tu tiempo para mover contra un invitado
    }
