### What two people have at the table: who is there, what they say to each other, what they can claim.

## Who is there
present-here = here
present-away = away
player-left = { $name } has left.
player-back = { $name } is back.
watchers =
    { $count ->
        [one] One person is watching
       *[other] { $count } people are watching
    }
watchers-named = { $watchers } ({ $names })
rating-provisional = provisional
