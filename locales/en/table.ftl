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

## What the two say to each other
talk-title = Chat
talk-new = { $count } new
talk-none = Nothing has been said yet.
talk-phrase = Say a phrase
talk-say = Say
talk-text = Write something
talk-texts = Free text
talk-texts-note = Each of you has to switch it on, and either can switch it off again.
talk-texts-asked = { $name } would like to write freely.
talk-texts-off = Free text is off now.
talk-said = { $name }: { $words }
talk-own = You: { $words }
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-have-fun = Have fun!
phrase-thanks = Thank you!
phrase-welcome = You’re welcome!
phrase-good-move = Good move!
phrase-close = That was close!
phrase-sorry = Sorry!
phrase-moment = One moment, please.
phrase-back = I’m back.
phrase-must-go = I have to go.
phrase-good-game = Good game!
phrase-again = One more?
phrase-goodbye = Goodbye!

## By the calendar
on-holiday = on holiday
plan-title = Planned replies
plan-reply = Plan a reply
plan-note = If your opponent makes a move you expect, your reply can be played at once and takes no time. Only you can see what you plan.
plan-theirs = Play the move you expect from your opponent.
plan-yours = Now play your reply.
plan-more = Your reply is planned. Play your opponent’s next move if you want to plan further, or finish.
plan-done = Finish
plan-pair = If { $theirs }, then { $reply }
plan-remove = Remove
plan-remove-named = Remove “{ $line }”
plan-kept = Your plan is kept.
