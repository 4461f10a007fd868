### The command line: its help, its progress and what it answers to what makes no sense.

## Headings
cli-usage = Usage:
cli-commands = Commands:
cli-arguments = Arguments
cli-options = Options
cli-example = Example:
cli-options-word = OPTIONS
cli-command-word = COMMAND
cli-default = default: { $value }
cli-possible = possible: { $values }

## What stands for a value
cli-value-address = ADDRESS
cli-value-action = ACTION
cli-value-database = DATABASE
cli-value-clock = CLOCK
cli-value-colours = COLOURS
cli-value-depth = DEPTH
cli-value-elo = LOWER,UPPER
cli-value-file = FILE
cli-value-file-or-database = FILE|DATABASE
cli-value-folder = FOLDER
cli-value-format = FORMAT
cli-value-language = LANGUAGE
cli-value-move = MOVE
cli-value-name = NAME
cli-value-name-or-file = NAME|FILE
cli-value-pixels = PIXELS
cli-value-player = PLAYER
cli-value-port = PORT
cli-value-seed = SEED
cli-value-side = SIDE
cli-value-space = SPACE
cli-value-text = TEXT
cli-value-theme = THEME
cli-value-what = WHAT

## For every command
cli-help-colorito = Colorito, the board game of 1892: Halma’s jumps, but every piece has a number and a colour.
cli-help-help = Print help. The long form, “--help”, says more.
cli-help-help-about = Print the help of a command
cli-help-version = Print the version.
cli-help-language = The language: en, de, es or ja; without it, that of the system.
cli-help-variant = The variant: standard, strict, colours or strict-colours.
cli-help-board = The board: standard, columns, tiles, rows, or a file with ten lines of ten letters.
cli-help-position = The position; without it, the start with Red to move.

## serve
cli-help-serve = Run the web application; without a command, this is what happens
cli-help-serve-more = It prints its address once it is listening, and stops on Ctrl-C. Games are kept in the data folder. The log goes to standard error, in as much detail as RUST_LOG asks for.
cli-help-serve-port = The port to listen on; 0 takes any that is free.
cli-help-serve-host = The address to listen on; 0.0.0.0 lets other machines in, which needs “--public”.
cli-help-serve-data = Where games are kept; by default where this system keeps the data of applications.
cli-help-serve-database = The database with the games, in place of a data folder: an SQLite file, or postgres://user:password@host/name, which several servers can share.
cli-help-serve-public = Let other people in, who reach the server by these names or addresses. Each game then belongs to those who play it; nobody owns all games just by sitting at this device.
cli-help-serve-proxy = The addresses of proxies to trust when they say who is asking (X-Forwarded-For, X-Forwarded-Proto).
cli-help-serve-url = Where people reach the server, such as https://colorito.example; without it, “https://” and the first name of “--public”.
cli-help-serve-push = Send push messages to browsers that ask for them, by the push services these browsers name.
cli-help-serve-push-anywhere = Send them also to push services on this machine or in your own network, and without encryption of the connection.
cli-help-serve-mail = Send e-mail to players who ask for it, by this relay: smtps://user@host or smtp://user@host. The password comes from “--mail-password” or the environment variable COLORITO_MAIL_PASSWORD.
cli-help-serve-mail-from = Whom the e-mails come from, as Colorito <colorito@example.org>.
cli-help-serve-mail-password = A file that holds the relay’s password and nothing else.
cli-help-serve-metrics = Serve metrics for Prometheus at /metrics of this address and port, such as 127.0.0.1:9192.
cli-help-serve-log = How the log is written: as lines for people, or as one JSON object per line.

## play
cli-help-play = Play in the terminal
cli-help-play-more = Without settings for a game or anything to open, a menu offers all there is: games, lessons, puzzles, analysis. “?” shows the keys. The games are those of the web application, whether it is running or not.
cli-help-play-file = Game records to read; the first is opened.
cli-help-play-game = Continue the stored game with this name.
cli-help-play-server = Go to the server with this address, to play with people there.
cli-help-play-join = Follow this link to an invitation or a game.
cli-help-play-lessons = Begin with the lessons.
cli-help-play-puzzle = Begin with the puzzle of the day.
cli-help-play-analyse = Analyse the position.
cli-help-play-level = Play against the computer at this level, 1 to 10.
cli-help-play-two = Two people play at this keyboard.
cli-help-play-side = Your side against the computer: red, blue or random.
cli-help-play-starter = Who makes the first move: red, blue or random.
cli-help-play-clock = Minutes for the game and seconds for each move, such as 10+5.
cli-help-play-no-repetition = Play without the house rule that a third repetition is a draw.
cli-help-play-plain = Use lines of text instead of the whole screen; this happens anyway where input or output is not a terminal.
cli-help-play-colours = How many colours to use: true, 256, 16 or none; without it, as many as the terminal says it has.
cli-help-play-theme = The appearance: light or dark; without it, as chosen in the game, or as the terminal says.
cli-help-play-ascii = Use no symbols beyond ASCII.
cli-help-play-no-motion = Put pieces down at once instead of hop by hop.
cli-help-play-data = Where games are kept; by default where “colorito serve” keeps them.

