# Der Rückblick auf eine Partie.

review-stopped = Angehalten nach { $reviewed ->
    [one] einem Zug
   *[other] { $reviewed } Zügen
} von { $total }.
review-even = ausgeglichen
review-lead = { $side } +{ $moves }
review-wins-in = { $side } gewinnt in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
}
review-won = { $side } gewinnt
review-drawn = unentschieden
review-turning-point = Wendepunkt: { $loss } Züge verloren.
review-better = Besser: { $move }. { $why }
review-line = So hätte es weitergehen können: { $line }

review-reason-completes = Das bringt den letzten Stein ans Ziel.
review-reason-special-situation = Das gewinnt durch den Spezialfall.
review-reason-tie = Damit kommt auch hier der letzte Stein ans Ziel, und es steht unentschieden.
review-reason-comes-home = Der Stein kommt ans Ziel.
review-reason-clears-target = Das macht das Zielfeld von { $piece } frei.
review-reason-leaves-opponents-target = Bleibt der Stein auf dem gegnerischen Zielfeld, verhilft er der anderen Seite zum Spezialfall.
review-reason-catches-up = Der letzte Stein holt { $rows ->
    [one] eine Reihe
   *[other] { $rows } Reihen
} auf.
review-reason-builds-ladder = Das baut eine Leiter für { $piece }: Der Stein kommt damit { $rows ->
    [one] eine Reihe
   *[other] { $rows } Reihen
} weiter.
review-reason-frees = Danach kann { $piece } wieder ziehen.
review-reason-fetches = Das bringt Hilfe für { $piece }, der Stein ist gestrandet.
review-reason-fetches-with-two = Das bringt Hilfe für { $piece }, der Stein wird zwei Helfer brauchen.
review-reason-goes-ahead = Das gewinnt { $rows ->
    [one] eine Reihe
   *[other] { $rows } Reihen
}.
review-reason-prepares = So bleiben die Steine in Sprungweite voneinander.
review-reason-only-move = Das war der einzige Zug.

review-finding-stranded = Der gespielte Zug ließ { $piece } ohne Hilfe zurück.
review-finding-stranded-for-two = Der gespielte Zug ließ { $piece } stranden; der Stein wird zwei Helfer brauchen.
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
review-ending-time = { $side } gewinnt auf Zeit.
review-ending-tie = Unentschieden: Beide haben in gleich vielen Zügen alle Steine ans Ziel gebracht.
review-ending-repetition = Remis: Dieselbe Stellung kam zum dritten Mal vor (Hausregel).
review-ending-agreement = Remis durch Vereinbarung.
review-ending-absence = { $side } gewinnt, weil die andere Seite gegangen ist.
review-ending-claim = Remis, weil eine Seite gegangen war.
review-ending-aborted = Die Partie wurde abgebrochen, bevor beide gezogen hatten.
review-ending-open = Die Partie ist nicht zu Ende.
