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

## What can go wrong
error-not-offered =
    { $what ->
        [push] Este servidor no envía notificaciones push.
       *[mail] Este servidor no envía correo electrónico.
    }
error-no-such-channel = Ya está desactivado.
error-request-subscription = El servicio de notificaciones de este navegador no se puede usar desde aquí.
