### Die Seiten zum Lernen und Zurückblicken.

## Lernen
learn-page-title = Colorito lernen
learn-page-lead = Kurze Übungen, je ein Zug. Wer alle gemacht hat, kennt das ganze Spiel.
learn-progress = { $done } von { $total } Lektionen geschafft
learn-begin = Anfangen
learn-go-on = Weitermachen
learn-to-puzzles = Zu den Aufgaben
learn-to-rules = Die Regeln lesen
learn-done = geschafft
learn-all = Alle Lektionen
lesson-number = Lektion { $number }
lesson-next = Weiter: { $title }
exercise-number = Übung { $number } von { $total }
exercise-next = Nächste Übung
lesson-show-me = Zeig es mir
lesson-shown = So: { $move }. Jetzt du.
board-of-lesson = Spielplan der Übung
legend-title = Was die Zeichen bedeuten
legend-step = hierher geht es mit einem Schritt
legend-jump = hierher geht es mit einem Sprung
legend-step-jump = hierher geht es mit einem Schritt-Sprung
legend-no-rest = abgedunkelt: Hier darf der gewählte Stein nicht bleiben
legend-target = das Zielfeld des gewählten Steins
legend-home = dieser Stein ist am Ziel
legend-last-move = wo der letzte Zug begann und endete

## Regeln
rules-to-learn = Lernen durch Spielen
rules-print = Drucken

## Aufgaben
puzzles-page-title = Aufgaben
puzzles-page-lead = { $total } Stellungen aus Partien. Jede hat eine Lösung, die bewiesen oder durch sehr tiefe Suche gefunden ist.
puzzles-progress = { $done } von { $total } gelöst
puzzles-solved-of = { $done } von { $total }
puzzles-grades = Stufen (ohne Auswahl alle)
puzzles-all = Alle Aufgaben
puzzle-solve = Lösen
puzzle-solved-again = Gelöst. Noch einmal ansehen
puzzle-named = Aufgabe { $number }, { $grade }
puzzle-named-solved = { $name }, gelöst
puzzle-show-answer = Lösung zeigen
puzzle-answer = Die Lösung: { $line }
puzzle-next-unsolved = Nächste ungelöste Aufgabe
puzzle-again = Noch einmal versuchen
board-of-puzzle = Spielplan der Aufgabe

## Analyse
board-of-analysis = Analyse-Spielplan
analysis-variations = Nebenvarianten
analysis-comment = Kommentar zu diesem Zug
analysis-remove = Ab hier löschen
analysis-promote = Zur Hauptvariante
analysis-new = Neue Analyse
link-copied = Der Link ist kopiert.
link-copy-by-hand = Link zum Kopieren
engine-title = Engine
engine-start = Starten
engine-stop = Anhalten
engine-how-many = Anzahl der Zugfolgen
engine-lines =
    { $lines ->
        [one] eine Zugfolge
       *[other] { $lines } Zugfolgen
    }
engine-waiting = Alle Prozessoren sind beschäftigt. Die Engine beginnt, sobald einer frei ist.
engine-no-verdict = Noch keine Bewertung
engine-effort = Tiefe { $depth }, { $nodes } Stellungen, { $seconds } s
engine-done = Fertig: Tiefe { $depth }, { $nodes } Stellungen, { $seconds } s
placing-begin = Stellung aufbauen
placing-end = Diese Stellung analysieren
placing-title = Eine Stellung aufbauen
placing-note = Stell jeden Stein, wohin du willst; auf einem besetzten Feld tauschen die beiden Steine ihre Plätze. Was die Stellung unspielbar macht, steht unten.
placing-turn = Am Zug
placing-playable = Diese Stellung ist spielbar.
board-of-placing = Spielplan zum Aufbauen
fault-missing = { $Piece } fehlt.
fault-twice = { $Piece } steht auf { $first } und auf { $second }.
fault-may-not-stand = { $Piece } darf auf { $space } nicht bleiben: Das Feld ist weder weiß noch von seiner Farbe.
fault-plies-contradict = { $side } kann hier nicht am Zug sein.
papers-title = Stellung oder Partie als Text
papers-text = Hier eine Stellung oder eine Partie einfügen
papers-load = Laden
papers-write = Partie hier ausgeben
papers-save = Als Datei speichern

## Rückblick
review-title = Rückblick
board-of-review = Spielplan des Rückblicks
review-back = Zur Partie
review-analyse = Analysieren
review-progress = Fortschritt des Rückblicks
review-progress-bar = Durchgesehene Züge
review-state-none = Diese Partie wurde noch nicht durchgesehen.
review-state-running = Wird durchgesehen: { $reviewed } von { $total ->
    [one] einem Zug
   *[other] { $total } Zügen
}.
review-state-stopped = Angehalten nach { $reviewed } von { $total ->
    [one] einem Zug
   *[other] { $total } Zügen
}.
review-state-done =
    { $total ->
        [one] Der einzige Zug ist durchgesehen.
       *[other] Alle { $total } Züge sind durchgesehen.
    }
review-start = Partie durchsehen
review-stop = Anhalten
review-continue = Weitermachen
review-graph = Der Vorsprung in Zügen
review-graph-name =
    { $reviewed ->
        [one] Der Vorsprung nach einem Zug: { $standing }. Die Tabelle unten enthält jeden Zug.
       *[other] Der Vorsprung über { $reviewed } Züge; am Ende: { $standing }. Die Tabelle unten enthält jeden Zug.
    }
review-graph-empty = Noch ist kein Zug durchgesehen.
review-slider = Zug
review-turns = Wendepunkte
review-no-turns = Keine: Solange die Partie offen war, kostete kein Zug einen ganzen Zug.
review-no-turns-yet = Bisher keine.
review-turn-move = { $number }. { $side }: { $move }
review-row-move = { $number }. { $side }
review-players = Die Spieler
review-table = Alle Züge als Tabelle
review-column-move = Zug
review-column-played = Gespielt
review-column-standing = Danach
review-column-lost = Verloren
review-not-yet = Dieser Zug ist noch nicht durchgesehen.
analyse-title = Analyse
