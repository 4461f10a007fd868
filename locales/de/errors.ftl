### What can go wrong, in sentences that say what to do.

## Between the page and the server
error-foreign-origin = Diese Anfrage kam von der Seite eines anderen Anbieters und wurde abgelehnt.
error-foreign-host = Auf den Namen { $host } hört dieser Server nicht. Auf seinem eigenen Gerät heißt er 127.0.0.1 oder localhost.
error-no-such-address = Unter dieser Adresse gibt es nichts.
error-no-such-method = Das geht unter dieser Adresse nicht.
error-no-such-game = Diese Partie gibt es nicht. Vielleicht wurde sie gelöscht.
error-no-such-match = Diesen Wettkampf gibt es nicht.
error-id-taken = Unter dieser Adresse gibt es schon eine andere Partie.
error-no-such-ply =
    { $last ->
        [0] Die Partie hat noch keinen Zug, nach Zug { $asked } gibt es also nichts.
        [one] Die Partie hat bisher nur einen Zug, nach Zug { $asked } gibt es also nichts.
       *[other] Die Partie hat bisher nur { $last } Züge, nach Zug { $asked } gibt es also nichts.
    }
error-too-large = Das ist zu lang; höchstens { $most } Byte werden gelesen.
error-too-long = Eine Partie hat hier höchstens { $most } Züge.
error-not-json = Seite und Server haben einander missverstanden. Bitte lade die Seite neu.
error-too-many =
    { $seconds ->
        [one] Das war zu viel auf einmal. Warte bitte eine Sekunde.
       *[other] Das war zu viel auf einmal. Warte bitte { $seconds } Sekunden.
    }
error-too-much-kept = Deine Partien füllen hier schon den ganzen Platz, der für sie da ist: { $most } MB. Eine neue lässt sich nicht beginnen.
error-busy = Der Computer denkt gerade über zu viele Partien nach. Versuch es gleich noch einmal.
error-picture = Das Bild ließ sich nicht zeichnen.
error-data = Der Ordner für die Partien lässt sich nicht benutzen.
error-storage = Das ließ sich nicht speichern; geändert wurde nichts.
error-migration = Die gespeicherten Partien stammen aus einer anderen Version von Colorito.
error-corrupt = Diese Partie ist fehlerhaft gespeichert und lässt sich nicht öffnen.
error-internal = Im Server ist etwas schiefgegangen; die Partie ist unverändert.
error-request = Der Server hat die Anfrage nicht verstanden. Bitte lade die Seite neu.
error-request-unreadable = Der Server konnte die Anfrage nicht lesen. Bitte lade die Seite neu.
error-request-address = Der Server kann diese Adresse nicht lesen.
error-request-list = Seite und Server haben einander missverstanden. Bitte lade die Seite neu.
error-request-binary = Der Server liest nur Text.
error-request-websocket-only = Diese Adresse ist nur für WebSockets.
error-request-variant = Eine Variante „{ $text }“ gibt es nicht.
error-request-theme = Eine Darstellung „{ $text }“ gibt es nicht.
error-request-starter-with-position = Die Stellung sagt schon, wer begonnen hat; lass den Startspieler weg.
error-request-position-in-match = Die Partien eines Wettkampfs beginnen mit der Grundstellung.
error-request-level = Stufe { $level } gibt es nicht; die Stufen gehen von 1 bis 10.
error-request-name-length = Ein Name hat 1 bis { $most } Zeichen, nicht { $length }.
error-request-name-characters = Ein Name darf keine Steuerzeichen enthalten.
error-request-client-length = Seite und Server haben einander missverstanden. Bitte lade die Seite neu.
error-request-move-length = Ein Zug hat höchstens { $most } Zeichen, nicht { $length }.
error-request-number = { $found } geht hier nicht; möglich sind { $least } bis { $most }.
error-request-place = Ab „{ $text }“ lässt sich die Liste nicht fortsetzen.
error-request-last-move = „{ $text }“ kann nicht der letzte Zug dieser Stellung sein.

