### How players are told what happens while they look elsewhere.

channels-title = Cómo recibes los avisos
channels-lead = Mientras estás aquí, la campana de arriba te avisa de todo. Lo demás está desactivado hasta que lo actives.

## What is told
channels-wants = De qué recibes avisos
channels-want-turn = Te toca mover
channels-want-deadline = Se te acaba el tiempo para mover
channels-want-begun = Ha empezado una partida
channels-want-over = Ha terminado una partida
channels-want-draw-offer = Alguien te ofrece tablas
channels-want-take-back = Alguien pide deshacer un movimiento
channels-want-rematch = Alguien quiere la revancha

## Push messages
channels-push = Mensajes en este navegador
channels-push-note = Llegan aunque no haya ninguna página de Colorito abierta. Los entrega el servicio de notificaciones del navegador, que no puede leerlos.
channels-push-on = Activar
channels-push-off = Desactivar
channels-push-not-here = Este servidor no envía notificaciones push.
channels-push-stranger = En cuanto hayas empezado una partida con alguien o iniciado sesión, podrás recibir mensajes aquí.
channels-push-not-in-browser = Este navegador no puede recibir notificaciones push desde esta dirección. En un iPhone o iPad, añade primero Colorito a la pantalla de inicio y ábrelo desde allí.
channels-push-denied = Este navegador bloquea las notificaciones de Colorito. Permítelas en los ajustes del navegador para este sitio.
channels-push-failed = El navegador no ha podido conectar con su servicio de notificaciones. Inténtalo más tarde.
channels-browsers = Tus otros navegadores
channels-browser-unknown = Navegador desconocido
channels-browser-since = Activado: { $when }
channels-browser-off-named = Desactivar en { $browser }

## E-mail
channels-mail = Correo electrónico
channels-mail-note = Un solo correo reúne todas las novedades: llega diez minutos después de la primera, y como mucho uno por hora. Solo el recordatorio de que se te acaba el tiempo llega enseguida. Cada correo lleva un enlace para dejar de recibirlos.
channels-mail-account = Los correos son solo para quien tiene cuenta: quizá los leas en un navegador que no te conoce.
channels-mail-address = Dirección de correo
channels-mail-password-note = Quien lea el correo de esta dirección puede elegir una contraseña nueva para tu cuenta. Por eso se pide aquí la actual.
channels-mail-add = Enviar un enlace para confirmarla
channels-mail-new = Se ha enviado un enlace a { $address }. Ábrelo antes de 48 horas para confirmar la dirección; hasta entonces no se envía allí nada más.
channels-mail-open = Los correos van a { $address }.
channels-mail-stopped = Los correos a { $address } se cancelaron con el enlace de uno de ellos. Si quieres volver a recibirlos, indica otra vez la dirección.
channels-mail-failed = Un correo a { $address } fue devuelto: allí no se puede localizar a nadie. Indica otra dirección.
channels-mail-forget = Olvidar esta dirección
channels-mail-other = Indicar otra dirección

## Feed and calendar
channels-feed = Canal y calendario
channels-feed-note = Para un lector de canales, tus avisos; para tu calendario, los plazos de tus partidas por correspondencia. Quien conozca las direcciones secretas puede leer ambas cosas.
channels-feed-stranger = En cuanto hayas empezado una partida con alguien o iniciado sesión, podrás crear aquí direcciones secretas.
channels-feed-make = Crear direcciones secretas
channels-feed-since = Direcciones secretas creadas: { $when }. Si creas otras, las anteriores dejan de funcionar.
channels-feed-anew = Crear otras
channels-feed-once = Cópialas ahora: solo se muestran esta vez.
channels-feed-atom = Canal de tus avisos
channels-feed-calendar = Calendario de tus plazos
channels-feed-copy = Copiar
channels-feed-copy-named = Copiar: { $what }

## What can go wrong
error-not-offered =
    { $what ->
        [push] Este servidor no envía notificaciones push.
       *[mail] Este servidor no envía correo electrónico.
    }
error-no-such-channel = Ya está desactivado.
error-request-subscription = El servicio de notificaciones de este navegador no se puede usar desde aquí.
error-request-mail-address = Esa no es una dirección de correo a la que se pueda escribir. Escríbela como ada@example.org.
