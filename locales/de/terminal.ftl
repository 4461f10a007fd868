### The game in the terminal, full-screen and as lines of text.

## Menu and form
terminal-language-name = Deutsch
terminal-open-record = Aufzeichnung öffnen
terminal-quit = Beenden
terminal-yes = ja
terminal-no = nein
terminal-position = Stellung
terminal-usual-start = die übliche Anfangsstellung
terminal-position-note = Mit der Eingabetaste kannst du eine Stellung eintippen oder einfügen; eine leere Zeile bringt die übliche Anfangsstellung zurück.

## Below the board
terminal-ask-move = Dein Zug:
terminal-ask-position = Stellung:
terminal-ask-read = Diese Datei lesen:
terminal-ask-write = In diese Datei schreiben:
terminal-ask-delete = Diese Partie löschen?
terminal-yes-or-no = Enter: ja, Esc: nein
terminal-written = In { $file } geschrieben.
terminal-answer-draw = Mit o nimmst du an, mit k lehnst du ab.
terminal-draw-declined = Das Remis wurde abgelehnt.
terminal-stop-counting = Mit s endet das Zählen.
terminal-home-count = { $home } von { $all } am Ziel
terminal-judging = Einen Moment …
terminal-too-small = Dieses Fenster ist zu klein für den Spielplan: Er braucht { $width } Spalten und { $height } Zeilen. Vergrößere es, oder starte mit „--plain“.

## Keys
terminal-keys = Tasten
terminal-key-help = alle Tasten
terminal-key-back = zurück
terminal-key-quit = beenden; die Partie bleibt erhalten
terminal-key-suspend = kurz zurück zur Shell; fg führt wieder her
terminal-key-cursor = Feld auswählen
terminal-key-choose = Stein wählen, dann sein Ziel
terminal-key-type = oder den Zug eintippen
terminal-brief-cursor = Cursor
terminal-brief-choose = wählen
terminal-brief-type = oder eintippen
terminal-key-next = nächster Stein oder nächstes Ziel
terminal-key-look-back = in der Partie zurückblättern
terminal-key-browse = einen Zug zurück oder vor
terminal-key-write = Aufzeichnung in eine Datei schreiben
terminal-key-read = Aufzeichnung aus einer Datei lesen
terminal-key-position = Stellung eintippen
terminal-key-engine = Engine an oder aus
terminal-key-lines = Zahl der Zugfolgen
terminal-key-variation = Nebenvariante
terminal-key-start-stop = beginnen oder anhalten
terminal-key-next-turn = nächster Wendepunkt
terminal-key-last-turn = Wendepunkt davor
terminal-key-go-on = weiter
terminal-key-move = auf und ab
terminal-key-open = öffnen
terminal-key-change = ändern
terminal-legend-target = Zielfeld des gewählten Steins
terminal-legend-home = am Ziel
terminal-legend-last = letzter Zug

## Trouble
terminal-file-missing = Die Datei { $file } gibt es nicht.
terminal-file-exists = Die Datei { $file } gibt es schon. Wähle einen anderen Namen.
terminal-file-forbidden = Auf die Datei { $file } hast du keinen Zugriff.
terminal-file-trouble = Mit der Datei { $file } lässt sich nichts anfangen.
terminal-too-deep = Tiefer lassen sich Nebenvarianten nicht verschachteln.
terminal-broken = Colorito ist abgestürzt. Deine Partien liegen in { $place }.
terminal-broken-game = Colorito ist abgestürzt. Deine Partie liegt in { $place }. Weiter geht es mit: { $command }