## The game has gone on
error-ply = Die Partie ist inzwischen weitergegangen. So steht sie jetzt.
error-client-id = Dieser Zug wurde zweimal verschieden geschickt; er wurde nicht noch einmal ausgeführt.
error-computers-turn = Der Computer ist am Zug.
error-persons-turn = Der Computer ist nicht am Zug.
error-computers-seat = Diese Seite spielt der Computer; für ihn kannst du nicht aufgeben.
error-not-your-game = Das ist eine Partie von jemand anderem. Du kannst zuschauen.
error-not-your-side = Du spielst nicht { $side }.
error-needs-consent = Dazu müsste die andere Seite zustimmen.
error-over = Die Partie ist schon zu Ende.
error-nothing-to-take-back = Es gibt keinen Zug zum Zurücknehmen.
error-nothing-to-redo = Es gibt keinen Zug zum Wiederholen.
error-no-draw-with-computer = Remis vereinbaren können nur zwei Menschen.
error-no-draw-offer = Für { $side } liegt kein Remisangebot vor.
error-not-between-two = Das ist für zwei, die jeweils eine eigene Seite spielen.
error-asked-too-often = Dein Gegner hat abgelehnt. In ein paar Zügen kannst du wieder fragen.
error-no-take-back-offer = Es gibt keine Bitte, auf die { $side } antworten könnte.
error-rated = In einer Partie, die für die Spielstärke zählt, wird nichts zurückgenommen.
error-not-over = Die Partie ist noch nicht zu Ende.
error-no-rematch-offer = Niemand hat eine Revanche angeboten.
error-went-on = Die nächste Partie hat schon begonnen.
error-both-moved = Beide haben gezogen. Du kannst aufgeben, aber die Partie nicht mehr abbrechen.
error-not-absent = Dein Gegner ist da oder noch nicht lange genug weg.
error-texts-off = Freier Text geht nur, solange ihr ihn beide eingeschaltet habt.
error-said-enough = Mehr kannst du in einer Partie nicht sagen: { $most }-mal ist genug.
error-not-by-calendar = Antworten lassen sich nur in Partien mit Tagen je Zug planen.
error-your-turn = Du bist am Zug. Antworten planst du, solange der andere am Zug ist.
error-plan-line = Zeile { $line } des Plans endet nicht mit einer Antwort von dir.
error-plan-contradicts = Zeile { $line } des Plans antwortet auf dieselben Züge anders.
error-no-score = Punkte gibt es nur für eine Partie, die zu Ende gespielt wurde.
error-not-counting = Zurzeit wird nichts gezählt.
error-nothing-to-count = Es gibt nichts mehr zu zählen.
error-not-deleted = Die Partie ist nicht gelöscht.
error-changed-elsewhere = Ein anderer Server hat diese Partie geändert. Lade sie bitte neu.
error-match-over = Alle { $games } Partien dieses Wettkampfs sind gespielt.

## Lernen und Zurückblicken
error-no-such-lesson = Diese Lektion gibt es nicht.
error-no-such-puzzle = Diese Aufgabe gibt es nicht.
error-no-move = „{ $text }“ ist kein Zug.
error-bad-tree = Zug { $at } der Analyse ist dort nicht möglich.
error-bad-comment = Ein Kommentar darf keine schließende geschweifte Klammer enthalten.
error-too-many-analyses = Es werden gerade zu viele Stellungen analysiert. Versuch es gleich noch einmal.

## Moves
error-move-text = „{ $text }“ ist kein Zug. Schreib c1c3 oder 3 c1-c3.
error-move-wrong-number = Auf { $space } steht { $piece }, nicht die { $number }.
error-move-no-such-way = Der Stein kommt von { $from } nach { $to }, aber nicht auf diesem Weg.
error-move-game-over = Die Partie ist zu Ende.
error-move-must-move = Es gibt einen erlaubten Zug, also musst du ziehen.
error-move-same-space = Ein Zug muss auf einem anderen Feld enden als dem, auf dem er begonnen hat.
error-move-no-piece = Auf { $space } steht kein Stein.
error-move-occupied = Auf { $space } steht schon ein Stein.
error-move-not-yours = { $Piece } gehört der anderen Seite.
error-move-may-not-rest = { $Piece } darf auf { $space } nicht bleiben: Das Feld ist weder weiß noch von seiner Farbe.
error-move-out-of-reach = Kein Schritt, Sprung oder Schritt-Sprung bringt { $piece } nach { $space }.

