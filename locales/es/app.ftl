### Las páginas alrededor del tablero, y el propio tablero.
###
### Las frases sobre un jugador saben por `$who` quién es: `you` (quien lee), `computer`, o `name` con el nombre en `$name`.

## Puertas
skip-to-content = Ir al contenido
page-description = Colorito, el juego de mesa de 1892: juega contra la máquina o con otra persona, apréndelo y resuelve problemas.
doors = Páginas principales
door-play = Jugar
door-learn = Aprender
door-puzzles = Problemas
door-analyse = Análisis
door-games = Partidas
door-rules = Reglas
language = Idioma
settings = Ajustes
to-start = Ir al inicio

## Inicio
start-sentence = Una carrera para dos, nacida en Londres en 1892: lleva tus veinte fichas al otro lado del tablero, cada una a la casilla de su color y su número. Por el camino, una ficha solo puede quedarse en una casilla blanca o de su propio color.
start-play = Jugar
start-play-note = Contra la máquina o con otras personas, aquí o a distancia
start-learn = Aprender
start-learn-note = Lecciones breves, un movimiento cada vez
start-analyse = Analizar
start-analyse-note = Prueba movimientos y mira qué opina el motor
start-continue = Seguir con tu última partida
board-start = Tablero de Colorito con las fichas en la posición inicial

## Partida nueva
play-title = Partida nueva
play-from-position = La partida empieza en la posición que estabas viendo.
opponent = Rival
opponent-computer = La máquina
opponent-person = Dos personas en este dispositivo
level = Nivel
level-shown = Nivel { $level } de 10, { $word }
level-word-1 = apacible
level-word-2 = amable
level-word-3 = atento
level-word-4 = fuerte
level-word-5 = implacable
names = Nombres (opcional)
name-of-red = Rojo
name-of-blue = Azul
your-side = Tu bando
side-red = Rojo
side-blue = Azul
chance = Por sorteo
starter = Quién empieza
starter-you = Tú
starter-other = La máquina
variant = Variante
variant-colours = Solo colores
variant-colours-note = Los números no cuentan, solo el color de la casilla objetivo. Buena para la primera partida.
variant-strict = Juego estricto
variant-strict-note = El desplazamiento de un desplazamiento-salto debe acabar donde la ficha pueda quedarse. Más difícil.
variant-name-standard = reglas normales
variant-name-strict = juego estricto
variant-name-colours = solo colores
variant-name-strict-colours = solo colores, estricto
house-rule = Regla de la casa: la tercera repetición es tablas
house-rule-note = No está en ningún reglamento. Es nuestra, para que toda partida termine.
board = Tablero
board-note = Nuestras copias de los reglamentos no tienen imágenes, así que el diseño del primer tablero es una reconstrucción nuestra; los demás sirven para comparar.
board-name-standard = Normal
board-name-columns = Columnas
board-name-tiles = Mosaico
board-name-rows = Filas
board-unnamed = Tu propio diseño
board-make-own = Un tablero propio…
clock = Reloj
clock-none = Sin reloj
clock-option = { $minutes } min + { $seconds } s por movimiento
clock-days =
    { $days ->
        [one] Un día por movimiento
       *[other] { $days } días por movimiento
    }
clock-days-saved =
    { $days ->
        [one] Un día por movimiento; el tiempo sobrante se guarda hasta { $most } días
       *[other] { $days } días por movimiento; el tiempo sobrante se guarda hasta { $most } días
    }
clock-left =
    { $hours ->
        [0] { $days } d
       *[other] { $days } d { $hours } h
    }
kind-board = tablero: { $name }
invitation-board = otro tablero
invitation-rated = cuenta para la clasificación
match-length = Encuentro
match-single = Una sola partida
match-of = { $games } partidas
match-note = En un encuentro empieza cada vez un jugador distinto, y a quien pierde se le restan los movimientos que aún le faltaban.
begin = Empezar

## La partida
game-title = Partida
board-of-game = Tablero de Colorito
actions = Qué puedes hacer
take-back = Deshacer
redo = Rehacer
hint = Pista
resign = Abandonar
offer-draw = Ofrecer tablas
turn-board = Girar
play-again = Otra partida
restart = Volver a empezar
more = Más
pass = pasar
moves = Movimientos
no-moves-yet = Aún no hay movimientos.
move-time = Tiempo de reflexión
look-first = Primera posición
look-previous = Un movimiento atrás
look-next = Un movimiento adelante
look-last = Última posición
looking-back =
    { $ply ->
        [0] Así empezó todo.
       *[other] Tras el movimiento { $ply } de { $last }.
    }
