### Lo que una imagen dice a quien no puede verla.

picture-empty = Un tablero vacío.
picture-position = Le toca a { $side }. Movimientos hechos: { $plies }. Posición: { $position }.
picture-seat = Visto desde el lado de { $side }.
picture-chosen = Elegida: { $piece } en { $space }.
picture-way = Movimiento: { $piece }, { $way }.
picture-last-move = Último movimiento: de { $from } a { $to }.
