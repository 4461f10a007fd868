### Die Befehlszeile: ihre Hilfe, ihr Fortschritt und was sie antwortet, wenn etwas keinen Sinn ergibt.

## Überschriften
cli-usage = Aufruf:
cli-commands = Befehle:
cli-arguments = Argumente
cli-options = Optionen
cli-example = Beispiel:
cli-options-word = OPTIONEN
cli-command-word = BEFEHL
cli-default = Vorgabe: { $value }
cli-possible = möglich: { $values }

## Was für einen Wert steht
cli-value-address = ADRESSE
cli-value-action = AKTION
cli-value-database = DATENBANK
cli-value-clock = UHR
cli-value-colours = FARBEN
cli-value-depth = TIEFE
cli-value-elo = UNTEN,OBEN
cli-value-file = DATEI
cli-value-file-or-database = DATEI|DATENBANK
cli-value-folder = ORDNER
cli-value-format = FORMAT
cli-value-language = SPRACHE
cli-value-move = ZUG
cli-value-name = NAME
cli-value-name-or-file = NAME|DATEI
cli-value-pixels = PIXEL
cli-value-player = SPIELER
cli-value-port = PORT
cli-value-seed = ZAHL
cli-value-side = SEITE
cli-value-space = FELD
cli-value-text = TEXT
cli-value-theme = DARSTELLUNG
cli-value-what = WAS

## Für jeden Befehl
cli-help-colorito = Colorito, das Brettspiel von 1892: Gesprungen wird wie bei Halma, aber jeder Stein hat eine Zahl und eine Farbe.
cli-help-help = Hilfe anzeigen. Die lange Form, „--help“, sagt mehr.
cli-help-help-about = Hilfe zu einem Befehl anzeigen
cli-help-version = Version anzeigen.
cli-help-language = Die Sprache: en, de, es oder ja; ohne Angabe die des Systems.
cli-help-variant = Die Variante: standard, strict (strenges Spiel), colours (Nur Farben) oder strict-colours (beides).
cli-help-board = Der Spielplan: standard, columns (Spalten), tiles (Kacheln), rows (Reihen) oder eine Datei mit zehn Zeilen zu zehn Buchstaben.
cli-help-position = Die Stellung; ohne Angabe die Grundstellung mit Rot am Zug.

## serve
cli-help-serve = Die Webanwendung starten; das geschieht auch ohne Befehl
cli-help-serve-more = Sie gibt ihre Adresse aus, sobald sie bereit ist, und endet mit Strg-C. Partien werden im Datenordner gespeichert. Was sie sonst zu sagen hat, geht auf die Standardfehlerausgabe, so ausführlich, wie RUST_LOG es verlangt.
cli-help-serve-port = Der Port; 0 nimmt einen freien.
cli-help-serve-host = Die Adresse, unter der der Server erreichbar ist; 0.0.0.0 lässt andere Rechner zu und braucht „--public“.
cli-help-serve-data = Wo Partien gespeichert werden; ohne Angabe dort, wo das System Daten von Anwendungen ablegt.
cli-help-serve-database = Die Datenbank mit den Partien anstelle eines Datenordners: eine SQLite-Datei oder postgres://user:password@host/name, die sich mehrere Server teilen können.
cli-help-serve-public = Leute von anderswo zulassen, die den Server unter diesen Namen oder Adressen aufrufen. Jede Partie gehört dann denen, die sie spielen; niemandem gehören alle Partien, nur weil er an diesem Gerät sitzt.
cli-help-serve-proxy = Die Adressen von Proxys, denen geglaubt wird, wer anfragt (X-Forwarded-For, X-Forwarded-Proto).
cli-help-serve-url = Wo man den Server erreicht, etwa https://colorito.example; ohne Angabe „https://“ und der erste Name von „--public“.
cli-help-serve-push = Push-Nachrichten an Browser senden, die darum bitten, über die Push-Dienste, die diese Browser nennen.
cli-help-serve-push-anywhere = Sie auch an Push-Dienste auf diesem Rechner oder im eigenen Netz senden, und ohne verschlüsselte Verbindung.
cli-help-serve-mail = E-Mails an Mitspieler senden, die darum bitten, über diesen Mailserver: smtps://benutzer@host oder smtp://benutzer@host. Das Passwort steht in „--mail-password“ oder in der Umgebungsvariablen COLORITO_MAIL_PASSWORD.
cli-help-serve-mail-from = Von wem die E-Mails kommen, etwa Colorito <colorito@example.org>.
cli-help-serve-mail-password = Eine Datei, in der das Passwort für den Mailserver steht und sonst nichts.
cli-help-serve-metrics = Zählwerte für Prometheus unter /metrics bereitstellen, an dieser Adresse samt Port, etwa 127.0.0.1:9192.
cli-help-serve-log = Wie das Protokoll geschrieben wird: als Zeilen zum Lesen oder als ein JSON-Objekt je Zeile.

