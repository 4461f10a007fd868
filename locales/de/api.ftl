### Die Seite über die Adressen des Servers, für alle, die Programme schreiben.

api-title = Adressen
api-lead = Was Programme diesen Server fragen können. Dasselbe in einer Form, die sie lesen:

## Analyse
api-get-analysis = Stellungen analysieren, über einen WebSocket.
api-get-analysis-more = Der Client schickt `AnalysisQuestion`, der Server `AnalysisNews` oder einen Fehler, je Nachricht ein JSON-Text. Über eine Frage wird höchstens eine Minute nachgedacht; eine neue Frage, `stop` oder das Ende der Verbindung beendet das sofort.
api-post-analysis-placing = Prüfen, ob eine aufgebaute Stellung spielbar ist, und jeden Fehler nennen.
api-get-analysis-position = Die Stellung nach einigen Zügen zeigen.
api-post-analysis-read = Eine Aufzeichnung mit Nebenvarianten und Kommentaren lesen.
api-post-analysis-write = Eine Aufzeichnung mit Nebenvarianten und Kommentaren schreiben.

## Spielpläne und Stellungen
api-get-board = Einen Spielplan ohne Steine zeigen.
api-get-board-check = Jeden Fehler eines eigenen Spielplans nennen.
api-get-board-picture-svg = Einen Spielplan ohne Steine als SVG zeichnen.
api-get-position = Eine beliebige Stellung mit ihren möglichen Zügen zeigen.
api-get-position-more = Mit `study=true` dürfen Steine fehlen, wie in Lektionen und Aufgaben.
api-get-position-picture-png = Eine beliebige Stellung als PNG zeichnen.
api-get-position-picture-svg = Eine beliebige Stellung als SVG zeichnen.

## Partien
api-get-games = Deine Partien auflisten, die zuletzt geänderte zuerst.
api-post-games = Eine Partie beginnen.
api-post-games-import = Partien aus Aufzeichnungen beginnen.
api-post-games-import-more = Entweder wird aus jeder Aufzeichnung des Textes eine Partie oder aus keiner; der Fehler sagt dann, an welcher es liegt und wo.
api-get-games-id = Eine Partie zeigen, wie sie ist oder wie sie war.
api-put-games-id = Übergib ein Spiel, das ohne Server gespielt wurde.
api-put-games-id-more = Es behält seinen Namen und wird einmal aufbewahrt: Wer dasselbe Spiel noch einmal übergibt, bekommt es so zurück, wie es hier steht; lag es im Papierkorb, wird es von dort zurückgeholt.
api-delete-games-id = Eine deiner Partien löschen; sie lässt sich zurückholen.
api-post-games-id-again = Eine Partie von vorn beginnen: gleiche Plätze, Regeln, Anfangsstellung und Uhr.
api-get-games-id-embed-svg = Eine Partie zeichnen, wie sie gerade steht, für Seiten anderer Websites.
api-get-games-id-embed-svg-more = Ein Browser fragt jedes Mal nach und bekommt das Bild nur, wenn sich die Partie geändert hat.
api-get-games-id-hint = Einen guten Zug mit Begründung bekommen.
api-get-games-id-kept = Zeige ein Spiel so, wie Browser es aufbewahren, um dort darüber nachzudenken.
api-get-games-id-kept-more = Solange zwei Menschen das Spiel spielen, wird das abgelehnt: Gegen einen Menschen wird niemandem geholfen.
api-get-games-id-picture-png = Eine Stellung einer Partie als PNG zeichnen.
api-get-games-id-picture-svg = Eine Stellung einer Partie als SVG zeichnen.
api-get-games-id-record = Die Aufzeichnung einer Partie bekommen.
api-post-games-id-restore = Eine deiner gelöschten Partien zurückholen.
api-get-games-id-socket = Einer Partie folgen und sie spielen, über einen WebSocket.
api-get-games-id-socket-more = Der Server schickt `News`, der Client `Command`, je Nachricht ein JSON-Text.
api-post-games-id-command = Etwas am Spielplan tun: dieselben Befehle wie über den WebSocket.
api-post-games-id-command-more = `moves`, `computers-move`, `takeback`, `redo`, `resign`, `offer-draw`, `accept-draw`, `decline-draw`, `ask-take-back`, `accept-take-back`, `decline-take-back`, `rematch`, `decline-rematch`, `abort`, `claim-win`, `claim-draw`, `plan`, `stop-score` oder `count-score`; der Inhalt hat die Werte dieses `Command`. Was die Partie ändert, ist gespeichert, bevor geantwortet wird. Ein noch einmal geschickter Zug wird nur einmal gespielt und gleich beantwortet.

