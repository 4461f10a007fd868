# Problemas.

puzzle-of-the-day = El problema del día
puzzle-grade = Nivel { $grade } de 5

puzzle-kind-home = El camino al objetivo
puzzle-kind-reply = El turno de respuesta
puzzle-kind-special = La situación especial
puzzle-kind-defence = Defensa
puzzle-kind-rescue = Rescate
puzzle-kind-long-jump = El salto largo

puzzle-task-home = { $side } mueve a solas y las demás fichas no se mueven. Termina, o llega a la situación especial, en { $moves ->
    [one] un movimiento
   *[other] { $moves } movimientos
}.
puzzle-task-reply = Quien empezó ya ha terminado. A { $side } le queda un turno de respuesta: salva el empate.
puzzle-task-special = Le toca a { $side }: fuerza la situación especial en { $moves ->
    [one] un movimiento
   *[other] { $moves } movimientos
}, haga lo que haga el rival.
puzzle-task-defence = Le toca a { $side }, y el rival amenaza con ganar en el acto. Impídelo.
puzzle-task-rescue = Le toca a { $side }, y hay una ficha varada. Encuentra el mejor movimiento, el que la salva.
puzzle-task-long-jump = Le toca a { $side }. Un salto es mejor que todos los demás movimientos. Encuéntralo.

puzzle-right = Bien. Sigue.
puzzle-solved = ¡Resuelto!
puzzle-because-home = { $moves ->
    [one] Bastaba un movimiento.
   *[other] { $moves } movimientos, y está demostrado que no hay camino más corto.
}
puzzle-because-reply = Los dos bandos han terminado con el mismo número de movimientos: empate.
puzzle-because-special = { $targets ->
    [one] La única casilla objetivo que faltaba la ocupa el rival. Con eso se gana en el acto.
   *[other] Las { $targets } casillas objetivo que faltaban las ocupa el rival. Con eso se gana en el acto.
}
puzzle-because-defence = { $threats ->
    [one] El rival tenía un movimiento para ganar en el acto. Ya no lo tiene.
   *[other] El rival tenía { $threats } movimientos para ganar en el acto. Ya no tiene ninguno.
}
puzzle-because-rescue = La ficha varada, { $piece }, puede volver a moverse. Cualquier otro movimiento habría costado al menos uno más.
puzzle-because-long-jump = { $hops ->
    [one] Un salto con { $piece }: cualquier otro movimiento habría costado al menos uno más.
   *[other] { $hops } saltos seguidos con { $piece }: cualquier otro movimiento habría costado al menos uno más.
}
puzzle-because-best = Cualquier otro movimiento habría costado al menos uno más.
puzzle-wrong-solved-already = El problema ya está resuelto.
puzzle-wrong-too-slow = Después de esto necesitarías { $moves ->
    [one] un movimiento más
   *[other] { $moves } movimientos más
}. Se puede ir más deprisa.
puzzle-wrong-far-away = Después de esto el camino al objetivo es largo. Se puede ir más deprisa.
puzzle-wrong-not-complete = Con eso no terminas, y era tu único turno.
puzzle-wrong-not-forced = Eso le deja una salida al rival.
puzzle-wrong-loses-at-once = Después de esto el rival gana en el acto.
puzzle-wrong-not-best = Es posible, pero hay un movimiento mucho mejor.
