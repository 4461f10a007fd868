### Was ein Bild denen sagt, die es nicht sehen.

picture-empty = Ein leerer Spielplan.
picture-position = { $side } ist am Zug. Bisherige Züge: { $plies }. Stellung: { $position }.
picture-seat = Gesehen vom Platz von { $side }.
picture-chosen = Gewählt: { $piece } auf { $space }.
picture-way = Zug: { $piece }, { $way }.
picture-last-move = Letzter Zug: { $from } nach { $to }.
