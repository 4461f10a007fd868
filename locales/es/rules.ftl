# La página de las reglas. Lo que no está en los reglamentos, sino que es nuestro, tiene su propia clave, `rules-<section>-ours-<n>`.

rules-title = Las reglas de Colorito
rules-lead = Dos jugadores, un tablero de cien casillas, veinte fichas numeradas cada uno. Llevas tus fichas al lado opuesto, a las casillas de su color y su número. Gana quien necesita menos movimientos; con el mismo número hay empate.
rules-ours = Nuestro
rules-ours-note = Las reglas siguen los reglamentos de 2010. Lo que no está en ellos lleva esta marca.

rules-contents-title = Componentes
rules-contents-text-1 = Un tablero en dos partes y cuarenta fichas: diez rojas con los números del 1 al 10, diez amarillas del 11 al 20, diez azul oscuro del 1 al 10 y diez azul claro del 11 al 20.

rules-board-title = El tablero
rules-board-text-1 = Las dos filas más cercanas a cada jugador son blancas y llevan números. Las filas centrales son rojas, amarillas, azul oscuro y azul claro, y dos casillas de color adyacentes nunca comparten color. Aquí las columnas se llaman de la a a la j y las filas del 1 al 10, vistas desde el lado de Rojo.
rules-board-ours-1 = Nuestras copias de los reglamentos no tienen imágenes, así que el diseño de colores es una reconstrucción: de los diseños regulares que cumplen las reglas, aquel en el que las partidas fluyen mejor. Quien tenga otra edición puede usar el suyo.

rules-setup-title = Preparación
rules-setup-text-1 = Rojo juega con las fichas rojas y amarillas; Azul, con las azul oscuro y azul claro. Un tablero impreso tiene flechas: colócalo de modo que las flechas de tus colores queden de tu lado. Las fichas del 1 al 10 van en la fila que su jugador tiene justo delante y las del 11 al 20 en la siguiente. Así, las rojas empiezan en números azul oscuro, las amarillas en números azul claro, y al revés.
rules-setup-text-2 = Los jugadores acuerdan quién empieza. Después mueven por turnos.
rules-setup-ours-1 = También es una reconstrucción que los números vayan de izquierda a derecha, vistos por su jugador: solo así todos los caminos al objetivo pasan por el centro.

rules-target-title = La casilla objetivo
rules-target-text-1 = Cada ficha tiene una casilla objetivo: la blanca del lado opuesto con su color y su número. Vista desde la casilla inicial, está en diagonal al otro lado del centro. La roja 1 va de a1 a j10.
rules-target-text-2 = Una ficha puede volver a salir de su objetivo.

rules-move-title = Mover
rules-move-text-1 = En tu turno debes mover exactamente una de tus fichas, con un desplazamiento, un salto o un desplazamiento-salto. Nunca se captura. Puedes ir adelante, a los lados y atrás, en recto o en diagonal.
rules-move-text-2 = Una regla vale para todo movimiento: la casilla donde acaba tiene que ser blanca o del color de la ficha. Ahí la ficha puede quedarse.

rules-step-title = Desplazamiento
rules-step-text-1 = La ficha pasa a una casilla adyacente libre en la que puede quedarse. Entre dos casillas de color nunca es posible, porque las adyacentes tienen colores distintos.

rules-jump-title = Salto
rules-jump-text-1 = La ficha pasa en línea recta por encima de una ficha adyacente, tuya o de tu rival, y cae en la casilla libre que hay justo detrás. Desde ahí puede seguir saltando cuantas veces quieras, en cualquier dirección, incluso otra vez sobre la misma ficha.

rules-step-jump-title = Desplazamiento-salto
rules-step-jump-text-1 = La ficha se desplaza primero a cualquier casilla adyacente libre, sea del color que sea, y después salta. Nunca al revés: tras un salto no hay desplazamiento.

rules-passing-title = Por el camino
rules-passing-text-1 = Solo cuenta la última casilla del movimiento. Las anteriores pueden ser de cualquier color, porque el movimiento aún continúa.
rules-passing-text-2 = Mientras una ficha se mueve, la casilla que dejó cuenta como vacía: puede pasar por ella, y ahí no hay nada sobre lo que saltar. Un movimiento debe acabar en una casilla distinta de la inicial. Dos caminos a la misma casilla son el mismo movimiento.

