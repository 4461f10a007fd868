### The pages around the board, and the board itself.

## Doors
skip-to-content = Ir al contenido
doors = Páginas principales
door-play = Jugar
door-learn = Aprender
door-puzzles = Problemas
door-analyse = Análisis
door-games = Mis partidas
door-rules = Reglas
language = Idioma
settings = Ajustes
to-start = A la portada

## Start page
start-sentence = Una carrera para dos, Londres 1892: cruza el tablero saltando con tus veinte fichas, cada una hasta la casilla con su número, y descansa solo en tus colores.
start-play = Jugar
start-play-note = Contra el ordenador, o dos personas ante un tablero
start-learn = Aprender
start-learn-note = Todo el juego en cinco minutos
start-analyse = Analizar
start-analyse-note = Prueba jugadas y mira qué piensa el motor
start-continue = Seguir con tu última partida
board-start = Tablero de Colorito con las fichas en su salida

## New game
play-title = Partida nueva
play-from-position = La partida empieza en la posición de la que vienes.
opponent = Rival
opponent-computer = El ordenador
opponent-person = Alguien a tu lado
level = Nivel
level-shown = Nivel { $level } de 10, { $word }
level-word-1 = apacible
level-word-2 = amable
level-word-3 = atento
level-word-4 = fuerte
level-word-5 = implacable
names = Nombres, si queréis
name-of-red = Rojo
name-of-blue = Azul
your-side = Tu bando
side-red = Rojo
side-blue = Azul
chance = A suertes
starter = Quién empieza
starter-you = Tú
starter-other = El ordenador
variant = Variante
variant-colours = Solo colores
variant-colours-note = Los números no cuentan; solo el color de la casilla objetivo. Ideal para la primera partida.
variant-strict = Juego estricto
variant-strict-note = El desplazamiento de un desplazamiento-salto debe acabar donde la ficha pueda descansar. Más difícil.
variant-name-standard = reglas normales
variant-name-strict = juego estricto
variant-name-colours = solo colores
variant-name-strict-colours = solo colores, estricto
house-rule = Regla de la casa: la tercera repetición es tablas
house-rule-note = La única regla que no está en los reglamentos antiguos.
board = Tablero
board-note = El dibujo antiguo se ha perdido; el primero es nuestra reconstrucción.
board-name-standard = Normal
board-name-columns = Columnas
board-name-tiles = Baldosas
board-name-rows = Filas
clock = Reloj
clock-none = Sin reloj
clock-option = { $minutes } min + { $seconds } s por jugada
match-length = Encuentro
match-single = Una sola partida
match-of = { $games } partidas
match-note = En un encuentro el que empieza cambia en cada partida, y quien pierde carga con los movimientos que aún le faltaban.
begin = Empezar

## The game
game-title = Partida
board-of-game = Tablero de Colorito
actions = Qué puedes hacer
take-back = Deshacer
redo = Rehacer
hint = Pista
resign = Rendirse
offer-draw = Ofrecer tablas
turn-board = Girar
play-again = Otra vez
restart = Volver a empezar
more = Más
pass = pasar
moves = Movimientos
no-moves-yet = Aún no hay movimientos.
look-first = Primera posición
look-previous = Un movimiento atrás
look-next = Un movimiento adelante
look-last = Última posición
looking-back =
    { $ply ->
        [0] Así empezó todo.
       *[other] Tras { $ply } de { $last } movimientos.
    }
back-to-now = Volver al presente
type-move = Escribe un movimiento
type-move-example = p. ej. c1c3
play-it = Jugar
cancel = Cancelar
done = Listo
undo = Recuperar
export-record = Registro de la partida
picture-svg = Imagen (SVG)
picture-png = Imagen (PNG)
link-position = Enlace a esta posición
play-from-here = Jugar desde aquí
confirm-question = ¿Jugar { $move }?
plate-counts =
    { $home ->
        [20] las 20 en su sitio
       *[other] { $home } de 20 en su sitio · faltan unos { $needed }
    }