back-to-now = Volver a la posición actual
type-move = Escribe un movimiento
type-move-example = p. ej. c1c3
play-it = Jugar
cancel = Cancelar
done = Listo
undo = Deshacer
export-record = Registro de la partida
picture-svg = Imagen (SVG)
picture-png = Imagen (PNG)
link-position = Enlace a esta posición
play-from-here = Jugar desde aquí
confirm-question = ¿Jugar { $move }?
plate-counts =
    { $home ->
        [20] las 20 en su objetivo
       *[other] { $home } de 20 en su objetivo · { $needed ->
            [one] falta más o menos un movimiento
           *[other] faltan unos { $needed } movimientos
        }
    }
player-you = Tú
player-computer = Máquina, nivel { $level }
player-recorded = Colorito (nivel { $level })
player-program = { $name } (programa)
turn =
    { $who ->
        [you] Te toca.
        [computer] La máquina está pensando.
       *[name] Le toca a { $name }.
    }
two-sentences = { $first } { $second }
complete =
    { $who ->
        [you] Has terminado: todas tus fichas están en su objetivo.
        [computer] La máquina ha terminado: todas sus fichas están en su objetivo.
       *[name] { $name } ha terminado: todas sus fichas están en su objetivo.
    }
reply =
    { $who ->
        [you] Te queda un turno de respuesta: si con él llevas tu última ficha a su objetivo, hay empate.
        [computer] A la máquina le queda un turno de respuesta para empatar.
       *[name] A { $name } le queda un turno de respuesta para empatar.
    }
special-near =
    { $who ->
        [you] Tu rival ocupa todas las casillas objetivo que te faltan, menos una: la situación especial está cerca, y sería tu victoria.
        [computer] Cuidado: tus fichas ocupan todas las casillas objetivo que le faltan a la máquina, menos una. Pronto podría ganar por la situación especial.
       *[name] Cuidado: el otro bando ocupa todas las casillas objetivo que le faltan a { $name }, menos una. Pronto podría ganar por la situación especial.
    }
must-pass = No hay ningún movimiento válido, así que pasas.
connection-lost = El servidor no responde. No se ha perdido nada; todo sigue en cuanto vuelva.
hint-thinking = Buscando un buen movimiento…
hint-move = Juega { $move }
hint-pass = Tienes que pasar
hint-over = saltando sobre { $pieces }
hint-plain = { $move }: { $why }.
hint-with-ladder = { $move }, { $over }: { $why }.
hint-reason-completes = lleva tu última ficha a su objetivo
hint-reason-special-situation = gana por la situación especial
hint-reason-tie = también tú terminas y salvas el empate
hint-reason-comes-home = la ficha llega a su objetivo
hint-reason-clears-target = deja libre la casilla objetivo de { $piece }
hint-reason-leaves-opponents-target = quedarte en una casilla objetivo de tu rival le acercaría a la situación especial
hint-reason-catches-up =
    { $rows ->
        [one] tu ficha más atrasada recupera una fila
       *[other] tu ficha más atrasada recupera { $rows } filas
    }
hint-reason-builds-ladder =
    { $rows ->
        [one] sirve de escalera para { $piece }, que así puede avanzar una fila más
       *[other] sirve de escalera para { $piece }, que así puede avanzar { $rows } filas más
    }
hint-reason-frees = permite que { $piece } vuelva a moverse
hint-reason-fetches = va en ayuda de { $piece }, que está varada
hint-reason-fetches-with-two = va en ayuda de { $piece }, que necesitará el apoyo de dos fichas
hint-reason-goes-ahead =
    { $rows ->
        [one] avanza una fila
       *[other] avanza { $rows } filas
    }
hint-reason-prepares = mantiene tus fichas al alcance unas de otras
hint-reason-only-move = es el único movimiento
resign-sure =
    { $who ->
        [you] ¿Quieres abandonar esta partida?
       *[name] ¿Quiere { $name } abandonar esta partida?
    }
draw-offered =
    { $who ->
        [you] Has ofrecido tablas.
       *[name] { $name } ofrece tablas.
    }
draw-accept = Aceptar
draw-decline = Seguir jugando
game-deleted = La partida se ha borrado.

## El final: quién ganó y después por qué. `$who` es quien gana en `won`, en lo demás quien pierde; `$you` ha ganado (`won`), perdido (`lost`) o solo miraba.
won =
    { $who ->
        [you] ¡Has ganado!
        [computer] Gana la máquina.
       *[name] Gana { $name }.
    }
result-completion =
    { $you ->
        [won] Todas tus fichas están en su objetivo.
       *[other] Sus veinte fichas están en su objetivo.
    }