## Rückblick
api-get-games-id-review = Den Rückblick auf eine Partie zeigen, so weit er ist.
api-post-games-id-review = Den Rückblick auf eine deiner Partien beginnen oder fortsetzen.
api-post-games-id-review-more = Das geschieht im Hintergrund, Zug für Zug, und wird mit der Partie gespeichert. Nach einem Neustart des Servers geht es weiter.
api-post-games-id-review-stop = Den Rückblick auf eine deiner Partien anhalten; was gefunden wurde, bleibt gespeichert.

## Wettkämpfe
api-post-matches = Einen Wettkampf und seine erste Partie beginnen; sie ist `current` in der Antwort.
api-get-matches-id = Einen Wettkampf zeigen: seine Partien und den Stand.
api-post-matches-id-next = Die nächste Partie eines Wettkampfs beginnen, in der die andere Seite anfängt.
api-post-matches-id-next-more = Läuft schon eine, kommt diese zurück; zweimal zu fragen schadet also nicht.

## Lernen
api-get-lessons = Alle Lektionen in ihrer Reihenfolge auflisten.
api-get-lessons-lesson = Eine Lektion zeigen.
api-post-lessons-lesson-exercise = Einen Zug in einer Übung einer Lektion versuchen; gezählt wird ab 1.
api-get-lessons-lesson-exercise-answer = Einen richtigen Zug einer Übung verraten, für alle, die es versucht haben.
api-get-puzzles = Alle Aufgaben auflisten und die Aufgabe des Tages nennen.
api-get-puzzles-id = Eine Aufgabe zeigen.
api-post-puzzles-id = Züge in einer Aufgabe versuchen.
api-get-puzzles-id-answer = Verraten, wie eine Aufgabe gelöst wird.
api-get-rules = Die Abschnitte der Regeln nennen und ihre Beispiele zeigen.

## Du
api-delete-session = Abmelden: Der Server vergisst, wer du bist, und deine offenen Sockets werden geschlossen.
api-delete-session-more = Wo die Partien dem Gerät gehören, gibt es niemanden zu vergessen.
api-get-account = Sagen, wer du für diesen Server bist.
api-post-account = Ein Konto anlegen; ein Gast behält alle Partien, auch die laufenden.
api-post-account-more = Das Token im Cookie ändert sich.
api-post-session = Anmelden; die Partien eines Gasts können mitgenommen werden.
api-post-session-more = Ob der Name oder das Passwort nicht stimmt, wird nicht gesagt. Das Token im Cookie ändert sich.
api-get-account-sessions = Die Browser auflisten, in denen du angemeldet bist.
api-delete-account-sessions = Überall außer hier abmelden.
api-delete-account-sessions-session = In einem Browser abmelden.
api-post-account-password = Das Passwort ändern; überall außer hier wirst du abgemeldet.
api-post-account-settings = Sagen, was dein Konto mag.
api-get-account-export = Alles, was über dich gespeichert ist, als eine Datei holen.
api-post-account-delete = Dein Konto löschen.
api-post-account-delete-more = Laufende Partien mit anderen werden aufgegeben. Name, Passwort, Anmeldungen und Spielstärke werden vergessen, ebenso die Partien, in denen sonst niemand spielt; die mit anderen bleiben diesen, ohne deinen Namen. Den Namen bekommt nie wieder jemand.
api-get-players = Die stärksten Spieler auflisten.
api-get-players-name = Spielstärke und Ergebnisse von jemandem zeigen.
api-get-players-name-games = Die Partien von jemandem mit anderen auflisten.

## Was nach dem Fragezeichen stehen darf
api-parameter-variant = `standard` (ohne Angabe), `strict`, `colours` oder `strict-colours`.
api-parameter-board = Ein mitgelieferter Spielplan, ohne Angabe `standard`, oder zehn Reihen zu zehn Buchstaben von oben, getrennt durch `/`.
api-parameter-position = Die Stellung; ohne Angabe der Beginn der Partie.
api-parameter-moves = Die Züge von dort an, getrennt durch Kommas oder Leerzeichen.
api-parameter-repetition-draws = Die Hausregel, nach der die dritte Wiederholung remis ist; sie gilt, wenn nichts anderes gesagt ist.
api-parameter-deleted = Die gelöschten statt der übrigen.
api-parameter-before = Die nach einer Seite folgenden: deren `next`.
api-parameter-limit = Wie viele, 1 bis 200; ohne Angabe 50.
api-parameter-ply = Nach so vielen Zügen; ohne Angabe jetzt.
api-parameter-theme = `light` (ohne Angabe), `dark` oder `print`.
api-parameter-seat = Wer unten sitzt; ohne Angabe Rot.
api-parameter-width = Die Breite eines PNG in Pixeln, 16 bis 2048; ohne Angabe 800.
api-parameter-language = Die Sprache der Beschreibung für alle, die das Bild nicht sehen: `en`, `de`, `es` oder `ja`; ohne Angabe die des Browsers.
api-parameter-from = Nur Züge nach so vielen, die schon bekannt sind.
api-parameter-starter = Wer beginnt; ohne Angabe Rot. Nicht zusammen mit einer Stellung, denn die sagt es selbst.
api-parameter-study = Ob Steine fehlen dürfen.
api-parameter-last = Der Zug, der hierher führte und markiert werden soll.
api-parameter-day = Tage seit dem 1. Januar 1970; ohne Angabe der Tag des Servers.
api-parameter-opponent = Gegen wen, mit dem Namen eines Kontos; ohne Angabe gegen alle.
api-parameter-of-variant = Von welcher Variante; ohne Angabe von allen.
api-parameter-result = Wie sie ausgingen: `won`, `drawn`, `lost` oder `open`; ohne Angabe alle.
api-parameter-rated = Ob sie für die Spielstärke zählen; ohne Angabe alle.