player-you = Tú
player-computer = Ordenador, nivel { $level }
turn-you = Te toca.
turn-computer = El ordenador está pensando.
turn-other = Le toca a { $who }.
two-sentences = { $first } { $second }
reply-you = Tu rival ha terminado. Te queda un turno de respuesta: si colocas tu última ficha, hay empate.
reply-other = { $complete } ha terminado. A { $who } le queda un turno de respuesta para empatar.
special-near-you = Todas tus casillas objetivo libres menos una están ocupadas por tu rival: la situación especial está cerca, y sería tu victoria.
special-near-other = Cuidado: todas las casillas objetivo de { $who } menos una están ocupadas por fichas contrarias. Puede darse la situación especial.
must-pass = No hay ningún movimiento legal, así que se pasa.
connection-lost = El servidor no responde. No se ha perdido nada; todo sigue en cuanto vuelva.
hint-thinking = Buscando una buena jugada…
hint-move = Juega { $move }
hint-pass = Tienes que pasar
hint-over = saltando { $pieces }
hint-plain = { $move }: { $why }.
hint-with-ladder = { $move }, { $over }: { $why }.
hint-reason-completes = coloca tu última ficha
hint-reason-special-situation = gana por la situación especial
hint-reason-tie = tú también terminas y salvas el empate
hint-reason-comes-home = la ficha llega a su casilla
hint-reason-clears-target = deja libre la casilla objetivo de { $piece }
hint-reason-leaves-opponents-target = quedarte en la casilla de tu rival le ayudaría a la situación especial
hint-reason-catches-up =
    { $rows ->
        [one] tu última ficha recupera una fila
       *[other] tu última ficha recupera { $rows } filas
    }
hint-reason-builds-ladder =
    { $rows ->
        [one] es una escalera para { $piece }, que así avanza una fila más
       *[other] es una escalera para { $piece }, que así avanza { $rows } filas más
    }
hint-reason-goes-ahead =
    { $rows ->
        [one] gana una fila
       *[other] gana { $rows } filas
    }
hint-reason-prepares = mantiene tus fichas al alcance unas de otras
hint-reason-only-move = es el único movimiento
resign-sure = ¿Se rinde { $who } en esta partida?
draw-offered = { $who } ofrece tablas.
draw-accept = Aceptar
draw-decline = Seguir jugando
game-deleted = La partida se ha borrado.

## The end
result-completion = Gana { $winner }: sus veinte fichas están en su sitio.
result-completion-you-win = ¡Has ganado! Todas tus fichas están en su sitio.
result-completion-you-lose = Gana { $winner }: ha colocado antes sus veinte fichas.
result-special = Gana { $winner } por la situación especial: las casillas que le faltaban están ocupadas por el otro bando.
result-special-you-win = Has ganado por la situación especial: tu rival ocupa todas las casillas que te faltaban.
result-special-you-lose = Gana { $winner } por la situación especial: tus fichas ocupan todas las casillas que le faltaban.
result-resignation = Gana { $winner }: { $loser } se ha rendido.
result-resignation-you-win = Has ganado: { $loser } se ha rendido.
result-resignation-you-lose = Te has rendido. Gana { $winner }.
result-time = Gana { $winner } por tiempo.
result-time-you-win = Has ganado por tiempo.
result-time-you-lose = Se te acabó el tiempo. Gana { $winner }.
result-tie = Empate: ambos han terminado en el mismo número de movimientos.
result-repetition = Tablas: la misma posición por tercera vez. Es una regla de la casa.
result-agreement = Tablas de mutuo acuerdo.
score-exact =
    { $moves ->
        [one] A { $who } le faltaba un movimiento: puntuación −1.
       *[other] A { $who } le faltaban { $moves } movimientos: puntuación −{ $moves }.
    }
score-exact-you =
    { $moves ->
        [one] Te faltaba un movimiento: puntuación −1.
       *[other] Te faltaban { $moves } movimientos: puntuación −{ $moves }.
    }
