# La página de las reglas y la de la historia.

rules-title = Las reglas de Colorito
rules-lead = Dos jugadores, un tablero de cien casillas, veinte fichas numeradas cada uno. Llevas tus fichas al lado opuesto, a las casillas de su color y su número. Gana quien lo consigue en menos movimientos.

rules-board-title = El tablero
rules-board-text-1 = El tablero tiene diez columnas, de la a a la j, y diez filas, de la 1 a la 10, contadas desde el sitio de Rojo. Las dos filas más cercanas a cada jugador son blancas y llevan números impresos. Las seis filas centrales son rojas, amarillas, azul oscuro y azul claro. Dos casillas de color adyacentes nunca comparten color.
rules-board-text-2 = Las imágenes de los reglamentos que sigue este juego se han perdido, así que el diseño de colores es una reconstrucción: de los diseños regulares que cumplen las reglas, aquel en el que las partidas fluyen mejor. Quien tenga otra edición puede introducir el suyo.

rules-setup-title = Preparación
rules-setup-text-1 = Rojo tiene las fichas rojas del 1 al 10 y las amarillas del 11 al 20. Azul tiene las azul oscuro del 1 al 10 y las azul claro del 11 al 20. Las fichas del 1 al 10 van en la fila más cercana a su jugador, de izquierda a derecha, y las del 11 al 20 en la fila de delante. Así, las fichas rojas empiezan en números azul oscuro, y al revés.
rules-setup-text-2 = Decidid quién empieza. Después se juega por turnos.

rules-target-title = La casilla objetivo
rules-target-text-1 = Cada ficha tiene una casilla objetivo: la blanca del lado opuesto con su color y su número. Está en diagonal desde la salida, a través del centro del tablero. La roja 1 va de a1 a j10.
rules-target-text-2 = Una ficha en su casilla objetivo está en casa. Puede volver a salir.

rules-move-title = Mover
rules-move-text-1 = En tu turno debes mover exactamente una de tus fichas, con un desplazamiento, un salto o un desplazamiento-salto. No hay capturas. Puedes ir adelante, a los lados y atrás, en recto o en diagonal.
rules-move-text-2 = Una regla vale para todo movimiento: la casilla donde acaba tiene que ser blanca o del color de la ficha. Ahí puede quedarse.

rules-step-title = Desplazamiento
rules-step-text-1 = La ficha pasa a una casilla adyacente libre en la que puede quedarse. Entre dos casillas de color nunca es posible, porque las vecinas tienen colores distintos.

rules-jump-title = Salto
rules-jump-text-1 = La ficha salta en línea recta sobre una ficha adyacente, tuya o contraria, y cae en la casilla libre que hay justo detrás. Desde ahí puede seguir saltando cuantas veces quieras, en cualquier dirección, incluso otra vez sobre la misma ficha.

rules-step-jump-title = Desplazamiento-salto
rules-step-jump-text-1 = La ficha primero se desplaza a cualquier casilla adyacente libre, sea del color que sea, y luego salta, una o más veces. Nunca al revés: tras un salto no hay desplazamiento.

rules-passing-title = De paso
rules-passing-text-1 = Solo cuenta la última casilla del movimiento. Las anteriores pueden ser de cualquier color, porque el movimiento aún no ha terminado.
rules-passing-text-2 = Mientras una ficha se mueve, la casilla que dejó cuenta como vacía: se puede pasar por ella y no hay nada que saltar. Un movimiento debe acabar en una casilla distinta de la inicial. Dos caminos a la misma casilla son el mismo movimiento.

rules-pass-title = Sin movimientos
rules-pass-text-1 = Si no tienes ningún movimiento válido, pasas. Nadie lo ha visto en una partida, pero es posible, y los reglamentos no dicen nada.

rules-end-title = El fin de la partida
rules-end-text-1 = Has completado cuando tus veinte fichas están en casa.
rules-end-text-2 = Si completa primero quien no empezó, gana en el acto: ambos han movido las mismas veces.