## play
cli-help-play = Im Terminal spielen
cli-help-play-more = Ohne Angaben zu einer Partie und ohne etwas zu öffnen erscheint ein Menü mit allem, was es gibt: Partien, Lektionen, Aufgaben, Analyse. „?“ zeigt die Tasten. Die Partien sind die der Webanwendung, ob sie läuft oder nicht.
cli-help-play-file = Aufzeichnungen, die gelesen werden; die erste wird geöffnet.
cli-help-play-game = Die gespeicherte Partie mit diesem Namen fortsetzen.
cli-help-play-server = Zum Server mit dieser Adresse gehen, um mit den Leuten dort zu spielen.
cli-help-play-join = Diesem Link zu einer Einladung oder Partie folgen.
cli-help-play-lessons = Mit den Lektionen beginnen.
cli-help-play-puzzle = Mit der Aufgabe des Tages beginnen.
cli-help-play-analyse = Die Stellung analysieren.
cli-help-play-level = Gegen den Computer auf dieser Stufe spielen, 1 bis 10.
cli-help-play-two = Zu zweit an dieser Tastatur spielen.
cli-help-play-side = Deine Seite gegen den Computer: red, blue oder random (zufällig).
cli-help-play-starter = Wer den ersten Zug macht: red, blue oder random (zufällig).
cli-help-play-clock = Minuten für die Partie und Sekunden für jeden Zug, etwa 10+5.
cli-help-play-no-repetition = Auf die Hausregel verzichten, dass die dritte Wiederholung remis ist.
cli-help-play-plain = Mit Textzeilen spielen, statt den Bildschirm zu füllen; das geschieht ohnehin, wenn Eingabe oder Ausgabe kein Terminal ist.
cli-help-play-colours = Wie viele Farben verwendet werden: true, 256, 16 oder none; ohne Angabe so viele, wie das Terminal nach eigener Auskunft hat.
cli-help-play-theme = Die Darstellung: light (hell) oder dark (dunkel); ohne Angabe wie im Spiel gewählt oder wie das Terminal es sagt.
cli-help-play-ascii = Keine Zeichen außerhalb von ASCII verwenden.
cli-help-play-no-motion = Steine sofort absetzen, statt sie Sprung für Sprung zu bewegen.
cli-help-play-data = Wo die Partien liegen; ohne Angabe dort, wo „colorito serve“ sie speichert.

## bot
cli-help-bot = Eine Engine auf einem Server spielen lassen, unter dem Konto eines Programms
cli-help-bot-more = Das Konto wird auf der Seite des eigenen Kontos angelegt, die das Token einmal zeigt. Der Bot spielt, bis er mit Strg-C angehalten wird, und kommt von selbst wieder, wenn die Verbindung abreißt; laufende Partien bleiben, und beim nächsten Start spielt er sie weiter. Das Ergebnis jeder Partie ist eine Zeile: der Name der Partie, „won“, „drawn“ oder „lost“, und wie sie endete.
cli-help-bot-server = Die Adresse des Servers.
cli-help-bot-token = Das Token. Hier können andere auf diesem Rechner es lesen; eine Datei oder die Variable COLORITO_TOKEN ist besser.
cli-help-bot-token-file = Die Datei mit dem Token.
cli-help-bot-engine = Wer spielt: der Befehl einer UGI-Engine oder einer der Spieler von „colorito match“, etwa „level=5“.
cli-help-bot-level = Die Stufe der eingebauten Engine, 1 bis 10.
cli-help-bot-time = Die längste Zeit für einen Zug, in Millisekunden. Mit Uhr denkt er kürzer, wenn es sein muss.
cli-help-bot-games = Wie viele Partien zugleich.
cli-help-bot-stop-after = Nach so vielen Partien aufhören.
cli-help-bot-accept = Einladungen im Wartesaal annehmen.
cli-help-bot-offer = Im Wartesaal stets eine Einladung offen halten: Minuten und Sekunden je Zug wie 10+5, oder Tage je Zug wie 3d.
cli-help-bot-variant = Nur Partien dieser Varianten.
cli-help-bot-rated = Auch Partien, die für die Spielstärke zählen; was er anbietet, zählt dann.
cli-help-bot-programs = Auch Einladungen anderer Programme annehmen.
cli-help-bot-no-rematch = Nicht noch einmal spielen, wenn der Gegner darum bittet.
cli-bot-no-token = Das Token fehlt oder ist keines: Es hat 64 hexadezimale Ziffern. Gib es mit „--token-file“ an oder in der Variablen { $name }.
cli-bot-plays = Spielt als { $name }.
cli-bot-lost = Die Verbindung ist abgerissen und wird neu versucht: { $cause }
cli-bot-refused = Der Server lässt dieses Programm nicht ein: { $cause }

