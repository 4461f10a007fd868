### The keys, as the box behind `?` names them.

keys-title = Tasten
keys-page = Auf dieser Seite
keys-board = Auf dem Spielplan
keys-everywhere = Überall
keys-to-board = zum Spielplan und weiter
keys-walk = von Feld zu Feld gehen
keys-choose = Stein wählen; hierher ziehen
keys-release = loslassen oder den im Voraus gewählten Zug verwerfen
keys-back = einen Zug zurück
keys-on = einen Zug vor
keys-first = zur ersten Stellung
keys-last = zur letzten Stellung
keys-replay = letzten Zug noch einmal zeigen
keys-hint = Tipp
keys-take-back = Zug zurücknehmen
keys-turn = Spielplan drehen
keys-type = Zug eintippen
keys-zen = nur der Spielplan
keys-new = neue Partie
keys-help = diese Übersicht
keys-letters = Buchstabentasten verwenden
keys-letters-note = Schalte sie aus, wenn du den Computer mit der Stimme bedienst.
