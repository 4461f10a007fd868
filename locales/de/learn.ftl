# Lektionen: Texte der Seiten, auf denen man das Spiel lernt.

learn-goal-title = Das Ziel
learn-goal-intro = Jeder Stein hat eine Farbe und eine Zahl. Sein Zielfeld ist das weiße Feld gegenüber, das beides zeigt: Rot 5 gehört auf die rote 5. Dort ist der Stein am Ziel. Sind alle deine zwanzig Steine am Ziel, bist du fertig.
learn-goal-1-task = Du spielst Rot. Rot 5 steht gleich neben seinem Zielfeld f10. Bring ihn ans Ziel.
learn-goal-1-right = Am Ziel! Bei Colorito wird nie geschlagen: Es gewinnt, wer zuerst drüben ist.
learn-goal-2-task = Drei Steine, aber nur einer kommt mit einem einzigen Schritt ans Ziel. Vergleich die Zahlen und finde ihn.
learn-goal-2-right = Genau, Gelb 20 gehört auf a9. Die Spalte zählt so viel wie die Reihe.

learn-colours-title = Wo ein Stein bleiben darf
learn-colours-intro = Ein Zug darf auf einem weißen Feld enden oder auf einem Feld von der Farbe des Steins. Auf allen anderen Farben darf der Stein nicht bleiben.
learn-colours-1-task = Zieh Rot 3 auf ein Feld seiner eigenen Farbe.
learn-colours-1-right = Das Feld c3 ist rot, also darf Rot 3 dort bleiben. Die Felder daneben haben andere Farben.
learn-colours-2-task = Jetzt bist du Blau und sitzt oben. Zieh Hellblau 17 auf seine Farbe.
learn-colours-2-right = Hellblau auf Hellblau. Dunkelblau wäre falsch gewesen, obwohl es auch deine Farbe ist.

learn-step-title = Der Schritt
learn-step-intro = Ein Schritt führt auf ein Nachbarfeld, gerade oder diagonal, wenn der Stein dort bleiben darf. Benachbarte farbige Felder haben nie dieselbe Farbe: Ein Schritt beginnt oder endet also immer auf Weiß.
learn-step-1-task = Mach mit Gelb 18 einen Schritt in die farbigen Reihen, nach h3.
learn-step-1-right = Ein guter erster Schritt. Ab hier braucht der Stein andere, über die er springen kann.
learn-step-2-task = Rot 2 hat die farbigen Reihen hinter sich. Geh hinauf nach i9.
learn-step-2-right = Wieder auf Weiß! Ab hier kommt Rot 2 allein zurecht.

learn-jump-title = Der Sprung
learn-jump-intro = Ein Sprung geht geradeaus über einen Stein auf dem Nachbarfeld hinweg, auf das leere Feld gleich dahinter. Wem der übersprungene Stein gehört, ist egal.
learn-jump-1-task = Mach einen Sprung.
learn-jump-1-right = Deine eigenen Steine sind gute Trittsteine.
learn-jump-2-task = Spring jetzt über einen Stein von Blau.
learn-jump-2-right = Auch gegnerische Steine tragen dich, und sie bleiben stehen, wo sie sind.

learn-directions-title = In alle Richtungen
learn-directions-intro = Im selben Zug darf ein Stein weiterspringen, solange er etwas zum Überspringen findet, und bei jedem Sprung die Richtung wechseln: vorwärts, seitwärts, rückwärts.
learn-directions-1-task = Rot 10 gehört in die Ecke, auf a10. Bring ihn in einem Zug dorthin.
learn-directions-1-right = Schräg nach rechts, dann seitwärts nach links: Ein Umweg kann der kürzeste Weg sein.

learn-long-jump-title = Durch fremde Farben
learn-long-jump-intro = Nur das letzte Feld eines Zuges muss weiß sein oder die Farbe des Steins haben. Unterwegs darf der Stein jede Farbe berühren.
learn-long-jump-1-task = Bring Rot 3 in einem Zug nach g7.
learn-long-jump-1-right = Drei Sprünge. Auf dem hellblauen e5 darf der Stein nicht bleiben, aber hindurch darf er.
learn-long-jump-2-task = Noch einmal Rot 5, diesmal weit von seinem Ziel. Oder doch nicht? Bring ihn nach f10.
learn-long-jump-2-right = Vier Sprünge die Spalte hinauf, und kein Feld dazwischen war rot.

