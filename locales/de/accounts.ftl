### Konten und die Seiten derer, die spielen.

## Konto
account-title = Konto
account-device = Die Partien hier gehören diesem Gerät. Konten gibt es nur auf einem Server für andere.
account-guest = Du spielst als Gast: Nur dieser Browser kennt dich. Mit einem Konto kannst du dich auch anderswo anmelden, und Partien mit anderen zählen unter deinem Namen für deine Spielstärke.
sign-in = Anmelden
account-name = Name
account-name-note = 3 bis 20 Buchstaben und Ziffern einer Schrift, dazwischen einzelne Bindestriche, Unterstriche und Punkte. Alle sehen ihn.
account-password = Passwort
account-password-note = Mindestens 10 Zeichen. Ein vergessenes Passwort kann dir hier niemand zurückgeben.
account-password-note-recovery = Mindestens 10 Zeichen. Wenn du es vergisst, hilft nur ein Link an eine E-Mail-Adresse, die du bestätigt hast.
account-forgotten = Passwort vergessen?
account-take-games = Die Partien dieses Browsers mitnehmen
account-take-games-note = Sonst kommt niemand mehr an sie heran.
account-make = Konto anlegen
account-made = Willkommen, { $name }. Alle deine Partien gehören weiterhin dir.
account-signed-in = Du bist als { $name } angemeldet.
account-own-page = Deine Seite
account-admin = Server verwalten
account-sign-off = Abmelden
account-sessions = Wo du angemeldet bist
account-session-here = dieser Browser
account-session-unknown = Unbekannter Browser
account-session-times = Seit { $created }, zuletzt benutzt { $used }
account-session-end = Dort abmelden
account-session-end-named = In { $browser } abmelden
account-session-ended = Dort abgemeldet.
account-sessions-end = Überall sonst abmelden
account-new-password-title = Ein anderes Passwort
account-old-password = Bisheriges Passwort
account-new-password = Neues Passwort
account-change-password = Ändern
account-password-changed = Das Passwort ist geändert. Überall sonst bist du abgemeldet.
account-seen = Anderen meinen Namen zeigen, wenn ich einer Partie zusehe
account-seen-note = Sonst wirst du nur mitgezählt.
account-holiday = Urlaub
account-holiday-note = Solange du im Urlaub bist, stehen deine Uhren in Partien mit Tagen je Zug still. Du hast 30 Tage in jedem Kalenderjahr, und ein Urlaub dauert mindestens einen Tag. Wer gegen dich spielt, sieht, dass du weg bist; Partien mit laufender Uhr gehen weiter.
account-holiday-left =
    { $days ->
        [one] Du hast in diesem Jahr noch einen Tag Urlaub.
       *[other] Du hast in diesem Jahr noch { $days } Tage Urlaub.
    }
account-holiday-on = Du bist im Urlaub, längstens bis { $day }.
account-holiday-go = In den Urlaub gehen
account-holiday-back = Zurückkommen
account-export = Alle meine Daten speichern
account-export-note = Eine Datei mit deinem Konto, deiner Spielstärke und den Aufzeichnungen aller deiner Partien.
account-delete = Konto löschen
account-delete-note = Laufende Partien mit anderen werden aufgegeben. Dein Name, deine Spielstärke und die Partien, die nur du spielst, werden gelöscht; Partien mit anderen bleiben ihnen, ohne deinen Namen. Den Namen bekommt nie wieder jemand. Das lässt sich nicht rückgängig machen.
account-deleted = Das Konto ist gelöscht.

## Die Stärksten
players-title = Spieler
players-live = Partien mit Uhr
players-correspondence = Fernpartien
players-rank = Rang
players-player = Spieler
players-rating = Spielstärke
players-games = Partien
players-none = Noch ist keine Spielstärke sicher genug.
players-note = Wer erst wenige Partien gespielt hat, die zählen, hat eine vorläufige Spielstärke und steht nicht in der Liste.
players-level = Computer, Stufe { $level }
players-levels = Die Stufen des Computers
players-levels-note = Aus Wettkämpfen der Stufen untereinander; keine Partie ändert sie.

## Die Seite von jemandem
person-since = Hier seit { $day }
person-program-of = Programm von { $name }
person-closed = Die Betreiber dieses Servers haben dieses Konto gesperrt.
person-rating = { $rating } ± { $deviation }
person-provisional = vorläufig
person-unrated = Noch keine Partie, die zählt.
person-graph = Spielstärke im Lauf der Zeit
person-graph-live = { $games ->
        [one] Partien mit Uhr: { $rating } nach einer Partie.
       *[other] Partien mit Uhr: von { $lowest } bis { $highest }, jetzt { $rating }, nach { $games } Partien.
    }
person-graph-correspondence = { $games ->
        [one] Fernpartien: { $rating } nach einer Partie.
       *[other] Fernpartien: von { $lowest } bis { $highest }, jetzt { $rating }, nach { $games } Partien.
    }
person-graph-table = Als Tabelle
person-ended = Beendet
person-change = Änderung
person-game = Partie
person-variants = Ergebnisse nach Variante
person-opponents = Direkter Vergleich
person-variant = Variante
person-opponent = Gegner
person-won = Siege
person-drawn = Unent­schieden
person-lost = Nieder­lagen
person-guest = Ein Gast
person-gone = Ein gelöschtes Konto
person-games = Partien mit anderen
person-result = Ergebnis
person-result-all = Alle
person-result-open = Noch im Gang
person-result-won = Gewonnen
person-result-drawn = Unentschieden
person-result-lost = Verloren
person-game-open = Noch im Gang
person-game-won = Gewonnen
person-game-drawn = Unentschieden
person-game-lost = Verloren
person-counts = Für die Spielstärke
person-counts-all = Alle
person-counts-yes = Sie zählen
person-counts-no = Sie zählen nicht
person-variant-all = Alle
person-no-games = Keine Partie passt.
person-more = Mehr zeigen

## Was schiefgehen kann
error-no-such-player = Hier heißt niemand „{ $name }“.
error-no-such-session = Diese Anmeldung ist schon beendet.
error-no-accounts = Die Partien hier gehören diesem Gerät; Konten gibt es nicht.
error-not-signed-in = Melde dich bitte zuerst an.
error-wrong-password = Der Name oder das Passwort stimmt nicht.
error-no-holiday = Du hast in diesem Jahr keinen Urlaub mehr.
error-already-account = Du hast schon ein Konto.
error-request-account-name-length = Ein Name hat { $least } bis { $most } Zeichen, nicht { $length }.
error-request-account-name-characters = Ein Name besteht aus Buchstaben und Ziffern, dazwischen stehen einzelne Bindestriche, Unterstriche und Punkte.
error-request-account-name-scripts = Die Buchstaben eines Namens stammen aus einer einzigen Schrift.
error-request-account-name-reserved = Diesen Namen kann niemand haben. Wähle bitte einen anderen.
error-request-password-length = Ein Passwort hat { $least } bis { $most } Zeichen, nicht { $length }.
error-request-password-is-name = Das Passwort ist der Name. Wähle bitte ein anderes.
