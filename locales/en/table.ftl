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

## Who has left
claim-soon =
    { $seconds ->
        [one] { $name } has left. If they stay away, you can claim the win in a second.
       *[other] { $name } has left. If they stay away, you can claim the win in { $seconds } seconds.
    }
claim-now = { $name } has left. You can claim the win, call it a draw, or wait.
claim-win = Claim the win
claim-draw = Call it a draw

## Before both have moved
abort = Abort
abort-sure = Do you want to abort this game? It will have no result.
begin-within =
    { $minutes ->
        [one] Unless the move is made within a minute, the game is aborted.
       *[other] Unless the move is made within { $minutes } minutes, the game is aborted.
    }
