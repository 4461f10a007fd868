### The pages around the board, and the board itself.

## Doors
skip-to-content = Zum Inhalt springen
doors = Hauptseiten
door-play = Spielen
door-learn = Lernen
door-puzzles = Aufgaben
door-analyse = Analyse
door-games = Meine Partien
door-rules = Regeln
language = Sprache
settings = Einstellungen
to-start = Zur Startseite

## Start page
start-sentence = Ein Wettlauf für zwei aus London, 1892: Bring deine zwanzig Steine über den Spielplan, jeden auf das Feld mit seiner Zahl – und raste nur auf deinen Farben.
start-play = Spielen
start-play-note = Gegen den Computer oder zu zweit an einem Brett
start-learn = Lernen
start-learn-note = Das ganze Spiel in fünf Minuten
start-analyse = Analysieren
start-analyse-note = Züge probieren und sehen, was die Engine denkt
start-continue = Letzte Partie fortsetzen
board-start = Colorito-Spielplan mit den Steinen in der Grundstellung

## New game
play-title = Neue Partie
play-from-position = Die Partie beginnt mit der Stellung, von der du kommst.
opponent = Gegner
opponent-computer = Der Computer
opponent-person = Jemand neben dir
level = Stufe
level-shown = Stufe { $level } von 10, { $word }
level-word-1 = sanft
level-word-2 = freundlich
level-word-3 = aufmerksam
level-word-4 = stark
level-word-5 = gnadenlos
names = Namen, wenn ihr mögt
name-of-red = Rot
name-of-blue = Blau
your-side = Deine Seite
side-red = Rot
side-blue = Blau
chance = Das Los entscheidet
starter = Wer beginnt
starter-you = Du
starter-other = Der Computer
variant = Variante
variant-colours = Nur Farben
variant-colours-note = Die Zahlen zählen nicht, nur die Farbe des Zielfelds. Gut für die erste Partie.
variant-strict = Strenges Spiel
variant-strict-note = Der Schritt eines Schritt-Sprungs muss enden, wo der Stein rasten darf. Schwieriger.
variant-name-standard = normale Regeln
variant-name-strict = strenges Spiel
variant-name-colours = Nur Farben
variant-name-strict-colours = Nur Farben, streng
house-rule = Hausregel: dritte Wiederholung ist remis
house-rule-note = Die einzige Regel, die nicht in den alten Anleitungen steht.
board = Spielplan
board-note = Das alte Muster ist verloren; das erste ist unsere Rekonstruktion.
board-name-standard = Standard
board-name-columns = Säulen
board-name-tiles = Kacheln
board-name-rows = Reihen
clock = Uhr
clock-none = Ohne Uhr
clock-option = { $minutes } Min. + { $seconds } s je Zug
match-length = Wettkampf
match-single = Eine einzelne Partie
match-of = { $games } Partien
match-note = In einem Wettkampf wechselt der Startspieler von Partie zu Partie, und wer verliert, verliert so viele Punkte, wie noch Züge fehlten.
begin = Beginnen

## The game
game-title = Partie
board-of-game = Colorito-Spielplan
actions = Was du tun kannst
take-back = Zug zurück
redo = Wieder vor
hint = Tipp
resign = Aufgeben
offer-draw = Remis anbieten
turn-board = Drehen
play-again = Noch einmal
restart = Von vorn beginnen
more = Mehr
pass = passen
moves = Züge
no-moves-yet = Noch kein Zug.
look-first = Erste Stellung
look-previous = Einen Zug zurück
look-next = Einen Zug vor
look-last = Letzte Stellung
looking-back =
    { $ply ->
        [0] So hat es begonnen.
       *[other] Nach { $ply } von { $last } Zügen.
    }
back-to-now = Zurück zum Jetzt
type-move = Zug eintippen
type-move-example = z. B. c1c3
play-it = Ziehen
cancel = Abbrechen
done = Fertig
undo = Rückgängig
export-record = Aufzeichnung der Partie
picture-svg = Bild (SVG)
picture-png = Bild (PNG)
link-position = Link zu dieser Stellung
play-from-here = Von hier aus spielen
confirm-question = { $move } ziehen?
plate-counts =
    { $home ->
        [20] alle 20 am Ziel
       *[other] { $home } von 20 am Ziel · noch etwa { $needed }
    }
