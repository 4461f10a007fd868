### The pages around the board, and the board itself.

## Doors
skip-to-content = Skip to the content
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
start-sentence = A race for two from London, 1892: jump your twenty pieces across the board, each to the space with its own number – and rest only on your colours.
start-play = Play
start-play-note = Against the computer, or two at one board
start-learn = Learn
start-learn-note = The whole game in five minutes
start-analyse = Analyse
start-analyse-note = Try moves, see what the engine thinks
start-continue = Continue your last game
board-start = Colorito board with the pieces at the start

## New game
play-title = New game
play-from-position = The game begins with the position you came from.
opponent = Opponent
opponent-computer = The computer
opponent-person = A person beside you
level = Level
level-shown = Level { $level } of 10, { $word }
level-word-1 = gentle
level-word-2 = friendly
level-word-3 = attentive
level-word-4 = strong
level-word-5 = merciless
names = Names, if you like
name-of-red = Red
name-of-blue = Blue
your-side = Your side
side-red = Red
side-blue = Blue
chance = By lot
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
house-rule-note = The only rule that is not in the old rulebooks.
board = Board
board-note = The pattern of the old board is lost; the first is our reconstruction.
board-name-standard = Standard
board-name-columns = Columns
board-name-tiles = Tiles
board-name-rows = Rows
clock = Clock
clock-none = No clock
clock-option = { $minutes } min + { $seconds } s a move
match-length = Match
match-single = A single game
match-of = { $games } games
match-note = In a match the starter changes from game to game, and each loser is charged the moves they still needed.
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
play-again = Once more
restart = Start over
more = More
pass = pass
moves = Moves
no-moves-yet = No moves yet.
look-first = First position
look-previous = One move back
look-next = One move on
look-last = Last position
looking-back =
    { $ply ->
        [0] This is how it began.
       *[other] After { $ply } of { $last } moves.
    }
back-to-now = Back to now
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
       *[other] { $home } of 20 home · about { $needed } to go
    }
player-you = You
player-computer = Computer, level { $level }
turn-you = Your move.
turn-computer = The computer is thinking.
turn-other = { $who } to move.
two-sentences = { $first } { $second }
reply-you = Your opponent is complete. You have one reply move: complete your side and it is a tie.
reply-other = { $complete } is complete. { $who } has one reply move for a tie.
special-near-you = Careful with your rows: all your open targets but one are held by your opponent, so you are close to winning by the special situation.
special-near-other = Careful: all open targets of { $who } but one are held by pieces of the other side. That may become the special situation.
must-pass = There is no legal move, so you pass.
connection-lost = The server does not answer. Nothing is lost; the page goes on as soon as it is back.
hint-thinking = Looking for a good move …
hint-move = Move { $move }
hint-pass = You must pass
hint-over = over { $pieces }
hint-plain = { $move }: { $why }.
hint-with-ladder = { $move }, { $over }: { $why }.
hint-reason-completes = it brings your last piece home
hint-reason-special-situation = it wins by the special situation
hint-reason-tie = it completes you too and saves a tie
hint-reason-comes-home = the piece comes home
hint-reason-clears-target = it clears the target of { $piece }
hint-reason-leaves-opponents-target = staying on your opponent’s target would help them to the special situation
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
hint-reason-goes-ahead =
    { $rows ->
        [one] it gains a row
       *[other] it gains { $rows } rows
    }
hint-reason-prepares = it keeps your pieces in reach of each other
hint-reason-only-move = it is the only move
resign-sure = Does { $who } want to resign this game?
draw-offered = { $who } offers a draw.
draw-accept = Accept
draw-decline = Play on
game-deleted = The game was deleted.

