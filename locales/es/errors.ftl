### What can go wrong, in sentences that say what to do.

## Between the page and the server
error-foreign-origin = La petición venía de la página de otro sitio y se ha rechazado.
error-foreign-host = Este servidor no responde al nombre { $host }. En su propio equipo, usa 127.0.0.1 o localhost.
error-no-such-address = No hay nada en esta dirección.
error-no-such-method = Eso no se puede hacer en esta dirección.
error-no-such-game = Esa partida no existe. Quizá se haya borrado.
error-no-such-match = Ese encuentro no existe.
error-id-taken = En esta dirección ya hay otra partida.
error-no-such-ply =
    { $last ->
        [0] La partida aún no tiene movimientos, así que no hay nada tras el { $asked }.
        [one] La partida solo tiene un movimiento, así que no hay nada tras el { $asked }.
       *[other] La partida solo tiene { $last } movimientos, así que no hay nada tras el { $asked }.
    }
error-too-large = Es demasiado largo; se leen como mucho { $most } bytes.
error-too-long = Aquí una partida tiene como mucho { $most } movimientos.
error-not-json = La página y el servidor no se han entendido. Vuelve a cargar la página.
error-too-many =
    { $seconds ->
        [one] Han sido demasiadas peticiones a la vez. Espera un segundo, por favor.
       *[other] Han sido demasiadas peticiones a la vez. Espera { $seconds } segundos, por favor.
    }
error-too-much-kept = Tus partidas ya ocupan todo el sitio que hay aquí para ellas, { $most } MB. No se puede empezar ninguna más.
error-busy = La máquina piensa en demasiadas partidas a la vez. Inténtalo dentro de un momento.
error-picture = No se ha podido dibujar la imagen.
error-data = La carpeta de las partidas no se puede usar.
error-storage = No se ha podido guardar; nada ha cambiado.
error-migration = Las partidas guardadas son de otra versión de Colorito.
error-corrupt = Esta partida está mal guardada y no se puede abrir.
error-internal = Algo ha fallado en el servidor; la partida sigue igual.
error-request = El servidor no ha entendido la petición. Vuelve a cargar la página.
error-request-unreadable = El servidor no ha podido leer la petición. Vuelve a cargar la página.
error-request-address = El servidor no puede leer esta dirección.
error-request-list = La página y el servidor no se han entendido. Vuelve a cargar la página.
error-request-binary = El servidor solo lee texto.
error-request-websocket-only = Esta dirección es solo para WebSockets.
error-request-variant = No existe la variante «{ $text }».
error-request-theme = No existe la apariencia «{ $text }».
error-request-starter-with-position = La posición ya dice quién empezó; no indiques quién empieza.
error-request-position-in-match = Las partidas de un encuentro empiezan desde la posición inicial.
error-request-level = No existe el nivel { $level }; los niveles van del 1 al 10.
error-request-name-length = Un nombre tiene de 1 a { $most } caracteres, no { $length }.
error-request-name-characters = Un nombre no puede tener caracteres de control.
error-request-client-length = La página y el servidor no se han entendido. Vuelve a cargar la página.
error-request-move-length = Un movimiento tiene como máximo { $most } caracteres, no { $length }.
error-request-number = Aquí no vale { $found }; elige de { $least } a { $most }.
error-request-place = La lista no puede seguir desde «{ $text }».
error-request-last-move = «{ $text }» no puede ser el último movimiento de esta posición.

## The game has gone on
error-ply = La partida ha seguido mientras tanto. Así está ahora.
error-client-id = Este movimiento se envió dos veces de forma distinta; no se ha vuelto a jugar.
error-computers-turn = Le toca a la máquina.
error-persons-turn = No le toca a la máquina.
error-computers-seat = Ese bando lo lleva la máquina; no puedes abandonar por ella.
error-not-your-game = Esta partida es de otra persona. Puedes mirarla.
error-not-your-side = No juegas con { $side }.
error-needs-consent = Para eso tendría que estar de acuerdo la otra persona.
error-over = La partida ya ha terminado.
error-nothing-to-take-back = No hay ningún movimiento que deshacer.
error-nothing-to-redo = No hay ningún movimiento que rehacer.
error-no-draw-with-computer = Solo dos personas pueden acordar tablas.
error-no-draw-offer = No hay oferta de tablas para { $side }.
error-not-between-two = Eso es para dos personas con un bando cada una.
error-asked-too-often = Tu rival no ha querido. Podrás pedirlo otra vez dentro de unos movimientos.
error-no-take-back-offer = No hay ninguna petición que { $side } pueda responder.
error-rated = En una partida que cuenta para la clasificación no se deshacen movimientos.
error-not-over = La partida aún no ha terminado.
error-no-rematch-offer = Nadie ha ofrecido la revancha.
error-went-on = La siguiente partida ya ha empezado.
error-both-moved = Los dos ya han movido. Puedes abandonar, pero ya no anular la partida.
error-not-absent = Tu rival está presente o aún no lleva bastante tiempo ausente.
error-texts-off = El texto libre solo es posible mientras ambos lo tengáis activado.
error-said-enough = Has dicho todo lo que se puede decir en una partida ({ $most } veces).
error-not-by-calendar = Solo se pueden prever respuestas en partidas con días por movimiento.
error-your-turn = Es tu turno. Las respuestas se prevén mientras le toca a tu rival.
error-plan-line = La línea { $line } del plan no termina con una respuesta tuya.
error-plan-contradicts = La línea { $line } del plan responde de otro modo a los mismos movimientos.
error-no-score = Solo tiene puntuación una partida que se jugó hasta el final.
error-not-counting = Ahora mismo no se está contando nada.
error-nothing-to-count = Ya no queda nada que contar.
error-not-deleted = La partida no está borrada.
error-changed-elsewhere = Otro servidor ha cambiado esta partida. Vuelve a cargarla.
error-match-over = Ya se han jugado las { $games } partidas de este encuentro.