player-you = Du
player-computer = Computer, Stufe { $level }
turn-you = Du bist am Zug.
turn-computer = Der Computer denkt nach.
turn-other = { $who } ist am Zug.
two-sentences = { $first } { $second }
reply-you = Dein Gegner ist fertig. Du hast noch einen Antwortzug: Bringst du damit den letzten Stein ans Ziel, steht es unentschieden.
reply-other = { $complete } ist fertig. { $who } hat noch einen Antwortzug zum Unentschieden.
special-near-you = Alle deine offenen Zielfelder bis auf eines hält dein Gegner besetzt: Der Spezialfall ist nah, und er wäre dein Sieg.
special-near-other = Vorsicht: Alle offenen Zielfelder von { $who } bis auf eines sind von Steinen der anderen Seite besetzt. Daraus kann der Spezialfall werden.
must-pass = Es gibt keinen Zug, also wird gepasst.
connection-lost = Der Server antwortet nicht. Nichts ist verloren; es geht weiter, sobald er wieder da ist.
hint-thinking = Ich suche einen guten Zug …
hint-move = Zieh { $move }
hint-pass = Du musst passen
hint-over = über { $pieces }
hint-plain = { $move }: { $why }.
hint-with-ladder = { $move }, { $over }: { $why }.
hint-reason-completes = Das bringt deinen letzten Stein ans Ziel
hint-reason-special-situation = Das gewinnt durch den Spezialfall
hint-reason-tie = Damit bist auch du fertig und rettest das Unentschieden
hint-reason-comes-home = Der Stein kommt ans Ziel
hint-reason-clears-target = Das macht das Zielfeld von { $piece } frei
hint-reason-leaves-opponents-target = Auf dem Zielfeld des Gegners zu bleiben, hülfe ihm zum Spezialfall
hint-reason-catches-up =
    { $rows ->
        [one] Dein letzter Stein holt eine Reihe auf
       *[other] Dein letzter Stein holt { $rows } Reihen auf
    }
hint-reason-builds-ladder =
    { $rows ->
        [one] Das ist eine Leiter für { $piece }, der Stein kommt damit eine Reihe weiter
       *[other] Das ist eine Leiter für { $piece }, der Stein kommt damit { $rows } Reihen weiter
    }
hint-reason-goes-ahead =
    { $rows ->
        [one] Das gewinnt eine Reihe
       *[other] Das gewinnt { $rows } Reihen
    }
hint-reason-prepares = Deine Steine bleiben einander erreichbar
hint-reason-only-move = Es ist der einzige Zug
resign-sure = Will { $who } diese Partie aufgeben?
draw-offered = { $who } bietet Remis an.
draw-accept = Annehmen
draw-decline = Weiterspielen
game-deleted = Die Partie wurde gelöscht.

## The end
result-completion = { $winner } gewinnt: Alle zwanzig Steine sind am Ziel.
result-completion-you-win = Gewonnen! Alle deine Steine sind am Ziel.
result-completion-you-lose = { $winner } gewinnt und ist zuerst mit allen zwanzig Steinen am Ziel.
result-special = { $winner } gewinnt durch den Spezialfall: Alle noch offenen Zielfelder hält die andere Seite besetzt.
result-special-you-win = Gewonnen durch den Spezialfall: Dein Gegner besetzt alle Zielfelder, die dir noch fehlen.
result-special-you-lose = { $winner } gewinnt durch den Spezialfall: Deine Steine besetzen alle Zielfelder, die noch fehlten.
result-resignation = { $winner } gewinnt: { $loser } hat aufgegeben.
result-resignation-you-win = Gewonnen: { $loser } hat aufgegeben.
result-resignation-you-lose = Du hast aufgegeben. { $winner } gewinnt.
result-time = { $winner } gewinnt auf Zeit.
result-time-you-win = Du gewinnst auf Zeit.
result-time-you-lose = Deine Zeit ist um. { $winner } gewinnt.
result-tie = Unentschieden: Beide sind nach gleich vielen Zügen fertig.
result-repetition = Remis: dieselbe Stellung zum dritten Mal. Das ist eine Hausregel.
result-agreement = Remis durch Vereinbarung.
score-exact =
    { $moves ->
        [one] { $who } fehlte noch ein Zug: ein Punkt Verlust.
       *[other] { $who } fehlten noch { $moves } Züge: { $moves } Punkte Verlust.
    }