rules-reply-title = El último turno del segundo jugador
rules-reply-text-1 = Si completa primero quien empezó, al otro jugador le queda exactamente un turno. Si con él también completa, hay empate. Si no, gana quien empezó.

rules-special-title = La situación especial
rules-special-text-1 = Nadie evita la derrota quedándose en las casillas objetivo del rival. En cuanto todas las que aún no ocupas con la ficha correcta están ocupadas por fichas contrarias, ganas en el acto, sin turno de respuesta. Al menos una de tus casillas objetivo debe estar ya bien ocupada.
rules-special-text-2 = Se comprueba tras cada movimiento, para los dos jugadores. También puedes provocarla sin querer a favor del rival.

rules-score-title = La puntuación
rules-score-text-1 = Quien pierde recibe una puntuación negativa: los movimientos que aún necesita. Son los menos posibles, seguidos y a solas, con las fichas del ganador quietas, hasta completar o llegar también a la situación especial. Tras un último turno se cuenta desde la posición siguiente.
rules-score-text-2 = Un empate no puntúa. Una partida abandonada o perdida por tiempo tiene ganador, pero no puntuación.

rules-house-title = Una regla de la casa
rules-house-text-1 = Los reglamentos no dicen qué pasa si los dos jugadores van y vienen sin fin. Por eso hay una regla de la casa, y solo esta: cuando la misma posición con el mismo jugador al turno aparece por tercera vez, la partida es tablas. Se puede desactivar.

rules-variants-title = Variantes
rules-variants-text-1 = «Solo colores» es más sencilla y buena para aprender. Se ignoran los números: una ficha está en casa en cualquiera de las diez casillas objetivo de su color. Las fichas de un color valen lo mismo.
rules-variants-text-2 = El «juego estricto» es más difícil. También el desplazamiento de un desplazamiento-salto debe acabar donde la ficha puede quedarse, y el salto sigue desde ahí.
rules-variants-text-3 = Las dos variantes se pueden combinar.

rules-example-setup = El comienzo, visto desde el sitio de Rojo. Cada ficha está en el número de su pareja contraria.
rules-example-step = Un desplazamiento: la amarilla 18 entra en las filas de color por una casilla amarilla.
rules-example-jump = Un salto triple: la roja 3 pasa por e5, azul claro, y se queda en g7, roja.
rules-example-step-jump = Un desplazamiento-salto: la roja 1 pasa a b2 y luego salta cuatro veces, hasta su casa en j10.
rules-example-special = La situación especial: con la roja 2 en casa, en i10, el único objetivo que falta lo ocupa la azul oscuro 1. Gana Rojo.
rules-example-reply = El último turno: Rojo empezó y ha completado. La azul oscuro 5 se desplaza, salta a casa y salva el empate.

history-title = La historia de Colorito
history-text-1 = Colorito se publicó por primera vez en Londres en 1892. Nadie sabe quién lo inventó.
history-text-2 = Nueve años antes, en 1883, Halma había fundado una nueva familia de juegos en los que se cruza el tablero con las fichas. Colorito tiene los saltos de Halma y dos ideas más que lo cambian todo. Las fichas llevan números, así que cada una tiene un solo destino. Y cada jugador lleva dos colores, así que el propio tablero decide quién puede quedarse dónde.
history-text-3 = Llegó a ser tan popular que hacia 1915 era uno de los pasatiempos favoritos de Anastasia, la hija menor del último zar.
history-text-4 = En 2010 apareció una nueva edición de Daniel Danzer. Para ella se consultaron las reglas originales en la British Library, se redactaron de nuevo y se diseñó un tablero. Se añadieron dos variantes: «Solo colores» y el «juego estricto».
history-text-5 = Este Colorito sigue los reglamentos de esa edición, en español, inglés, alemán y japonés. Sus imágenes se han perdido: el diseño del tablero y la colocación de las fichas se han reconstruido a partir de los textos, y así lo decimos donde importa.