## bot
cli-help-bot = Let an engine play at a server, under the account of a program
cli-help-bot-more = The account is made on the page of one’s own account, which shows its token once. The bot plays until it is stopped with Ctrl-C and comes back by itself when the connection breaks; games under way stay, and it goes on with them at the next start. The result of each game is printed as one line: the game’s name, “won”, “drawn” or “lost”, and how it ended.
cli-help-bot-server = The address of the server.
cli-help-bot-token = The token. Other users of this machine can read it here; a file or the variable COLORITO_TOKEN is better.
cli-help-bot-token-file = The file with the token.
cli-help-bot-engine = Who plays: the command of a UGI engine, or one of the players of “colorito match”, such as “level=5”.
cli-help-bot-level = The level of the built-in engine, 1 to 10.
cli-help-bot-time = The longest time for a move, in milliseconds. With a clock it thinks less if it must.
cli-help-bot-games = How many games to play at once.
cli-help-bot-stop-after = Stop after this many games.
cli-help-bot-accept = Accept invitations in the lobby.
cli-help-bot-offer = Keep an invitation open in the lobby: minutes and seconds a move such as 10+5, or days a move such as 3d.
cli-help-bot-variant = Only games of these variants.
cli-help-bot-rated = Also games that count for ratings; what it offers then counts.
cli-help-bot-programs = Also accept invitations of other programs.
cli-help-bot-no-rematch = Do not play again when the opponent asks.
cli-bot-no-token = The token is missing or is none: it has 64 hexadecimal digits. Give it with “--token-file”, or in the variable { $name }.
cli-bot-plays = Playing as { $name }.
cli-bot-lost = The connection is lost and will be tried again: { $cause }
cli-bot-refused = The server does not let this program in: { $cause }

## perft
cli-help-perft = Count all sequences of a given number of moves
cli-help-perft-more = The last line is the count alone.
cli-help-perft-depth = How many moves, 0 to 20; from about 8 on it takes hours.
cli-help-perft-divide = Print a line for each first move with the sequences that begin with it.

## moves
cli-help-moves = List the legal moves in alphabetical order, one per line
cli-help-moves-stdin = Read positions from standard input, one per line, and answer each with one line of moves.
cli-help-moves-ways = Also print how the piece gets there, hop by hop, and the kind of the move.

## status
cli-help-status = Say whether the game is over and why, as one JSON object
cli-help-status-more = “ending” is “completion”, “special” or “tie”; null while the game goes on. “score” is the number of moves the loser still needs: a number if it is proven, else an object with the bounds “lower” and “upper”.
cli-help-status-time = The longest time to spend on the loser’s score, in milliseconds.

## solve
cli-help-solve = Find the fewest moves for one side alone while the other’s pieces stand still
cli-help-solve-more = Prints one JSON object: “lower” is proven, “upper” is the length of “line”, and “exact” says that nothing is left to prove. “upper” and “line” are null while no line is known; “lower” too, if it is proven that there is none.
cli-help-solve-side = The side that moves: r or b.
cli-help-solve-time = The longest time to spend, in milliseconds.
cli-help-solve-memory = The most memory to use, in MiB.
cli-help-solve-stdin = Read positions from standard input, one per line, and answer each with one object.

## render
cli-help-render = Draw the board as SVG or PNG
cli-help-render-more = Without an output file the picture goes to standard output.
cli-help-render-output = The file to write; its ending, svg or png, decides the format.
cli-help-render-format = The format, if there is no file or its ending does not say.
cli-help-render-width = The width of a PNG in pixels.
cli-help-render-seat = Who sits at the lower edge: r or b.
cli-help-render-theme = The theme: light, dark, or print for paper in black and white.
cli-help-render-arrow = Show a move with its way, hop by hop.
cli-help-render-destinations = Choose the piece on a space and show where it can go.
cli-help-render-last-move = Mark both ends of the move made last, such as a2a3.
cli-help-render-no-coordinates = Leave out the letters and numbers on the frame.
cli-help-render-textures = Tell the colours apart by pattern as well.
cli-help-render-study = Take a position with pieces missing, as in puzzles and for one side alone.
cli-help-render-empty = Draw the board without pieces.

