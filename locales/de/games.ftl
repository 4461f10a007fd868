### Meine Partien: suchen, filtern, wegwerfen und zurückholen.

games-filter = Suchen und filtern
games-search = Name
games-state = Welche Partien
games-state-all = Alle
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
