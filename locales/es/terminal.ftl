### The game in the terminal, full-screen and as lines of text.

## Menu and form
terminal-language-name = Español
terminal-open-record = Abrir un registro de partida
terminal-quit = Salir
terminal-yes = sí
terminal-no = no
terminal-position = Posición
terminal-usual-start = la inicial de siempre
terminal-position-note = Con Intro puedes escribir o pegar una posición; una línea vacía devuelve la posición inicial de siempre.

## Below the board
terminal-ask-move = Tu movimiento:
terminal-ask-position = Posición:
terminal-ask-read = Archivo que leer:
terminal-ask-write = Escribir en el archivo:
terminal-ask-delete = ¿Borrar esta partida?
terminal-yes-or-no = Intro: sí, Esc: no
terminal-written = Guardado en { $file }.
terminal-answer-draw = Pulsa o para aceptar o k para rechazar.
terminal-draw-declined = Las tablas han sido rechazadas.
terminal-stop-counting = Pulsa s para detener la cuenta.
terminal-home-count = { $home } de { $all } en su objetivo
terminal-judging = Un momento…
terminal-too-small = Esta ventana es demasiado pequeña para el tablero: hacen falta { $width } columnas y { $height } líneas. Agrándala o empieza con «--plain».

## Keys
terminal-keys = Teclas
terminal-key-help = todas las teclas
terminal-key-back = volver
terminal-key-quit = salir; la partida se conserva
terminal-key-suspend = salir un momento al intérprete de órdenes; fg te trae de vuelta
terminal-key-cursor = mover el cursor
terminal-key-choose = elegir una ficha y luego su destino
terminal-key-type = o escribir el movimiento
terminal-brief-cursor = cursor
terminal-brief-choose = elegir
terminal-brief-type = o escribirlo
terminal-key-next = siguiente ficha o destino
terminal-key-look-back = ver los movimientos anteriores
terminal-key-browse = un movimiento atrás o adelante
terminal-key-write = escribir el registro en un archivo
terminal-key-read = leer un registro de un archivo
terminal-key-position = escribir una posición
terminal-key-engine = poner en marcha o parar el motor
terminal-key-lines = número de líneas
terminal-key-variation = línea secundaria
terminal-key-start-stop = empezar o parar
terminal-key-next-turn = siguiente momento clave
terminal-key-last-turn = momento clave anterior
terminal-key-go-on = seguir
terminal-key-move = arriba y abajo
terminal-key-open = abrir
terminal-key-change = cambiar
terminal-legend-target = casilla objetivo de la ficha elegida
terminal-legend-home = en su objetivo
terminal-legend-last = último movimiento

## Trouble
terminal-file-missing = No existe el archivo { $file }.
terminal-file-exists = El archivo { $file } ya existe. Elige otro nombre.
terminal-file-forbidden = No tienes acceso al archivo { $file }.
terminal-file-trouble = No se puede usar el archivo { $file }.
terminal-too-deep = Las líneas secundarias no pueden anidarse más.
terminal-broken = Colorito se ha cerrado por un fallo. Tus partidas están en { $place }.
terminal-broken-game = Colorito se ha cerrado por un fallo. Tu partida está en { $place }. Continúala con: { $command }

