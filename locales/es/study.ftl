### Las páginas para aprender y repasar.

## Aprender
learn-page-title = Aprende Colorito
learn-page-lead = Ejercicios breves, un movimiento en cada uno. Al terminarlos todos, conoces el juego entero.
learn-progress = { $done } de { $total } lecciones hechas
learn-begin = Empezar
learn-go-on = Seguir
learn-to-puzzles = Ir a los problemas
learn-to-rules = Leer las reglas
learn-done = hecha
learn-all = Todas las lecciones
lesson-number = Lección { $number }
lesson-next = Siguiente: { $title }
exercise-number = Ejercicio { $number } de { $total }
exercise-next = Siguiente ejercicio
lesson-show-me = Muéstramelo
lesson-shown = Así: { $move }. Ahora tú.
board-of-lesson = Tablero del ejercicio
legend-title = Qué significan las marcas
legend-step = se llega con un desplazamiento
legend-jump = se llega con un salto
legend-step-jump = se llega con un desplazamiento-salto
legend-no-rest = oscurecida: la ficha elegida no puede quedarse aquí
legend-target = la casilla objetivo de la ficha elegida
legend-home = esta ficha está en su objetivo
legend-last-move = dónde empezó y acabó el último movimiento

## Reglas
rules-to-learn = Aprender jugando
rules-print = Imprimir

## Problemas
puzzles-page-title = Problemas
puzzles-page-lead = { $total } posiciones de partidas. Cada una tiene una solución demostrada o hallada con una búsqueda muy profunda.
puzzles-progress = { $done } de { $total } resueltos
puzzles-solved-of = { $done } de { $total }
puzzles-grades = Niveles (sin elegir, todos)
puzzles-all = Todos los problemas
puzzle-solve = Resolver
puzzle-solved-again = Resuelto. Verlo otra vez
puzzle-named = Problema { $number }, { $grade }
puzzle-named-solved = { $name }, resuelto
puzzle-show-answer = Ver la solución
puzzle-answer = La solución: { $line }
puzzle-next-unsolved = Siguiente problema sin resolver
puzzle-again = Intentarlo otra vez
board-of-puzzle = Tablero del problema

## Análisis
board-of-analysis = Tablero de análisis
analysis-variations = Líneas secundarias
analysis-comment = Comentario sobre este movimiento
analysis-remove = Borrar desde aquí
analysis-promote = Hacer línea principal
analysis-new = Análisis nuevo
link-copied = Enlace copiado.
link-copy-by-hand = Enlace para copiar
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
placing-begin = Colocar fichas
placing-end = Analizar esta posición
placing-title = Crear una posición
placing-note = Pon cada ficha donde quieras; si la casilla está ocupada, las dos fichas se intercambian. Abajo se indica lo que impide jugar la posición.
placing-turn = A quién le toca
placing-playable = Esta posición se puede jugar.
board-of-placing = Tablero para crear una posición
fault-missing = Falta { $piece }.
fault-twice = { $Piece } está en { $first } y también en { $second }.
fault-may-not-stand = { $Piece } no puede quedarse en { $space }: la casilla no es blanca ni de su color.
fault-plies-contradict = Aquí no le puede tocar a { $side }.
papers-title = Posición o partida como texto
papers-text = Pega aquí una posición o una partida
papers-load = Cargar
papers-write = Escribir aquí la partida
papers-save = Guardar como archivo

## Repaso
review-title = Repaso
board-of-review = Tablero del repaso
review-back = Ir a la partida
review-analyse = Analizarla
review-progress = Progreso del repaso
review-progress-bar = Movimientos repasados
review-state-none = Esta partida aún no se ha repasado.
review-state-running = Repasando: { $reviewed } de { $total ->
    [one] un movimiento
   *[other] { $total } movimientos
}.
review-state-stopped = Detenido tras { $reviewed } de { $total ->
    [one] un movimiento
   *[other] { $total } movimientos
}.
review-state-done =
    { $total ->
        [one] El único movimiento está repasado.
       *[other] Los { $total } movimientos están repasados.
    }
review-start = Repasar la partida
review-stop = Parar
review-continue = Seguir
review-graph = La ventaja en movimientos
review-graph-name =
    { $reviewed ->
        [one] La ventaja tras un movimiento: { $standing }. La tabla de abajo los contiene todos.
       *[other] La ventaja a lo largo de { $reviewed } movimientos; al final: { $standing }. La tabla de abajo los contiene todos.
    }
review-graph-empty = Aún no se ha repasado ningún movimiento.
review-slider = Movimiento
review-turns = Momentos clave
review-no-turns = Ninguno: mientras la partida estuvo abierta, ningún movimiento costó uno entero.
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
analyse-title = Análisis
