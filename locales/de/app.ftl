### Die Seiten um den Spielplan und der Spielplan selbst.
###
### Sätze über einen Spieler erfahren mit `$who`, wer es ist: `you` (wer liest), `computer` oder `name` mit dem Namen in `$name`.

## Türen
skip-to-content = Zum Inhalt springen
page-description = Colorito, das Brettspiel von 1892: gegen den Computer oder zu zweit spielen, lernen, Aufgaben lösen.
doors = Hauptseiten
door-play = Spielen
door-learn = Lernen
door-puzzles = Aufgaben
door-analyse = Analyse
door-games = Partien
door-rules = Regeln
language = Sprache
settings = Einstellungen
to-start = Zur Startseite

## Startseite
start-sentence = Ein Wettlauf für zwei aus London, 1892: Bring deine zwanzig Steine über den Spielplan, jeden auf das Feld mit seiner Farbe und Zahl. Unterwegs darf ein Stein nur auf Weiß und auf seiner eigenen Farbe stehen bleiben.
start-play = Spielen
start-play-note = Gegen den Computer oder mit anderen, hier und anderswo
start-learn = Lernen
start-learn-note = Kurze Lektionen, Zug für Zug
start-analyse = Analysieren
start-analyse-note = Züge ausprobieren und sehen, was die Engine meint
start-continue = Letzte Partie fortsetzen
board-start = Colorito-Spielplan mit den Steinen in der Grundstellung

## Neue Partie
play-title = Neue Partie
play-from-position = Die Partie beginnt mit der Stellung, die du gerade vor dir hattest.
opponent = Gegner
opponent-computer = Der Computer
opponent-person = Zu zweit an diesem Gerät
level = Stufe
level-shown = Stufe { $level } von 10, { $word }
level-word-1 = sanft
level-word-2 = freundlich
level-word-3 = aufmerksam
level-word-4 = stark
level-word-5 = gnadenlos
names = Namen (freiwillig)
name-of-red = Rot
name-of-blue = Blau
your-side = Deine Seite
side-red = Rot
side-blue = Blau
chance = Zufällig
starter = Wer beginnt
starter-you = Du
starter-other = Der Computer
variant = Variante
variant-colours = Nur Farben
variant-colours-note = Die Zahlen zählen nicht, nur die Farbe des Zielfelds. Gut für die erste Partie.
variant-strict = Strenges Spiel
variant-strict-note = Der Schritt eines Schritt-Sprungs muss dort enden, wo der Stein bleiben darf. Schwieriger.
variant-name-standard = normale Regeln
variant-name-strict = strenges Spiel
variant-name-colours = Nur Farben
variant-name-strict-colours = Nur Farben, streng
house-rule = Hausregel: Die dritte Wiederholung ist remis
house-rule-note = Sie steht in keiner Spielanleitung. Sie stammt von uns, damit jede Partie endet.
board = Spielplan
board-note = Unseren Abschriften der Spielanleitungen fehlen die Bilder. Das Muster des ersten Spielplans ist deshalb unsere Rekonstruktion, die anderen dienen dem Vergleich.
board-name-standard = Standard
board-name-columns = Spalten
board-name-tiles = Kacheln
board-name-rows = Reihen
board-unnamed = Eigenes Muster
board-make-own = Ein eigener Spielplan …
clock = Uhr
clock-none = Ohne Uhr
clock-option = { $minutes } Min. + { $seconds } s je Zug
clock-days =
    { $days ->
        [one] Ein Tag je Zug
       *[other] { $days } Tage je Zug
    }
clock-days-saved =
    { $days ->
        [one] Ein Tag je Zug, übrige Zeit wird bis { $most } Tage gespart
       *[other] { $days } Tage je Zug, übrige Zeit wird bis { $most } Tage gespart
    }
clock-left =
    { $hours ->
        [0] { $days } T.
       *[other] { $days } T. { $hours } Std.
    }
kind-board = Spielplan: { $name }
invitation-board = anderer Spielplan
invitation-rated = zählt für die Spielstärke
match-length = Wettkampf
match-single = Eine einzelne Partie
match-of = { $games } Partien
match-note = In einem Wettkampf wechselt der Startspieler von Partie zu Partie. Wer verliert, bekommt so viele Minuspunkte, wie noch Züge fehlten.
begin = Beginnen

## Die Partie
game-title = Partie
board-of-game = Colorito-Spielplan
actions = Was du tun kannst
take-back = Zug zurück
redo = Wieder vor
hint = Tipp
resign = Aufgeben
offer-draw = Remis anbieten
turn-board = Drehen
play-again = Revanche
restart = Von vorn beginnen
more = Mehr
pass = passen
moves = Züge
no-moves-yet = Noch kein Zug.
move-time = Bedenkzeit
look-first = Erste Stellung
look-previous = Einen Zug zurück
look-next = Einen Zug vor
look-last = Letzte Stellung
looking-back =
    { $ply ->
        [0] So hat es begonnen.
       *[other] Nach Zug { $ply } von { $last }.
    }