## Playing with people elsewhere
terminal-online = Jugar con gente de otros lugares
terminal-invite = Invitar a alguien con un enlace
terminal-join = Seguir un enlace
terminal-sign-out = Cerrar sesión
terminal-other-server = Otro servidor
terminal-make-link = Crear el enlace
terminal-rated = Cuenta para la clasificación
terminal-starter-other = La otra persona
terminal-ask-server = Dirección del servidor:
terminal-ask-link = Enlace:
terminal-ask-name = Nombre:
terminal-ask-password = Contraseña:
terminal-signed-in-as = con la sesión de { $name }
terminal-not-signed-in = sin sesión iniciada
terminal-signed-out = Has cerrado la sesión.
terminal-sought = Tu búsqueda está en la sala. La partida empieza en cuanto alguien acepte.
terminal-invitation-waits = Todavía nadie ha abierto el enlace. En cuanto alguien lo abra, la partida empieza aquí. Con Esc vuelves atrás; la invitación sigue en pie.
terminal-your-turn = Te toca
terminal-their-turn = En espera
terminal-game-line = { $turn }: { $game }
terminal-days-left = { $days } d { $hours } h
terminal-connection-back = El servidor vuelve a responder.
terminal-move-on-its-way = Tu movimiento { $move } está en camino.
terminal-on-its-way = Tu último movimiento sigue en camino. Se enviará hasta que el servidor lo tenga.
terminal-offline = No se ha enviado, porque el servidor no responde. Inténtalo de nuevo cuando vuelva.
terminal-watching = Estás mirando.
terminal-server-untrusted = El servidor no puede demostrar que es el que has nombrado: este dispositivo no confía en su certificado. No se ha enviado nada.
terminal-server-nonsense = No se entiende lo que dice el servidor. ¿Es un servidor de Colorito de la misma versión?
terminal-server-unknown = El servidor se niega, con el estado { $status }. { $message }
terminal-no-address = «{ $text }» no es la dirección de un servidor. Escríbela como https://example.org.
terminal-no-link = Esto no es un enlace a una partida ni a una invitación.
terminal-take-back-refused = El movimiento se mantiene.
terminal-rematch-declined = No habrá revancha.
terminal-claim = { $name } se ha ido. Puedes reclamar la victoria: acepta, o espera.
terminal-rematch-begun = Empieza la revancha.
terminal-plain-no-server = Primero nombra un servidor: escribe «servidor» y su dirección.
terminal-plain-sign-in-how = Escribe «entrar» y tu nombre; después se te pide la contraseña.
terminal-plain-waiting =
    { $count ->
        [0] No te toca en ninguna partida.
        [one] Te toca en una partida.
       *[other] Te toca en { $count } partidas.
    }

## Lines of text
terminal-plain-welcome = Colorito, el juego de mesa de 1892. Escribe «ayuda» para ver las órdenes y «nueva» para empezar una partida.
terminal-plain-game = En el tablero: { $red } – { $blue }, { $variant }
terminal-plain-moved = { $player }: { $moved }
terminal-plain-taken-back =
    { $count ->
        [one] Se ha deshecho un movimiento.
       *[other] Se han deshecho { $count } movimientos.
    }
terminal-plain-home = En su objetivo hasta ahora: Rojo { $reds }, Azul { $blues }.
terminal-plain-time = Tiempo restante: Rojo { $redtime }, Azul { $bluetime }.
terminal-plain-row = Fila { $row }: { $pieces }.
terminal-plain-row-empty = Fila { $row }: vacía.
terminal-plain-empty = vacía
terminal-plain-can-go = { $Piece } en { $space } puede mover: { $moves }.
terminal-plain-stuck = { $Piece } en { $space } no puede moverse.
terminal-plain-no-piece = No hay ninguna ficha «{ $text }». Di una casilla, como c1, o el número de una ficha de quien tiene el turno.
terminal-plain-no-board = Aún no hay tablero. Escribe «nueva» para empezar una partida.
terminal-plain-no-game = No ha empezado ninguna partida. Escribe «nueva» para empezar una.
terminal-plain-no-more = Era el último.
terminal-plain-not-here = Eso no tiene sentido aquí. Escribe «ayuda» para ver las órdenes.
terminal-plain-unknown = «{ $text }» no es ninguna orden. Escribe «ayuda» para verlas todas.
terminal-plain-unknown-term = «{ $text }» no es un ajuste de partida. Escribe «ayuda» para ver cuáles hay.
terminal-plain-go-on = Escribe «siguiente» para continuar.
terminal-plain-analysis = Un análisis: escribe movimientos; «atrás» y «adelante» recorren la línea, y «líneas» dice lo que piensa el motor.

## Commands
terminal-word-board = tablero
terminal-word-moves = movimientos
terminal-word-status = estado
terminal-word-hint = pista
terminal-word-back = atrás
terminal-word-redo = adelante
terminal-word-draw = tablas
terminal-word-accept = aceptar
terminal-word-decline = rechazar
terminal-word-resign = abandonar
terminal-word-save = guardar
terminal-word-position = posición
terminal-word-new = nueva
terminal-word-games = partidas
terminal-word-continue = continuar
terminal-word-open = abrir
terminal-word-lessons = lecciones
terminal-word-lesson = lección
terminal-word-puzzle = problema
terminal-word-next = siguiente
terminal-word-again = repetir
terminal-word-answer = solución
terminal-word-analyse = analizar
terminal-word-lines = líneas
terminal-word-review = repaso
terminal-word-stop = parar
terminal-word-help = ayuda
terminal-word-quit = salir
terminal-word-abort = anular
terminal-word-rematch = revancha
terminal-word-server = servidor
terminal-word-sign-in = entrar
terminal-word-sign-out = cerrar
terminal-word-waiting = pendientes
terminal-word-lobby = sala
terminal-word-take = tomar
terminal-word-seek = buscar
terminal-word-invite = invitar
terminal-word-withdraw = retirar
terminal-word-join = seguir

