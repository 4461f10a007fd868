### How players are told what happens while they look elsewhere.

channels-title = Wie du benachrichtigt wirst
channels-lead = Solange du hier bist, sagt dir die Glocke oben alles. Alles andere bleibt aus, bis du es einschaltest.

## What is told
channels-wants = Worüber du benachrichtigt wirst
channels-want-turn = Du bist am Zug
channels-want-deadline = Deine Zeit für einen Zug läuft ab
channels-want-begun = Eine Partie hat begonnen
channels-want-over = Eine Partie ist zu Ende
channels-want-draw-offer = Jemand bietet dir Remis an
channels-want-take-back = Jemand möchte einen Zug zurücknehmen
channels-want-rematch = Jemand möchte eine Revanche

## Push messages
channels-push = Nachrichten in diesem Browser
channels-push-note = Sie kommen auch an, wenn keine Seite von Colorito offen ist. Der Push-Dienst des Browsers stellt sie zu und kann sie nicht lesen.
channels-push-on = Einschalten
channels-push-off = Ausschalten
channels-push-not-here = Dieser Server verschickt keine Push-Nachrichten.
channels-push-stranger = Sobald du eine Partie mit jemandem begonnen oder dich angemeldet hast, können Nachrichten hierher gehen.
channels-push-not-in-browser = Dieser Browser kann von dieser Adresse keine Push-Nachrichten empfangen. Auf einem iPhone oder iPad lege Colorito zuerst auf den Home-Bildschirm und öffne es von dort.
channels-push-denied = Mitteilungen von Colorito sind in diesem Browser gesperrt. Erlaube sie in den Einstellungen des Browsers für diese Website.
channels-push-failed = Der Browser konnte seinen Push-Dienst nicht erreichen. Versuche es später noch einmal.
channels-browsers = Deine anderen Browser
channels-browser-unknown = Unbekannter Browser
channels-browser-since = Eingeschaltet: { $when }
channels-browser-off-named = Ausschalten in { $browser }

## E-mail
channels-mail = E-Mail
channels-mail-note = Eine E-Mail enthält alle Neuigkeiten: zehn Minuten nach der ersten, und höchstens eine in der Stunde. Nur die Erinnerung, dass deine Zeit abläuft, kommt sofort. Mit einem Link in jeder E-Mail kannst du sie abbestellen.
channels-mail-account = E-Mails gehen nur an Konten: Vielleicht liest du sie in einem Browser, der dich nicht kennt.
channels-mail-address = E-Mail-Adresse
channels-mail-password-note = Wer unter dieser Adresse E-Mails liest, kann ein neues Passwort für dein Konto wählen. Deshalb wird hier nach dem alten gefragt.
channels-mail-add = Link zum Bestätigen senden
channels-mail-new = Ein Link ist unterwegs an { $address }. Öffne ihn innerhalb von 48 Stunden, um die Adresse zu bestätigen; bis dahin wird nichts anderes dorthin geschickt.
channels-mail-open = E-Mails gehen an { $address }.
channels-mail-stopped = Die E-Mails an { $address } wurden mit dem Link in einer davon abbestellt. Gib die Adresse noch einmal an, wenn du wieder welche möchtest.
channels-mail-failed = Eine E-Mail an { $address } kam zurück: Dort ist niemand zu erreichen. Gib eine andere Adresse an.
channels-mail-forget = Diese Adresse löschen
channels-mail-other = Andere Adresse angeben

## Feed and calendar
channels-feed = Feed und Kalender
channels-feed-note = Für einen Feedreader deine Hinweise, für deinen Kalender die Fristen deiner Fernpartien. Wer die geheimen Adressen kennt, kann beides lesen.
channels-feed-stranger = Sobald du eine Partie mit jemandem begonnen oder dich angemeldet hast, kannst du hier geheime Adressen anlegen.
channels-feed-make = Geheime Adressen anlegen
channels-feed-since = Geheime Adressen angelegt: { $when }. Wenn du neue anlegst, gelten die alten nicht mehr.
channels-feed-anew = Neue anlegen
channels-feed-once = Kopiere sie jetzt: Sie werden nur dieses eine Mal gezeigt.
channels-feed-atom = Feed deiner Hinweise
channels-feed-calendar = Kalender deiner Fristen
channels-feed-copy = Kopieren
channels-feed-copy-named = Kopieren: { $what }

## What can go wrong
error-not-offered =
    { $what ->
        [push] Dieser Server verschickt keine Push-Nachrichten.
       *[mail] Dieser Server verschickt keine E-Mails.
    }
error-no-such-channel = Das ist bereits ausgeschaltet.
error-request-subscription = Der Push-Dienst dieses Browsers lässt sich von hier aus nicht nutzen.
error-request-mail-address = Das ist keine E-Mail-Adresse, an die man schreiben kann. Schreibe sie wie ada@example.org.