## site
cli-help-site = Write the whole application as a folder of files that needs no server
cli-help-site-more = Any host of files will do, under any path. There are no accounts in it and no games with people elsewhere; games are kept in the browser.
cli-help-site-directory = The folder to write to; what is there of the application is replaced.
cli-site-written = { $count ->
    [one] One file
   *[other] { $count } files
 } written to { $file }.
cli-site-open = To open it here, run “{ $command }”, then go to http://localhost:8000/.

## bench
cli-help-bench = Measure the rules and the engine against a plain reference, in the same run
cli-help-bench-more = Speeds are ratios to the naive generator, which is measured in turn with each. The counts are exact and must not change; that of the engine is its checksum. A count with memory does not count again what follows a position it remembers, so its speed says nothing about the generator.
cli-help-bench-rounds = How often each measurement is repeated, 1 to 1000; the median counts.
cli-help-bench-depths = Instead, let one thread think about each of ten middle games for this many milliseconds, and print how deep it gets.

## analyse
cli-help-analyse = Print the best moves with evaluation and line, or review a recorded game
cli-help-analyse-more = The evaluation is the lead of the player to move, in moves; #3 is a win in three moves, #-3 a loss. With a file, the game in it is reviewed: the lead after every move, the turning points with the better move, and a summary for each player. Ctrl-C ends the review early and prints what there is.
cli-help-analyse-file = A game record to review.
cli-help-analyse-game = Which game of the file, if it has several.
cli-help-analyse-time = Milliseconds to think; in a review, for each move.
cli-help-analyse-lines = How many lines to show.
cli-help-analyse-threads = How many threads search.
cli-help-analyse-json = Print one JSON object.

## match and pool
cli-help-match = Play two engines against each other, in pairs of games with both starters
cli-help-match-a = Player A: “engine”, settings such as “level=5,time=100,threads=2”, “greedy”, “plain”, “wary”, “racer”, “blocker”, “stubborn”, or the command of a UGI engine.
cli-help-match-b = Player B, named in the same way.
cli-help-match-games = How many games, rounded up to an even number.
cli-help-match-sprt = Stop as soon as it is clear whether A is stronger by the lower or by the upper number of Elo points, such as 0,20.
cli-help-match-records = Write the games to this file.
cli-help-pool = Play many engines against each other and show one table for each variant
cli-help-pool-players = The players, named as for “match”. The first one plays all others.
cli-help-pool-all = Let all others play each other too.
cli-help-pool-variants = The variants, separated by commas, in place of one.
cli-help-pool-games = How many games each pair of players plays, rounded up to an even number.
cli-help-pool-results = A file for the results. Games that are already in it are not played again.
cli-help-time = Milliseconds per move.
cli-help-openings = The seed of the openings; the same seed plays the same ones.
cli-help-concurrency = How many games are played at once.
cli-help-plies = A game longer than this, counting the moves of both players, is stopped and counts as a draw.

## ugi
cli-help-ugi = Speak the engine protocol, UGI, on standard input and output
cli-help-ugi-more = To try it by hand, type “position startpos”, then “go movetime 1000”, and after the answer “quit”.

## database
cli-help-database = Back up, restore, check or copy all games
cli-help-database-more = “backup” writes all games to a new file while servers keep running, “restore” brings them back from it, “check” reads all games and checks them against the rules, and “copy” copies them from one database to another. Stop all servers before games are replaced.
cli-help-database-action = What to do.
cli-help-database-places = The file for “backup” and “restore”; for “copy” the database to read and the one to write.
cli-help-database-database = The database: an SQLite file or postgres://user:password@host/name; without it, the file in which this device keeps its games.
cli-help-database-replace = Replace the games that are there.

## admin
cli-help-admin = Run a server: accounts, reports, messages
cli-help-admin-more = Works on the database, whether servers are running or not; they notice within seconds. “accounts” lists accounts, all or those whose names begin with a text; “close” and “reopen” shut one out and let it in again; “rename” gives it another name; “appoint” and “dismiss” say who may do all this at /admin as well. “reports” lists what players have reported, “settle” puts one of those aside. “message” tells everybody something, “message --clear” takes it back, and alone it shows what is said now. “log” lists what was done. Lists have one entry a line, with tabs between the columns.
cli-help-admin-action = What to do.
cli-help-admin-what = An account’s name, for “rename” two; a report; or the text of a message.
cli-help-admin-database = The database: an SQLite file or postgres://user:password@host/name; without it, the file in which this device keeps its games.
cli-help-admin-remark = With “settle”: what was done about it, for the log.
cli-help-admin-readers = With “message”: the language it is written in; without it, that of the command line.
cli-help-admin-clear = With “message”: nothing is said any more.
cli-help-admin-all = With “reports”: also those that were dealt with.

