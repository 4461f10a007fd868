# Der Rückblick auf eine Partie.

review-stopped = Angehalten nach { $reviewed ->
    [one] einem Zug
   *[other] { $reviewed } Zügen
} von { $total }.
review-even = gleich
review-lead = { $side } +{ $moves }
review-wins-in = { $side } gewinnt in { $moves }
review-won = { $side } gewinnt
review-drawn = unentschieden
review-turning-point = Wendepunkt, { $loss } Züge verloren.
review-better = Besser: { $move }. { $why }
review-line = So hätte es weitergehen können: { $line }

review-reason-completes = Das bringt den letzten Stein ins Ziel.
review-reason-special-situation = Das gewinnt durch den Spezialfall.
review-reason-tie = Damit ist auch diese Seite fertig, und es steht unentschieden.
review-reason-comes-home = Der Stein kommt ins Ziel.
review-reason-clears-target = Das räumt das Zielfeld von { $piece }.
review-reason-leaves-opponents-target = Auf dem gegnerischen Zielfeld zu bleiben, hülfe der anderen Seite zum Spezialfall.
review-reason-catches-up = Der letzte Stein holt { $rows ->
    [one] eine Reihe
   *[other] { $rows } Reihen
} auf.
review-reason-builds-ladder = Das baut eine Leiter für { $piece }: Von da geht es { $rows ->
    [one] eine Reihe
   *[other] { $rows } Reihen
} weiter.
review-reason-goes-ahead = Das bringt { $rows ->
    [one] eine Reihe
   *[other] { $rows } Reihen
} nach vorn.
review-reason-prepares = Das hält die Steine beieinander.
review-reason-only-move = Das war der einzige Zug.

review-finding-stranded = Der gespielte Zug ließ { $piece } ohne Hilfe zurück.
review-finding-missed-jump = Ein langer Sprung blieb ungenutzt: { $hops ->
    [one] ein Sprung
   *[other] { $hops } Sprünge
} mit { $piece }.
review-finding-left-home = Der gespielte Zug nahm { $piece } vom Ziel weg.

review-summary = { $side }: { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}, im Schnitt { $loss } verloren
review-turning-points = { $count ->
    [one] ein Wendepunkt
   *[other] { $count } Wendepunkte
}
review-best-move = Bester Zug: { $number }. { $move }. { $why }

review-ending-completion = { $side } gewinnt: Alle Steine sind am Ziel.
review-ending-special = { $side } gewinnt durch den Spezialfall.
review-ending-resignation = { $side } gewinnt: Die andere Seite hat aufgegeben.
review-ending-time = { $side } gewinnt nach Zeit.
review-ending-tie = Unentschieden: Beide wurden in gleich vielen Zügen fertig.
review-ending-repetition = Remis: Dieselbe Stellung kam zum dritten Mal vor (Hausregel).
review-ending-agreement = Remis durch Vereinbarung.
review-ending-open = Die Partie ist nicht zu Ende.