## Terms of a game
terminal-term-level = nivel
terminal-term-two = dos
terminal-term-red = rojo
terminal-term-blue = azul
terminal-term-random = sorteo
terminal-term-red-starts = empieza-rojo
terminal-term-blue-starts = empieza-azul
terminal-term-no-clock = sin-reloj
terminal-term-repetition = con-regla-de-la-casa
terminal-term-no-repetition = sin-regla-de-la-casa
terminal-term-days = días
terminal-term-first = empiezo
terminal-term-second = empiezas
terminal-term-rated = clasificada

terminal-plain-help-moves = Un movimiento se escribe como c1c3 o 3 c1-c3; una casilla sola, como c1, dice qué hay en ella.
terminal-plain-help-board = dice qué hay en cada fila
terminal-plain-help-moves-of = dice qué fichas pueden moverse; con una casilla o un número, adónde puede ir esa ficha
terminal-plain-help-status = dice cómo va la partida
terminal-plain-help-hint = da un buen movimiento y su motivo
terminal-plain-help-back = deshace tu último movimiento; en una partida de otro servidor, se lo pide a la otra persona
terminal-plain-help-redo = vuelve a hacer lo deshecho
terminal-plain-help-draw = ofrece tablas, entre dos personas
terminal-plain-help-accept = acepta lo que te han pedido: tablas, deshacer un movimiento o la revancha
terminal-plain-help-decline = lo rechaza
terminal-plain-help-resign = abandona la partida
terminal-plain-help-save = con un nombre, escribe el registro de la partida en ese archivo
terminal-plain-help-position = dice la posición en una línea que se puede volver a escribir
terminal-plain-help-new = empieza una partida; se puede añadir: nivel y un número del 1 al 10, dos (dos personas), rojo, azul o sorteo (tu bando), empieza-rojo, empieza-azul, standard, strict, colours, strict-colours, columns, tiles, rows, sin-regla-de-la-casa, o un reloj como 10+5
terminal-plain-help-games = enumera tus partidas
terminal-plain-help-continue = sigue con la última partida sin terminar, o con la de ese número
terminal-plain-help-open = con un nombre, lee los registros de partidas de ese archivo
terminal-plain-help-lessons = enumera las lecciones
terminal-plain-help-lesson = con un número, empieza esa lección
terminal-plain-help-puzzle = empieza el problema del día, o el de ese número
terminal-plain-help-next = pasa al siguiente ejercicio, lección o problema
terminal-plain-help-again = empieza de nuevo el ejercicio o el problema
terminal-plain-help-answer = dice la solución del problema
terminal-plain-help-analyse = analiza la posición del tablero, o una que escribas detrás
terminal-plain-help-lines = dice las mejores líneas del motor en un análisis
terminal-plain-help-review = recorre la partida y dice dónde cambió
terminal-plain-help-stop = detiene el recuento, el motor o el repaso
terminal-plain-help-help = dice todas las órdenes
terminal-plain-help-quit = sale; la partida se conserva
terminal-plain-help-abort = termina sin resultado una partida con alguien en otro lugar, antes de que ambos hayan movido
terminal-plain-help-rematch = ofrece la revancha cuando termina la partida
terminal-plain-help-server = va al servidor con esa dirección, o al último
terminal-plain-help-sign-in = con tu nombre, inicia tu sesión en el servidor; se te pide la contraseña
terminal-plain-help-sign-out = cierra tu sesión en el servidor
terminal-plain-help-waiting = enumera tus partidas abiertas en el servidor, primero en las que te toca; con un número, va a esa partida
terminal-plain-help-lobby = dice quién busca partida, y otra vez cada vez que cambia
terminal-plain-help-take = con un número, acepta esa partida de la sala
terminal-plain-help-seek = busca una partida en la sala; se puede añadir: un reloj como 10+5, días y un número, rojo o azul (tu bando), empiezo o empiezas, clasificada, una variante o un tablero
terminal-plain-help-invite = crea un enlace para una persona; se puede añadir lo mismo
terminal-plain-help-withdraw = retira tu última invitación, o la de ese número en la sala
terminal-plain-help-join = con un enlace, va a esa invitación o partida
