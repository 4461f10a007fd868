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

## What can go wrong
error-not-offered =
    { $what ->
        [push] Dieser Server verschickt keine Push-Nachrichten.
       *[mail] Dieser Server verschickt keine E-Mails.
    }
error-no-such-channel = Das ist bereits ausgeschaltet.
error-request-subscription = Der Push-Dienst dieses Browsers lässt sich von hier aus nicht nutzen.
