### The page on the server’s addresses, for people who write programs.
###
### English says what the description for programs says; a test compares the two.

api-title = Addresses
api-lead = What programs can ask of this server. The same in a form they can read:

## Analysis
api-get-analysis = Analyse positions, over a WebSocket.
api-get-analysis-more = The client sends `AnalysisQuestion`, the server `AnalysisNews` or an error, each as one JSON text a message. A question is thought about for a minute at most; a new one, `stop`, or a closed connection ends it at once.
api-post-analysis-placing = Check whether a position as set up can be played, and name every mistake.
api-get-analysis-position = Show the position after some moves.
api-post-analysis-read = Read a record with its variations and comments.
api-post-analysis-write = Write a record with variations and comments.

## Boards and positions
api-get-board = Show a board without pieces.
api-get-board-check = Name every mistake in a board of your own.
api-get-board-picture-svg = Draw a board without pieces as SVG.
api-get-position = Show any position with its legal moves.
api-get-position-more = With `study=true` pieces may be missing, as in lessons and puzzles.
api-get-position-picture-png = Draw any position as PNG.
api-get-position-picture-svg = Draw any position as SVG.

## Games
api-get-games = List your games, the last changed first.
api-post-games = Begin a game.
api-post-games-import = Begin games from records.
api-post-games-import-more = Either every record of the text becomes a game or none does; the error then says which one is at fault, and where.
api-get-games-id = Show a game, now or as it was.
api-put-games-id = Hand over a game that was played without a server.
api-put-games-id-more = It keeps its name, and is kept once: whoever hands over the same game again is answered with the game as it is here, which is taken out of the bin if it was there.
api-delete-games-id = Delete one of your games; it can be restored.
api-post-games-id-again = Begin a game again: the same seats, rules, first position and clock.
api-get-games-id-embed-svg = Draw a game as it is now, for pages of other sites.
api-get-games-id-embed-svg-more = A browser asks again each time and gets the picture only if the game has changed.
api-get-games-id-hint = Get a good move with its reason.
api-get-games-id-kept = Show a game as browsers keep it, to think about it there.
api-get-games-id-kept-more = It is refused while two people play the game: nobody is helped against a person.
api-get-games-id-picture-png = Draw a position of a game as PNG.
api-get-games-id-picture-svg = Draw a position of a game as SVG.
api-get-games-id-record = Get the record of a game.
api-post-games-id-restore = Restore one of your deleted games.
api-get-games-id-socket = Listen to a game and play it, over a WebSocket.
api-get-games-id-socket-more = The server sends `News`, the client `Command`, each as one JSON text a message.
api-post-games-id-command = Do something at the board: the same commands as over the WebSocket.
api-post-games-id-command-more = `moves`, `computers-move`, `takeback`, `redo`, `resign`, `offer-draw`, `accept-draw`, `decline-draw`, `ask-take-back`, `accept-take-back`, `decline-take-back`, `rematch`, `decline-rematch`, `abort`, `claim-win`, `claim-draw`, `plan`, `stop-score` or `count-score`; the body has the values of that `Command`. What changes the game is kept before it is answered. A move sent again is played once and answered alike.

## Reviews
api-get-games-id-review = Show the review of a game as far as it has got.
api-post-games-id-review = Begin the review of one of your games, or resume it.
api-post-games-id-review-more = It is done in the background, move by move, and kept with the game. It goes on after a restart of the server.
api-post-games-id-review-stop = Stop the review of one of your games; what was found is kept.

## Matches
api-post-matches = Begin a match and its first game, which is `current` in the answer.
api-get-matches-id = Show a match: its games and the running score.
api-post-matches-id-next = Begin the next game of a match, in which the other player starts.
api-post-matches-id-next-more = If a game is still being played, the answer is that game, so that asking twice does no harm.

## Learning
api-get-lessons = List all lessons in order.
api-get-lessons-lesson = Show a lesson.
api-post-lessons-lesson-exercise = Try a move in an exercise of a lesson, counted from 1.
api-get-lessons-lesson-exercise-answer = Show a right move of an exercise, for those who have tried.
api-get-puzzles = List all puzzles and name the puzzle of the day.
api-get-puzzles-id = Show a puzzle.
api-post-puzzles-id = Try moves in a puzzle.
api-get-puzzles-id-answer = Show how a puzzle is solved.
api-get-rules = Name the sections of the rules and show their examples.