rules-sample-title = Tres movimientos de un medio juego
rules-sample-text-1 = Le toca a Azul y empieza el medio juego. Se muestran un desplazamiento, un salto y un desplazamiento-salto. Pruébalos en el tablero, o cualquier otro movimiento.
rules-sample-step = El desplazamiento: { $move }
rules-sample-jump = El salto: { $move }
rules-sample-step-jump = El desplazamiento-salto: { $move }
rules-sample-back = Volver
rules-sample-play = Seguir jugando desde aquí

rules-pass-title = Sin movimientos
rules-pass-ours-1 = Si no tienes ningún movimiento válido, pasas. Nunca se ha visto en una partida, pero es posible, y los reglamentos no dicen nada.

rules-end-title = El fin de la partida
rules-end-text-1 = Has terminado cuando tus veinte fichas están en su objetivo. En cuanto un jugador termina, acaba la partida.
rules-end-text-2 = Si termina primero quien no empezó, gana en el acto: los dos han movido las mismas veces.

rules-reply-title = El turno de respuesta
rules-reply-text-1 = Si termina primero quien empezó, al otro jugador le queda exactamente un turno de respuesta. Si con él también termina, hay empate. Si no, gana quien empezó.

rules-special-title = La situación especial
rules-special-text-1 = Nadie evita la derrota quedándose en las casillas objetivo del rival. En cuanto todas tus casillas objetivo que aún no ocupa la ficha correcta están ocupadas por fichas de tu rival, ganas.
rules-special-ours-1 = Al pie de la letra, eso ya se cumpliría antes del primer movimiento; por eso al menos una de tus casillas objetivo debe estar bien ocupada. Se comprueba tras cada movimiento, para los dos jugadores, y no hay turno de respuesta.

rules-score-title = La puntuación
rules-score-text-1 = Quien pierde recibe una puntuación negativa: los movimientos que aún necesita para terminar. Un empate no puntúa.
rules-score-ours-1 = Contamos el mínimo de movimientos seguidos si solo moviera quien pierde, con las fichas del ganador quietas; llegar a la situación especial también vale como final. Tras un turno de respuesta se cuenta desde la posición que resulta de él.

rules-house-title = Una regla de la casa
rules-house-ours-1 = Los reglamentos no dicen qué pasa si los dos jugadores van y vienen sin fin. Por eso, cuando aparece por tercera vez la misma posición y le toca al mismo jugador, la partida acaba en tablas. Esta regla se puede desactivar.

rules-early-title = Acabar antes
rules-early-ours-1 = Puedes abandonar o acordar tablas, y se puede jugar con reloj. Una partida abandonada o perdida por tiempo tiene ganador, pero no puntuación.

rules-variants-title = Variantes
rules-variants-text-1 = «Solo colores» es más sencilla y buena para aprender. Se prescinde de los números: basta con llevar cada ficha a la fila de su color, a cualquiera de sus diez casillas.
rules-variants-text-2 = El «juego estricto» es más difícil. También el desplazamiento de un desplazamiento-salto debe acabar donde la ficha puede quedarse, y el salto sigue desde ahí.
rules-variants-ours-1 = Las dos variantes se pueden combinar.

rules-example-setup = El comienzo, visto desde el lado de Rojo. Cada ficha está en el número de la ficha equivalente del rival.
rules-example-step = Un desplazamiento: la amarilla 18 entra en las filas de color por una casilla amarilla.
rules-example-jump = Un salto triple: la roja 3 pasa por e5, azul claro, y se queda en g7, roja.
rules-example-step-jump = Un desplazamiento-salto: la roja 1 se desplaza a b2 y luego salta cuatro veces, hasta su objetivo en j10.
rules-example-sample = El comienzo de un medio juego; le toca a Azul.
rules-example-special = La situación especial: con la roja 2 en su objetivo, i10, el único que falta lo ocupa la azul oscuro 1. Gana Rojo.
rules-example-reply = El turno de respuesta: Rojo empezó y ha terminado. La azul oscuro 5 se desplaza, salta a su objetivo y salva el empate.