score-never = { $who } ya no habría podido terminar.
score-never-you = Ya no habrías podido terminar.
score-between = A { $who } le faltaban entre { $lower } y { $upper } movimientos.
score-between-you = Te faltaban entre { $lower } y { $upper } movimientos.
score-least = A { $who } le faltaban al menos { $lower } movimientos.
score-least-you = Te faltaban al menos { $lower } movimientos.
score-counting = El árbitro está contando.
score-stop = Dejar de contar
score-go-on = Seguir contando
watch-line = Ver el camino
to-match = Al encuentro

## Match
match-title = Encuentro
match-standing = { $red } contra { $blue }, { $games } partidas
match-game = Partida
match-result = Resultado
match-sum = Puntuación
match-next = Siguiente partida
match-tied = El encuentro acaba en empate.
match-won = { $who } gana el encuentro.

## My games
games-title = Mis partidas
games-none = Aún no hay partidas. La primera te espera.
games-more = Ver más
games-names = { $red } – { $blue }
games-going-on = En juego
games-won = { $winner }, { $how }
games-plies =
    { $plies ->
        [one] un movimiento
       *[other] { $plies } movimientos
    }
won-by-red = Ganó Rojo
won-by-blue = Ganó Azul
ending-completion = todas las fichas colocadas
ending-special = situación especial
ending-resignation = por abandono
ending-time = por tiempo
ending-tie = Empate
ending-repetition = Tablas por repetición
ending-agreement = Tablas de mutuo acuerdo
continue-it = Continuar
review-it = Ver
export-it = Exportar
delete-it = Borrar
delete-named = Borrar { $red } – { $blue }
import-title = Importar un registro
import-file = Elegir un archivo
import-text = Pega aquí un registro
import-it = Importar

## Analysis
analyse-title = Análisis

## Settings
theme = Luz
theme-auto = Como el dispositivo
theme-light = Día
theme-dark = Luz de lámpara
palette = Colores
palette-enamel = Esmalte
palette-clear = Claros, para cualquier visión del color
wood = Tablero
wood-walnut = Nogal
wood-maple = Arce
wood-ebony = Ébano
wood-felt = Tapete verde
pieces = Fichas
pieces-enamel = Esmalte
pieces-flat = Planas
pieces-bold = Números grandes
volume = Volumen
textures = Dibujos más marcados en las casillas de color
textures-note = Rayado, puntos, cuadrícula y líneas repiten el color, con claridad en vez de apenas.
sound = Sonido
motion = Las fichas viajan salto a salto
pace = Velocidad de las fichas
pace-slow = Lenta
pace-normal = Normal
pace-fast = Rápida
confirm-moves = Preguntar antes de cada movimiento
confirm-moves-note = Práctico en pantallas pequeñas.

## Words of the board
comma = ,{ " " }
piece = { $colour } { $number }
piece-home = { $piece }, en su sitio
colour-red = roja
colour-yellow = amarilla
colour-dark-blue = azul oscuro
colour-light-blue = azul claro
space-coloured = casilla { $colour }
space-white = casilla blanca
space-target = casilla objetivo de { $piece }
note-chosen = elegida
note-can-move =
    { $count ->
        [one] tiene un movimiento
       *[other] tiene { $count } movimientos
    }
note-destination =
    { $hops ->
        [one] puede venir: { $kind }
       *[other] puede venir: { $kind }, { $hops } tramos
    }
note-no-rest = aquí no puede descansar
kind-step = desplazamiento
kind-jump = salto
kind-step-jump = desplazamiento-salto
moved = { $piece } de { $from } a { $to }, { $kind }.
moved-pass = Sin movimiento legal: se pasa.

## Trouble
nowhere-title = Aquí no hay nada
nowhere-text = No hay ninguna página en esta dirección.
trouble-title = Algo no ha funcionado
try-again = Volver a intentarlo
