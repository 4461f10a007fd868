# Lecciones: textos de las páginas que enseñan el juego.

learn-goal-title = El objetivo
learn-goal-intro = Cada ficha tiene un color y un número. Su casilla objetivo es la blanca del lado opuesto que muestra lo mismo: la roja 5 va al 5 rojo. Cuando tus veinte fichas están en su objetivo, has terminado.
learn-goal-1-task = Juegas con Rojo. La roja 5 está justo al lado de su casilla objetivo, f10. Llévala hasta ella.
learn-goal-1-right = ¡En su objetivo! En Colorito no hay capturas: gana quien llega antes.
learn-goal-2-task = Tres fichas, pero solo una puede llegar a su objetivo con un único desplazamiento. Compara los números y encuéntrala.
learn-goal-2-right = Eso es, el objetivo de la amarilla 20 es a9. La columna cuenta tanto como la fila.

learn-colours-title = Dónde puede quedarse una ficha
learn-colours-intro = Un movimiento puede acabar en una casilla blanca o en una del color de la ficha. En los demás colores no puede quedarse.
learn-colours-1-task = Mueve la roja 3 a una casilla de su color.
learn-colours-1-right = La casilla c3 es roja, así que la roja 3 puede quedarse ahí. Las casillas de al lado son de otros colores.
learn-colours-2-task = Ahora eres Azul y te sientas arriba. Mueve la azul claro 17 a su color.
learn-colours-2-right = Azul claro sobre azul claro. El azul oscuro no habría valido, aunque también sea tuyo.

learn-step-title = El desplazamiento
learn-step-intro = Un desplazamiento lleva la ficha a una casilla adyacente, en recto o en diagonal, si puede quedarse en ella. Dos casillas de color adyacentes nunca comparten color, así que un desplazamiento siempre sale de una casilla blanca o acaba en una.
learn-step-1-task = Desplaza la amarilla 18 a las filas de color, a h3.
learn-step-1-right = Un buen comienzo. Desde aquí necesitará otras fichas sobre las que saltar.
learn-step-2-task = La roja 2 ya ha cruzado las filas de color. Sube a i9.
learn-step-2-right = ¡Otra vez sobre una casilla blanca! Desde aquí la roja 2 se las arregla sola.

learn-jump-title = El salto
learn-jump-intro = Un salto pasa en línea recta por encima de una ficha adyacente y cae en la casilla libre que hay justo detrás. Da igual de quién sea esa ficha.
learn-jump-1-task = Haz un salto.
learn-jump-1-right = Tus propias fichas son buenos apoyos.
learn-jump-2-task = Ahora salta sobre una ficha de Azul.
learn-jump-2-right = Las fichas contrarias sirven igual, y se quedan donde están.

learn-directions-title = En cualquier dirección
learn-directions-intro = En el mismo movimiento una ficha puede seguir saltando mientras encuentre sobre qué hacerlo, y girar en cada salto: adelante, a un lado, atrás.
learn-directions-1-task = La roja 10 va a la esquina, a10. Llévala en un solo movimiento.
learn-directions-1-right = En diagonal a la derecha y luego de lado a la izquierda: un rodeo puede ser el camino más corto.

learn-long-jump-title = A través de colores ajenos
learn-long-jump-intro = Solo la última casilla de un movimiento tiene que ser blanca o del color de la ficha. Por el camino puede pisar cualquier color.
learn-long-jump-1-task = Lleva la roja 3 a g7 en un movimiento.
learn-long-jump-1-right = Tres saltos. En e5, azul claro, no podía quedarse, pero sí pasar.
learn-long-jump-2-task = Otra vez la roja 5, ahora lejos de su objetivo. ¿O no? Llévala a f10.
learn-long-jump-2-right = Cuatro saltos columna arriba, y ninguna casilla intermedia era roja.

learn-step-jump-title = El desplazamiento-salto
learn-step-jump-intro = Una ficha puede desplazarse primero y saltar después. El desplazamiento puede acabar en cualquier color, porque el movimiento aún no ha terminado. Al revés no se puede: tras un salto no hay desplazamiento.
learn-step-jump-1-task = Haz un desplazamiento-salto.
learn-step-jump-1-right = El desplazamiento la dejó junto a otra ficha y el salto hizo el resto.
learn-step-jump-2-task = La roja 1 está en su casilla inicial. Llévala a su objetivo, j10, en un único movimiento.
learn-step-jump-2-right = ¡De esquina a esquina! Con saltos solo se llega a una de cada dos casillas; el desplazamiento lo cambia.

learn-ladder-title = Construir una escalera
learn-ladder-intro = Varias fichas con huecos entre ellas forman una escalera. A menudo falta un solo peldaño para que otra ficha pueda correr. Piensa en el movimiento siguiente antes de hacer este.
learn-ladder-1-task = La roja 6 aún no llega a e10. Mueve otra ficha para que pueda.
learn-ladder-1-right = La escalera está completa. También le sirve a tu rival, así que úsala pronto.
learn-ladder-2-task = Lleva la roja 6 a su objetivo, e10.
learn-ladder-2-right = Un movimiento para construir y otro para correr: así se cruza el tablero.

learn-room-title = Hacer sitio
learn-room-intro = Una ficha que está en la casilla objetivo de otra estorba, aunque las dos sean tuyas.
learn-room-1-task = La amarilla 19 está en el objetivo de la roja 5. Apártala para que la roja 5 pueda llegar a f10 en el próximo movimiento.
learn-room-1-right = Camino libre. Muchas veces el mejor lugar para una ficha es aquel donde no estorba a nadie.