## Aprender y repasar
error-no-such-lesson = Esa lección no existe.
error-no-such-puzzle = Ese problema no existe.
error-no-move = «{ $text }» no es un movimiento.
error-bad-tree = El movimiento { $at } del análisis no es posible ahí.
error-bad-comment = Un comentario no puede contener una llave de cierre.
error-too-many-analyses = Se están analizando demasiadas posiciones. Inténtalo dentro de un momento.

## Moves
error-move-text = «{ $text }» no es un movimiento. Escribe c1c3 o 3 c1-c3.
error-move-wrong-number = En { $space } está { $piece }, no una ficha con el número { $number }.
error-move-no-such-way = La ficha puede ir de { $from } a { $to }, pero no por ese camino.
error-move-game-over = La partida ha terminado.
error-move-must-move = Hay un movimiento válido, así que debes mover.
error-move-same-space = Un movimiento debe acabar en una casilla distinta de la inicial.
error-move-no-piece = En { $space } no hay ninguna ficha.
error-move-occupied = En { $space } ya hay una ficha.
error-move-not-yours = { $Piece } es del otro bando.
error-move-may-not-rest = { $Piece } no puede quedarse en { $space }: la casilla no es blanca ni de su color.
error-move-out-of-reach = Ningún desplazamiento, salto ni desplazamiento-salto lleva { $piece } a { $space }.

## Positions
error-position-fields = Una posición tiene cuatro partes separadas por espacios, no { $found }.
error-position-rows = Una posición tiene diez filas, no { $found }.
error-position-columns =
    { $found ->
        [one] La fila { $row } tiene una casilla en vez de diez.
       *[other] La fila { $row } tiene { $found } casillas en vez de diez.
    }
error-position-letter = «{ $letter }» en la fila { $row }, columna { $column }, no es una ficha.
error-position-run = «{ $run }» en la fila { $row }, columna { $column }, no es un número de casillas vacías del 1 al 10.
error-position-turn = ¿A quién le toca? Escribe r o b, no «{ $text }».
error-position-starter = ¿Quién empezó? Escribe r o b, no «{ $text }».
error-position-plies = «{ $text }» no es un número de movimientos.
error-position-missing = Falta { $piece }.
error-position-twice = { $Piece } está dos veces, en { $first } y en { $second }.
error-position-may-not-stand = { $Piece } no puede estar en { $space }: la casilla no es blanca ni de su color.
error-position-plies-contradict =
    { $plies ->
        [one] Tras un movimiento no le puede tocar a { $turn } si empezó { $starter }.
       *[other] Tras { $plies } movimientos no le puede tocar a { $turn } si empezó { $starter }.
    }

## Boards
error-board-rows = Un tablero tiene diez filas, no { $found }.
error-board-columns =
    { $found ->
        [one] La fila { $row } del tablero tiene una casilla en vez de diez.
       *[other] La fila { $row } del tablero tiene { $found } casillas en vez de diez.
    }
error-board-letter = «{ $letter }» en { $space } no es un color. Usa R para rojo, Y para amarillo, D para azul oscuro, L para azul claro y un punto para el blanco.
error-board-not-white = La casilla { $space } debe ser blanca.
error-board-not-coloured = La casilla { $space } debe tener color.
error-board-equal-neighbours = Las casillas adyacentes { $space } y { $neighbour } tienen el mismo color.
error-board-not-symmetric = Las casillas { $space } y { $other } no se corresponden: los dos jugadores deben ver el mismo tablero.

