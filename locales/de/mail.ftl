### E-mails, the pages their links lead to, feeds and calendars.

## With notices
mail-settings = Wähle, was du geschickt bekommst: { $link }
mail-stop = Diese E-Mails abbestellen: { $link }

## Is it the right address?
mail-confirm-subject = Ist das deine E-Mail-Adresse?
mail-confirm-what = { $name } spielt Colorito auf { $server } und möchte E-Mails über Partien an diese Adresse bekommen.
mail-confirm-link =
    { $hours ->
        [one] Wenn du das bist, bestätige es auf dieser Seite. Der Link gilt einmal und eine Stunde lang:
       *[other] Wenn du das bist, bestätige es auf dieser Seite. Der Link gilt einmal und { $hours } Stunden lang:
    }
mail-confirm-otherwise = Wenn du es nicht bist, brauchst du nichts zu tun. Du bekommst nichts weiter geschickt.

## Forgotten password
mail-recover-subject = Ein neues Passwort für { $name }
mail-recover-what = Jemand hat angegeben, das Passwort von { $name } auf { $server } vergessen zu haben.
mail-recover-link =
    { $hours ->
        [one] Wenn du das warst, wähle auf dieser Seite ein neues. Der Link gilt einmal und eine Stunde lang:
       *[other] Wenn du das warst, wähle auf dieser Seite ein neues. Der Link gilt einmal und { $hours } Stunden lang:
    }
mail-recover-otherwise = Wenn du es nicht warst, brauchst du nichts zu tun. Das Passwort bleibt, wie es ist.
mail-recovered-subject = Das Passwort von { $name } wurde geändert
mail-recovered-what = Das Passwort von { $name } auf { $server } wurde mit einem Link geändert, der an diese Adresse ging. Du bist überall abgemeldet.
mail-recovered-link = Wenn du das nicht warst, wähle hier ein anderes Passwort und sorge dafür, dass niemand sonst deine E-Mails liest:
mail-recovered-otherwise = Wenn du es warst, brauchst du nichts weiter zu tun.

## The pages behind the links
mail-confirm-title = E-Mail-Adresse bestätigen
mail-confirm-lead = Die Hinweise, die du gewählt hast, gehen dann an die Adresse, an der du diesen Link bekommen hast.
mail-confirm-yes = Bestätigen
mail-confirm-done = Die Adresse ist bestätigt.
mail-stop-title = E-Mails abbestellen
mail-stop-lead = An die Adresse, an der du diesen Link bekommen hast, gehen dann keine Hinweise mehr. Die Glocke auf der Seite sagt dir weiterhin alles.
mail-stop-done = Du bekommst keine Hinweise mehr per E-Mail.
mail-to-settings = Wie du benachrichtigt wirst
recover-title = Passwort vergessen?
recover-lead = Wenn dein Konto eine E-Mail-Adresse hat, die du bestätigt hast, bekommst du dort einen Link. Damit kannst du ein neues Passwort wählen.
recover-who = Name oder E-Mail-Adresse
recover-ask = Link senden
recover-asked = Wenn es ein solches Konto mit bestätigter Adresse gibt, ist die E-Mail unterwegs. Ihr Link gilt einmal und eine Stunde lang.
recover-new-title = Neues Passwort wählen
recover-new-lead = Danach bist du überall abgemeldet.
recover-set = Passwort ändern
recover-done = Das Passwort von { $name } ist geändert. Melde dich jetzt damit an.
error-no-such-link = Dieser Link wurde schon benutzt oder ist zu alt. Fordere einen neuen an.

## Feed and calendar
feed-title = Colorito: deine Hinweise
calendar-title = Colorito: deine Fristen
calendar-move =
    { $known ->
        [yes] Deine Zeit für einen Zug gegen { $name } endet
       *[no] Deine Zeit für einen Zug gegen einen Gast endet
    }
