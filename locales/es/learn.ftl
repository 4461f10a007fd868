# Lecciones: textos de las páginas que enseñan el juego.

learn-piece-red = la roja { $number }
learn-piece-yellow = la amarilla { $number }
learn-piece-dark-blue = la azul oscuro { $number }
learn-piece-light-blue = la azul claro { $number }
learn-side-red = Rojo
learn-side-blue = Azul

learn-goal-title = El objetivo
learn-goal-intro = Cada ficha tiene un color y un número. Su casilla objetivo es la blanca del lado opuesto que lleva lo mismo: la roja 5 va al 5 rojo. Cuando tus veinte fichas han llegado, has completado.
learn-goal-1-task = Juegas con Rojo. La roja 5 está al lado de su casilla objetivo, f10. Llévala a casa.
learn-goal-1-right = ¡En casa! En Colorito no hay capturas: gana quien llega antes.
learn-goal-2-task = Tres fichas, pero solo una puede llegar con un único desplazamiento. Compara los números.
learn-goal-2-right = Eso es, la amarilla 20 va a a9. La columna cuenta tanto como la fila.

learn-colours-title = Dónde puede quedarse una ficha
learn-colours-intro = Un movimiento puede acabar en una casilla blanca o en una del color de la ficha. En los demás colores no puede quedarse.
learn-colours-1-task = Mueve la roja 3 a una casilla de su color.
learn-colours-1-right = c3 es roja, así que la roja 3 puede quedarse. Las casillas de al lado son ajenas.
learn-colours-2-task = Ahora eres Azul y te sientas arriba. Mueve la azul claro 17 a su color.
learn-colours-2-right = Azul claro sobre azul claro. El azul oscuro no habría valido, aunque también sea tuyo.

learn-step-title = El desplazamiento
learn-step-intro = Un desplazamiento lleva la ficha a una casilla adyacente, en recto o en diagonal, si puede quedarse en ella. Dos casillas de color adyacentes nunca comparten color: solo te desplazas desde el blanco o hacia el blanco.
learn-step-1-task = Desplaza la amarilla 18 a las filas de color, a h3.
learn-step-1-right = Buen primer paso. Desde aquí necesitará otras fichas sobre las que saltar.
learn-step-2-task = La roja 2 ya ha cruzado las filas de color. Sube a i9.
learn-step-2-right = ¡Otra vez en blanco! Desde aquí la roja 2 se las arregla sola.

learn-jump-title = El salto
learn-jump-intro = Un salto pasa en línea recta sobre una ficha adyacente y cae en la casilla libre que hay justo detrás. Da igual de quién sea esa ficha.
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
learn-long-jump-2-task = Otra vez la roja 5, ahora lejos de casa. ¿O no? Llévala a f10.
learn-long-jump-2-right = Cuatro saltos columna arriba, y ninguna casilla intermedia era roja.

learn-step-jump-title = El desplazamiento-salto
learn-step-jump-intro = Una ficha puede primero desplazarse y después saltar. El desplazamiento puede acabar en cualquier color, porque el movimiento aún no ha terminado. Al revés no se puede: tras un salto no hay desplazamiento.
learn-step-jump-1-task = Haz un desplazamiento-salto.
learn-step-jump-1-right = El desplazamiento la acercó a otra ficha y el salto hizo el resto.
learn-step-jump-2-task = La roja 1 está en su casilla de salida. Llévala a su objetivo, j10, en un único movimiento.
learn-step-jump-2-right = ¡De esquina a esquina! Saltando solo se pisa una casilla de cada dos; el desplazamiento cambia eso.

learn-ladder-title = Construir una escalera
learn-ladder-intro = Unas fichas con huecos entre ellas son una escalera: a menudo falta un solo peldaño para que otra ficha corra. Piensa en el movimiento siguiente antes de hacer este.
learn-ladder-1-task = La roja 6 aún no llega a e10. Mueve otra ficha para que pueda.
learn-ladder-1-right = La escalera está completa. También le sirve a tu rival, así que úsala pronto.
learn-ladder-2-task = Lleva la roja 6 a casa, a e10.
learn-ladder-2-right = Un movimiento para construir y otro para correr: así se cruza el tablero.

learn-room-title = Hacer sitio
learn-room-intro = Una ficha que está en la casilla objetivo de otra estorba, aunque las dos sean tuyas.
learn-room-1-task = La amarilla 19 está en el objetivo de la roja 5. Apártala para que la roja 5 pueda llegar a f10 después.
learn-room-1-right = Camino libre. Muchas veces el mejor sitio es aquel donde no se estorba a nadie.

learn-stranding-title = Atrás y sola
learn-stranding-intro = En las filas de color una ficha necesita ayuda: sin otra lo bastante cerca para saltarla no puede moverse. Esa ficha está varada, e ir a buscarla cuesta movimientos.
learn-stranding-1-task = Haz un movimiento tras el que ninguna de tus fichas quede varada en las filas de color.
learn-stranding-1-right = Todas siguen teniendo ayuda. Conviene cruzar en compañía.
learn-stranding-2-task = La amarilla 14 está varada. Envíale ayuda sin dejar varada a otra.
learn-stranding-2-right = Rescatada. A veces el camino hacia delante empieza con un movimiento hacia atrás.

