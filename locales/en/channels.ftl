### How players are told what happens while they look elsewhere.

channels-title = How you are told
channels-lead = While you are here, the bell at the top tells you everything. Whatever else there is stays off until you switch it on.

## What is told
channels-wants = What you are told
channels-want-turn = It is your move
channels-want-deadline = Your time for a move is nearly up
channels-want-begun = A game has begun
channels-want-over = A game is over
channels-want-draw-offer = Somebody offers a draw
channels-want-take-back = Somebody asks to take a move back
channels-want-rematch = Somebody wants to play again

## Push messages
channels-push = Messages in this browser
channels-push-note = They arrive even when no page of Colorito is open. The browser’s push service delivers them and cannot read them.
channels-push-on = Switch on
channels-push-off = Switch off
channels-push-not-here = This server sends no push messages.
channels-push-stranger = Once you have begun a game with somebody, or signed in, messages can be sent here.
channels-push-not-in-browser = This browser cannot receive push messages from this address. On an iPhone or iPad, add Colorito to the Home Screen first and open it from there.
channels-push-denied = Notifications from Colorito are blocked in this browser. Allow them in the browser’s settings for this site.
channels-push-failed = The browser could not reach its push service. Try again later.
channels-browsers = Your other browsers
channels-browser-unknown = Unknown browser
channels-browser-since = Switched on { $when }
channels-browser-off-named = Switch off in { $browser }

## What can go wrong
error-not-offered =
    { $what ->
        [push] This server sends no push messages.
       *[mail] This server sends no e-mail.
    }
error-no-such-channel = That is switched off already.
error-request-subscription = This browser’s push service cannot be used from here.