## You
api-delete-session = Sign out: the server forgets who you are, and your open sockets are closed.
api-delete-session-more = Where the games belong to the device, there is nobody to forget.
api-get-account = Say who you are to this server.
api-post-account = Make an account; a guest keeps all games, also those under way.
api-post-account-more = The token in the cookie changes.
api-post-session = Sign in; the games of a guest can be taken along.
api-post-session-more = Whether the name or the password is wrong is not said. The token in the cookie changes.
api-get-account-sessions = List the browsers in which you are signed in.
api-delete-account-sessions = Sign out everywhere but here.
api-delete-account-sessions-session = Sign out in one browser.
api-post-account-password = Change the password; you are signed out everywhere but here.
api-post-account-settings = Say what your account likes.
api-get-account-export = Get all that is kept about you, as one file.
api-post-account-delete = Delete your account.
api-post-account-delete-more = Games that are under way with others are resigned. Name, password, sessions and ratings are forgotten, and so are the games in which nobody else plays; those with others stay theirs, without your name. The name is never given to anybody again.
api-get-players = List the strongest players.
api-get-players-name = Show somebody’s ratings and results.
api-get-players-name-games = List somebody’s games with others.

## What may stand after the question mark
api-parameter-variant = `standard` (the default), `strict`, `colours` or `strict-colours`.
api-parameter-board = A built-in board, `standard` by default, or ten rows of ten letters from the top, separated by `/`.
api-parameter-position = The position; the start of the game by default.
api-parameter-moves = The moves made from there, separated by commas or spaces.
api-parameter-repetition-draws = The house rule that a third repetition is a draw; in force by default.
api-parameter-deleted = The deleted ones instead of the others.
api-parameter-before = Those that follow a page: its `next`.
api-parameter-limit = How many, 1 to 200; 50 by default.
api-parameter-ply = After so many moves; now by default.
api-parameter-theme = `light` (the default), `dark` or `print`.
api-parameter-seat = Who sits at the bottom; Red by default.
api-parameter-width = The width of a PNG in pixels, 16 to 2048; 800 by default.
api-parameter-language = The language of the description for those who cannot see the picture: `en`, `de`, `es` or `ja`; the browser’s by default.
api-parameter-from = Only moves after so many, which are known already.
api-parameter-starter = Who begins; Red by default. Not to be given with a position, which says so itself.
api-parameter-study = Whether pieces may be missing.
api-parameter-last = The move that led here, to be marked.
api-parameter-day = Days since 1 January 1970; the server’s day by default.
api-parameter-opponent = Against whom, by the name of an account; against anybody by default.
api-parameter-of-variant = Of which variant; of all by default.
api-parameter-result = How they went: `won`, `drawn`, `lost` or `open`; any by default.
api-parameter-rated = Whether they count for ratings; any by default.