## Playing with people elsewhere
terminal-online = Mit Menschen anderswo spielen
terminal-invite = Jemanden mit einem Link einladen
terminal-join = Einem Link folgen
terminal-sign-out = Abmelden
terminal-other-server = Anderer Server
terminal-make-link = Link erstellen
terminal-rated = Zählt für die Spielstärke
terminal-starter-other = Die andere Person
terminal-ask-server = Adresse des Servers:
terminal-ask-link = Link:
terminal-ask-name = Name:
terminal-ask-password = Passwort:
terminal-signed-in-as = angemeldet als { $name }
terminal-not-signed-in = nicht angemeldet
terminal-signed-out = Du bist abgemeldet.
terminal-sought = Deine Suche steht im Wartesaal. Die Partie beginnt, sobald jemand annimmt.
terminal-invitation-waits = Noch hat niemand den Link geöffnet. Sobald es jemand tut, beginnt hier die Partie. Mit Esc gehst du zurück; die Einladung bleibt bestehen.
terminal-your-turn = Du bist am Zug
terminal-their-turn = Wartet
terminal-game-line = { $turn }: { $game }
terminal-days-left = { $days } T { $hours } Std
terminal-connection-back = Der Server antwortet wieder.
terminal-move-on-its-way = Dein Zug { $move } ist unterwegs.
terminal-on-its-way = Dein letzter Zug ist noch unterwegs. Er wird gesendet, bis der Server ihn hat.
terminal-offline = Das wurde nicht gesendet, weil der Server nicht antwortet. Versuch es noch einmal, wenn er wieder da ist.
terminal-watching = Du siehst zu.
terminal-server-untrusted = Der Server kann nicht beweisen, dass er der ist, den du genannt hast: Dieses Gerät vertraut seinem Zertifikat nicht. Es wurde nichts gesendet.
terminal-server-nonsense = Was der Server sagt, ist nicht zu verstehen. Ist es ein Colorito-Server derselben Version?
terminal-server-unknown = Der Server lehnt ab, mit Status { $status }. { $message }
terminal-no-address = „{ $text }“ ist keine Adresse eines Servers. Schreib sie wie https://example.org.
terminal-no-link = Das ist kein Link zu einer Partie oder einer Einladung.
terminal-take-back-refused = Der Zug bleibt stehen.
terminal-rematch-declined = Die Revanche kommt nicht zustande.
terminal-claim = { $name } ist weggegangen. Du kannst den Sieg beanspruchen: Stimm zu oder warte.
terminal-rematch-begun = Die Revanche beginnt.
terminal-plain-no-server = Nenne zuerst einen Server: Tippe „server“ und seine Adresse.
terminal-plain-sign-in-how = Tippe „anmelden“ und deinen Namen; danach wird nach dem Passwort gefragt.
terminal-plain-waiting =
    { $count ->
        [0] Keine Partie wartet auf dich.
        [one] Eine Partie wartet auf dich.
       *[other] { $count } Partien warten auf dich.
    }

## Lines of text
terminal-plain-welcome = Colorito, das Brettspiel von 1892. „hilfe“ nennt alle Befehle, „neu“ beginnt eine Partie.
terminal-plain-game = Auf dem Spielplan: { $red } – { $blue }, { $variant }
terminal-plain-moved = { $player }: { $moved }
terminal-plain-taken-back =
    { $count ->
        [one] Ein Zug wurde zurückgenommen.
       *[other] { $count } Züge wurden zurückgenommen.
    }
terminal-plain-home = Bisher am Ziel: Rot { $reds }, Blau { $blues }.
terminal-plain-time = Restzeit: Rot { $redtime }, Blau { $bluetime }.
terminal-plain-row = Reihe { $row }: { $pieces }.
terminal-plain-row-empty = Reihe { $row }: leer.
terminal-plain-empty = leer
terminal-plain-can-go = { $Piece } auf { $space } kann ziehen: { $moves }.
terminal-plain-stuck = { $Piece } auf { $space } kann nicht ziehen.
terminal-plain-no-piece = Einen Stein „{ $text }“ gibt es nicht. Nenne ein Feld, etwa c1, oder die Nummer eines Steins dessen, der am Zug ist.
terminal-plain-no-board = Es steht noch nichts auf dem Spielplan. „neu“ beginnt eine Partie.
terminal-plain-no-game = Es hat noch keine Partie begonnen. „neu“ beginnt eine.
terminal-plain-no-more = Das war die letzte.
terminal-plain-not-here = Das passt hier nicht. „hilfe“ nennt alle Befehle.
terminal-plain-unknown = „{ $text }“ ist kein Befehl. „hilfe“ nennt sie alle.
terminal-plain-unknown-term = „{ $text }“ lässt sich für eine Partie nicht festlegen. „hilfe“ sagt, was geht.
terminal-plain-go-on = Mit „weiter“ geht es weiter.
terminal-plain-analysis = Eine Analyse: Tippe Züge ein; „zurück“ und „vor“ blättern, „zugfolgen“ sagt, was die Engine denkt.

## Commands
terminal-word-board = spielplan
terminal-word-moves = züge
terminal-word-status = stand
terminal-word-hint = tipp
terminal-word-back = zurück
terminal-word-redo = vor
terminal-word-draw = remis
terminal-word-accept = annehmen
terminal-word-decline = ablehnen
terminal-word-resign = aufgeben
terminal-word-save = speichern
terminal-word-position = stellung
terminal-word-new = neu
terminal-word-games = partien
terminal-word-continue = fortsetzen
terminal-word-open = öffnen
terminal-word-lessons = lektionen
terminal-word-lesson = lektion
terminal-word-puzzle = aufgabe
terminal-word-next = weiter
terminal-word-again = nochmal
terminal-word-answer = lösung
terminal-word-analyse = analyse
terminal-word-lines = zugfolgen
terminal-word-review = rückblick
terminal-word-stop = halt
terminal-word-help = hilfe
terminal-word-quit = ende
terminal-word-abort = abbrechen
terminal-word-rematch = revanche
terminal-word-server = server
terminal-word-sign-in = anmelden
terminal-word-sign-out = abmelden
terminal-word-waiting = wartend
terminal-word-lobby = wartesaal
terminal-word-take = nehmen
terminal-word-seek = suchen
terminal-word-invite = einladen
terminal-word-withdraw = zurückziehen
terminal-word-join = folgen

