### Mis partidas: buscar, filtrar, tirar y recuperar.

games-filter = Buscar y filtrar
games-search = Nombre
games-state = Qué partidas
games-state-all = Todas
games-state-mine = Te toca a ti
games-state-open = En juego
games-state-over = Terminadas
games-state-won = Las que ganaste
games-state-lost = Las que perdiste
games-state-drawn = Empates
games-opponent-all = Cualquiera
games-opponent-computer = La máquina
games-opponent-people = Personas
games-variant-all = Todas
games-none-found = Ninguna partida coincide.
games-bin = Papelera
games-bin-title = Papelera
games-bin-leave = Volver a las partidas
games-bin-empty = La papelera está vacía.
games-binned = La partida está en la papelera.
games-restore = Recuperar
games-restore-named = Recuperar { $red } – { $blue }
games-restored = La partida se ha recuperado.
games-open = Abrir
games-winner =
    { $who ->
        [you] Ganaste
        [computer] Ganó la máquina
       *[name] Ganó { $name }
    }
games-points = −{ $points }

## Encuentros
match-wins = Victorias
match-games-given-up = Abandonadas o perdidas por tiempo
match-given-up = perdió
match-minus = Puntuación negativa
match-point = ganó
match-counting = La puntuación todavía se está contando.
match-rule = Quien empieza cambia de una partida a otra. Gana el encuentro quien gane más partidas. Con las mismas victorias, quien haya abandonado o perdido por tiempo menos veces; después, quien haya recibido menos puntos negativos.

## Encuentro
match-title = Encuentro
match-standing = { $red } – { $blue } · { $games } partidas
match-game = Partida
match-result = Resultado
match-next = Siguiente partida
match-continue = Continuar la partida
match-tied = El encuentro acaba en empate.
match-won =
    { $who ->
        [you] Ganas el encuentro.
        [computer] La máquina gana el encuentro.
       *[name] { $name } gana el encuentro.
    }

## Mis partidas
games-account = Iniciar sesión o crear una cuenta
games-title = Mis partidas
games-none = Aún no hay partidas. La primera te espera.
games-more = Ver más
games-going-on = En juego
games-plies =
    { $plies ->
        [one] un movimiento
       *[other] { $plies } movimientos
    }
ending-completion = todas las fichas en su objetivo
ending-special = situación especial
ending-resignation = por abandono
ending-time = por tiempo
ending-tie = Empate
ending-repetition = Tablas por repetición
ending-agreement = Tablas de mutuo acuerdo
ending-absence = por abandono
ending-claim = Tablas por abandono de una parte
ending-aborted = Anulada
continue-it = Continuar
review-it = Ver
export-it = Exportar
delete-named = Borrar { $red } – { $blue }
import-title = Importar un registro
import-file = Elegir un archivo
import-text = Pega aquí un registro
import-it = Importar
