# El repaso de una partida.

review-stopped = Detenido tras { $reviewed ->
    [one] un movimiento
   *[other] { $reviewed } movimientos
} de { $total }.
review-even = igualdad
review-lead = { $side } +{ $moves }
review-wins-in = { $side } gana en { $moves ->
    [one] un movimiento
   *[other] { $moves } movimientos
}
review-won = Gana { $side }
review-drawn = empate
review-turning-point = Momento clave: { $loss } movimientos perdidos.
review-better = Mejor: { $move }. { $why }
review-line = La partida podría haber seguido así: { $line }

review-reason-completes = Lleva la última ficha a su objetivo.
review-reason-special-situation = Gana por la situación especial.
review-reason-tie = También termina y salva el empate.
review-reason-comes-home = La ficha llega a su objetivo.
review-reason-clears-target = Deja libre la casilla objetivo de { $piece }.
review-reason-leaves-opponents-target = Quedarse en una casilla objetivo del rival le acercaría a la situación especial.
review-reason-catches-up = La ficha más atrasada recupera { $rows ->
    [one] una fila
   *[other] { $rows } filas
}.
review-reason-builds-ladder = Sirve de escalera para { $piece }, que así puede avanzar { $rows ->
    [one] una fila
   *[other] { $rows } filas
} más.
review-reason-frees = Permite que { $piece } vuelva a moverse.
review-reason-fetches = Va en ayuda de { $piece }, que está varada.
review-reason-fetches-with-two = Va en ayuda de { $piece }, que necesitará el apoyo de dos fichas.
review-reason-goes-ahead = Avanza { $rows ->
    [one] una fila
   *[other] { $rows } filas
}.
review-reason-prepares = Mantiene las fichas al alcance unas de otras.
review-reason-only-move = Era el único movimiento.

review-finding-stranded = El movimiento jugado dejó sin ayuda a { $piece }.
review-finding-stranded-for-two = El movimiento jugado dejó varada a { $piece }, que necesitará el apoyo de dos fichas.
review-finding-missed-jump = Se escapó un salto largo: { $hops ->
    [one] un salto
   *[other] { $hops } saltos
} con { $piece }.
review-finding-left-home = El movimiento jugado sacó de su objetivo a { $piece }.

review-summary = { $side }: { $moves ->
    [one] un movimiento
   *[other] { $moves } movimientos
}, { $loss } perdidos de media
review-turning-points = { $count ->
    [one] un momento clave
   *[other] { $count } momentos clave
}
review-best-move = Mejor movimiento: { $number }. { $move }. { $why }

review-ending-completion = Gana { $side }: todas sus fichas están en su objetivo.
review-ending-special = Gana { $side } por la situación especial.
review-ending-resignation = Gana { $side }: el otro bando abandonó.
review-ending-time = Gana { $side } por tiempo.
review-ending-tie = Empate: los dos terminaron en el mismo número de movimientos.
review-ending-repetition = Tablas: la misma posición apareció por tercera vez (regla de la casa).
review-ending-agreement = Tablas de mutuo acuerdo.
review-ending-absence = Gana { $side } porque la otra parte se fue.
review-ending-claim = Tablas porque una de las partes se fue.
review-ending-aborted = La partida se anuló antes de que ambas partes movieran.
review-ending-open = La partida no ha terminado.
