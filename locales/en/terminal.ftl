### The game in the terminal, full-screen and as lines of text.

## Menu and form
terminal-language-name = English
terminal-open-record = Open a game record
terminal-quit = Leave
terminal-yes = yes
terminal-no = no
terminal-position = Position
terminal-usual-start = the usual start
terminal-position-note = Enter lets you type or paste a position; an empty line brings the usual start back.

## Below the board
terminal-ask-move = Your move:
terminal-ask-position = Position:
terminal-ask-read = File to read:
terminal-ask-write = File to write:
terminal-ask-delete = Delete this game?
terminal-yes-or-no = Enter: yes, Esc: no
terminal-written = Written to { $file }.
terminal-answer-draw = Press o to accept, k to decline.
terminal-draw-declined = The draw was declined.
terminal-stop-counting = Press s to stop counting.
terminal-home-count = { $home } of { $all } home
terminal-judging = One moment …
terminal-too-small = This window is too small for the board: it takes { $width } columns and { $height } rows. Enlarge it, or start with “--plain”.

## Keys
terminal-keys = Keys
terminal-key-help = all keys
terminal-key-back = back
terminal-key-quit = leave; the game is kept
terminal-key-suspend = to the shell for a while; fg brings you back
terminal-key-cursor = move the cursor
terminal-key-choose = choose a piece, then its destination
terminal-key-type = or type the move
terminal-brief-cursor = cursor
terminal-brief-choose = choose
terminal-brief-type = or type it
terminal-key-next = next piece or destination
terminal-key-look-back = look back through the game
terminal-key-browse = one move back or on
terminal-key-write = write a record to a file
terminal-key-read = read a record from a file
terminal-key-position = type in a position
terminal-key-engine = start or stop the engine
terminal-key-lines = number of lines
terminal-key-variation = second variation
terminal-key-start-stop = start or stop
terminal-key-next-turn = next turning point
terminal-key-last-turn = previous turning point
terminal-key-go-on = continue
terminal-key-move = up and down
terminal-key-open = open
terminal-key-change = change
terminal-legend-target = target of the chosen piece
terminal-legend-home = home
terminal-legend-last = last move

## Trouble
terminal-file-missing = The file { $file } does not exist.
terminal-file-exists = The file { $file } already exists. Choose another name.
terminal-file-forbidden = You have no access to the file { $file }.
terminal-file-trouble = The file { $file } cannot be used.
terminal-too-deep = Variations cannot be nested any deeper.
terminal-broken = Colorito has stopped because of a fault of its own. Your games are safe in { $place }.
terminal-broken-game = Colorito has stopped because of a fault of its own. Your game is safe in { $place }. Continue it with: { $command }

## Playing with people elsewhere
terminal-online = Play with people elsewhere
terminal-invite = Invite somebody by a link
terminal-join = Follow a link
terminal-sign-out = Sign out
terminal-other-server = Another server
terminal-make-link = Make the link
terminal-rated = Counts for ratings
terminal-starter-other = The other player
terminal-ask-server = Address of the server:
terminal-ask-link = Link:
terminal-ask-name = Name:
terminal-ask-password = Password:
terminal-signed-in-as = signed in as { $name }
terminal-not-signed-in = not signed in
terminal-signed-out = You are signed out.
terminal-sought = Your search stands in the lobby. The game begins as soon as somebody accepts.
terminal-invitation-waits = Nobody has opened the link yet. As soon as somebody does, the game begins here. Esc leaves; the invitation stands.
terminal-your-turn = Your move
terminal-their-turn = Waiting
terminal-game-line = { $turn }: { $game }
terminal-days-left = { $days } d { $hours } h
terminal-connection-back = The server answers again.
terminal-move-on-its-way = Your move { $move } is on its way.
terminal-on-its-way = Your last move is still on its way. It is sent until the server has it.
terminal-offline = That was not sent, because the server is not answering. Try again when it is back.
terminal-watching = You are watching.
terminal-server-untrusted = The server cannot prove that it is the one you named: this device does not trust its certificate. Nothing was sent.
terminal-server-nonsense = What the server says cannot be understood. Is it a Colorito server of the same version?
terminal-server-unknown = The server refuses, with status { $status }. { $message }
terminal-no-address = “{ $text }” is not the address of a server. Write it like https://example.org.
terminal-no-link = This is not a link to a game or an invitation.
terminal-take-back-refused = The move stands.
terminal-rematch-declined = The rematch is off.
terminal-claim = { $name } has left. You can claim the win: agree to it, or wait.
terminal-rematch-begun = The rematch begins.
terminal-plain-no-server = Name a server first: type “server” and its address.
terminal-plain-sign-in-how = Type “sign-in” and your name; the password is asked for then.
terminal-plain-waiting =
    { $count ->
        [0] No game waits for you.
        [one] One game waits for you.
       *[other] { $count } games wait for you.
    }

## Lines of text
terminal-plain-welcome = Colorito, the board game of 1892. Type “help” for all commands, “new” for a game.
terminal-plain-game = On the board: { $red } – { $blue }, { $variant }
terminal-plain-moved = { $player }: { $moved }
terminal-plain-taken-back =
    { $count ->
        [one] One move was taken back.
       *[other] { $count } moves were taken back.
    }
