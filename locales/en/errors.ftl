### What can go wrong, in sentences that say what to do.

## Between the page and the server
error-foreign-origin = This request came from another site’s page and was refused.
error-foreign-host = This server does not answer to the name { $host }. On its own device, use 127.0.0.1 or localhost.
error-no-such-address = There is nothing at this address.
error-no-such-method = That cannot be done at this address.
error-no-such-game = There is no such game. It may have been deleted.
error-no-such-match = There is no such match.
error-id-taken = There is already another game at this address.
error-no-such-ply =
    { $last ->
        [0] The game has no moves yet, so there is nothing after move { $asked }.
        [one] The game has only one move so far, so there is nothing after move { $asked }.
       *[other] The game has only { $last } moves so far, so there is nothing after move { $asked }.
    }
error-too-large = That is too long; at most { $most } bytes are read.
error-too-long = A game can have at most { $most } moves here.
error-not-json = The page and the server misunderstood each other. Please reload the page.
error-too-many =
    { $seconds ->
        [one] That was too much at once. Please wait a second.
       *[other] That was too much at once. Please wait { $seconds } seconds.
    }
error-too-much-kept = Your games fill all the room you have here, { $most } MB. No new game can be begun.
error-busy = The computer is thinking about too many games at once. Try again in a moment.
error-picture = The picture could not be drawn.
error-data = The folder for the games cannot be used.
error-storage = It could not be stored; nothing was changed.
error-migration = The stored games come from another version of Colorito.
error-corrupt = This game was not stored correctly and cannot be opened.
error-internal = Something broke in the server; the game is unchanged.
error-request = The server did not understand the request. Please reload the page.
error-request-unreadable = The server could not read the request. Please reload the page.
error-request-address = The server cannot read this address.
error-request-list = The page and the server misunderstood each other. Please reload the page.
error-request-binary = The server reads text only.
error-request-websocket-only = This address is for WebSockets only.
error-request-variant = There is no variant “{ $text }”.
error-request-theme = There is no appearance “{ $text }”.
error-request-starter-with-position = A position already says who started; leave the starter out.
error-request-position-in-match = The games of a match begin from the usual start.
error-request-level = There is no level { $level }; levels go from 1 to 10.
error-request-name-length = A name has 1 to { $most } characters, not { $length }.
error-request-name-characters = A name cannot contain control characters.
error-request-client-length = The page and the server misunderstood each other. Please reload the page.
error-request-move-length = A move has at most { $most } characters, not { $length }.
error-request-number = { $found } is not possible here; choose { $least } to { $most }.
error-request-place = The list cannot go on from “{ $text }”.
error-request-last-move = “{ $text }” cannot be the last move of this position.

## The game has gone on
error-ply = The game has gone on in the meantime. Here is how it stands now.
error-client-id = This move was sent twice in different forms; it was not played again.
error-computers-turn = It is the computer’s turn.
error-persons-turn = It is not the computer’s turn.
error-computers-seat = The computer plays this side; you cannot resign for it.
error-not-your-game = This is somebody else’s game. You can watch it.
error-not-your-side = You do not play { $side }.
error-needs-consent = The other player would have to agree to that.
error-over = The game is already over.
error-nothing-to-take-back = There is no move to take back.
error-nothing-to-redo = There is no move to redo.
error-no-draw-with-computer = A draw can only be agreed between two people.
error-no-draw-offer = There is no draw offer for { $side } to answer.
error-not-between-two = That is for two players with a seat each.
error-asked-too-often = Your opponent has declined. You can ask again in a few moves.
error-no-take-back-offer = There is no request for { $side } to answer.
error-rated = Moves are not taken back in a game that counts for ratings.
error-not-over = The game is not over yet.
error-no-rematch-offer = Nobody has offered a rematch.
error-went-on = The next game has already begun.
error-both-moved = Both players have moved. You can resign, but no longer abort the game.
error-not-absent = Your opponent is there, or has not been away for long enough.
error-texts-off = Free text is possible only while both of you have switched it on.
error-said-enough = You have said as much as is possible in one game ({ $most } times).
error-not-by-calendar = Replies can be planned only in games with days for each move.
error-your-turn = It is your turn. Replies are planned while your opponent is to move.
error-plan-line = Line { $line } of the plan does not end with a reply of yours.
error-plan-contradicts = Line { $line } of the plan replies differently to the same moves.
error-no-score = Only a game that was played to its end has a score.
error-not-counting = Nothing is being counted at the moment.
error-nothing-to-count = There is nothing left to count.
error-not-deleted = The game is not deleted.
error-changed-elsewhere = Another server has changed this game. Please load it again.
error-match-over = All { $games } games of this match have been played.

## Learning and looking back
error-no-such-lesson = There is no such lesson.
error-no-such-puzzle = There is no such puzzle.
error-no-move = “{ $text }” is not a move.
error-bad-tree = Move { $at } of the analysis cannot be made there.
error-bad-comment = A comment cannot contain a closing brace.
error-too-many-analyses = Too many positions are being analysed. Try again in a moment.

## Moves
error-move-text = “{ $text }” is not a move. Write c1c3, or 3 c1-c3.
error-move-wrong-number = The piece on { $space } is { $piece }, not number { $number }.
error-move-no-such-way = The piece can get from { $from } to { $to }, but not that way.
error-move-game-over = The game is over.
error-move-must-move = There is a legal move, so you must make one.
error-move-same-space = A move must end on a different space from where it began.
error-move-no-piece = There is no piece on { $space }.
error-move-occupied = There is already a piece on { $space }.
error-move-not-yours = { $Piece } belongs to the other side.
error-move-may-not-rest = { $Piece } may not rest on { $space }: the space is neither white nor its own colour.
error-move-out-of-reach = No step, jump or step-jump takes { $piece } to { $space }.