## Records
error-record-empty = Línea { $line }, carácter { $column }: aquí no hay ninguna partida.
error-record-second-game = Línea { $line }, carácter { $column }: aquí empieza una segunda partida.
error-record-malformed-tag = Línea { $line }, carácter { $column }: esta etiqueta no se puede leer.
error-record-tag-twice = Línea { $line }, carácter { $column }: esta etiqueta está dos veces.
error-record-tag = Línea { $line }, carácter { $column }: esta etiqueta no se puede guardar.
error-record-unclosed-comment = Línea { $line }, carácter { $column }: hay un comentario sin cerrar.
error-record-comment = Línea { $line }, carácter { $column }: este comentario no se puede guardar.
error-record-variation-of-nothing = Línea { $line }, carácter { $column }: una línea secundaria necesita un movimiento antes.
error-record-too-deep = Línea { $line }, carácter { $column }: hay demasiadas líneas secundarias unas dentro de otras.
error-record-stray-close = Línea { $line }, carácter { $column }: se cierra un paréntesis que no se abrió.
error-record-unclosed-variation = Línea { $line }, carácter { $column }: hay una línea secundaria sin cerrar.
error-record-empty-variation = Línea { $line }, carácter { $column }: una línea secundaria no tiene movimientos.
error-record-number-alone = Línea { $line }, carácter { $column }: aquí está el número de una ficha sin su camino.
error-record-bad-variant = Línea { $line }, carácter { $column }: no existe esa variante.
error-record-bad-starter = Línea { $line }, carácter { $column }: quien empieza debe ser «red» o «blue».
error-record-bad-repetition = Línea { $line }, carácter { $column }: no se entiende la regla de repetición.
error-record-bad-result = Línea { $line }, carácter { $column }: el resultado debe ser «red», «blue», «draw» o «*».
error-record-bad-ending = Línea { $line }, carácter { $column }: no se entiende cómo terminó la partida.
error-record-starter-contradicts = Línea { $line }, carácter { $column }: quien empieza contradice la posición.
error-record-result-contradicts = Línea { $line }, carácter { $column }: el resultado se contradice a sí mismo.
error-record-not-what-happened = Línea { $line }, carácter { $column }: el resultado no corresponde a la partida.
error-record-bad-move = Línea { $line }, carácter { $column }. { $cause }
error-record-bad-board = Línea { $line }, carácter { $column }. { $cause }
error-record-bad-position = Línea { $line }, carácter { $column }. { $cause }

## Invitations
error-no-such-invitation = Esta invitación no existe. Quizá el enlace esté incompleto.
error-no-such-block = Ya no bloqueas a esa persona.
error-name-taken = «{ $name }» ya está en uso o se parece a un nombre en uso. Elige otro.
error-invitation-closed =
    { $state ->
        [taken] Alguien se adelantó: esta invitación ya se ha aceptado.
        [withdrawn] Esta invitación se ha retirado.
       *[expired] Esta invitación ha caducado.
    }
error-own-invitation = Esta invitación es tuya; tiene que aceptarla otra persona.
error-other-strength = Esta invitación es para quien tenga una cuenta con una clasificación de { $least } a { $most }.
error-not-your-invitation = Esta invitación es de otra persona.
error-not-for-programs = Eso es solo para personas, no para programas.
error-account-closed = Los responsables de este servidor han cerrado esta cuenta.
error-not-staff = Esto es solo para los responsables de este servidor.
error-already-done = Ya es así.
error-no-such-report = Esa denuncia ya no existe; quizá otra persona la ha resuelto.
error-unrated-program = Las partidas con este programa no cuentan para la clasificación. Juega una que no cuente.
error-too-many-programs = Ya tienes { $most } programas. Elimina antes alguno.
error-request-program-seat = Un programa se sienta por sí mismo, al aceptar una invitación.
error-too-many-invitations = Ya tienes { $most } invitaciones abiertas. Retira antes alguna.
error-device-only = Este servidor es solo para este dispositivo. Para jugar con otras personas, inícialo con --public y el nombre o la dirección con que lo alcanzan.
error-other-format = El servidor tiene ya otra versión de Colorito. Vuelve a cargar esta página; no se pierde nada.
error-request-no-clock = Una partida con cualquiera necesita un reloj, o días por movimiento.
error-request-text-length = Aquí un texto tiene de 1 a { $most } bytes, no { $length }.
error-request-remark-length = Aquí puedes escribir de 1 a { $most } caracteres, no { $length }.
error-request-remark-characters = El texto contiene caracteres que no se ven.
error-request-plan-length = El plan es demasiado largo; quita una parte.
error-request-words-length = Aquí un texto tiene como máximo { $most } caracteres, no { $length }.