back-to-now = Zur aktuellen Stellung
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
       *[other] { $home } von 20 am Ziel · noch etwa { $needed ->
            [one] ein Zug
           *[other] { $needed } Züge
        }
    }
player-you = Du
player-computer = Computer, Stufe { $level }
player-recorded = Colorito (Stufe { $level })
player-program = { $name } (Programm)
turn =
    { $who ->
        [you] Du bist am Zug.
        [computer] Der Computer denkt nach.
       *[name] { $name } ist am Zug.
    }
two-sentences = { $first } { $second }
complete =
    { $who ->
        [you] Alle deine Steine sind am Ziel.
        [computer] Der Computer hat alle Steine am Ziel.
       *[name] { $name } hat alle Steine am Ziel.
    }
reply =
    { $who ->
        [you] Du hast noch einen Antwortzug: Bringst du damit deinen letzten Stein ans Ziel, endet die Partie unentschieden.
        [computer] Der Computer hat noch einen Antwortzug zum Unentschieden.
       *[name] { $name } hat noch einen Antwortzug zum Unentschieden.
    }
special-near =
    { $who ->
        [you] Dein Gegner hält alle Zielfelder besetzt, die dir noch fehlen, bis auf eines: Der Spezialfall ist nah, und damit dein Sieg.
        [computer] Vorsicht: Deine Steine halten alle Zielfelder besetzt, die dem Computer noch fehlen, bis auf eines. Er könnte bald durch den Spezialfall gewinnen.
       *[name] Vorsicht: Die andere Seite hält alle Zielfelder besetzt, die { $name } noch fehlen, bis auf eines. { $name } könnte bald durch den Spezialfall gewinnen.
    }
must-pass = Es gibt keinen erlaubten Zug, also passt du.
connection-lost = Der Server antwortet nicht. Nichts ist verloren; es geht weiter, sobald er wieder da ist.
hint-thinking = Ein guter Zug wird gesucht …
hint-move = Zieh { $move }
hint-pass = Du musst passen
hint-over = über { $pieces }
hint-plain = { $move }: { $why }.
hint-with-ladder = { $move }, { $over }: { $why }.
hint-reason-completes = Das bringt deinen letzten Stein ans Ziel
hint-reason-special-situation = Das gewinnt durch den Spezialfall
hint-reason-tie = Damit kommt auch dein letzter Stein ans Ziel, und das Unentschieden ist gerettet
hint-reason-comes-home = Der Stein kommt ans Ziel
hint-reason-clears-target = Das macht das Zielfeld von { $piece } frei
hint-reason-leaves-opponents-target = Bleibst du auf dem Zielfeld deines Gegners, verhilfst du ihm zum Spezialfall
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
hint-reason-frees = Danach kann { $piece } wieder ziehen
hint-reason-fetches = Das bringt Hilfe für { $piece }, der Stein ist gestrandet
hint-reason-fetches-with-two = Das bringt Hilfe für { $piece }, der Stein wird zwei Helfer brauchen
hint-reason-goes-ahead =
    { $rows ->
        [one] Das gewinnt eine Reihe
       *[other] Das gewinnt { $rows } Reihen
    }
hint-reason-prepares = So bleiben deine Steine in Sprungweite voneinander
hint-reason-only-move = Es ist der einzige Zug
resign-sure =
    { $who ->
        [you] Möchtest du diese Partie aufgeben?
       *[name] Möchte { $name } diese Partie aufgeben?
    }
draw-offered =
    { $who ->
        [you] Du hast Remis angeboten.
       *[name] { $name } bietet Remis an.
    }
draw-accept = Annehmen
draw-decline = Weiterspielen
game-deleted = Die Partie wurde gelöscht.

## Das Ende: wer gewann, dann warum. `$who` ist in `won` der Gewinner, sonst der Verlierer; `$you` hat gewonnen (`won`), verloren (`lost`) oder nur zugesehen.
won =
    { $who ->
        [you] Gewonnen!
        [computer] Der Computer gewinnt.
       *[name] { $name } gewinnt.
    }
result-completion =
    { $you ->
        [won] Alle deine Steine sind am Ziel.
       *[other] Alle zwanzig Steine sind am Ziel.
    }
result-special =
    { $you ->
        [won] Der Spezialfall ist da: Dein Gegner hält alle Zielfelder besetzt, die dir noch fehlten.
        [lost] Der Spezialfall ist da: Deine Steine halten alle Zielfelder besetzt, die zum Sieg noch fehlten.
       *[other] Der Spezialfall ist da: Die andere Seite hält alle Zielfelder besetzt, die zum Sieg noch fehlten.
    }