## perft
cli-help-perft = Alle Folgen von so vielen Zügen zählen
cli-help-perft-more = Die letzte Zeile ist die Anzahl allein.
cli-help-perft-depth = Wie viele Züge, 0 bis 20; ab etwa 8 dauert es Stunden.
cli-help-perft-divide = Für jeden ersten Zug eine Zeile mit den Folgen ausgeben, die mit ihm beginnen.

## moves
cli-help-moves = Die möglichen Züge alphabetisch auflisten, einen je Zeile
cli-help-moves-stdin = Stellungen von der Standardeingabe lesen, eine je Zeile, und jede mit einer Zeile von Zügen beantworten.
cli-help-moves-ways = Auch ausgeben, wie der Stein dorthin kommt, Sprung für Sprung, und die Art des Zuges.

## status
cli-help-status = Als JSON-Objekt sagen, ob die Partie vorbei ist und warum
cli-help-status-more = „ending“ ist „completion“, „special“ oder „tie“, und null, solange die Partie läuft. „score“ ist die Zahl der Züge, die dem Verlierer noch fehlen: eine Zahl, wenn sie bewiesen ist, sonst ein Objekt mit den Schranken „lower“ und „upper“.
cli-help-status-time = Wie lange höchstens an den Minuspunkten des Verlierers gerechnet wird, in Millisekunden.

## solve
cli-help-solve = Die wenigsten Züge einer Seite allein finden, während die Steine der anderen stehen bleiben
cli-help-solve-more = Gibt ein JSON-Objekt aus: „lower“ ist bewiesen, „upper“ ist die Länge von „line“, und „exact“ sagt, dass nichts mehr zu beweisen ist. „upper“ und „line“ sind null, solange keine Zugfolge bekannt ist; „lower“ auch, wenn bewiesen ist, dass es keine gibt.
cli-help-solve-side = Die Seite, die zieht: r oder b.
cli-help-solve-time = Die längste Rechenzeit in Millisekunden.
cli-help-solve-memory = Der größte Speicher in MiB.
cli-help-solve-stdin = Stellungen von der Standardeingabe lesen, eine je Zeile, und jede mit einem Objekt beantworten.

## render
cli-help-render = Den Spielplan als SVG oder PNG zeichnen
cli-help-render-more = Ohne Ausgabedatei geht das Bild auf die Standardausgabe.
cli-help-render-output = Die Datei, in die geschrieben wird; ihre Endung, svg oder png, bestimmt das Format.
cli-help-render-format = Das Format, wenn es keine Datei gibt oder die Endung es nicht sagt.
cli-help-render-width = Die Breite eines PNG in Pixeln.
cli-help-render-seat = Wer am unteren Rand sitzt: r oder b.
cli-help-render-theme = Die Darstellung: light (hell), dark (dunkel) oder print für Papier in Schwarzweiß.
cli-help-render-arrow = Einen Zug mit seinem Weg zeigen, Sprung für Sprung.
cli-help-render-destinations = Den Stein auf einem Feld wählen und zeigen, wohin er kann.
cli-help-render-last-move = Anfang und Ende des letzten Zuges markieren, etwa a2a3.
cli-help-render-no-coordinates = Die Buchstaben und Zahlen am Rand weglassen.
cli-help-render-textures = Die Farben auch durch Muster unterscheiden.
cli-help-render-study = Eine Stellung nehmen, in der Steine fehlen, wie in Aufgaben und für eine Seite allein.
cli-help-render-empty = Den Spielplan ohne Steine zeichnen.