## Positions
error-position-fields = Eine Stellung hat vier Teile, durch Leerzeichen getrennt, nicht { $found }.
error-position-rows = Eine Stellung hat zehn Reihen, nicht { $found }.
error-position-columns =
    { $found ->
        [one] Reihe { $row } hat ein Feld statt zehn.
       *[other] Reihe { $row } hat { $found } Felder statt zehn.
    }
error-position-letter = „{ $letter }“ in Reihe { $row }, Spalte { $column } ist kein Stein.
error-position-run = „{ $run }“ in Reihe { $row }, Spalte { $column } ist keine Anzahl leerer Felder von 1 bis 10.
error-position-turn = Wer ist am Zug? Schreib r oder b, nicht „{ $text }“.
error-position-starter = Wer hat begonnen? Schreib r oder b, nicht „{ $text }“.
error-position-plies = „{ $text }“ ist keine Anzahl von Zügen.
error-position-missing = { $Piece } fehlt.
error-position-twice = { $Piece } ist doppelt da, auf { $first } und { $second }.
error-position-may-not-stand = { $Piece } darf nicht auf { $space } stehen: Das Feld ist weder weiß noch von seiner Farbe.
error-position-plies-contradict =
    { $plies ->
        [one] Nach einem Zug kann { $turn } nicht am Zug sein, wenn { $starter } begonnen hat.
       *[other] Nach { $plies } Zügen kann { $turn } nicht am Zug sein, wenn { $starter } begonnen hat.
    }

## Boards
error-board-rows = Ein Spielplan hat zehn Reihen, nicht { $found }.
error-board-columns =
    { $found ->
        [one] Reihe { $row } des Spielplans hat ein Feld statt zehn.
       *[other] Reihe { $row } des Spielplans hat { $found } Felder statt zehn.
    }
error-board-letter = „{ $letter }“ auf { $space } ist keine Farbe. Nimm R für Rot, Y für Gelb, D für Dunkelblau, L für Hellblau und einen Punkt für Weiß.
error-board-not-white = Das Feld { $space } muss weiß sein.
error-board-not-coloured = Das Feld { $space } muss farbig sein.
error-board-equal-neighbours = Die Nachbarfelder { $space } und { $neighbour } haben dieselbe Farbe.
error-board-not-symmetric = Die Felder { $space } und { $other } passen nicht zusammen: Der Spielplan muss für beide gleich aussehen.

