### What two people have at the table: who is there, what they say to each other, what they can claim.

## Who is there
present-here = da
present-away = nicht da
player-left = { $name } ist weggegangen.
player-back = { $name } ist wieder da.
watchers =
    { $count ->
        [one] Eine Person sieht zu
       *[other] { $count } Personen sehen zu
    }
watchers-named = { $watchers } ({ $names })
rating-provisional = vorläufig
