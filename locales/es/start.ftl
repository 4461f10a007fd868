### The board of the start page: what it shows by itself, and how it invites.

demo-race = Una carrera para dos: cada ficha tiene un número y un color, y al otro lado una casilla que lleva ambos.
demo-step = Un desplazamiento: a una casilla adyacente libre, blanca o del color de la ficha.
demo-jump = Un salto: por encima de cualquier ficha adyacente, a la casilla libre que hay justo detrás.
demo-chain = Salto tras salto en un solo movimiento. Solo la última casilla debe ser blanca o del color de la ficha.
demo-step-jump = Un desplazamiento-salto: primero un desplazamiento, aunque sea a otro color, y después saltos.
demo-over = Nunca se captura nada: las fichas de todos son la escalera de todos.
demo-choose = Un punto es un desplazamiento; un arco, un salto. El anillo del otro lado señala el objetivo de esta ficha.
demo-try = ¡Te toca! Toca una ficha roja o amarilla y luego una de las casillas marcadas. La máquina responderá.
demo-begin = Prueba tú un movimiento
