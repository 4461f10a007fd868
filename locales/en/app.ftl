### The pages around the board, and the board itself.
###
### Sentences about a player are told `$who` that is: `you` (the reader), `computer`, or `name` with the name in `$name`.

## Doors
skip-to-content = Skip to the content
page-description = Colorito, the board game of 1892: play against the computer or a friend, learn it, solve puzzles.
doors = Main pages
door-play = Play
door-learn = Learn
door-puzzles = Puzzles
door-analyse = Analyse
door-games = My games
door-rules = Rules
language = Language
settings = Settings
to-start = To the start page

## Start page
start-sentence = A race for two from London, 1892: bring your twenty pieces across the board, each to the space with its colour and number. On the way a piece may rest only on white and on its own colour.
start-play = Play
start-play-note = Against the computer or with others, here or far away
start-learn = Learn
start-learn-note = Short lessons, one move at a time
start-analyse = Analyse
start-analyse-note = Try moves, see what the engine thinks
start-continue = Continue your last game
board-start = Colorito board with the pieces at the start

## New game
play-title = New game
play-from-position = The game begins from the position you were looking at.
opponent = Opponent
opponent-computer = The computer
opponent-person = Two at this device
level = Level
level-shown = Level { $level } of 10, { $word }
level-word-1 = gentle
level-word-2 = friendly
level-word-3 = attentive
level-word-4 = strong
level-word-5 = merciless
names = Names (optional)
name-of-red = Red
name-of-blue = Blue
your-side = Your side
side-red = Red
side-blue = Blue
chance = Random
starter = Who starts
starter-you = You
starter-other = The computer
variant = Variant
variant-colours = Just Colours
variant-colours-note = Numbers are ignored; only the colour of the target counts. Good for a first game.
variant-strict = Strict game
variant-strict-note = The step of a step-jump must end where the piece may rest. Harder.
variant-name-standard = standard rules
variant-name-strict = strict game
variant-name-colours = Just Colours
variant-name-strict-colours = strict Just Colours
house-rule = House rule: the third repetition is a draw
house-rule-note = The rulebooks have no such rule. It is ours, so that every game ends.
board = Board
board-note = Our copies of the rulebooks have no pictures, so the pattern of the first board is our reconstruction; the others are for comparison.
board-name-standard = Standard
board-name-columns = Columns
board-name-tiles = Tiles
board-name-rows = Rows
board-unnamed = Your own pattern
board-make-own = A board of your own …
clock = Clock
clock-none = No clock
clock-option = { $minutes } min + { $seconds } s a move
clock-days =
    { $days ->
        [one] One day a move
       *[other] { $days } days a move
    }
clock-days-saved =
    { $days ->
        [one] A day a move, unused time saved up to { $most } days
       *[other] { $days } days a move, unused time saved up to { $most } days
    }
clock-left =
    { $hours ->
        [0] { $days } d
       *[other] { $days } d { $hours } h
    }
kind-board = board: { $name }
invitation-board = another board
invitation-rated = counts for ratings
match-length = Match
match-single = A single game
match-of = { $games } games
match-note = In a match the starter changes from game to game, and the loser of each game is charged the moves they still needed.
begin = Begin

## The game
game-title = Game
board-of-game = Colorito board
actions = What you can do
take-back = Take back
redo = Redo
hint = Hint
resign = Resign
offer-draw = Offer a draw
turn-board = Turn board
play-again = Play again
restart = Start over
more = More
pass = pass
moves = Moves
no-moves-yet = No moves yet.
move-time = Thinking time
look-first = First position
look-previous = One move back
look-next = One move on
look-last = Last position
looking-back =
    { $ply ->
        [0] This is how it began.
       *[other] After move { $ply } of { $last }.
    }
back-to-now = Back to the current position
type-move = Type a move
type-move-example = e.g. c1c3
play-it = Play
cancel = Cancel
done = Done
undo = Undo
export-record = Record of the game
picture-svg = Picture (SVG)
picture-png = Picture (PNG)
link-position = Link to this position
play-from-here = Play from here
confirm-question = Play { $move }?
plate-counts =
    { $home ->
        [20] all 20 home
       *[other] { $home } of 20 home · about { $needed ->
            [one] one move
           *[other] { $needed } moves
        } to go
    }
player-you = You
player-computer = Computer, level { $level }
player-recorded = Colorito (level { $level })
player-program = { $name } (program)
turn =
    { $who ->
        [you] Your move.
        [computer] The computer is thinking.
       *[name] { $name } to move.
    }
two-sentences = { $first } { $second }
complete =
    { $who ->
        [you] All your pieces are home.
        [computer] The computer has brought all its pieces home.
       *[name] { $name } has brought all pieces home.
    }
reply =
    { $who ->
        [you] You have one reply move: bring your last piece home with it and the game is a tie.
        [computer] The computer has one reply move for a tie.
       *[name] { $name } has one reply move for a tie.
    }
special-near =
    { $who ->
        [you] Your opponent holds all the targets you still need but one: you are close to winning by the special situation.
        [computer] Careful: your pieces hold all the targets the computer still needs but one. It may soon win by the special situation.
       *[name] Careful: the other side holds all the targets { $name } still needs but one. { $name } may soon win by the special situation.
    }
