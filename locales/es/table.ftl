### What two people have at the table: who is there, what they say to each other, what they can claim.

## Who is there
present-here = presente
present-away = ausente
player-left = { $name } se ha ido.
player-back = { $name } ha vuelto.
watchers =
    { $count ->
        [one] Una persona mira
       *[other] { $count } personas miran
    }
watchers-named = { $watchers } ({ $names })
rating-provisional = provisional
