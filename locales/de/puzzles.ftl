# Aufgaben.

puzzle-title = Aufgabe
puzzle-of-the-day = Aufgabe des Tages
puzzle-grade = Stufe { $grade } von 5

puzzle-kind-home = Der Heimweg
puzzle-kind-reply = Der letzte Zug
puzzle-kind-special = Der Spezialfall
puzzle-kind-defence = Verteidigung
puzzle-kind-rescue = Rettung
puzzle-kind-long-jump = Der lange Sprung

puzzle-task-home = { $side } zieht allein, die anderen Steine bleiben stehen. Werde fertig oder erreiche den Spezialfall, in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
}.
puzzle-task-reply = Wer begonnen hat, ist fertig. { $side } hat noch einen Zug: Rette das Unentschieden.
puzzle-task-special = { $side } am Zug erzwingt den Spezialfall in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
}, was die andere Seite auch tut.
puzzle-task-defence = { $side } ist am Zug, und die andere Seite droht sofort zu gewinnen. Verhindere es.
puzzle-task-rescue = { $side } ist am Zug, und ein Stein ist gestrandet. Finde den besten Zug, er rettet ihn.
puzzle-task-long-jump = { $side } ist am Zug. Ein Sprung ist besser als alles andere. Finde ihn.

puzzle-right = Richtig. Weiter.
puzzle-solved = Gelöst!
puzzle-wrong-solved-already = Die Aufgabe ist schon gelöst.
puzzle-wrong-too-slow = Danach bräuchtest du noch { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
}. Es geht schneller.
puzzle-wrong-far-away = Danach wird der Heimweg lang. Es geht schneller.
puzzle-wrong-not-complete = Damit bist du nicht fertig, und mehr als diesen Zug gab es nicht.
puzzle-wrong-not-forced = Das lässt der anderen Seite einen Ausweg.
puzzle-wrong-loses-at-once = Danach gewinnt die andere Seite sofort.
puzzle-wrong-not-best = Möglich, aber es gibt einen viel besseren Zug.
