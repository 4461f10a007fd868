### The guide through a first game: short, warm, one thing at a time.

guide-title = Guía
guide-end = Seguir sin guía
guide-welcome = Juegas con Rojo: las fichas redondas. Las veinte deben cruzar el tablero, cada una hasta la casilla blanca con su número y su color. Toca una de ellas.
guide-choose = La casilla rodeada es su objetivo. Las marcas indican adónde puede ir ahora: un punto es un desplazamiento, un arco un salto, y los dos juntos un desplazamiento seguido de saltos.
guide-stay = Las casillas oscurecidas son de otro color: tu ficha puede pasar por ellas, pero debe acabar en una casilla blanca o de su propio color.
guide-reply = La máquina ha movido y su camino queda dibujado. Toca la ficha que se movió para verlo otra vez.
guide-ladder = Cada ficha es un peldaño de tu escalera, sea tuya o de tu rival. Busca saltos que lleven una ficha lejos en un solo movimiento.
guide-chain = ¡Buena cadena! Un salto tras otro cuenta como un único movimiento.
guide-target = Toca una ficha cuando quieras saber cuál es su objetivo: el anillo te lo indica.
guide-hint = ¿Tienes dudas? «Pista» te muestra un buen movimiento y explica por qué lo es.
guide-middle = Mantén tus fichas cerca unas de otras. La que se queda atrás no tiene sobre qué saltar y necesita muchos movimientos.
guide-home = ¡En su objetivo! El borde de latón indica que esta ficha está sobre su propio número.
guide-order = Piensa en el orden: primero se llenan las casillas más lejanas, antes de que otras fichas cierren el paso.
guide-special = Atención: cuando el rival ocupa todas las casillas objetivo que le faltan a un jugador, ese jugador gana en el acto. Es la situación especial.
guide-last = Ya casi está. Cuenta tus movimientos: gana quien antes tenga sus veinte fichas en su objetivo, pero si empezaste tú, a tu rival le queda un turno de respuesta.
guide-over = Esta ha sido tu primera partida. La puntuación de quien pierde son los movimientos que aún le faltaban. El repaso muestra dónde se perdieron; otra partida está a un solo clic.
