### Playing with people somewhere else: links and the lobby.

your-name = Tu nombre (si quieres)
play-as = Juegas como { $name }.

## An invitation
invitation-title = Tu invitación
invitation-how = Envía este enlace a una sola persona. Quien lo abra primero juega contigo, sin necesidad de cuenta.
invitation-link = El enlace
invitation-share = Enviar o copiar el enlace
invitation-code = El enlace como código QR
invitation-elsewhere = El enlace se creó en otro navegador y solo está guardado allí.
invitation-withdraw = Retirar la invitación
invitation-rated-wish = La partida debe contar para la clasificación
invitation-within = para clasificaciones de { $least } a { $most }
invitation-side = juegas con { $side }
invitation-side-chance = bandos por sorteo
invitation-begins-you = empiezas tú
invitation-begins-other = empieza la otra persona
invitation-begins-chance = comienzo por sorteo
invitation-now-open = Todavía nadie ha abierto el enlace. Cuando alguien lo abra, esta página irá sola a la partida.
invitation-now-taken = La partida empieza.
invitation-now-withdrawn = Has retirado esta invitación.
invitation-now-expired = Nadie abrió el enlace a tiempo. Crea uno nuevo.

## Following a link
join-title = Te invitan a una partida
join-named = { $name } te invita a una partida
join-play = Jugar
join-watch = Ver la partida
join-continue = Ir a tu partida
join-now-own = Este es tu propio enlace. Envíalo a alguien.
join-now-taken = Alguien ya abrió este enlace y está jugando. Puedes ver la partida.
join-now-withdrawn = Esta invitación se ha retirado.
join-now-expired = Esta invitación ha caducado.

## The lobby
lobby-title = Sala
lobby-lead = Busca una partida o acepta una. Lo que buscas se retira cuando dejas esta página, salvo las partidas con días por movimiento.
lobby-seek = Buscar partida
lobby-more = Más opciones
lobby-side = Tu bando
lobby-chance = al azar
lobby-opponent = Clasificación del rival
lobby-within-any = cualquiera
lobby-within = la tuya ± { $points }
lobby-clock = { $minutes } min + { $seconds } s
lobby-open = Invitaciones abiertas
lobby-empty = Ahora mismo nadie busca partida. Da tú el primer paso.
lobby-computer = Jugar ya contra la máquina
lobby-somebody = Alguien sin nombre
lobby-yours = Tuya
lobby-accept = Aceptar
lobby-accept-named = Aceptar la partida con { $name }
lobby-withdraw = Retirar

## Watching others
watch-title = Partidas en curso
watch-lead = Lo que se está jugando ahora en este servidor. Una partida sigue aquí hasta media hora después de su último movimiento.
watch-empty = Ahora mismo no juega nadie. Busca una partida en la sala.

## In the game
next-waiting = Siguiente partida en la que te toca
ask-take-back = Pedir deshacer
take-back-asked =
    { $who ->
        [you] Has pedido deshacer tu último movimiento.
       *[name] { $name } pide deshacer su último movimiento.
    }
take-back-accept = De acuerdo
take-back-decline = Seguir jugando
rematch = Revancha
rematch-go = A la siguiente partida
rematch-offered =
    { $who ->
        [you] Has ofrecido la revancha. La oferta sigue en pie hasta que tu rival responda.
       *[name] { $name } ofrece la revancha.
    }
rematch-accept = Jugar otra vez
rematch-decline = No, gracias
