### The pages for learning and looking back.

## Learn
learn-page-title = Learn Colorito
learn-page-lead = Short exercises, one move each. Once you have done them all, you know the whole game.
learn-progress = { $done } of { $total } lessons done
learn-begin = Begin
learn-go-on = Continue
learn-to-puzzles = To the puzzles
learn-to-rules = Read the rules
learn-done = done
learn-all = All lessons
lesson-number = Lesson { $number }
lesson-next = Next: { $title }
exercise-number = Exercise { $number } of { $total }
exercise-next = Next exercise
lesson-show-me = Show me
lesson-shown = Like this: { $move }. Now you.
board-of-lesson = Board of the exercise
legend-title = What the marks mean
legend-step = you can go here with a step
legend-jump = you can go here with a jump
legend-step-jump = you can go here with a step-jump
legend-no-rest = dimmed: the chosen piece may not rest here
legend-target = the target of the chosen piece
legend-home = this piece is home
legend-last-move = where the last move began and ended

## Rules
rules-to-learn = Learn by playing
rules-print = Print

## Puzzles
puzzles-page-title = Puzzles
puzzles-page-lead = { $total } positions from games. Each has an answer that has been proven, or searched very deeply.
puzzles-progress = { $done } of { $total } solved
puzzles-solved-of = { $done } of { $total }
puzzles-grades = Grades (none chosen shows all)
puzzles-all = All puzzles
puzzle-solve = Solve it
puzzle-solved-again = Solved. Look again
puzzle-named = Puzzle { $number }, { $grade }
puzzle-named-solved = { $name }, solved
puzzle-show-answer = Show the answer
puzzle-answer = The answer: { $line }
puzzle-next-unsolved = Next unsolved puzzle
puzzle-again = Try it again
board-of-puzzle = Board of the puzzle

## Analysis
board-of-analysis = Analysis board
analysis-variations = Variations
analysis-comment = Comment on this move
analysis-remove = Delete from here
analysis-promote = Make main line
analysis-new = New analysis
link-copied = The link was copied.
link-copy-by-hand = Link to copy
engine-title = Engine
engine-start = Start
engine-stop = Stop
engine-how-many = Number of lines
engine-lines =
    { $lines ->
        [one] one line
       *[other] { $lines } lines
    }
engine-waiting = All processors are busy. The engine starts as soon as one is free.
engine-no-verdict = No evaluation yet
engine-effort = Depth { $depth }, { $nodes } positions, { $seconds } s
engine-done = Done: depth { $depth }, { $nodes } positions, { $seconds } s
placing-begin = Set up
placing-end = Analyse this
placing-title = Set up a position
placing-note = Put any piece anywhere; dropping it on another piece swaps the two. Whatever makes the position unplayable is named below.
placing-turn = To move
placing-playable = This position can be played.
board-of-placing = Board to set up
fault-missing = { $Piece } is missing.
fault-twice = { $Piece } stands on both { $first } and { $second }.
fault-may-not-stand = { $Piece } may not rest on { $space }: the space is neither white nor its own colour.
fault-plies-contradict = It cannot be { $side }’s turn here.
papers-title = Position or record as text
papers-text = Paste a position or a game record here
papers-load = Load
papers-write = Write the record here
papers-save = Save as a file

## Review
review-title = Review
board-of-review = Board of the review
review-back = To the game
review-analyse = Analyse it
review-progress = Progress of the review
review-progress-bar = Moves reviewed
review-state-none = This game has not been reviewed yet.
review-state-running = Reviewing: { $reviewed } of { $total ->
    [one] one move
   *[other] { $total } moves
}.
review-state-stopped = Stopped after { $reviewed } of { $total ->
    [one] one move
   *[other] { $total } moves
}.
review-state-done =
    { $total ->
        [one] The only move has been reviewed.
       *[other] All { $total } moves have been reviewed.
    }
review-start = Review the game
review-stop = Stop
review-continue = Continue
review-graph = The lead in moves
review-graph-name =
    { $reviewed ->
        [one] The lead after one move: { $standing }. The table below has every move.
       *[other] The lead over { $reviewed } moves; at the end: { $standing }. The table below has every move.
    }
review-graph-empty = No move has been reviewed yet.
review-slider = Move
review-turns = Turning points
review-no-turns = None: no move cost a whole move while the game was still open.
review-no-turns-yet = None so far.
review-turn-move = { $number }. { $side }: { $move }
review-row-move = { $number }. { $side }
review-players = The players
review-table = Every move as a table
review-column-move = Move
review-column-played = Played
review-column-standing = Then
review-column-lost = Lost
review-not-yet = This move has not been reviewed yet.
analyse-title = Analysis
