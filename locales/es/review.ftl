# El repaso de una partida.

review-stopped = Detenido tras { $reviewed ->
    [one] un movimiento
   *[other] { $reviewed } movimientos
} de { $total }.
review-even = igualados
review-lead = { $side } +{ $moves }
review-wins-in = { $side } gana en { $moves }
review-won = gana { $side }
review-drawn = empate
review-turning-point = Momento clave: { $loss } movimientos perdidos.
review-better = Mejor: { $move }. { $why }
review-line = La partida podría haber seguido así: { $line }

review-reason-completes = Lleva a casa la última ficha.
review-reason-special-situation = Gana por la situación especial.
review-reason-tie = También completa y salva el empate.
review-reason-comes-home = La ficha llega a casa.
review-reason-clears-target = Deja libre el objetivo de { $piece }.
review-reason-leaves-opponents-target = Quedarse en el objetivo del rival le ayudaría a la situación especial.
review-reason-catches-up = La última ficha recupera { $rows ->
    [one] una fila
   *[other] { $rows } filas
}.
review-reason-builds-ladder = Hace de escalera para { $piece }, que luego puede avanzar { $rows ->
    [one] una fila
   *[other] { $rows } filas
} más.
review-reason-goes-ahead = Avanza { $rows ->
    [one] una fila
   *[other] { $rows } filas
}.
review-reason-prepares = Mantiene las fichas al alcance unas de otras.
review-reason-only-move = Era el único movimiento.

review-finding-stranded = El movimiento jugado dejó sin ayuda a { $piece }.
review-finding-missed-jump = Se escapó un salto largo: { $hops ->
    [one] un salto
   *[other] { $hops } saltos
} con { $piece }.
review-finding-left-home = El movimiento jugado sacó de casa a { $piece }.

review-summary = { $side }: { $moves ->
    [one] un movimiento
   *[other] { $moves } movimientos
}, { $loss } perdidos de media
review-turning-points = { $count ->
    [one] un momento clave
   *[other] { $count } momentos clave
}
review-best-move = Mejor movimiento: { $number }. { $move }. { $why }

review-ending-completion = Gana { $side }: todas sus fichas están en casa.
review-ending-special = Gana { $side } por la situación especial.
review-ending-resignation = Gana { $side }: el rival abandonó.
review-ending-time = Gana { $side } por tiempo.
review-ending-tie = Empate: ambos completaron en el mismo número de movimientos.
review-ending-repetition = Tablas: la misma posición apareció por tercera vez (regla de la casa).
review-ending-agreement = Tablas por acuerdo.
review-ending-open = La partida no ha terminado.
