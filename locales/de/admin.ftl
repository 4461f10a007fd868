### Für die Betreiber eines Servers.

admin-title = Diesen Server verwalten
admin-reports = Meldungen
admin-no-reports = Es gibt nichts zu tun.
admin-guest = ein Gast
admin-reported-by = Gemeldet von
admin-said = { $count ->
        [one] In der Partie wurde einmal etwas gesagt
       *[other] In der Partie wurde { $count }-mal etwas gesagt
    }
admin-remark = Bemerkung fürs Protokoll
admin-settle = Erledigt
admin-settled = Die Meldung ist erledigt.
admin-accounts = Konten
admin-name-begins = Name beginnt mit
admin-search = Suchen
admin-no-accounts = Kein Name beginnt so.
admin-program = Programm
admin-staff = verwaltet diesen Server
admin-closed = gesperrt
admin-since = seit { $day }
admin-used = zuletzt hier { $day }
admin-open-reports = { $count ->
        [one] eine offene Meldung
       *[other] { $count } offene Meldungen
    }
admin-close = Sperren
admin-close-named = Das Konto von { $name } sperren
admin-close-note = Niemand kann sich mehr damit anmelden, seine Einladungen werden zurückgezogen und seine Programme angehalten. Seine Partien bleiben; seine Uhren laufen weiter.
admin-closed-now = Das Konto von { $name } ist gesperrt.
admin-reopen = Freigeben
admin-reopen-named = Das Konto von { $name } freigeben
admin-reopened = Das Konto von { $name } ist wieder frei.
admin-rename = Umbenennen
admin-rename-named = { $name } umbenennen
admin-new-name = Neuer Name
admin-renamed = Das Konto heißt jetzt { $name }.
admin-messages = Mitteilung an alle
admin-messages-note = Steht über der Seite bei allen, die hier mit anderen spielen, bis sie gelesen ist. Wessen Sprache keine Mitteilung hat, sieht die englische. Ein leeres Feld zieht sie zurück.
admin-announce = Anzeigen
admin-announced = Die Mitteilung wird angezeigt.
admin-withdrawn = Die Mitteilung ist zurückgezogen.
admin-log = Protokoll
admin-log-when = Wann
admin-log-who = Von wem
admin-log-what = Was
admin-log-whom = Wen oder was
admin-log-more = Näheres
admin-command-line = Befehlszeile
admin-deed-close = gesperrt
admin-deed-reopen = freigegeben
admin-deed-rename = umbenannt
admin-deed-settle = Meldung erledigt
admin-deed-appoint = ernannt
admin-deed-dismiss = entlassen
admin-deed-announce = Mitteilung