must-pass = There is no legal move, so you pass.
connection-lost = The server is not answering. Nothing is lost; the game goes on as soon as it is back.
hint-thinking = Looking for a good move …
hint-move = Move { $move }
hint-pass = You must pass
hint-over = over { $pieces }
hint-plain = { $move }: { $why }.
hint-with-ladder = { $move }, { $over }: { $why }.
hint-reason-completes = it brings your last piece home
hint-reason-special-situation = it wins by the special situation
hint-reason-tie = it brings your last piece home too and saves a tie
hint-reason-comes-home = the piece comes home
hint-reason-clears-target = it clears the target of { $piece }
hint-reason-leaves-opponents-target = staying on your opponent’s target would help them towards the special situation
hint-reason-catches-up =
    { $rows ->
        [one] your last piece catches up by a row
       *[other] your last piece catches up by { $rows } rows
    }
hint-reason-builds-ladder =
    { $rows ->
        [one] it is a ladder for { $piece }, which can then go a row further
       *[other] it is a ladder for { $piece }, which can then go { $rows } rows further
    }
hint-reason-frees = it frees { $piece }, which was stranded
hint-reason-fetches = it brings help to { $piece }, which is stranded
hint-reason-fetches-with-two = it brings help to { $piece }, which will need two helpers
hint-reason-goes-ahead =
    { $rows ->
        [one] it gains a row
       *[other] it gains { $rows } rows
    }
hint-reason-prepares = it keeps your pieces in reach of each other
hint-reason-only-move = it is the only move
resign-sure =
    { $who ->
        [you] Do you want to resign this game?
       *[name] Does { $name } want to resign this game?
    }
draw-offered =
    { $who ->
        [you] You have offered a draw.
       *[name] { $name } offers a draw.
    }
draw-accept = Accept
draw-decline = Play on
game-deleted = The game was deleted.

## The end: who won, and then why. `$who` is the winner in `won`, else the loser; `$you` have `won`, `lost` or only watched.
won =
    { $who ->
        [you] You win!
        [computer] The computer wins.
       *[name] { $name } wins.
    }
result-completion =
    { $you ->
        [won] All your pieces are home.
       *[other] All twenty pieces are home.
    }
result-special =
    { $you ->
        [won] It is the special situation: your opponent holds every target you still needed.
        [lost] It is the special situation: your pieces hold every target the winner still needed.
       *[other] It is the special situation: the other side holds every target the winner still needed.
    }
result-resignation =
    { $who ->
        [you] You resigned.
        [computer] The computer resigned.
       *[name] { $name } resigned.
    }
result-time =
    { $who ->
        [you] Your time is up.
        [computer] The computer’s time is up.
       *[name] Time is up for { $name }.
    }
result-tie = A tie: both sides brought all pieces home in the same number of moves.
result-repetition = A draw: the same position for the third time. That is a house rule.
result-agreement = A draw by agreement.
result-absence =
    { $who ->
        [you] You left the game.
        [computer] The computer left the game.
       *[name] { $name } left the game.
    }
result-claim = A draw: one player left, and the other called it a draw.
result-aborted = The game was aborted because one player had not made a move. It does not count.
score-exact =
    { $who ->
        [you] You still needed { $moves ->
            [one] one move
           *[other] { $moves } moves
        }: a score of −{ $moves }.
        [computer] The computer still needed { $moves ->
            [one] one move
           *[other] { $moves } moves
        }: a score of −{ $moves }.
       *[name] { $name } still needed { $moves ->
            [one] one move
           *[other] { $moves } moves
        }: a score of −{ $moves }.
    }
score-never =
    { $who ->
        [you] You could no longer have got home.
        [computer] The computer could no longer have got home.
       *[name] { $name } could no longer have got home.
    }
score-between =
    { $who ->
        [you] You still needed { $lower } to { $upper } moves.
        [computer] The computer still needed { $lower } to { $upper } moves.
       *[name] { $name } still needed { $lower } to { $upper } moves.
    }
score-least =
    { $who ->
        [you] You still needed at least { $lower ->
            [one] one move
           *[other] { $lower } moves
        }.
        [computer] The computer still needed at least { $lower ->
            [one] one move
           *[other] { $lower } moves
        }.
       *[name] { $name } still needed at least { $lower ->
            [one] one move
           *[other] { $lower } moves
        }.
    }
score-counting = The exact number is being counted.
score-stop = Stop counting
score-go-on = Keep counting
watch-line = Watch the way home
to-match = To the match

## My games
games-names = { $red } – { $blue }
delete-it = Delete

## Words of the board
comma = ,{ " " }
piece =
    { $colour ->
        [red] red { $number }
        [yellow] yellow { $number }
        [dark-blue] dark blue { $number }
       *[light-blue] light blue { $number }
    }
piece-home = { $piece }, home
space-coloured =
    { $colour ->
        [red] red space
        [yellow] yellow space
        [dark-blue] dark blue space
       *[light-blue] light blue space
    }
space-white = white space
space-target = target of { $piece }
note-chosen = chosen
note-can-move =
    { $count ->
        [one] can make one move
       *[other] can make { $count } moves
    }
note-destination =
    { $hops ->
        [one] can go here: { $kind }
       *[other] can go here: { $kind }, { $hops } hops
    }
note-no-rest = may not rest here
kind-step = step
kind-jump = jump
kind-step-jump = step-jump
moved =
    { $kind ->
        [step] Step: { $piece } from { $from } to { $to }.
        [jump] Jump: { $piece } from { $from } to { $to }.
       *[step-jump] Step-jump: { $piece } from { $from } to { $to }.
    }
moved-pass = No legal move: passed.

## Trouble
nowhere-title = Nothing here
nowhere-text = There is no page at this address.
trouble-title = That did not work
try-again = Try again
error-unreachable = The server is not answering. Is it still running?
error-unknown = Something went wrong ({ $code }). Please reload the page.