## site
cli-help-site = Die ganze Anwendung als Ordner voller Dateien schreiben, der keinen Server braucht
cli-help-site-more = Jeder Webspace genügt, unter jedem Pfad. Konten und Partien mit Menschen anderswo gibt es darin nicht; Partien bleiben im Browser.
cli-help-site-directory = Der Ordner, in den geschrieben wird; was dort von der Anwendung liegt, wird ersetzt.
cli-site-written = { $count ->
    [one] Eine Datei
   *[other] { $count } Dateien
 } nach { $file } geschrieben.
cli-site-open = Um es hier zu öffnen, führe „{ $command }“ aus und gehe dann zu http://localhost:8000/.

## bench
cli-help-bench = Regeln und Engine im selben Lauf an einem einfachen Programm messen
cli-help-bench-more = Geschwindigkeiten sind Verhältnisse zum einfachen Zuggenerator, der abwechselnd mitgemessen wird. Die Anzahlen sind genau und dürfen sich nicht ändern; die der Engine ist ihre Prüfsumme. Eine Zählung mit Gedächtnis zählt nicht noch einmal, was auf eine bekannte Stellung folgt; ihre Geschwindigkeit sagt deshalb nichts über den Generator.
cli-help-bench-rounds = Wie oft jede Messung wiederholt wird, 1 bis 1000; der Median zählt.
cli-help-bench-depths = Stattdessen einen Thread so viele Millisekunden über jede von zehn Mittelspielstellungen nachdenken lassen und ausgeben, wie tief er kommt.

## analyse
cli-help-analyse = Die besten Züge mit Bewertung und Zugfolge ausgeben oder auf eine aufgezeichnete Partie zurückblicken
cli-help-analyse-more = Die Bewertung ist der Vorsprung dessen, der am Zug ist, in Zügen; #3 ist ein Sieg in drei Zügen, #-3 eine Niederlage. Mit einer Datei wird auf die Partie darin zurückgeblickt: der Vorsprung nach jedem Zug, die Wendepunkte mit dem besseren Zug und eine Zusammenfassung für jede Seite. Strg-C beendet den Rückblick vorzeitig und gibt aus, was da ist.
cli-help-analyse-file = Eine Aufzeichnung, auf die zurückgeblickt wird.
cli-help-analyse-game = Welche Partie der Datei, wenn sie mehrere hat.
cli-help-analyse-time = Bedenkzeit in Millisekunden; beim Rückblick für jeden Zug.
cli-help-analyse-lines = Wie viele Zugfolgen gezeigt werden.
cli-help-analyse-threads = Wie viele Threads suchen.
cli-help-analyse-json = Ein JSON-Objekt ausgeben.

## match und pool
cli-help-match = Zwei Engines gegeneinander spielen lassen, paarweise mit beiden als Startspieler
cli-help-match-a = Spieler A: „engine“, Einstellungen wie „level=5,time=100,threads=2“, „greedy“, „plain“, „wary“, „racer“, „blocker“, „stubborn“ oder der Befehl einer UGI-Engine.
cli-help-match-b = Spieler B, ebenso benannt.
cli-help-match-games = Wie viele Partien, aufgerundet auf eine gerade Zahl.
cli-help-match-sprt = Aufhören, sobald feststeht, ob A um die untere oder um die obere Zahl von Elo-Punkten stärker ist, etwa 0,20.
cli-help-match-records = Die Partien in diese Datei schreiben.
cli-help-pool = Viele Engines gegeneinander spielen lassen und für jede Variante eine Tabelle zeigen
cli-help-pool-players = Die Spieler, benannt wie bei „match“. Der erste spielt gegen alle anderen.
cli-help-pool-all = Auch alle anderen gegeneinander spielen lassen.
cli-help-pool-variants = Die Varianten, durch Kommas getrennt, statt einer.
cli-help-pool-games = Wie viele Partien je zwei von ihnen spielen, aufgerundet auf eine gerade Zahl.
cli-help-pool-results = Eine Datei für die Ergebnisse. Was schon darin steht, wird nicht noch einmal gespielt.
cli-help-time = Millisekunden je Zug.
cli-help-openings = Die Zahl, aus der die Eröffnungen entstehen; dieselbe Zahl ergibt dieselben.
cli-help-concurrency = Wie viele Partien gleichzeitig gespielt werden.
cli-help-plies = Eine Partie mit mehr Zügen beider zusammen wird abgebrochen und zählt als remis.

