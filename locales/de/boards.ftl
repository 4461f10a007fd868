### Ein eigener Spielplan.

boards-title = Dein eigener Spielplan
boards-lead = Hast du eine Ausgabe mit anderem Muster? Tippe es ein oder male es. Jeder Fehler wird benannt, und der Spielplan wird in diesem Browser gespeichert.
boards-grid = Muster des Spielplans
boards-paint = Farbe zum Malen
boards-colour-red = Rot
boards-colour-yellow = Gelb
boards-colour-dark-blue = Dunkelblau
boards-colour-light-blue = Hellblau
boards-colour-white = keine Farbe
boards-template = Vorlage
boards-letters = Das Muster in Buchstaben
boards-letters-note = Zehn Reihen von oben, von Rots Platz aus gesehen. R ist Rot, Y Gelb, D Dunkelblau, L Hellblau, ein Punkt Weiß. Die Reihen 1, 2, 9 und 10 sind weiß.
boards-complete = Andere Hälfte ergänzen
boards-playable = Auf diesem Spielplan lässt sich spielen.
boards-built-in = Das ist der Spielplan „{ $name }“, der schon dabei ist.
boards-more-faults = { $count ->
    [one] Und noch ein Fehler.
   *[other] Und noch { $count } Fehler.
}
boards-name = Name
boards-keep = Spielplan speichern
boards-kept = „{ $name }“ ist gespeichert. Du findest ihn bei neuen Partien und in der Analyse.
boards-own = Deine Spielpläne
boards-none = Noch keine.
boards-play = Darauf spielen
boards-analyse = Darauf analysieren
boards-edit = Bearbeiten
boards-delete-named = „{ $name }“ löschen
boards-deleted = „{ $name }“ ist gelöscht.