## Terms of a game
terminal-term-level = stufe
terminal-term-two = zwei
terminal-term-red = rot
terminal-term-blue = blau
terminal-term-random = zufällig
terminal-term-red-starts = rot-beginnt
terminal-term-blue-starts = blau-beginnt
terminal-term-no-clock = ohne-uhr
terminal-term-repetition = mit-hausregel
terminal-term-no-repetition = ohne-hausregel
terminal-term-days = tage
terminal-term-first = ich-beginne
terminal-term-second = du-beginnst
terminal-term-rated = gewertet

terminal-plain-help-moves = Ein Zug wird eingetippt wie c1c3 oder 3 c1-c3; ein Feld allein, etwa c1, sagt, was dort steht.
terminal-plain-help-board = sagt, was in jeder Reihe steht
terminal-plain-help-moves-of = sagt, welche Steine ziehen können; mit einem Feld oder einer Nummer, wohin dieser Stein ziehen kann
terminal-plain-help-status = sagt, wie die Partie steht
terminal-plain-help-hint = nennt einen guten Zug mit seinem Grund
terminal-plain-help-back = nimmt deinen letzten Zug zurück; bei einer Partie anderswo bittet es die andere Person darum
terminal-plain-help-redo = spielt wieder, was zurückgenommen wurde
terminal-plain-help-draw = bietet Remis an, wenn zwei Menschen spielen
terminal-plain-help-accept = stimmt dem zu, was gefragt wurde: Remis, Rücknahme oder Revanche
terminal-plain-help-decline = lehnt es ab
terminal-plain-help-resign = gibt die Partie auf
terminal-plain-help-save = schreibt mit einem Namen dahinter die Aufzeichnung der Partie in diese Datei
terminal-plain-help-position = sagt die Stellung als eine Zeile, die sich wieder eintippen lässt
terminal-plain-help-new = beginnt eine Partie; dahinter kann stehen: stufe und eine Zahl von 1 bis 10, zwei (zwei Menschen), rot, blau oder zufällig (deine Seite), rot-beginnt, blau-beginnt, standard, strict, colours, strict-colours, columns, tiles, rows, ohne-hausregel oder eine Uhr wie 10+5
terminal-plain-help-games = zählt deine Partien auf
terminal-plain-help-continue = setzt die letzte offene Partie fort oder die mit dieser Nummer
terminal-plain-help-open = liest mit einem Namen dahinter die Aufzeichnungen dieser Datei
terminal-plain-help-lessons = zählt die Lektionen auf
terminal-plain-help-lesson = beginnt mit einer Nummer dahinter diese Lektion
terminal-plain-help-puzzle = beginnt die Aufgabe des Tages oder die mit dieser Nummer
terminal-plain-help-next = geht zur nächsten Übung, Lektion oder Aufgabe
terminal-plain-help-again = beginnt die Übung oder die Aufgabe noch einmal
terminal-plain-help-answer = nennt die Lösung der Aufgabe
terminal-plain-help-analyse = analysiert die Stellung auf dem Spielplan oder eine, die dahinter steht
terminal-plain-help-lines = nennt in einer Analyse die besten Zugfolgen der Engine
terminal-plain-help-review = geht die Partie durch und sagt, wo sie sich gewendet hat
terminal-plain-help-stop = hält das Zählen der Punkte, die Engine oder den Rückblick an
terminal-plain-help-help = nennt alle Befehle
terminal-plain-help-quit = beendet das Programm; die Partie bleibt erhalten
terminal-plain-help-abort = beendet eine Partie mit jemandem anderswo ohne Ergebnis, solange nicht beide gezogen haben
terminal-plain-help-rematch = bietet nach der Partie eine Revanche an
terminal-plain-help-server = geht zum Server mit dieser Adresse oder zum letzten
terminal-plain-help-sign-in = meldet dich mit deinem Namen dahinter beim Server an; nach dem Passwort wird gefragt
terminal-plain-help-sign-out = meldet dich beim Server ab
terminal-plain-help-waiting = zählt deine offenen Partien auf dem Server auf, zuerst die, die auf dich warten; mit einer Nummer geht es zu dieser Partie
terminal-plain-help-lobby = sagt, wer eine Partie sucht, und jedes Mal neu, wenn sich das ändert
terminal-plain-help-take = nimmt mit einer Nummer dahinter diese Partie im Wartesaal an
terminal-plain-help-seek = sucht eine Partie im Wartesaal; dahinter kann stehen: eine Uhr wie 10+5, tage und eine Zahl, rot oder blau (deine Seite), ich-beginne oder du-beginnst, gewertet, eine Variante oder ein Spielplan
terminal-plain-help-invite = erstellt einen Link für eine Person; dahinter kann dasselbe stehen
terminal-plain-help-withdraw = zieht deine letzte Einladung zurück oder die mit dieser Nummer im Wartesaal
terminal-plain-help-join = geht mit einem Link dahinter zu dieser Einladung oder Partie
