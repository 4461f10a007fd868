# Aufgaben.

puzzle-of-the-day = Aufgabe des Tages
puzzle-grade = Stufe { $grade } von 5

puzzle-kind-home = Der Weg ans Ziel
puzzle-kind-reply = Der Antwortzug
puzzle-kind-special = Der Spezialfall
puzzle-kind-defence = Verteidigung
puzzle-kind-rescue = Rettung
puzzle-kind-long-jump = Der lange Sprung

puzzle-task-home = { $side } zieht allein, die anderen Steine bleiben stehen. Bring alle Steine ans Ziel oder erreiche den Spezialfall, in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
}.
puzzle-task-reply = Wer begonnen hat, hat alle Steine am Ziel. { $side } hat noch einen Antwortzug: Rette das Unentschieden.
puzzle-task-special = { $side } ist am Zug und erzwingt den Spezialfall in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
}, was die andere Seite auch tut.
puzzle-task-defence = { $side } ist am Zug, und die andere Seite droht sofort zu gewinnen. Verhindere es.
puzzle-task-rescue = { $side } ist am Zug, und ein Stein ist gestrandet. Finde den besten Zug: Er rettet den Stein.
puzzle-task-long-jump = { $side } ist am Zug. Ein Sprung ist besser als alle anderen Züge. Finde ihn.

puzzle-right = Richtig. Weiter.
puzzle-solved = Gelöst!
puzzle-because-home = { $moves ->
    [one] Ein Zug genügte.
   *[other] { $moves } Züge, und es ist bewiesen: Einen kürzeren Weg ans Ziel gibt es nicht.
}
puzzle-because-reply = Beide Seiten sind nach gleich vielen Zügen fertig: unentschieden.
puzzle-because-special = { $targets ->
    [one] Das letzte offene Zielfeld hält die andere Seite besetzt. Das gewinnt sofort.
   *[other] Die { $targets } noch offenen Zielfelder hält die andere Seite besetzt. Das gewinnt sofort.
}
puzzle-because-defence = { $threats ->
    [one] Die andere Seite hätte mit einem Zug sofort gewonnen. Jetzt kann sie es nicht mehr.
   *[other] Die andere Seite hätte mit { $threats } verschiedenen Zügen sofort gewonnen. Jetzt mit keinem mehr.
}
puzzle-because-rescue = { $Piece } war gestrandet und kann wieder ziehen. Jeder andere Zug hätte mindestens einen ganzen Zug mehr gekostet.
puzzle-because-long-jump = { $hops ->
    [one] Ein Sprung mit { $piece }: Jeder andere Zug hätte mindestens einen ganzen Zug mehr gekostet.
   *[other] { $hops } Sprünge mit { $piece } in einem Zug: Jeder andere hätte mindestens einen ganzen Zug mehr gekostet.
}
puzzle-because-best = Jeder andere Zug hätte mindestens einen ganzen Zug mehr gekostet.
puzzle-wrong-solved-already = Die Aufgabe ist schon gelöst.
puzzle-wrong-too-slow = Danach bräuchtest du noch { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
}. Es geht schneller.
puzzle-wrong-far-away = Danach wird der Weg ans Ziel lang. Es geht schneller.
puzzle-wrong-not-complete = Damit sind nicht alle deine Steine am Ziel, und du hattest nur diesen einen Zug.
puzzle-wrong-not-forced = Das lässt der anderen Seite einen Ausweg.
puzzle-wrong-loses-at-once = Danach gewinnt die andere Seite sofort.
puzzle-wrong-not-best = Das geht, aber es gibt einen viel besseren Zug.