learn-step-jump-title = Der Schritt-Sprung
learn-step-jump-intro = Ein Stein darf zuerst einen Schritt machen und danach springen. Der Schritt darf auf jeder Farbe enden, denn der Zug ist noch nicht vorbei. Umgekehrt geht es nicht: Nach einem Sprung gibt es keinen Schritt mehr.
learn-step-jump-1-task = Mach einen Schritt-Sprung.
learn-step-jump-1-right = Der Schritt führte neben einen anderen Stein, den Rest erledigte der Sprung.
learn-step-jump-2-task = Rot 1 steht noch auf seinem Startfeld. Bring ihn in einem einzigen Zug auf sein Zielfeld j10.
learn-step-jump-2-right = Von Ecke zu Ecke! Wer nur springt, kommt bloß auf jedes zweite Feld. Der Schritt ändert das.

learn-ladder-title = Eine Leiter bauen
learn-ladder-intro = Steine mit Lücken dazwischen bilden eine Leiter. Oft fehlt nur eine Sprosse, damit ein anderer Stein laufen kann. Denk an den nächsten Zug, bevor du diesen machst.
learn-ladder-1-task = Rot 6 kommt noch nicht nach e10. Zieh einen anderen Stein so, dass Rot 6 es kann.
learn-ladder-1-right = Jetzt ist die Leiter vollständig. Sie trägt auch deinen Gegner, also nutze sie bald.
learn-ladder-2-task = Bring Rot 6 ans Ziel, nach e10.
learn-ladder-2-right = Ein Zug zum Bauen, einer zum Laufen: So kommt man hinüber.

learn-room-title = Platz machen
learn-room-intro = Ein Stein auf dem Zielfeld eines anderen ist im Weg, auch wenn beide dir gehören.
learn-room-1-task = Gelb 19 steht auf dem Zielfeld von Rot 5. Zieh ihn so weg, dass Rot 5 im nächsten Zug nach f10 kommt.
learn-room-1-right = Der Weg ist frei. Oft steht ein Stein dort am besten, wo er niemanden stört.

learn-stranding-title = Zurückgelassen
learn-stranding-intro = In den farbigen Reihen braucht ein Stein Hilfe: Ist keiner nah genug zum Überspringen, kann er gar nicht ziehen. So ein Stein ist gestrandet, und ihn abzuholen kostet Züge.
learn-stranding-1-task = Mach einen Zug, nach dem keiner deiner Steine in den farbigen Reihen gestrandet ist.
learn-stranding-1-right = Kein Stein ist ohne Hilfe. In Gesellschaft kommt man besser hinüber.
learn-stranding-2-task = Gelb 14 ist gestrandet. Schick ihm Hilfe, ohne einen anderen stranden zu lassen.
learn-stranding-2-right = Gerettet. Manchmal beginnt der Weg nach vorn mit einem Zug zurück.

learn-finish-title = Auf die Reihenfolge kommt es an
learn-finish-intro = Gegen Ende zählt jeder Zug. Drei Steine, drei Züge, aber nur in der richtigen Reihenfolge.
learn-finish-1-task = In drei Zügen kannst du fertig sein. Mach den ersten.
learn-finish-1-right = Rot 1 ist am Ziel, und das Zielfeld von Rot 2 ist frei.
learn-finish-2-task = Noch zwei Züge. Mach weiter.
learn-finish-2-right = Jetzt fehlt nur noch Gelb 13.
learn-finish-3-task = Und der letzte.
learn-finish-3-right = Fertig, und kein Zug war verschenkt.

learn-reply-title = Der Antwortzug
learn-reply-intro = Wird zuerst fertig, wer begonnen hat, bleibt der anderen Seite noch ein Antwortzug, denn beide sollen gleich oft gezogen haben. Wird sie damit auch fertig, endet die Partie unentschieden.
learn-reply-1-task = Rot hat begonnen und ist fertig. Du bist Blau: Rette das Unentschieden.
learn-reply-1-right = Unentschieden. Hättest du begonnen, gäbe es diesen Zug nicht.