## Records
error-record-empty = Zeile { $line }, Zeichen { $column }: Hier steht keine Partie.
error-record-second-game = Zeile { $line }, Zeichen { $column }: Hier beginnt eine zweite Partie.
error-record-malformed-tag = Zeile { $line }, Zeichen { $column }: Diese Angabe ist nicht lesbar.
error-record-tag-twice = Zeile { $line }, Zeichen { $column }: Diese Angabe steht doppelt da.
error-record-tag = Zeile { $line }, Zeichen { $column }: Diese Angabe lässt sich nicht speichern.
error-record-unclosed-comment = Zeile { $line }, Zeichen { $column }: Ein Kommentar ist nicht geschlossen.
error-record-comment = Zeile { $line }, Zeichen { $column }: Dieser Kommentar lässt sich nicht speichern.
error-record-variation-of-nothing = Zeile { $line }, Zeichen { $column }: Eine Nebenvariante braucht einen Zug vor sich.
error-record-too-deep = Zeile { $line }, Zeichen { $column }: Die Nebenvarianten sind zu tief verschachtelt.
error-record-stray-close = Zeile { $line }, Zeichen { $column }: Eine Klammer schließt, die nie geöffnet wurde.
error-record-unclosed-variation = Zeile { $line }, Zeichen { $column }: Eine Nebenvariante ist nicht geschlossen.
error-record-empty-variation = Zeile { $line }, Zeichen { $column }: Eine Nebenvariante hat keinen Zug.
error-record-number-alone = Zeile { $line }, Zeichen { $column }: Hier steht die Zahl eines Steins ohne seinen Weg.
error-record-bad-variant = Zeile { $line }, Zeichen { $column }: Diese Variante gibt es nicht.
error-record-bad-starter = Zeile { $line }, Zeichen { $column }: Der Startspieler muss „red“ oder „blue“ sein.
error-record-bad-repetition = Zeile { $line }, Zeichen { $column }: Die Wiederholungsregel ist nicht lesbar.
error-record-bad-result = Zeile { $line }, Zeichen { $column }: Das Ergebnis muss „red“, „blue“, „draw“ oder „*“ sein.
error-record-bad-ending = Zeile { $line }, Zeichen { $column }: Die Art des Endes ist nicht lesbar.
error-record-starter-contradicts = Zeile { $line }, Zeichen { $column }: Der Startspieler widerspricht der Stellung.
error-record-result-contradicts = Zeile { $line }, Zeichen { $column }: Das Ergebnis widerspricht sich selbst.
error-record-not-what-happened = Zeile { $line }, Zeichen { $column }: Das Ergebnis passt nicht zur Partie.
error-record-bad-move = Zeile { $line }, Zeichen { $column }: { $cause }
error-record-bad-board = Zeile { $line }, Zeichen { $column }: { $cause }
error-record-bad-position = Zeile { $line }, Zeichen { $column }: { $cause }

## Invitations
error-no-such-invitation = Diese Einladung gibt es nicht. Vielleicht ist der Link unvollständig.
error-no-such-block = Diese Person blockierst du nicht mehr.
error-name-taken = „{ $name }“ ist vergeben oder sieht einem vergebenen Namen zu ähnlich. Wähle bitte einen anderen.
error-invitation-closed =
    { $state ->
        [taken] Jemand war schneller: Diese Einladung ist schon angenommen.
        [withdrawn] Diese Einladung wurde zurückgezogen.
       *[expired] Diese Einladung ist abgelaufen.
    }
error-own-invitation = Das ist deine eigene Einladung; jemand anderes muss sie annehmen.
error-other-strength = Diese Einladung ist für Spieler mit Konto und einer Spielstärke von { $least } bis { $most }.
error-not-your-invitation = Diese Einladung ist nicht von dir.
error-not-for-programs = Das ist Menschen vorbehalten, nicht Programmen.
error-account-closed = Dieses Konto wurde von den Betreibern dieses Servers gesperrt.
error-not-staff = Das ist denen vorbehalten, die diesen Server betreiben.
error-already-done = Das ist schon so.
error-no-such-report = Diese Meldung gibt es nicht mehr; vielleicht hat sie schon jemand erledigt.
error-unrated-program = Partien mit diesem Programm zählen nicht für die Spielstärke. Spiele eine, die nicht zählt.
error-too-many-programs = Du hast schon { $most } Programme. Lösche zuerst eines davon.
error-request-program-seat = Ein Programm setzt sich selbst, indem es eine Einladung annimmt.
error-too-many-invitations = Du hast schon { $most } offene Einladungen. Zieh zuerst einige zurück.
error-device-only = Dieser Server ist nur für dieses Gerät da. Damit andere darüber mitspielen können, starte ihn mit --public und dem Namen oder der Adresse, unter der sie ihn erreichen.
error-other-format = Der Server hat inzwischen eine andere Version von Colorito. Lade diese Seite neu; dabei geht nichts verloren.
error-request-no-clock = Eine Partie mit irgendwem braucht eine Uhr oder Tage je Zug.
error-request-text-length = Ein Text hat hier 1 bis { $most } Bytes, nicht { $length }.
error-request-remark-length = Hier kannst du 1 bis { $most } Zeichen schreiben, nicht { $length }.
error-request-remark-characters = Der Text enthält Zeichen, die man nicht sieht.
error-request-plan-length = Der Plan ist zu lang; entferne etwas davon.
error-request-words-length = Ein Text hat hier höchstens { $most } Zeichen, nicht { $length }.
