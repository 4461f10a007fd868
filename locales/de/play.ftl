### The page of a game: what its board and its buttons can do besides moving.

## Watching
review-it-now = Rückblick
look-again = Zug noch einmal zeigen
watch-counter = Der Weg ans Ziel: Zug { $at } von { $of }.
watch-stop = Anhalten

## Choosing a move ahead
note-plan = dieses Feld im Voraus wählen
plan-made = Im Voraus gewählt: { $from } nach { $to }. Der Zug wird gespielt, wenn er dann möglich ist.
plan-lost = Der im Voraus gewählte Zug geht jetzt nicht. Wähle einen anderen.

## Players
time-warning = Noch { $seconds } Sekunden.
plate-home = { $home } von 20 am Ziel

## Only the board
zen = Nur der Spielplan
zen-off = Alles zeigen

## New game
play-more = Weitere Möglichkeiten
chosen-side =
    { $side ->
        [red] Du spielst Rot
        [blue] Du spielst Blau
       *[chance] Zufällige Seite
    }
chosen-starter =
    { $who ->
        [you] Du beginnst
        [computer] Der Computer beginnt
        [friend] Die andere Person beginnt
        [red] Rot beginnt
        [blue] Blau beginnt
       *[chance] Der Zufall entscheidet, wer beginnt
    }

## Pictures, and two at one device
turning = Spielplan nach jedem Zug drehen
picture-copy = Bild kopieren
picture-copied = Das Bild liegt in der Zwischenablage.
picture-failed = Der Browser hat das nicht erlaubt.
embed-copy = Code für die eigene Seite kopieren
report = Melden
block = Blockieren
embed-copied = Der Code liegt in der Zwischenablage. Wo du ihn einfügst, folgt das Bild der Partie.
share = Teilen

## Playing with others
opponent-friend = Freunde, über einen Link
opponent-anyone = Oder spiel mit irgendwem im Wartesaal
starter-friend = Die andere Person
rated-wish = Die Partie soll für die Spielstärke zählen
make-link = Link erstellen