## The end
result-completion = { $winner } wins: all twenty pieces are home.
result-completion-you-win = You win! All your pieces are home.
result-completion-you-lose = { $winner } wins: all twenty pieces are home first.
result-special = { $winner } wins by the special situation: every target still open is held by the other side.
result-special-you-win = You win by the special situation: your opponent holds every target you have left.
result-special-you-lose = { $winner } wins by the special situation: your pieces hold every target they had left.
result-resignation = { $winner } wins: { $loser } has resigned.
result-resignation-you-win = You win: { $loser } has resigned.
result-resignation-you-lose = You have resigned. { $winner } wins.
result-time = { $winner } wins on time.
result-time-you-win = You win on time.
result-time-you-lose = Your time is up. { $winner } wins.
result-tie = A tie: both sides are complete after equally many moves.
result-repetition = A draw: the same position for the third time. That is a house rule.
result-agreement = A draw by agreement.
score-exact =
    { $moves ->
        [one] { $who } still needed one move: a score of −1.
       *[other] { $who } still needed { $moves } moves: a score of −{ $moves }.
    }
score-exact-you =
    { $moves ->
        [one] You still needed one move: a score of −1.
       *[other] You still needed { $moves } moves: a score of −{ $moves }.
    }
score-never = { $who } could not have come home any more.
score-never-you = You could not have come home any more.
score-between = { $who } still needed { $lower } to { $upper } moves.
score-between-you = You still needed { $lower } to { $upper } moves.
score-least = { $who } still needed at least { $lower } moves.
score-least-you = You still needed at least { $lower } moves.
score-counting = The referee is counting.
score-stop = Stop counting
score-go-on = Count on
watch-line = Watch the way home
to-match = To the match

## Match
match-title = Match
match-standing = { $red } against { $blue }, { $games } games
match-game = Game
match-result = Result
match-sum = Score
match-next = Next game
match-tied = The match is tied.
match-won = { $who } wins the match.

## My games
games-title = My games
games-none = No games yet. The first one is waiting.
games-more = Show more
games-names = { $red } – { $blue }
games-going-on = Still being played
games-won = { $winner }, { $how }
games-plies =
    { $plies ->
        [one] one move
       *[other] { $plies } moves
    }
won-by-red = Red won
won-by-blue = Blue won
ending-completion = all pieces home
ending-special = special situation
ending-resignation = by resignation
ending-time = on time
ending-tie = Tie
ending-repetition = Draw by repetition
ending-agreement = Draw by agreement
continue-it = Continue
review-it = Look at it
export-it = Export
delete-it = Delete
delete-named = Delete { $red } – { $blue }
import-title = Import a record
import-file = Choose a file
import-text = Paste a record here
import-it = Import

## Analysis
analyse-title = Analysis

## Settings
theme = Light
theme-auto = As the device
theme-light = Day
theme-dark = Lamp light
palette = Colours
palette-enamel = Enamel
palette-clear = Clear, for every kind of colour vision
wood = Board
wood-walnut = Walnut
wood-maple = Maple
wood-ebony = Ebony
wood-felt = Green baize
pieces = Pieces
pieces-enamel = Enamel
pieces-flat = Flat
pieces-bold = Large numerals
volume = Volume
textures = Stronger patterns on coloured spaces
textures-note = Hatching, dots, cross-hatching and lines say the colour too, plainly instead of faintly.
sound = Sound
motion = Pieces travel hop by hop
pace = Speed of the pieces
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
confirm-moves = Ask before each move
confirm-moves-note = Handy on a small screen.

## Words of the board
comma = ,{ " " }
piece = { $colour } { $number }
piece-home = { $piece }, home
colour-red = red
colour-yellow = yellow
colour-dark-blue = dark blue
colour-light-blue = light blue
space-coloured = { $colour } space
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
        [one] go here by { $kind }
       *[other] go here by { $kind }, { $hops } legs
    }
note-no-rest = may not rest here
kind-step = step
kind-jump = jump
kind-step-jump = step-jump
moved = { $piece } from { $from } to { $to }, { $kind }.
moved-pass = No legal move: passed.

## Trouble
nowhere-title = Nothing here
nowhere-text = There is no page at this address.
trouble-title = That did not work
try-again = Try again