## Playing with others
api-get-invitations = Die Einladungen im Wartesaal auflisten, die man annehmen kann.
api-post-invitations = Jemanden einladen, über einen Link oder im Wartesaal.
api-post-invitations-more = Was den Leser des Links hereinlässt, steht nur in dieser Antwort; der Server speichert davon den Hash.
api-get-invitations-id = Eine Einladung zeigen: eine im Wartesaal allen, einen Link nur der Person, die einlädt.
api-delete-invitations-id = Eine eigene Einladung zurückziehen.
api-post-invitations-id-accept = Eine Einladung im Wartesaal annehmen; die Partie beginnt.
api-post-invitations-look = Zeigen, wozu ein Link einlädt und was aus ihm geworden ist.
api-post-invitations-take = Einem Link zu seiner Partie folgen: Wer zuerst kommt, spielt.
api-get-account-passkeys = Die eigenen Passkeys auflisten.
api-post-account-passkeys = Einen Passkey speichern, den das Gerät angelegt hat.
api-post-account-passkeys-begin = Das Gerät um einen Passkey bitten.
api-delete-account-passkeys-passkey = Einen Passkey entfernen; der letzte eines Kontos ohne Passwort bleibt.
api-post-account-by-passkey-begin = Das Gerät um einen Passkey für ein neues Konto bitten.
api-post-account-by-passkey = Ein Konto mit Passkey und ohne Passwort anlegen; ein Gast behält alle Partien.
api-post-account-by-passkey-more = Das Token im Cookie wird ein anderes.
api-post-session-by-passkey-begin = Das Gerät um einen seiner Passkeys bitten.
api-post-session-by-passkey = Mit einem Passkey anmelden; die Partien eines Gastes können mitkommen.
api-post-session-by-passkey-more = Das Token im Cookie wird ein anderes.
api-get-account-programs = Die eigenen Programme auflisten.
api-post-account-programs = Ein Konto für ein eigenes Programm anlegen.
api-post-account-programs-more = Sein Token steht nur in dieser Antwort; der Server behält den Hash.
api-post-account-programs-name = Sagen, ob die Partien eines eigenen Programms mit Menschen für die Spielstärke zählen dürfen.
api-delete-account-programs-name = Ein eigenes Programm löschen.
api-delete-account-programs-name-more = Seine laufenden Partien werden aufgegeben; sie bleiben denen, mit denen es gespielt hat, ohne seinen Namen.
api-post-account-programs-name-token = Einem eigenen Programm ein anderes Token geben; das bisherige ist dann nichts mehr wert.
api-delete-account-programs-name-token = Einem eigenen Programm das Token nehmen; was damit geöffnet wurde, wird geschlossen.
api-get-events = Den eigenen Partien mit anderen und dem Wartesaal zuhören.
api-get-events-more = Die Antwort geht weiter, solange jemand sie liest: je Zeile ein `ProgramNews`, zuerst ein `state` mit allem, was es gibt. Eine leere Zeile ist ein Lebenszeichen.
api-get-lobby-socket = Dem Wartesaal zuhören und dem, was aus den eigenen Einladungen wird, über ein WebSocket.
api-get-lobby-socket-more = Der Server sendet `LobbyNews`, je Nachricht ein JSON-Text. Eigene Einladungen zu Partien mit Uhr werden zurückgezogen, wenn niemand mehr zuhört.
api-get-watch = Die Partien auflisten, die gerade gespielt werden.
api-get-watch-socket = Den Partien zuhören, die gerade gespielt werden, über ein WebSocket.
api-get-watch-socket-more = Der Server sendet `WatchNews`, je Nachricht ein JSON-Text: zuerst alle Partien, dann, was sich geändert hat.
api-get-notices = Die eigenen Hinweise auflisten.
api-post-notices-seen = Sagen, dass die eigenen Hinweise gesehen sind, oder nur die zu einer Partie.
api-get-notices-socket = Den eigenen Hinweisen über ein WebSocket zuhören.
api-get-notices-socket-more = Der Server sendet `NoticesAnswer`, je Nachricht ein JSON-Text, zuerst und nach jeder Änderung.
api-get-notices-channels = Zeigen, wie man erfährt, was geschieht, während man woanders ist.
api-post-notices-browsers = Push-Nachrichten an den eigenen Browser senden lassen.
api-post-notices-browsers-more = Sie enden mit dessen Sitzung. Was vorher zu demselben Browser gesagt war, wird ersetzt.
api-post-notices-browsers-channel = Sagen, welche Hinweise an einen der eigenen Browser gehen und wie sie dort gelesen werden.
api-delete-notices-browsers-channel = Keine Push-Nachrichten mehr an einen der eigenen Browser senden lassen.
api-post-notices-mail = Lässt Hinweise an eine E-Mail-Adresse schreiben, statt an die bisherige.
api-post-notices-mail-more = Dort wird zuerst gefragt, ob das stimmt; bis dahin wird nichts anderes geschrieben.
api-delete-notices-mail = Vergisst die Adresse, an die Hinweise geschrieben werden.
api-post-notices-mail-change = Sagt, welche Hinweise geschrieben und wie sie gelesen werden.
api-post-mail-confirm = Zeigt mit dem Link aus der E-Mail, dass jemand unter einer Adresse liest.
api-post-account-recovery = Lässt einen Link schicken, weil das Passwort vergessen ist.
api-post-account-recovery-more = Die Antwort ist dieselbe, ob es ein solches Konto gibt oder nicht und ob es eine bestätigte Adresse hat oder nicht.
api-post-account-recovery-password = Wählt mit dem Link aus der E-Mail ein anderes Passwort.
api-post-account-recovery-password-more = Alle Sitzungen enden, und eine E-Mail sagt es.
api-post-notices-feed = Legt eine geheime Adresse an, unter der Programme Hinweise und Fristen lesen.
api-post-notices-feed-more = Sie steht nur in dieser Antwort; die bisherige gilt nicht mehr.
api-delete-notices-feed = Vergisst die geheime Adresse, unter der Programme Hinweise lesen.
api-get-games-id-conversation = Zeigt, was ihr in einer Partie gesagt habt.
api-get-games-id-conversation-more = Über den WebSocket der Partie kommt es als `conversation`. Außer den beiden, die spielen, hört und sagt niemand etwas.
api-post-games-id-say = Sagt der anderen Seite etwas.
api-post-games-id-say-more = Eine Wendung lesen beide in ihrer eigenen Sprache. Freier Text geht nur, solange beide ihn eingeschaltet haben; Programme sagen Wendungen.
api-post-games-id-texts = Schaltet freien Text in einer Partie ein oder aus.
api-post-games-id-texts-more = Er ist an, solange ihn beide eingeschaltet haben; jede Seite kann ihn für beide beenden.
api-get-account-holiday = Sagt, ob du im Urlaub bist und wie viel davon in diesem Jahr noch übrig ist.
api-post-account-holiday = Beginnt einen Urlaub oder beendet ihn.
api-post-account-holiday-more = Deine Uhren mit Tagen je Zug stehen solange still. Es gibt 30 Tage in jedem Kalenderjahr, und ein Urlaub dauert mindestens einen Tag.
api-post-games-id-report = Die andere Person einer Partie denen melden, die den Server betreiben.
api-post-games-id-report-more = Eine zweite Meldung zur selben Partie ersetzt die erste. Was die beiden dort gesagt haben, geht mit.
api-post-games-id-block = Die andere Person einer Partie blockieren.
api-post-games-id-block-more = Sie sieht keine deiner Einladungen in der Lobby, kann sie nicht annehmen, und du siehst keine von ihr. Was sie in Partien sagt, wird dir nicht gezeigt. Sie erfährt nichts davon.
api-get-blocks = Auflisten, wen du blockiert hast.
api-delete-blocks-block = Jemanden nicht mehr blockieren.
api-get-admin-reports = Auflisten, was Spieler gemeldet haben, für die Betreiber des Servers.
api-get-admin-accounts = Konten auflisten, für die Betreiber des Servers.
api-get-admin-audit = Auflisten, was die Betreiber des Servers getan haben.
api-post-admin-deeds = Ein Konto sperren oder umbenennen, eine Meldung erledigen oder allen etwas mitteilen.
api-post-admin-deeds-more = Für die Betreiber des Servers. Was getan wurde, wird festgehalten.
api-get-announcements = Lesen, was die Betreiber des Servers allen mitteilen.
api-post-qr = Einen Link als QR-Code zeichnen.