result-special =
    { $you ->
        [won] Es la situación especial: tu rival ocupa todas las casillas objetivo que te faltaban.
        [lost] Es la situación especial: tus fichas ocupan todas las casillas objetivo que le faltaban.
       *[other] Es la situación especial: el otro bando ocupa todas las casillas objetivo que le faltaban.
    }
result-resignation =
    { $who ->
        [you] Has abandonado.
        [computer] La máquina ha abandonado.
       *[name] { $name } ha abandonado.
    }
result-time =
    { $who ->
        [you] Se te acabó el tiempo.
        [computer] A la máquina se le acabó el tiempo.
       *[name] A { $name } se le acabó el tiempo.
    }
result-tie = Empate: los dos han terminado en el mismo número de movimientos.
result-repetition = Tablas: la misma posición por tercera vez. Es una regla de la casa.
result-agreement = Tablas de mutuo acuerdo.
result-absence =
    { $who ->
        [you] Abandonaste la partida.
        [computer] La máquina abandonó la partida.
       *[name] { $name } abandonó la partida.
    }
result-claim = Tablas: una de las partes se había ido y la otra declaró tablas.
result-aborted = La partida se anuló porque una de las partes no había movido. No cuenta.
score-exact =
    { $who ->
        [you] { $moves ->
            [one] Te faltaba un movimiento: puntuación −1.
           *[other] Te faltaban { $moves } movimientos: puntuación −{ $moves }.
        }
        [computer] { $moves ->
            [one] A la máquina le faltaba un movimiento: puntuación −1.
           *[other] A la máquina le faltaban { $moves } movimientos: puntuación −{ $moves }.
        }
       *[name] { $moves ->
            [one] A { $name } le faltaba un movimiento: puntuación −1.
           *[other] A { $name } le faltaban { $moves } movimientos: puntuación −{ $moves }.
        }
    }
score-never =
    { $who ->
        [you] Ya no habrías podido terminar.
        [computer] La máquina ya no habría podido terminar.
       *[name] { $name } ya no habría podido terminar.
    }
score-between =
    { $who ->
        [you] Te faltaban entre { $lower } y { $upper } movimientos.
        [computer] A la máquina le faltaban entre { $lower } y { $upper } movimientos.
       *[name] A { $name } le faltaban entre { $lower } y { $upper } movimientos.
    }
score-least =
    { $who ->
        [you] { $lower ->
            [one] Te faltaba al menos un movimiento.
           *[other] Te faltaban al menos { $lower } movimientos.
        }
        [computer] { $lower ->
            [one] A la máquina le faltaba al menos un movimiento.
           *[other] A la máquina le faltaban al menos { $lower } movimientos.
        }
       *[name] { $lower ->
            [one] A { $name } le faltaba al menos un movimiento.
           *[other] A { $name } le faltaban al menos { $lower } movimientos.
        }
    }
score-counting = Se está contando el número exacto.
score-stop = Dejar de contar
score-go-on = Seguir contando
watch-line = Ver el camino que faltaba
to-match = Ir al encuentro

## Mis partidas
games-names = { $red } – { $blue }
delete-it = Borrar

## Palabras del tablero
comma = ,{ " " }
piece =
    { $colour ->
        [red] la roja { $number }
        [yellow] la amarilla { $number }
        [dark-blue] la azul oscuro { $number }
       *[light-blue] la azul claro { $number }
    }
piece-home = { $piece }, en su objetivo
space-coloured =
    { $colour ->
        [red] casilla roja
        [yellow] casilla amarilla
        [dark-blue] casilla azul oscuro
       *[light-blue] casilla azul claro
    }
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
        [one] destino posible: { $kind }
       *[other] destino posible: { $kind }, { $hops } tramos
    }
note-no-rest = aquí no puede quedarse
kind-step = desplazamiento
kind-jump = salto
kind-step-jump = desplazamiento-salto
moved =
    { $kind ->
        [step] Desplazamiento: { $piece } de { $from } a { $to }.
        [jump] Salto: { $piece } de { $from } a { $to }.
       *[step-jump] Desplazamiento-salto: { $piece } de { $from } a { $to }.
    }
moved-pass = Sin movimiento válido: se pasa.

## Cuando algo falla
nowhere-title = Aquí no hay nada
nowhere-text = No hay ninguna página en esta dirección.
trouble-title = Algo no ha funcionado
try-again = Volver a intentarlo
error-unreachable = El servidor no responde. ¿Sigue en marcha?
error-unknown = Algo ha fallado ({ $code }). Vuelve a cargar la página.