result-resignation =
    { $who ->
        [you] Du hast aufgegeben.
        [computer] Der Computer hat aufgegeben.
       *[name] { $name } hat aufgegeben.
    }
result-time =
    { $who ->
        [you] Deine Zeit ist abgelaufen.
        [computer] Die Zeit des Computers ist abgelaufen.
       *[name] Die Zeit von { $name } ist abgelaufen.
    }
result-tie = Unentschieden: Beide haben in gleich vielen Zügen alle Steine ans Ziel gebracht.
result-repetition = Remis: dieselbe Stellung zum dritten Mal. Das ist eine Hausregel.
result-agreement = Remis durch Vereinbarung.
result-absence =
    { $who ->
        [you] Du hast die Partie verlassen.
        [computer] Der Computer hat die Partie verlassen.
       *[name] { $name } hat die Partie verlassen.
    }
result-claim = Remis: Eine Seite war gegangen, die andere hat Remis erklärt.
result-aborted = Die Partie wurde abgebrochen, weil eine Seite nicht gezogen hat. Sie zählt nicht.
score-exact =
    { $who ->
        [you] { $moves ->
            [one] Dir fehlte noch ein Zug: ein Minuspunkt.
           *[other] Dir fehlten noch { $moves } Züge: { $moves } Minuspunkte.
        }
        [computer] { $moves ->
            [one] Dem Computer fehlte noch ein Zug: ein Minuspunkt.
           *[other] Dem Computer fehlten noch { $moves } Züge: { $moves } Minuspunkte.
        }
       *[name] { $moves ->
            [one] { $name } fehlte noch ein Zug: ein Minuspunkt.
           *[other] { $name } fehlten noch { $moves } Züge: { $moves } Minuspunkte.
        }
    }
score-never =
    { $who ->
        [you] Du hättest nicht mehr alle Steine ans Ziel bringen können.
        [computer] Der Computer hätte nicht mehr alle Steine ans Ziel bringen können.
       *[name] { $name } hätte nicht mehr alle Steine ans Ziel bringen können.
    }
score-between =
    { $who ->
        [you] Dir fehlten noch { $lower } bis { $upper } Züge.
        [computer] Dem Computer fehlten noch { $lower } bis { $upper } Züge.
       *[name] { $name } fehlten noch { $lower } bis { $upper } Züge.
    }
score-least =
    { $who ->
        [you] { $lower ->
            [one] Dir fehlte noch mindestens ein Zug.
           *[other] Dir fehlten noch mindestens { $lower } Züge.
        }
        [computer] { $lower ->
            [one] Dem Computer fehlte noch mindestens ein Zug.
           *[other] Dem Computer fehlten noch mindestens { $lower } Züge.
        }
       *[name] { $lower ->
            [one] { $name } fehlte noch mindestens ein Zug.
           *[other] { $name } fehlten noch mindestens { $lower } Züge.
        }
    }
score-counting = Die genaue Zahl wird noch berechnet.
score-stop = Nicht weiterzählen
score-go-on = Weiterzählen
watch-line = Den Weg ans Ziel ansehen
to-match = Zum Wettkampf

## Meine Partien
games-names = { $red } – { $blue }
delete-it = Löschen

## Wörter des Spielplans
comma = ,{ " " }
piece =
    { $colour ->
        [red] Rot { $number }
        [yellow] Gelb { $number }
        [dark-blue] Dunkelblau { $number }
       *[light-blue] Hellblau { $number }
    }
piece-home = { $piece }, am Ziel
space-coloured =
    { $colour ->
        [red] rotes Feld
        [yellow] gelbes Feld
        [dark-blue] dunkelblaues Feld
       *[light-blue] hellblaues Feld
    }
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
        [one] kann hierher: { $kind }
       *[other] kann hierher: { $kind } in { $hops } Etappen
    }
note-no-rest = darf hier nicht bleiben
kind-step = Schritt
kind-jump = Sprung
kind-step-jump = Schritt-Sprung
moved =
    { $kind ->
        [step] Schritt: { $piece } von { $from } nach { $to }.
        [jump] Sprung: { $piece } von { $from } nach { $to }.
       *[step-jump] Schritt-Sprung: { $piece } von { $from } nach { $to }.
    }
moved-pass = Kein Zug möglich: gepasst.

## Wenn etwas nicht geht
nowhere-title = Hier ist nichts
nowhere-text = Unter dieser Adresse gibt es keine Seite.
trouble-title = Das hat nicht geklappt
try-again = Noch einmal versuchen
error-unreachable = Der Server antwortet nicht. Läuft er noch?
error-unknown = Etwas ist schiefgegangen ({ $code }). Bitte lade die Seite neu.