learn-special-title = Der Spezialfall
learn-special-intro = Dein Gegner kann dich nicht aufhalten, indem er auf deinen Zielfeldern stehen bleibt. Hält er alle Zielfelder besetzt, die dir noch fehlen, und hast du mindestens eines selbst richtig besetzt, gewinnst du sofort. (Mindestens eines, und kein Antwortzug: So lesen wir die Spielanleitungen.)
learn-special-1-task = Dunkelblau 1 steht noch auf dem Zielfeld von Rot 1. Gewinne trotzdem.
learn-special-1-right = Das einzige Zielfeld, das dir noch fehlt, hält Blau besetzt: Du gewinnst, und einen Antwortzug gibt es nicht.
learn-special-2-task = Dieselbe Stellung, aber jetzt bist du Blau und am Zug. Verlier nicht.
learn-special-2-right = Richtig, weg vom Zielfeld. Gegen Ende hilfst du der anderen Seite nur, wenn du ihre Zielfelder besetzt hältst.

learn-score-title = Die Punkte
learn-score-intro = Wer verliert, bekommt so viele Minuspunkte, wie noch Züge fehlen. Gezählt werden sie bei uns so, als zöge diese Seite allein, während die Steine der anderen stehen bleiben. Darum zählt jeder Zug bis zum Schluss.
learn-score-1-task = Blau ist fertig, und das Unentschieden ist nicht mehr zu retten: Du brauchst zwei Züge und hast einen. Mach einen von den beiden.
learn-score-1-right = Ein Zug fehlt: Das ergibt −1 und nicht −2.

learn-just-colours-title = Nur Farben
learn-just-colours-intro = In dieser Variante achtet niemand auf die Zahlen. Ein Stein ist auf jedem Feld der Zielreihe seiner Farbe am Ziel: Rot in der letzten Reihe, Gelb in der vorletzten.
learn-just-colours-1-task = Nur Farben: Bring einen Stein ans Ziel.
learn-just-colours-1-right = Jedes Feld der Reihe ist recht. Für den Anfang ist das eine gute Wahl.

learn-strict-title = Strenges Spiel
learn-strict-intro = Im strengen Spiel muss schon der Schritt eines Schritt-Sprungs auf Weiß oder auf der Farbe des Steins enden. So wird der Weg hinüber mühsam.
learn-strict-1-task = Strenges Spiel: Finde einen Schritt-Sprung.
learn-strict-1-right = Der Schritt endete, wo der Stein bleiben darf, und von da ging es weiter.

learn-wrong-game-over = Hier ist die Partie schon zu Ende.
learn-wrong-must-move = Es gibt einen erlaubten Zug, also musst du ziehen.
learn-wrong-no-piece = Auf { $space } steht kein Stein.
learn-wrong-not-yours = Nicht dieser: { $Piece } gehört deinem Gegner.
learn-wrong-same-space = Ein Zug muss auf einem anderen Feld enden als dem, auf dem er begonnen hat.
learn-wrong-occupied = Auf { $space } steht schon ein Stein.
learn-wrong-foreign-colour = { $Piece } darf auf { $space } nicht bleiben: Das Feld ist weder weiß noch von seiner Farbe.
learn-wrong-out-of-reach = Kein Schritt, Sprung oder Schritt-Sprung bringt { $piece } nach { $space }.
learn-wrong-other-piece = Das ist erlaubt, aber hier geht es um { $piece }.
learn-wrong-not-there = Erlaubt, aber { $piece } soll nach { $space }.
learn-wrong-not-home = Erlaubt, aber { $piece } ist dort nicht am Ziel.
learn-wrong-still-white = Erlaubt, aber { $piece } steht noch auf Weiß.
learn-wrong-no-step = Erlaubt, aber das war kein Schritt.
learn-wrong-no-jump = Erlaubt, aber das war kein Sprung.
learn-wrong-no-step-jump = Erlaubt, aber das war kein Schritt-Sprung.
learn-wrong-not-over = Erlaubt, aber der Sprung geht über keinen Stein von { $side }.
learn-wrong-not-open = Danach kommt { $piece } noch immer nicht nach { $space }.
learn-wrong-stranded = Danach hat { $piece } keine Hilfe mehr und kann nicht ziehen.
learn-wrong-no-special = Das gewinnt noch nicht. Sieh dir die Zielfelder an, die dir fehlen.
learn-wrong-loses = Danach gewinnt dein Gegner sofort.
learn-wrong-no-tie = Damit bist du nicht fertig, und das war dein letzter Zug.
learn-wrong-too-slow = Danach bräuchtest du noch { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
}. Es geht kürzer.
learn-wrong-far-away = Danach wird der Weg ans Ziel lang. Es geht kürzer.