## ugi
cli-help-ugi = Das Engine-Protokoll UGI auf Standardeingabe und Standardausgabe sprechen
cli-help-ugi-more = Zum Ausprobieren von Hand erst „position startpos“, dann „go movetime 1000“ und nach der Antwort „quit“ eingeben.

## database
cli-help-database = Alle Partien sichern, wiederherstellen, prüfen oder kopieren
cli-help-database-more = „backup“ schreibt alle Partien in eine neue Datei, während Server weiterlaufen, „restore“ holt sie daraus zurück, „check“ liest alle Partien und prüft sie nach den Regeln, und „copy“ überträgt sie von einer Datenbank in eine andere. Bevor Partien ersetzt werden, müssen alle Server beendet sein.
cli-help-database-action = Was geschehen soll.
cli-help-database-places = Die Datei für „backup“ und „restore“; für „copy“ die Datenbank, aus der gelesen, und die, in die geschrieben wird.
cli-help-database-database = Die Datenbank: eine SQLite-Datei oder postgres://user:password@host/name; ohne Angabe die Datei, in der dieses Gerät seine Partien speichert.
cli-help-database-replace = Die vorhandenen Partien ersetzen.

## admin
cli-help-admin = Einen Server verwalten: Konten, Meldungen, Mitteilungen
cli-help-admin-more = Arbeitet mit der Datenbank, ob Server laufen oder nicht; sie merken es binnen Sekunden. „accounts“ listet Konten auf, alle oder die, deren Namen so beginnen; „close“ sperrt eines, „reopen“ gibt es wieder frei; „rename“ gibt ihm einen anderen Namen; „appoint“ und „dismiss“ legen fest, wer all das auch unter /admin darf. „reports“ listet auf, was gemeldet wurde, „settle“ legt eine Meldung zu den Akten. „message“ teilt allen etwas mit, „message --clear“ nimmt es zurück, und ohne Text zeigt es die aktuelle Mitteilung. „log“ listet auf, was getan wurde. Listen haben einen Eintrag je Zeile, mit Tabulatoren zwischen den Spalten.
cli-help-admin-action = Was geschehen soll.
cli-help-admin-what = Der Name eines Kontos, bei „rename“ zwei; eine Meldung; oder der Text einer Mitteilung.
cli-help-admin-database = Die Datenbank: eine SQLite-Datei oder postgres://user:password@host/name; ohne Angabe die Datei, in der dieses Gerät seine Partien speichert.
cli-help-admin-remark = Bei „settle“: was unternommen wurde, für das Protokoll.
cli-help-admin-readers = Bei „message“: die Sprache der Mitteilung; ohne Angabe die der Befehlszeile.
cli-help-admin-clear = Bei „message“: die Mitteilung zurücknehmen.
cli-help-admin-all = Bei „reports“: auch erledigte Meldungen.

## Was Befehle sagen
cli-serving = Colorito ist unter { $address }
cli-game-over = Die Partie ist vorbei.
cli-counting = Zählt
cli-measuring = Misst
cli-playing = Partien
cli-reviewing = Züge
cli-searching = Sucht
cli-solving = Rechnet
cli-solving-now = Züge: { $score }, geprüfte Stellungen: { $positions }
cli-thinking = Denkt nach
cli-thinking-now = Tiefe { $depth }
cli-copying = Kopieren
cli-checking = Prüfen
cli-database-copied = „{ $file }“ enthält jetzt alle Partien: { $count }.
cli-database-checked = Alle Partien sind in Ordnung: { $count }.
cli-database-faults = Anzahl der falsch gespeicherten Partien und Wettkämpfe: { $count }.
cli-left = noch { $time }