## Playing with others
api-get-invitations = List the invitations in the lobby that can be taken.
api-post-invitations = Invite somebody, by a link or in the lobby.
api-post-invitations-more = What the link lets its reader in by is told in this answer only; the server keeps its hash.
api-get-invitations-id = Show an invitation: one in the lobby to everybody, a link to its owner.
api-delete-invitations-id = Take back an invitation of yours.
api-post-invitations-id-accept = Take an invitation in the lobby; the game begins.
api-post-invitations-look = Show what a link invites to, and what has become of it.
api-post-invitations-take = Follow a link to its game: whoever comes first plays.
api-get-account-passkeys = List your passkeys.
api-post-account-passkeys = Keep a passkey that your device has made.
api-post-account-passkeys-begin = Ask your device for a passkey.
api-delete-account-passkeys-passkey = Forget a passkey; the last one of an account without a password stays.
api-post-account-by-passkey-begin = Ask your device for a passkey for a new account.
api-post-account-by-passkey = Make an account with a passkey and without a password; a guest keeps all games.
api-post-account-by-passkey-more = The token in the cookie changes.
api-post-session-by-passkey-begin = Ask your device for one of its passkeys.
api-post-session-by-passkey = Sign in by a passkey; the games of a guest can be taken along.
api-post-session-by-passkey-more = The token in the cookie changes.
api-get-account-programs = List your programs.
api-post-account-programs = Make an account for a program of yours.
api-post-account-programs-more = Its token is told in this answer only; the server keeps its hash.
api-post-account-programs-name = Say whether the games of one of your programs with people may count for ratings.
api-delete-account-programs-name = Delete one of your programs.
api-delete-account-programs-name-more = Its games under way are resigned; they stay with those it has played with, without its name.
api-post-account-programs-name-token = Give one of your programs another token; the one before is worth nothing any more.
api-delete-account-programs-name-token = Take the token of one of your programs away; what was opened with it is closed.
api-get-events = Listen to your games with others and to the lobby.
api-get-events-more = The answer goes on for as long as somebody reads it: one `ProgramNews` a line, first of all a `state` with all there is. An empty line is a sign of life.
api-get-lobby-socket = Listen to the lobby, and to what becomes of your invitations, over a WebSocket.
api-get-lobby-socket-more = The server sends `LobbyNews`, each as one JSON text a message. Your invitations in the lobby to live games are taken back when you stop listening.
api-get-watch = List the games that people play now.
api-get-watch-socket = Listen to the games that people play now, over a WebSocket.
api-get-watch-socket-more = The server sends `WatchNews`, each as one JSON text a message: all games first, then what has changed.
api-get-notices = List your notices.
api-post-notices-seen = Say that you have seen your notices, or those about a game.
api-get-notices-socket = Listen to your notices over a WebSocket.
api-get-notices-socket-more = The server sends `NoticesAnswer` as one JSON text a message, first of all and whenever it has changed.
api-get-notices-channels = Show how you are told what happens while you look elsewhere.
api-post-notices-browsers = Have push messages sent to your browser.
api-post-notices-browsers-more = They end with its session. What was said about the same browser before is replaced.
api-post-notices-browsers-channel = Say which notices are sent to one of your browsers, and how they are read there.
api-delete-notices-browsers-channel = Have no more push messages sent to one of your browsers.
api-post-notices-mail = Have notices written to an e-mail address, instead of the one before.
api-post-notices-mail-more = It is asked there first whether that is right; until then nothing else is written.
api-delete-notices-mail = Forget the address that notices are written to.
api-post-notices-mail-change = Say which notices are written to you, and how you read them.
api-post-mail-confirm = Show that you read what is sent to an address, by the link that was.
api-post-account-recovery = Have a link sent to you because you have forgotten your password.
api-post-account-recovery-more = The answer is the same whether or not there is such an account, and whether or not it has an address that was confirmed.
api-post-account-recovery-password = Choose another password by a link that was sent to you.
api-post-account-recovery-password-more = You are signed out everywhere, and told so by e-mail.
api-post-notices-feed = Make a secret address under which programs read your notices and deadlines.
api-post-notices-feed-more = It is told in this answer only; the one before is worth nothing any more.
api-delete-notices-feed = Forget the secret address under which programs read your notices.
api-get-games-id-conversation = Show what you and your opponent have said in a game.
api-get-games-id-conversation-more = Over the game’s WebSocket it is told as `conversation`. Nobody but the two players hears or says anything.
api-post-games-id-say = Say something to your opponent.
api-post-games-id-say-more = A phrase is read by each in their own language. A text is said only while both have switched that on; programs say phrases.
api-post-games-id-texts = Switch free text in a game on or off.
api-post-games-id-texts-more = It is on while both have switched it on; either ends it for both.
api-get-account-holiday = Say whether you are on holiday, and how much is left this year.
api-post-account-holiday = Go on holiday, or come back.
api-post-account-holiday-more = Your clocks with days for each move stand still meanwhile. There are 30 days in a calendar year, and a holiday lasts a day at least.
api-post-games-id-report = Report the other player of a game to those who run the server.
api-post-games-id-report-more = A second report about the same game replaces the first. What the two have said there goes with it.
api-post-games-id-block = Block the other player of a game.
api-post-games-id-block-more = They see none of your invitations in the lobby, cannot accept them, and you see none of theirs. What they say in games is not shown to you. They are not told.
api-get-blocks = List those whom you have blocked.
api-delete-blocks-block = Take back that you have blocked somebody.
api-get-admin-reports = List what players have reported, for those who run the server.
api-get-admin-accounts = List accounts, for those who run the server.
api-get-admin-audit = List what those who run the server have done.
api-post-admin-deeds = Close or rename an account, deal with a report, or tell everybody something.
api-post-admin-deeds-more = For those who run the server. What was done is written down.
api-get-announcements = Read what those who run the server tell everybody.
api-post-qr = Draw a link as a QR code.
