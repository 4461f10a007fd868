### Accounts, and the pages of those who play.

## Account
account-title = Account
account-device = The games here belong to this device. There are accounts only on a server for others.
account-guest = You are playing as a guest: only this browser knows you. With an account you can sign in elsewhere, and games with others count for your rating under your name.
sign-in = Sign in
account-name = Name
account-name-note = 3 to 20 letters and digits of one alphabet, with single hyphens, underscores and full stops between them. Everybody sees it.
account-password = Password
account-password-note = At least 10 characters. Nobody here can give you back a password you have forgotten.
account-password-note-recovery = At least 10 characters. If you forget it, only a link to an e-mail address that you have confirmed can help.
account-forgotten = Forgotten your password?
account-take-games = Take the games of this browser along
account-take-games-note = Otherwise nobody can get at them any more.
account-make = Make an account
account-made = Welcome, { $name }. All your games are still yours.
account-signed-in = You are signed in as { $name }.
account-own-page = Your page
account-admin = Run this server
account-sign-off = Sign out
account-sessions = Where you are signed in
account-session-here = this browser
account-session-unknown = Unknown browser
account-session-times = Since { $created }, last used { $used }
account-session-end = Sign out there
account-session-end-named = Sign out in { $browser }
account-session-ended = Signed off there.
account-sessions-end = Sign out everywhere else
account-new-password-title = Another password
account-old-password = Password so far
account-new-password = New password
account-change-password = Change it
account-password-changed = The password is changed. You are signed out everywhere else.
account-seen = Show my name to others when I watch a game
account-seen-note = Otherwise you are only counted.
account-holiday = Holiday
account-holiday-note = While you are on holiday, your clocks stand still in games with days for each move. You have 30 days in a calendar year, and a holiday lasts a day at least. Your opponents see that you are away; live games go on.
account-holiday-left =
    { $days ->
        [one] You have one day of holiday left this year.
       *[other] You have { $days } days of holiday left this year.
    }
account-holiday-on = You are on holiday, until { $day } at the latest.
account-holiday-go = Go on holiday
account-holiday-back = Come back
account-export = Save all my data
account-export-note = One file with your account, your ratings and the records of all your games.
account-delete = Delete the account
account-delete-note = Games under way with others are resigned. Your name, your ratings and the games only you play are deleted; games with others stay with them, without your name. Nobody ever gets the name again. This cannot be undone.
account-deleted = The account is deleted.

## The strongest
players-title = Players
players-live = Live games
players-correspondence = Correspondence games
players-rank = Place
players-player = Player
players-rating = Rating
players-games = Games
players-none = No rating is certain enough yet.
players-note = Whoever has played only a few games that count has a provisional rating and is not listed.
players-level = Computer, level { $level }
players-levels = The computer’s levels
players-levels-note = From matches of the levels with each other; no game changes them.

## Somebody’s page
person-since = Here since { $day }
person-program-of = Program of { $name }
person-closed = Those who run this server have closed this account.
person-rating = { $rating } ± { $deviation }
person-provisional = provisional
person-unrated = No game that counts yet.
person-graph = Rating over time
person-graph-live = { $games ->
        [one] Live games: { $rating } after one game.
       *[other] Live games: from { $lowest } to { $highest }, now { $rating }, after { $games } games.
    }
person-graph-correspondence = { $games ->
        [one] Correspondence games: { $rating } after one game.
       *[other] Correspondence games: from { $lowest } to { $highest }, now { $rating }, after { $games } games.
    }
person-graph-table = As a table
person-ended = Ended
person-change = Change
person-game = Game
person-variants = Results by variant
person-opponents = Head to head
person-variant = Variant
person-opponent = Opponent
person-won = Won
person-drawn = Drawn
person-lost = Lost
person-guest = A guest
person-gone = A deleted account
person-games = Games with others
person-result = Result
person-result-all = All
person-result-open = Still being played
person-result-won = Won
person-result-drawn = Drawn
person-result-lost = Lost
person-game-open = Still being played
person-game-won = Won
person-game-drawn = Drawn
person-game-lost = Lost
person-counts = For ratings
person-counts-all = All
person-counts-yes = They count
person-counts-no = They do not count
person-variant-all = All
person-no-games = No game fits.
person-more = Show more

## What can go wrong
error-no-such-player = There is nobody called “{ $name }” here.
error-no-such-session = That session is over already.
error-no-accounts = The games here belong to this device; there are no accounts.
error-not-signed-in = Please sign in first.
error-wrong-password = The name or the password is wrong.
error-no-holiday = You have no days of holiday left this year.
error-already-account = You already have an account.
error-request-account-name-length = A name has { $least } to { $most } characters, not { $length }.
error-request-account-name-characters = A name has letters and digits, with single hyphens, underscores and full stops between them.
error-request-account-name-scripts = The letters of a name come from one alphabet.
error-request-account-name-reserved = Nobody can have this name. Please choose another one.
error-request-password-length = A password has { $least } to { $most } characters, not { $length }.
error-request-password-is-name = The password is the name. Please choose another one.
