### Playing with people somewhere else: links and the lobby.

your-name = Your name (if you like)
play-as = You play as { $name }.

## An invitation
invitation-title = Your invitation
invitation-how = Send this link to one person. Whoever opens it first plays with you, without an account.
invitation-link = The link
invitation-share = Send or copy the link
invitation-code = The link as a QR code
invitation-elsewhere = The link was made in another browser and is kept only there.
invitation-withdraw = Withdraw the invitation
invitation-rated-wish = The game should count for ratings
invitation-within = for ratings { $least }–{ $most }
invitation-side = you play { $side }
invitation-side-chance = sides at random
invitation-begins-you = you start
invitation-begins-other = the other starts
invitation-begins-chance = starter at random
invitation-now-open = Waiting for somebody to open the link. This page goes to the game by itself.
invitation-now-taken = The game begins.
invitation-now-withdrawn = You have withdrawn this invitation.
invitation-now-expired = Nobody has opened the link in time. Make a new one.

## Following a link
join-title = You are invited to a game
join-named = { $name } invites you to a game
join-play = Play
join-watch = Watch the game
join-continue = To your game
join-now-own = This is your own link. Send it to somebody.
join-now-taken = Somebody has already opened this link and plays. You can watch.
join-now-withdrawn = This invitation was withdrawn.
join-now-expired = This invitation has expired.

## The lobby
lobby-title = Lobby
lobby-lead = Seek a game, or accept one. What you seek is withdrawn when you leave this page, except games with days for each move.
lobby-seek = Seek a game
lobby-more = More choices
lobby-side = Your side
lobby-chance = at random
lobby-opponent = Opponent’s rating
lobby-within-any = any
lobby-within = yours ± { $points }
lobby-clock = { $minutes } min + { $seconds } s
lobby-open = Open invitations
lobby-empty = Nobody seeks a game at the moment. Be the first.
lobby-computer = Play the computer at once
lobby-somebody = Guest
lobby-yours = Yours
lobby-accept = Accept
lobby-accept-named = Accept the game with { $name }
lobby-withdraw = Withdraw

## Watching others
watch-title = Games being played
watch-lead = What people play at this server now. A game stays here for half an hour after its last move.
watch-empty = Nobody plays at the moment. Seek a game in the lobby.

## In the game
next-waiting = Next game that waits for you
ask-take-back = Ask to take back
take-back-asked =
    { $who ->
        [you] You have asked to take your last move back.
       *[name] { $name } asks to take the last move back.
    }
take-back-accept = Agree
take-back-decline = Play on
rematch = Rematch
rematch-go = To the next game
rematch-offered =
    { $who ->
        [you] You have offered a rematch. It stands until your opponent answers.
       *[name] { $name } offers a rematch.
    }
rematch-accept = Play again
rematch-decline = No, thanks