score-exact-you =
    { $moves ->
        [one] Dir fehlte noch ein Zug: ein Punkt Verlust.
       *[other] Dir fehlten noch { $moves } Züge: { $moves } Punkte Verlust.
    }
score-never = { $who } hätte nicht mehr ans Ziel kommen können.
score-never-you = Du hättest nicht mehr ans Ziel kommen können.
score-between = { $who } fehlten noch { $lower } bis { $upper } Züge.
score-between-you = Dir fehlten noch { $lower } bis { $upper } Züge.
score-least = { $who } fehlten noch mindestens { $lower } Züge.
score-least-you = Dir fehlten noch mindestens { $lower } Züge.
score-counting = Der Schiedsrichter zählt.
score-stop = Nicht weiterzählen
score-go-on = Weiterzählen
watch-line = Den Weg ans Ziel ansehen
to-match = Zum Wettkampf

## Match
match-title = Wettkampf
match-standing = { $red } gegen { $blue }, { $games } Partien
match-game = Partie
match-result = Ergebnis
match-sum = Punkte
match-next = Nächste Partie
match-tied = Der Wettkampf endet unentschieden.
match-won = { $who } gewinnt den Wettkampf.

## My games
games-title = Meine Partien
games-none = Noch keine Partie. Die erste wartet schon.
games-more = Mehr zeigen
games-names = { $red } – { $blue }
games-going-on = Läuft noch
games-won = { $winner }, { $how }
games-plies =
    { $plies ->
        [one] ein Zug
       *[other] { $plies } Züge
    }
won-by-red = Rot gewann
won-by-blue = Blau gewann
ending-completion = alle Steine am Ziel
ending-special = Spezialfall
ending-resignation = durch Aufgabe
ending-time = auf Zeit
ending-tie = Unentschieden
ending-repetition = Remis durch Wiederholung
ending-agreement = Remis durch Vereinbarung
continue-it = Fortsetzen
review-it = Ansehen
export-it = Exportieren
delete-it = Löschen
delete-named = { $red } – { $blue } löschen
import-title = Aufzeichnung einlesen
import-file = Datei wählen
import-text = Aufzeichnung hier einfügen
import-it = Einlesen

## Analysis
analyse-title = Analyse

## Settings
theme = Licht
theme-auto = Wie das Gerät
theme-light = Tag
theme-dark = Lampenlicht
palette = Farben
palette-enamel = Emaille
palette-clear = Klar, für jedes Farbsehen
wood = Spielplan
wood-walnut = Nussbaum
wood-maple = Ahorn
wood-ebony = Ebenholz
wood-felt = Grünes Tuch
pieces = Steine
pieces-enamel = Emaille
pieces-flat = Flach
pieces-bold = Große Zahlen
volume = Lautstärke
textures = Kräftigere Muster auf farbigen Feldern
textures-note = Schraffur, Punkte, Kreuzschraffur und Linien sagen die Farbe noch einmal, deutlich statt zart.
sound = Ton
motion = Steine ziehen Sprung für Sprung
pace = Tempo der Steine
pace-slow = Langsam
pace-normal = Normal
pace-fast = Schnell
confirm-moves = Vor jedem Zug nachfragen
confirm-moves-note = Praktisch auf kleinen Bildschirmen.

## Words of the board
comma = ,{ " " }
piece = { $colour } { $number }
piece-home = { $piece }, am Ziel
colour-red = Rot
colour-yellow = Gelb
colour-dark-blue = Dunkelblau
colour-light-blue = Hellblau
space-coloured = Feld { $colour }
space-white = weißes Feld
space-target = Zielfeld von { $piece }
note-chosen = gewählt
note-can-move =
    { $count ->
        [one] hat einen Zug
       *[other] hat { $count } Züge
    }
note-destination =
    { $hops ->
        [one] hierher durch { $kind }
       *[other] hierher durch { $kind }, { $hops } Teile
    }
note-no-rest = darf hier nicht rasten
kind-step = Schritt
kind-jump = Sprung
kind-step-jump = Schritt-Sprung
moved = { $piece } von { $from } nach { $to }, { $kind }.
moved-pass = Kein Zug möglich: gepasst.

## Trouble
nowhere-title = Hier ist nichts
nowhere-text = Unter dieser Adresse gibt es keine Seite.
trouble-title = Das hat nicht geklappt
try-again = Noch einmal versuchen
