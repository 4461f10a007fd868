### Meine Partien: suchen, filtern, wegwerfen und zurückholen.

games-filter = Suchen und filtern
games-search = Name
games-state = Welche Partien
games-state-all = Alle
games-state-mine = Warten auf dich
games-state-open = Läuft noch
games-state-over = Beendet
games-state-won = Von dir gewonnen
games-state-lost = Von dir verloren
games-state-drawn = Unentschieden
games-opponent-all = Alle
games-opponent-computer = Der Computer
games-opponent-people = Menschen
games-variant-all = Alle
games-none-found = Keine Partie passt.
games-bin = Papierkorb
games-bin-title = Papierkorb
games-bin-leave = Zurück zu den Partien
games-bin-empty = Der Papierkorb ist leer.
games-binned = Die Partie liegt im Papierkorb.
games-restore = Wiederherstellen
games-restore-named = { $red } – { $blue } wiederherstellen
games-restored = Die Partie ist wieder da.
games-open = Öffnen
games-winner =
    { $who ->
        [you] Du hast gewonnen
        [computer] Der Computer hat gewonnen
       *[name] { $name } hat gewonnen
    }
games-points = −{ $points }

## Wettkämpfe
match-wins = Siege
match-games-given-up = Aufgegeben oder auf Zeit verloren
match-given-up = verloren
match-minus = Minuspunkte
match-point = Sieg
match-counting = Die Minuspunkte werden noch gezählt.
match-rule = Der Startspieler wechselt von Partie zu Partie. Wer öfter gewinnt, gewinnt den Wettkampf. Bei gleich vielen Siegen entscheidet, wer seltener aufgegeben oder auf Zeit verloren hat, dann, wer weniger Minuspunkte hat.

## Wettkampf
match-title = Wettkampf
match-standing = { $red } – { $blue } · { $games } Partien
match-game = Partie
match-result = Ergebnis
match-next = Nächste Partie
match-continue = Partie fortsetzen
match-tied = Der Wettkampf endet unentschieden.
match-won =
    { $who ->
        [you] Du gewinnst den Wettkampf.
        [computer] Der Computer gewinnt den Wettkampf.
       *[name] { $name } gewinnt den Wettkampf.
    }

## Meine Partien
games-account = Anmelden oder Konto anlegen
games-title = Meine Partien
games-none = Noch keine Partie. Die erste wartet schon.
games-more = Mehr zeigen
games-going-on = Läuft noch
games-plies =
    { $plies ->
        [one] ein Zug
       *[other] { $plies } Züge
    }
ending-completion = alle Steine am Ziel
ending-special = Spezialfall
ending-resignation = durch Aufgabe
ending-time = auf Zeit
ending-tie = Unentschieden
ending-repetition = Remis durch Wiederholung
ending-agreement = Remis durch Vereinbarung
ending-absence = andere Seite gegangen
ending-claim = Remis, weil eine Seite gegangen war
ending-aborted = Abgebrochen
continue-it = Fortsetzen
review-it = Ansehen
export-it = Exportieren
delete-named = { $red } – { $blue } löschen
import-title = Aufzeichnung einlesen
import-file = Datei wählen
import-text = Aufzeichnung hier einfügen
import-it = Einlesen