## Was mit einer Befehlszeile nicht stimmt
cli-unknown-option = Die Option „{ $option }“ gibt es hier nicht.
cli-unknown-command = Den Befehl „{ $command }“ gibt es nicht.
cli-perhaps = Meintest du „{ $other }“?
cli-wrong-value = „{ $value }“ passt nicht zu „{ $option }“.
cli-missing-value = Nach „{ $option }“ fehlt ein Wert.
cli-too-many-values = „{ $value }“ ist nach „{ $option }“ zu viel.
cli-too-few-values = „{ $option }“ braucht mehr Werte.
cli-twice = „{ $option }“ geht nur einmal.
cli-conflict = „{ $option }“ geht nicht zusammen mit „{ $other }“.
cli-missing = Das fehlt: { $options }.
cli-not-text = Ein Argument ist kein UTF-8-Text.
cli-bad-arguments = Diese Befehlszeile ergibt keinen Sinn.
cli-more-help = „{ $command }“ sagt mehr.

## Was mit dem nicht stimmt, was angegeben wurde
cli-bad-position = Die Stellung ist nicht zu gebrauchen: { $cause }
cli-bad-board-name = „{ $name }“ ist kein eingebauter Spielplan ({ $names }) und lässt sich nicht als Datei lesen: { $cause }
cli-bad-board-file = Spielplan „{ $file }“: { $cause }
cli-bad-line = Standardeingabe, Zeile { $number }: { $cause }
cli-bad-file = Datei „{ $file }“: { $cause }
cli-bad-option = Option „{ $option }“: { $cause }
cli-bad-player = „{ $player }“ ist kein Spieler; „colorito help match“ nennt sie.
cli-no-such-game = Datei „{ $file }“: Eine Partie { $number } gibt es nicht; die letzte ist { $last }.
cli-format-wanted = Gib mit „--output“ eine Datei an oder mit „--format“ ein Format, um ins Terminal zu schreiben.
cli-unknown-ending = „{ $file }“ endet weder auf svg noch auf png; wähle mit „--format“.
cli-png-width = Ein PNG kann nicht { $width } Pixel breit sein; möglich sind { $least } bis { $most }.
cli-port-in-use = Port { $port } ist belegt, vielleicht von einem anderen Colorito; wähle mit „--port“ einen anderen.
cli-mail-relay = „--mail“ nennt einen Mailserver als smtps://benutzer@host:port oder smtp://benutzer@host:port.
cli-mail-relay-password = Ein Passwort gehört nicht auf die Befehlszeile, wo andere es sehen können. Schreibe es in eine Datei für „--mail-password“ oder in COLORITO_MAIL_PASSWORD.
cli-mail-from = „--mail-from“ braucht eine E-Mail-Adresse, etwa Colorito <colorito@example.org>.
cli-mail-password = Der Mailserver von „--mail“ verlangt ein Passwort. Schreibe es in eine Datei für „--mail-password“ oder in COLORITO_MAIL_PASSWORD.
cli-cannot-listen = Colorito kann unter { $address } nicht erreichbar sein: { $cause }
cli-needs-public = Die Adresse { $address } lässt andere Rechner zu. Mit „--public“ wird gesagt, unter welchem Namen sie diesen aufrufen, etwa „--public colorito.example“; sonst „--host“ weglassen.
cli-bad-database = Datenbank „{ $file }“: { $cause }
cli-database-exists = „{ $file }“ gibt es schon; bitte einen anderen Namen wählen.
cli-database-full = „{ $file }“ enthält schon Partien: { $count }. „--replace“ ersetzt sie.
cli-database-places = „backup“ und „restore“ brauchen eine Datei, „copy“ zwei Datenbanken, „check“ nichts davon.
cli-admin-words = „accounts“ nimmt einen Namen oder keinen, „rename“ zwei, „close“, „reopen“, „appoint“ und „dismiss“ einen, „settle“ eine Meldung, „message“ einen Text oder keinen, „reports“ und „log“ nichts.
cli-admin-in-vain = Es war nichts zu tun: Es ist schon so, oder der Name ist vergeben.
cli-match-failed = Die Partien konnten nicht zu Ende gespielt werden: { $cause }
cli-line-not-text = Die Zeile ist kein UTF-8-Text.
cli-line-too-long = Die Zeile ist zu lang.
cli-file-missing = Es gibt sie nicht.
cli-file-denied = Zugriff verweigert.
cli-file-folder = Das ist ein Ordner.
cli-file-too-large = Zu groß.
cli-file-not-text = Das ist kein UTF-8-Text.
cli-address-missing = Dieser Rechner hat die Adresse nicht.
cli-system-says = Das System meldet „{ $message }“.