## Positions
error-position-fields = A position has four parts separated by spaces, not { $found }.
error-position-rows = A position has ten rows, not { $found }.
error-position-columns =
    { $found ->
        [one] Row { $row } has one space instead of ten.
       *[other] Row { $row } has { $found } spaces instead of ten.
    }
error-position-letter = “{ $letter }” in row { $row }, column { $column } is not a piece.
error-position-run = “{ $run }” in row { $row }, column { $column } is not a number of empty spaces from 1 to 10.
error-position-turn = Whose turn is it? Write r or b, not “{ $text }”.
error-position-starter = Who started? Write r or b, not “{ $text }”.
error-position-plies = “{ $text }” is not a number of moves.
error-position-missing = { $Piece } is missing.
error-position-twice = { $Piece } is on the board twice, on { $first } and { $second }.
error-position-may-not-stand = { $Piece } may not stand on { $space }: the space is neither white nor its own colour.
error-position-plies-contradict =
    { $plies ->
        [one] After one move it cannot be { $turn }’s turn if { $starter } started.
       *[other] After { $plies } moves it cannot be { $turn }’s turn if { $starter } started.
    }

## Boards
error-board-rows = A board has ten rows, not { $found }.
error-board-columns =
    { $found ->
        [one] Row { $row } of the board has one space instead of ten.
       *[other] Row { $row } of the board has { $found } spaces instead of ten.
    }
error-board-letter = “{ $letter }” on { $space } is not a colour. Use R (red), Y (yellow), D (dark blue), L (light blue) and a dot for white.
error-board-not-white = The space { $space } must be white.
error-board-not-coloured = The space { $space } must be coloured.
error-board-equal-neighbours = The neighbouring spaces { $space } and { $neighbour } have the same colour.
error-board-not-symmetric = The spaces { $space } and { $other } do not match: the board must look the same to both players.

## Records
error-record-empty = Line { $line }, character { $column }: there is no game here.
error-record-second-game = Line { $line }, character { $column }: a second game begins here.
error-record-malformed-tag = Line { $line }, character { $column }: this tag cannot be read.
error-record-tag-twice = Line { $line }, character { $column }: this tag appears twice.
error-record-tag = Line { $line }, character { $column }: this tag cannot be stored.
error-record-unclosed-comment = Line { $line }, character { $column }: a comment is not closed.
error-record-comment = Line { $line }, character { $column }: this comment cannot be stored.
error-record-variation-of-nothing = Line { $line }, character { $column }: a variation needs a move before it.
error-record-too-deep = Line { $line }, character { $column }: variations are nested too deeply.
error-record-stray-close = Line { $line }, character { $column }: a bracket is closed that was never opened.
error-record-unclosed-variation = Line { $line }, character { $column }: a variation is not closed.
error-record-empty-variation = Line { $line }, character { $column }: a variation has no move.
error-record-number-alone = Line { $line }, character { $column }: the number of a piece is given without its move.
error-record-bad-variant = Line { $line }, character { $column }: there is no such variant.
error-record-bad-starter = Line { $line }, character { $column }: the starter must be “red” or “blue”.
error-record-bad-repetition = Line { $line }, character { $column }: the repetition rule cannot be read.
error-record-bad-result = Line { $line }, character { $column }: the result must be “red”, “blue”, “draw” or “*”.
error-record-bad-ending = Line { $line }, character { $column }: the ending cannot be read.
error-record-starter-contradicts = Line { $line }, character { $column }: the starter contradicts the position.
error-record-result-contradicts = Line { $line }, character { $column }: the result contradicts itself.
error-record-not-what-happened = Line { $line }, character { $column }: the result is not what happened in the game.
error-record-bad-move = Line { $line }, character { $column }: { $cause }
error-record-bad-board = Line { $line }, character { $column }: { $cause }
error-record-bad-position = Line { $line }, character { $column }: { $cause }

## Invitations
error-no-such-invitation = There is no such invitation. Perhaps the link is incomplete.
error-no-such-block = You do not block this person any more.
error-name-taken = “{ $name }” is taken, or looks like a name that is. Please choose another one.
error-invitation-closed =
    { $state ->
        [taken] Somebody else was faster: this invitation has been taken.
        [withdrawn] This invitation was withdrawn.
       *[expired] This invitation has expired.
    }
error-own-invitation = This is your own invitation; somebody else has to accept it.
error-other-strength = This invitation is for players with an account rated { $least } to { $most }.
error-not-your-invitation = This is somebody else’s invitation.
error-not-for-programs = That is for people only, not for programs.
error-account-closed = This account was closed by those who run this server.
error-not-staff = This is for those who run this server.
error-already-done = It is so already.
error-no-such-report = There is no such report any more; perhaps somebody else has dealt with it.
error-unrated-program = Games with this program do not count for ratings. Play one that does not count.
error-too-many-programs = You have { $most } programs already. Delete one of them first.
error-request-program-seat = A program sits down by itself, by accepting an invitation.
error-too-many-invitations = You have { $most } open invitations already. Withdraw some of them first.
error-device-only = This server is for this device only. To play with others over it, start it with --public and the name or address by which they reach it.
error-other-format = The server has another version of Colorito by now. Load this page anew; nothing is lost by it.
error-request-no-clock = A game with anyone needs a clock, or days for each move.
error-request-text-length = A text has 1 to { $most } bytes here, not { $length }.
error-request-remark-length = You can write 1 to { $most } characters here, not { $length }.
error-request-remark-characters = The text contains characters that cannot be seen.
error-request-plan-length = The plan is too long; remove some of it.
error-request-words-length = A text has at most { $most } characters here, not { $length }.
