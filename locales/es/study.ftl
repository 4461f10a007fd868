### Las páginas para aprender y repasar.

## Aprender
learn-page-title = Aprende Colorito
learn-page-lead = Tableros pequeños, una jugada cada uno. Quien los hace todos conoce el juego entero.
learn-progress = { $done } de { $total } lecciones hechas
learn-begin = Empezar
learn-go-on = Seguir
learn-to-puzzles = A los problemas
learn-to-rules = Leer las reglas
learn-done = hecha
learn-all = Todas las lecciones
lesson-number = Lección { $number }
lesson-next = Siguiente: { $title }
exercise-number = Ejercicio { $number } de { $total }
exercise-next = Siguiente ejercicio
board-of-lesson = Tablero del ejercicio

## Reglas e historia
rules-to-learn = Aprender jugando
rules-print = Imprimir
history-caption = El tablero tal como se ha reconstruido aquí

## Problemas
puzzles-page-title = Problemas
puzzles-page-lead = { $total } posiciones de partidas. Cada una tiene una solución demostrada, o buscada muy a fondo.
puzzles-progress = { $done } de { $total } resueltos
puzzles-solved-of = { $done } de { $total }
puzzles-all = Todos los problemas
puzzle-solve = Resolver
puzzle-solved-again = Resuelto. Verlo otra vez
puzzle-named = Problema { $number }, { $grade }
puzzle-named-solved = { $name }, resuelto
puzzle-show-answer = Ver la solución
puzzle-answer = La solución: { $line }
puzzle-next = Siguiente problema
puzzle-again = Intentarlo otra vez
board-of-puzzle = Tablero del problema

## Análisis
board-of-analysis = Tablero de análisis
analysis-variations = En su lugar
analysis-comment = Comentario a esta jugada
analysis-remove = Borrar desde aquí
engine-title = Motor
engine-start = Empezar
engine-stop = Parar
engine-how-many = Número de líneas
engine-lines =
    { $lines ->
        [one] una línea
       *[other] { $lines } líneas
    }
engine-waiting = Todos los procesadores están ocupados. El motor empezará en cuanto quede uno libre.
engine-no-verdict = Todavía sin valoración
engine-effort = Profundidad { $depth }, { $nodes } posiciones, { $seconds } s
engine-done = Listo: profundidad { $depth }, { $nodes } posiciones, { $seconds } s
placing-begin = Colocar
placing-end = Analizar esto
placing-title = Colocar una posición
placing-note = Pon cualquier ficha en cualquier sitio; dos fichas cambian de lugar. Abajo se dice lo que no se podría jugar.
placing-turn = Le toca a
placing-playable = Esta posición se puede jugar.
board-of-placing = Tablero para colocar
board-own = Tu propio dibujo
fault-missing = Falta { $piece }.
fault-twice = { $piece } está en { $first } y también en { $second }.
fault-may-not-stand = { $piece } no puede quedarse en { $space }: la casilla no es blanca ni de su color.
fault-plies-contradict = Aquí no le puede tocar a { $side }.
papers-title = Posición o partida como texto
papers-text = Pega aquí una posición o una partida
papers-load = Cargar
papers-write = Escribir aquí la partida
papers-save = Guardar como archivo

## Repaso
review-title = Repaso
board-of-review = Tablero del repaso
review-it-now = Repaso
review-back = A la partida
review-analyse = Analizarla
review-progress = Hasta dónde llega el repaso
review-progress-bar = Movimientos repasados
review-state-none = Esta partida aún no se ha repasado.
review-state-running = Repasando: { $reviewed } de { $total } movimientos.
review-state-stopped = Detenido tras { $reviewed } de { $total } movimientos.
review-state-done = Los { $total } movimientos están repasados.
review-start = Repasar la partida
review-stop = Parar
review-continue = Seguir
review-graph = La ventaja en movimientos
review-graph-name = La ventaja a lo largo de { $reviewed } movimientos; al final: { $standing }. La tabla de abajo los tiene todos.
review-graph-empty = Aún no se ha repasado ningún movimiento.
review-slider = Movimiento
review-turns = Momentos clave
review-no-turns = Ninguno: nadie perdió un movimiento entero con una jugada.
review-no-turns-yet = Ninguno hasta ahora.
review-turn-move = { $number }. { $side }: { $move }
review-row-move = { $number }. { $side }
review-players = Los jugadores
review-table = Todos los movimientos en una tabla
review-column-move = Movimiento
review-column-played = Jugado
review-column-standing = Después
review-column-lost = Perdido
review-not-yet = Este movimiento aún no se ha repasado.

## Problemas del servidor
error-no-such-lesson = Esa lección no existe.
error-no-such-puzzle = Ese problema no existe.
error-no-move = «{ $text }» no es un movimiento.
error-bad-tree = El movimiento { $at } del árbol no es posible ahí.
error-bad-comment = Un comentario no puede contener una llave de cierre.
error-too-many-analyses = Se están analizando demasiadas posiciones. Inténtalo dentro de un momento.
error-unreadable = El servidor no pudo leer la petición.
