### The page of a game: what its board and its buttons can do besides moving.

## Watching
review-it-now = Repaso
look-again = Ver otra vez el movimiento
watch-counter = El camino que faltaba: movimiento { $at } de { $of }.
watch-stop = Detener

## Choosing a move ahead
note-plan = elegir esta casilla por adelantado
plan-made = Elegido por adelantado: de { $from } a { $to }. Se jugará si entonces es posible.
plan-lost = El movimiento que elegiste por adelantado ya no es posible. Elige otro.

## Players
time-warning = Quedan { $seconds } segundos.
plate-home = { $home } de 20 en su objetivo

## Only the board
zen = Solo el tablero
zen-off = Mostrar todo

## New game
play-more = Más opciones
chosen-side =
    { $side ->
        [red] Juegas con Rojo
        [blue] Juegas con Azul
       *[chance] Bando por sorteo
    }
chosen-starter =
    { $who ->
        [you] Empiezas tú
        [computer] Empieza la máquina
        [friend] Empieza la otra persona
        [red] Empieza Rojo
        [blue] Empieza Azul
       *[chance] Se sortea quién empieza
    }

## Pictures, and two at one device
turning = Girar el tablero tras cada movimiento
picture-copy = Copiar imagen
picture-copied = La imagen está en el portapapeles.
picture-failed = El navegador no lo ha permitido.
embed-copy = Copiar el código para tu página
report = Denunciar
block = Bloquear
embed-copied = El código está en el portapapeles. Donde lo pongas, la imagen seguirá la partida.
share = Compartir

## Playing with others
opponent-friend = Alguien, con un enlace
opponent-anyone = O juega con cualquiera en la sala
starter-friend = La otra persona
rated-wish = La partida debe contar para la clasificación
make-link = Crear el enlace
