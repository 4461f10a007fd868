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

## E-mail
channels-mail = E-mail
channels-mail-note = One e-mail has all that is new: ten minutes after the first piece of news, and at most one an hour. Only a reminder that your time is nearly up comes at once. Each has a link that stops them.
channels-mail-account = Only accounts are sent e-mail: you may read it in a browser that does not know you.
channels-mail-address = E-mail address
channels-mail-password-note = Whoever reads e-mail at this address can choose a new password for your account. That is why it asks for the old one.
channels-mail-add = Send a link to confirm it
channels-mail-new = A link was sent to { $address }. Open it within 48 hours to confirm the address; until then nothing else is sent there.
channels-mail-open = E-mail goes to { $address }.
channels-mail-stopped = E-mail to { $address } was stopped by the link in one. To begin again, give the address once more.
channels-mail-failed = E-mail to { $address } came back: nobody can be reached there. Give another address.
channels-mail-forget = Forget this address
channels-mail-other = Give another address

## Feed and calendar
channels-feed = Feed and calendar
channels-feed-note = For a feed reader your notices, for your calendar the deadlines of your correspondence games. Whoever knows the secret addresses can read both.
channels-feed-stranger = Once you have begun a game with somebody, or signed in, you can make secret addresses here.
channels-feed-make = Make secret addresses
channels-feed-since = There have been secret addresses since { $when }. If you make new ones, the old ones stop working.
channels-feed-anew = Make new ones
channels-feed-once = Copy them now: they are shown only this once.
channels-feed-atom = Feed of your notices
channels-feed-calendar = Calendar of your deadlines
channels-feed-copy = Copy
channels-feed-copy-named = Copy: { $what }

## What can go wrong
error-not-offered =
    { $what ->
        [push] This server sends no push messages.
       *[mail] This server sends no e-mail.
    }
error-no-such-channel = That is switched off already.
error-request-subscription = This browser’s push service cannot be used from here.
error-request-mail-address = That is not an e-mail address that can be written to. Write it like ada@example.org.