## What commands say
cli-serving = Colorito is at { $address }
cli-game-over = The game is over.
cli-counting = Counting
cli-measuring = Measuring
cli-playing = Games
cli-reviewing = Moves
cli-searching = Searching
cli-solving = Solving
cli-solving-now = Moves: { $score }; searched so far: { $positions }
cli-thinking = Thinking
cli-thinking-now = Depth { $depth }
cli-copying = Copying
cli-checking = Checking
cli-database-copied = “{ $file }” now holds all games: { $count }.
cli-database-checked = All games are in order: { $count }.
cli-database-faults = Games and matches stored incorrectly: { $count }.
cli-left = { $time } left

## What is wrong with a command line
cli-unknown-option = There is no option “{ $option }” here.
cli-unknown-command = There is no command “{ $command }”.
cli-perhaps = Did you mean “{ $other }”?
cli-wrong-value = “{ $value }” does not fit “{ $option }”.
cli-missing-value = “{ $option }” needs a value.
cli-too-many-values = “{ $value }” is one value too many for “{ $option }”.
cli-too-few-values = “{ $option }” needs more values.
cli-twice = “{ $option }” can be given only once.
cli-conflict = “{ $option }” cannot be used with “{ $other }”.
cli-missing = Missing: { $options }.
cli-not-text = An argument is not UTF-8 text.
cli-bad-arguments = This command line makes no sense.
cli-more-help = “{ $command }” says more.

## What is wrong with what was given
cli-bad-position = The position cannot be used: { $cause }
cli-bad-board-name = “{ $name }” is not a built-in board ({ $names }) and cannot be read as a file: { $cause }
cli-bad-board-file = Board file “{ $file }”: { $cause }
cli-bad-line = Standard input, line { $number }: { $cause }
cli-bad-file = File “{ $file }”: { $cause }
cli-bad-option = Option “{ $option }”: { $cause }
cli-bad-player = “{ $player }” is not a player; “colorito help match” names them.
cli-no-such-game = File “{ $file }”: There is no game { $number }; the last one is { $last }.
cli-format-wanted = Give a file with “--output”, or a “--format” to write to the terminal.
cli-unknown-ending = “{ $file }” ends in neither svg nor png; choose with “--format”.
cli-png-width = A PNG cannot be { $width } pixels wide; use { $least } to { $most }.
cli-port-in-use = Port { $port } is in use, perhaps by another Colorito; choose another with “--port”.
cli-mail-relay = “--mail” names a relay as smtps://user@host:port or smtp://user@host:port.
cli-mail-relay-password = A password does not belong on the command line, where others can see it. Put it into a file for “--mail-password” or into COLORITO_MAIL_PASSWORD.
cli-mail-from = “--mail-from” needs an e-mail address, as Colorito <colorito@example.org>.
cli-mail-password = The relay of “--mail” wants a password. Put it into a file for “--mail-password” or into COLORITO_MAIL_PASSWORD.
cli-cannot-listen = Colorito cannot listen on { $address }: { $cause }
cli-needs-public = The address { $address } lets other machines in. Say with “--public” by which name they ask for this one, as in “--public colorito.example”, or leave “--host” out.
cli-bad-database = Database “{ $file }”: { $cause }
cli-database-exists = “{ $file }” already exists; choose another name.
cli-database-full = “{ $file }” already holds games: { $count }. “--replace” replaces them.
cli-database-places = “backup” and “restore” need one file, “copy” two databases, and “check” none.
cli-admin-words = “accounts” takes a name or none, “rename” two, “close”, “reopen”, “appoint” and “dismiss” one, “settle” a report, “message” a text or none, “reports” and “log” nothing.
cli-admin-in-vain = There was nothing to do: it is so already, or the name is taken.
cli-match-failed = The games could not be played to the end: { $cause }
cli-line-not-text = The line is not UTF-8 text.
cli-line-too-long = The line is too long.
cli-file-missing = It does not exist.
cli-file-denied = Access denied.
cli-file-folder = It is a folder.
cli-file-too-large = It is too large.
cli-file-not-text = It is not UTF-8 text.
cli-address-missing = This machine does not have that address.
cli-system-says = The system says “{ $message }”.
