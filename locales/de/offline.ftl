### Without a network: games kept in the browser, new versions, and thoughts that break down.

thought-broke-down = Beim Nachdenken ist etwas schiefgegangen; die Partie geht weiter.
new-version = Es gibt eine neue Version von Colorito.
new-version-take = Jetzt laden
new-version-others = Schließe zuerst die anderen Seiten von Colorito: Sie laufen mit der Version weiter, mit der sie geöffnet wurden.
kept-here = Diese Partie wird nur in diesem Browser aufbewahrt.
keep-on-server = Auf dem Server aufbewahren
keep-named-on-server = { $red } – { $blue } auf dem Server aufbewahren
kept-on-server = Die Partie wird jetzt auf dem Server aufbewahrt.
games-here = In diesem Browser aufbewahrt
games-here-note = Diese Partien wurden ohne Server begonnen. Jede bleibt hier, bis du sie auf dem Server aufbewahren lässt.