learn-finish-title = El orden importa
learn-finish-intro = Al final se cuentan los movimientos. Tres fichas, tres movimientos, pero solo en el orden correcto.
learn-finish-1-task = Puedes completar en tres movimientos. Haz el primero.
learn-finish-1-right = La roja 1 está en casa y el objetivo de la roja 2 queda libre.
learn-finish-2-task = Quedan dos movimientos. Sigue.
learn-finish-2-right = Ahora solo falta la amarilla 13.
learn-finish-3-task = Y el último.
learn-finish-3-right = Completo, y sin perder un solo movimiento.

learn-reply-title = El último turno del segundo jugador
learn-reply-intro = Si quien empezó completa primero, al otro jugador le queda un turno, para que ambos hayan movido las mismas veces. Si con él también completa, la partida acaba en empate.
learn-reply-1-task = Rojo empezó y ha completado. Eres Azul: salva el empate.
learn-reply-1-right = Empate. Si hubieras empezado tú, no tendrías este turno.

learn-special-title = La situación especial
learn-special-intro = Nadie puede frenarte quedándose en tus casillas objetivo. Si todas las que te faltan están ocupadas por fichas contrarias y al menos una está bien ocupada por ti, ganas en el acto.
learn-special-1-task = La azul oscuro 1 sigue en el objetivo de tu roja 1. Gana de todos modos.
learn-special-1-right = El único objetivo que falta lo ocupa Azul: ganas, y no hay turno de respuesta.
learn-special-2-task = La misma posición, pero ahora eres Azul y te toca. No pierdas.
learn-special-2-right = Bien: fuera de esa casilla. Al final, ocupar un objetivo ajeno ayuda a tu rival.

learn-score-title = La puntuación
learn-score-intro = Quien pierde recibe una puntuación negativa: los movimientos que aún necesita, hechos a solas mientras las fichas del ganador no se mueven. Por eso cada movimiento cuenta hasta el final.
learn-score-1-task = Azul ha completado y el empate ya no se salva: necesitas dos movimientos y tienes uno. Que sea uno de los dos.
learn-score-1-right = Falta un movimiento: tu puntuación es −1 y no −2.

learn-just-colours-title = Solo colores
learn-just-colours-intro = En esta variante nadie mira los números. Una ficha está en casa en cualquier objetivo de su color: las rojas en la última fila, las amarillas en la anterior.
learn-just-colours-1-task = Solo colores: lleva una ficha a casa.
learn-just-colours-1-right = Vale cualquier casilla de su fila. Es una buena forma de empezar.

learn-strict-title = El juego estricto
learn-strict-intro = En el juego estricto el desplazamiento de un desplazamiento-salto también debe acabar en blanco o en el color de la ficha. Así cruzar cuesta mucho más.
learn-strict-1-task = Juego estricto: encuentra un desplazamiento-salto.
learn-strict-1-right = Se desplazó adonde puede quedarse y siguió desde ahí.

learn-wrong-game-over = Aquí la partida ya ha terminado.
learn-wrong-must-move = Hay un movimiento posible, así que debes mover.
learn-wrong-no-piece = En { $space } no hay ninguna ficha.
learn-wrong-not-yours = Esa ficha, { $piece }, es de tu rival.
learn-wrong-same-space = Un movimiento debe acabar en otra casilla que la de partida.
learn-wrong-occupied = { $space } está ocupada.
learn-wrong-foreign-colour = En { $space } no puede quedarse { $piece }: la casilla no es blanca ni de su color.
learn-wrong-out-of-reach = Ningún desplazamiento, salto o desplazamiento-salto lleva { $piece } a { $space }.
learn-wrong-other-piece = Es un movimiento válido, pero aquí se trata de { $piece }.
learn-wrong-not-there = Es válido, pero { $piece } debe llegar a { $space }.
learn-wrong-not-home = Es válido, pero ahí { $piece } no está en casa.
learn-wrong-still-white = Es válido, pero { $piece } sigue en blanco.
learn-wrong-no-step = Es válido, pero no es un desplazamiento.
learn-wrong-no-jump = Es válido, pero no es un salto.
learn-wrong-no-step-jump = Es válido, pero no es un desplazamiento-salto.
learn-wrong-not-over = Es válido, pero no salta sobre ninguna ficha de { $side }.
learn-wrong-not-open = Después de esto, { $piece } sigue sin poder llegar a { $space }.
learn-wrong-stranded = Después de esto, { $piece } queda sin ayuda y no puede moverse.
learn-wrong-no-special = Con eso aún no ganas: mira los objetivos que te faltan.
learn-wrong-loses = Después de esto tu rival gana en el acto.
learn-wrong-no-tie = Con eso no completas, y no te quedan más turnos.
learn-wrong-too-slow = Después de esto aún necesitarías { $moves ->
    [one] un movimiento
   *[other] { $moves } movimientos
}. Hay un camino más corto.
learn-wrong-far-away = Después de esto el camino a casa es largo. Hay uno más corto.