learn-stranding-title = Fichas varadas
learn-stranding-intro = En las filas de color una ficha necesita ayuda: si no hay otra lo bastante cerca para saltar sobre ella, no puede moverse. Esa ficha está varada, e ir a buscarla cuesta movimientos.
learn-stranding-1-task = Haz un movimiento tras el que ninguna de tus fichas quede varada en las filas de color.
learn-stranding-1-right = Todas siguen teniendo ayuda. Conviene cruzar en compañía.
learn-stranding-2-task = La amarilla 14 está varada. Envíale ayuda sin dejar varada a otra.
learn-stranding-2-right = Rescatada. A veces el camino hacia delante empieza con un movimiento hacia atrás.

learn-finish-title = El orden importa
learn-finish-intro = Al final se cuentan los movimientos. Tres fichas, tres movimientos, pero solo en el orden correcto.
learn-finish-1-task = Puedes terminar en tres movimientos. Haz el primero.
learn-finish-1-right = La roja 1 está en su objetivo y el de la roja 2 queda libre.
learn-finish-2-task = Quedan dos movimientos. Sigue.
learn-finish-2-right = Ahora solo falta la amarilla 13.
learn-finish-3-task = Y el último.
learn-finish-3-right = Has terminado sin perder un solo movimiento.

learn-reply-title = El turno de respuesta
learn-reply-intro = Si quien empezó termina primero, al otro jugador le queda un turno de respuesta, porque los dos deben mover las mismas veces. Si con él también termina, la partida acaba en empate.
learn-reply-1-task = Rojo empezó y ha terminado. Eres Azul: salva el empate.
learn-reply-1-right = Empate. Si hubieras empezado tú, no tendrías este turno.

learn-special-title = La situación especial
learn-special-intro = Tu rival no puede frenarte quedándose en tus casillas objetivo. Si ocupa todas las que te faltan y tú ya has ocupado bien al menos una, ganas en el acto. (Al menos una, y sin turno de respuesta: así leemos los reglamentos.)
learn-special-1-task = La azul oscuro 1 sigue en el objetivo de tu roja 1. Gana de todos modos.
learn-special-1-right = El único objetivo que falta lo ocupa Azul: ganas, y no hay turno de respuesta.
learn-special-2-task = La misma posición, pero ahora eres Azul y te toca. No pierdas.
learn-special-2-right = Bien: fuera de esa casilla. Al final, ocupar un objetivo del rival solo lo ayuda.

learn-score-title = La puntuación
learn-score-intro = Quien pierde recibe una puntuación negativa: los movimientos que aún necesita. Aquí se cuentan como hechos a solas, mientras las fichas del ganador no se mueven. Por eso cada movimiento cuenta hasta el final.
learn-score-1-task = Azul ha terminado y el empate ya no se puede salvar: necesitas dos movimientos y te queda uno. Que sea uno de los dos.
learn-score-1-right = Falta un movimiento: tu puntuación es −1 y no −2.

learn-just-colours-title = Solo colores
learn-just-colours-intro = En esta variante nadie mira los números. Una ficha está en su objetivo en cualquier casilla de la fila de su color: las rojas en la última fila, las amarillas en la anterior.
learn-just-colours-1-task = Solo colores: lleva una ficha a su objetivo.
learn-just-colours-1-right = Vale cualquier casilla de su fila. Es una buena forma de empezar.

learn-strict-title = El juego estricto
learn-strict-intro = En el juego estricto el desplazamiento de un desplazamiento-salto también debe acabar en una casilla blanca o del color de la ficha. Así cruzar cuesta mucho más.
learn-strict-1-task = Juego estricto: encuentra un desplazamiento-salto.
learn-strict-1-right = Se desplazó adonde puede quedarse y siguió desde ahí.

learn-wrong-game-over = Aquí la partida ya ha terminado.
learn-wrong-must-move = Hay un movimiento válido, así que debes mover.
learn-wrong-no-piece = En { $space } no hay ninguna ficha.
learn-wrong-not-yours = Esa no: { $piece } es de tu rival.
learn-wrong-same-space = Un movimiento debe acabar en una casilla distinta de la inicial.
learn-wrong-occupied = En { $space } ya hay una ficha.
learn-wrong-foreign-colour = { $Piece } no puede quedarse en { $space }: la casilla no es blanca ni de su color.
learn-wrong-out-of-reach = Ningún desplazamiento, salto ni desplazamiento-salto lleva { $piece } a { $space }.
learn-wrong-other-piece = Es un movimiento válido, pero aquí se trata de { $piece }.
learn-wrong-not-there = Es válido, pero { $piece } debe llegar a { $space }.
learn-wrong-not-home = Es válido, pero ahí { $piece } no está en su objetivo.
learn-wrong-still-white = Es válido, pero { $piece } sigue en una casilla blanca.
learn-wrong-no-step = Es válido, pero no es un desplazamiento.
learn-wrong-no-jump = Es válido, pero no es un salto.
learn-wrong-no-step-jump = Es válido, pero no es un desplazamiento-salto.
learn-wrong-not-over = Es válido, pero no salta sobre ninguna ficha de { $side }.
learn-wrong-not-open = Después de esto, { $piece } sigue sin poder llegar a { $space }.
learn-wrong-stranded = Después de esto, { $piece } queda sin ayuda y no puede moverse.
learn-wrong-no-special = Con eso aún no ganas: mira los objetivos que te faltan.
learn-wrong-loses = Después de esto tu rival gana en el acto.
learn-wrong-no-tie = Con eso no terminas, y era tu último turno.
learn-wrong-too-slow = Después de esto aún necesitarías { $moves ->
    [one] un movimiento
   *[other] { $moves } movimientos
}. Hay un camino más corto.
learn-wrong-far-away = Después de esto el camino al objetivo es largo. Hay uno más corto.
