### The keys, as the box behind `?` names them.

keys-title = Teclas
keys-page = En esta página
keys-board = En el tablero
keys-everywhere = En todas partes
keys-to-board = ir al tablero y seguir
keys-walk = ir de casilla en casilla
keys-choose = elegir una ficha; moverla aquí
keys-release = soltar, o anular un movimiento elegido por adelantado
keys-back = un movimiento atrás
keys-on = un movimiento adelante
keys-first = a la primera posición
keys-last = a la última posición
keys-replay = ver otra vez el último movimiento
keys-hint = una pista
keys-take-back = deshacer
keys-turn = girar el tablero
keys-type = escribir un movimiento
keys-zen = solo el tablero
keys-new = partida nueva
keys-help = este cuadro
keys-letters = Usar teclas de letras
keys-letters-note = Desactívalas si manejas el dispositivo con la voz.
