### Programme, die unter einem eigenen Konto spielen, für alle, die sie schreiben.

programs-title = Deine Programme
programs-note = Ein Programm spielt unter einem eigenen Konto, dem alle ansehen, dass es einem Programm gehört. Wer es ist, zeigt es mit einem Token.
programs-name = Name des Programms
programs-rated = Seine Partien mit Menschen dürfen für die Spielstärke zählen
programs-rated-note = Partien mit dir und deinen anderen Programmen zählen nie.
programs-make = Programm anlegen
programs-none = Du hast noch kein Programm.
programs-used = Token zuletzt benutzt { $used }
programs-without-token = Es hat kein Token und kann nicht spielen.
programs-renew = Neues Token
programs-renew-named = Neues Token für { $name }
programs-revoke = Token zurückziehen
programs-revoke-named = Token von { $name } zurückziehen
programs-revoked = Das Token ist nichts mehr wert.
programs-delete = Löschen
programs-delete-named = { $name } löschen
programs-delete-note = Seine laufenden Partien werden aufgegeben. Den Namen bekommt nie wieder jemand. Das lässt sich nicht rückgängig machen.
programs-deleted = { $name } ist gelöscht.
programs-token = Das Token von { $name }
programs-token-note = Es wird nur jetzt gezeigt. Bewahre es so auf, dass sonst niemand es lesen kann: Wer es hat, spielt als dieses Programm.
programs-token-copy = Token kopieren
programs-token-copied = Das Token ist kopiert.
