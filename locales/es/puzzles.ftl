# Problemas.

puzzle-title = Problema
puzzle-of-the-day = El problema del día
puzzle-grade = Nivel { $grade } de 5

puzzle-kind-home = El camino a casa
puzzle-kind-reply = El último turno
puzzle-kind-special = La situación especial
puzzle-kind-defence = Defensa
puzzle-kind-rescue = Rescate
puzzle-kind-long-jump = El salto largo

puzzle-task-home = { $side } mueve a solas y las demás fichas no se mueven. Completa, o llega a la situación especial, en { $moves ->
    [one] un movimiento
   *[other] { $moves } movimientos
}.
puzzle-task-reply = Quien empezó ya ha completado. A { $side } le queda un turno: salva el empate.
puzzle-task-special = Mueve { $side } y fuerza la situación especial en { $moves ->
    [one] un movimiento
   *[other] { $moves } movimientos
}, haga lo que haga el rival.
puzzle-task-defence = Mueve { $side }, y el rival amenaza con ganar en el acto. Impídelo.
puzzle-task-rescue = Mueve { $side }, y hay una ficha varada. Encuentra el mejor movimiento: la salvará.
puzzle-task-long-jump = Mueve { $side }. Un salto es mejor que todo lo demás. Encuéntralo.

puzzle-right = Bien. Sigue.
puzzle-solved = ¡Resuelto!
puzzle-wrong-solved-already = El problema ya está resuelto.
puzzle-wrong-too-slow = Después de esto necesitarías { $moves ->
    [one] un movimiento más
   *[other] { $moves } movimientos más
}. Se puede ir más deprisa.
puzzle-wrong-far-away = Después de esto el camino a casa es largo. Se puede ir más deprisa.
puzzle-wrong-not-complete = Con eso no completas, y no había más turnos.
puzzle-wrong-not-forced = Eso le deja una salida al rival.
puzzle-wrong-loses-at-once = Después de esto el rival gana en el acto.
puzzle-wrong-not-best = Es posible, pero hay un movimiento mucho mejor.