terminal-plain-home = Home so far: Red { $reds }, Blue { $blues }.
terminal-plain-time = Time left: Red { $redtime }, Blue { $bluetime }.
terminal-plain-row = Row { $row }: { $pieces }.
terminal-plain-row-empty = Row { $row }: empty.
terminal-plain-empty = empty
terminal-plain-can-go = { $Piece } on { $space } can go by { $moves }.
terminal-plain-stuck = { $Piece } on { $space } cannot move.
terminal-plain-no-piece = There is no piece “{ $text }”. Name a space, such as c1, or the number of a piece of the player to move.
terminal-plain-no-board = There is no board yet. Type “new” for a game.
terminal-plain-no-game = No game has begun. Type “new” for one.
terminal-plain-no-more = That was the last one.
terminal-plain-not-here = That makes no sense here. Type “help” for all commands.
terminal-plain-unknown = “{ $text }” is not a command. Type “help” for all of them.
terminal-plain-unknown-term = “{ $text }” is not a setting of a game. Type “help” to see which there are.
terminal-plain-go-on = Type “next” to go on.
terminal-plain-analysis = An analysis: type moves, “back”, “redo”, and “lines” to hear what the engine thinks.

## Commands
terminal-word-board = board
terminal-word-moves = moves
terminal-word-status = status
terminal-word-hint = hint
terminal-word-back = back
terminal-word-redo = redo
terminal-word-draw = draw
terminal-word-accept = accept
terminal-word-decline = decline
terminal-word-resign = resign
terminal-word-save = save
terminal-word-position = position
terminal-word-new = new
terminal-word-games = games
terminal-word-continue = continue
terminal-word-open = open
terminal-word-lessons = lessons
terminal-word-lesson = lesson
terminal-word-puzzle = puzzle
terminal-word-next = next
terminal-word-again = again
terminal-word-answer = answer
terminal-word-analyse = analyse
terminal-word-lines = lines
terminal-word-review = review
terminal-word-stop = stop
terminal-word-help = help
terminal-word-quit = quit
terminal-word-abort = abort
terminal-word-rematch = rematch
terminal-word-server = server
terminal-word-sign-in = sign-in
terminal-word-sign-out = sign-out
terminal-word-waiting = waiting
terminal-word-lobby = lobby
terminal-word-take = take
terminal-word-seek = seek
terminal-word-invite = invite
terminal-word-withdraw = withdraw
terminal-word-join = join

## Terms of a game
terminal-term-level = level
terminal-term-two = two
terminal-term-red = red
terminal-term-blue = blue
terminal-term-random = random
terminal-term-red-starts = red-starts
terminal-term-blue-starts = blue-starts
terminal-term-no-clock = no-clock
terminal-term-repetition = repetition
terminal-term-no-repetition = no-repetition
terminal-term-days = days
terminal-term-first = first
terminal-term-second = second
terminal-term-rated = rated

terminal-plain-help-moves = A move is typed like c1c3, or 3 c1-c3; a space alone, like c1, tells what is on it.
terminal-plain-help-board = tells what stands in each row
terminal-plain-help-moves-of = tells which pieces can move; with a space or a number, where that piece can go
terminal-plain-help-status = tells how the game stands
terminal-plain-help-hint = gives a good move with its reason
terminal-plain-help-back = takes your last move back; elsewhere, asks the other player for that
terminal-plain-help-redo = plays again what was taken back
terminal-plain-help-draw = offers a draw, between two people
terminal-plain-help-accept = agrees to what was asked: a draw, taking a move back, a rematch
terminal-plain-help-decline = declines it
terminal-plain-help-resign = resigns the game
terminal-plain-help-save = with a name, writes the record of the game to that file
terminal-plain-help-position = tells the position as one line that can be typed in again
terminal-plain-help-new = begins a game; you can add level and a number from 1 to 10, two for two people, red, blue or random for your side, red-starts, blue-starts, standard, strict, colours, strict-colours, columns, tiles, rows, no-repetition, or a clock like 10+5
terminal-plain-help-games = lists your games
terminal-plain-help-continue = continues the last unfinished game, or the one with that number
terminal-plain-help-open = with a name, reads the game records in that file
terminal-plain-help-lessons = lists the lessons
terminal-plain-help-lesson = with a number, begins that lesson
terminal-plain-help-puzzle = begins the puzzle of the day, or the one with that number
terminal-plain-help-next = goes on to the next exercise, lesson or puzzle
terminal-plain-help-again = begins the exercise or the puzzle again
terminal-plain-help-answer = tells the answer to the puzzle
terminal-plain-help-analyse = analyses the position on the board, or one typed after the word
terminal-plain-help-lines = tells the engine’s best lines in an analysis
terminal-plain-help-review = goes through the game and tells where it turned
terminal-plain-help-stop = stops counting the score, the engine or the review
terminal-plain-help-help = tells all commands
terminal-plain-help-quit = leaves; the game is kept
terminal-plain-help-abort = ends a game with somebody elsewhere without a result, before both have moved
terminal-plain-help-rematch = offers a rematch when the game is over
terminal-plain-help-server = goes to the server with that address, or to the last one
terminal-plain-help-sign-in = with your name, signs you in at the server; the password is asked for
terminal-plain-help-sign-out = signs you out at the server
terminal-plain-help-waiting = lists your open games on the server, those first that wait for you; with a number, goes to that game
terminal-plain-help-lobby = tells who seeks a game, and again whenever that changes
terminal-plain-help-take = with a number, accepts that game in the lobby
terminal-plain-help-seek = seeks a game in the lobby; you can add a clock like 10+5, days and a number, red or blue for your side, first or second, rated, and a variant or a board
terminal-plain-help-invite = makes a link to send to one person; the same can be added
terminal-plain-help-withdraw = withdraws your last invitation, or the one with that number in the lobby
terminal-plain-help-join = with a link, goes to that invitation or game
