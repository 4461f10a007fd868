### Without a network: games kept in the browser, new versions, and thoughts that break down.

thought-broke-down = Beim Nachdenken ist etwas schiefgegangen; die Partie geht weiter.
review-broke-down = Beim Nachdenken ist etwas schiefgegangen; der Rückblick geht weiter.
new-version = Es gibt eine neue Version von Colorito.
new-version-take = Jetzt laden
new-version-others = Schließe zuerst die anderen Seiten von Colorito: Sie laufen mit der Version weiter, mit der sie geöffnet wurden.
kept-here = Diese Partie wird nur in diesem Browser aufbewahrt.
keep-on-server = Auf dem Server aufbewahren
keep-named-on-server = { $red } – { $blue } auf dem Server aufbewahren
kept-on-server = Die Partie wird jetzt auf dem Server aufbewahrt.
games-here = In diesem Browser aufbewahrt
games-here-note = Diese Partien wurden ohne Server begonnen. Jede bleibt hier, bis du sie auf dem Server aufbewahren lässt.
start-play-here-note = Gegen den Computer oder zu zweit an diesem Gerät
folder-loading = Colorito wird geladen: Es bleibt ganz in diesem Browser und braucht dann kein Netz mehr.
folder-not-secure = Unter dieser Adresse lässt sich Colorito nicht spielen. Als Ordner von Dateien braucht es eine, die mit https:// oder http://localhost beginnt, und ein Fenster, das kein privates ist.
folder-not-hosted = Damit sich Colorito aus diesem Ordner spielen lässt, muss er bereitgestellt werden: Führe darin „{ $command }“ aus und öffne http://localhost:8000/.
