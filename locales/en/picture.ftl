### What a picture says to those who cannot see it.

picture-empty = An empty board.
picture-position = { $side } to move. Moves made: { $plies }. Position: { $position }.
picture-seat = Seen from the seat of { $side }.
picture-chosen = Chosen: { $piece } on { $space }.
picture-way = Move: { $piece }, { $way }.
picture-last-move = Last move: { $from } to { $to }.
