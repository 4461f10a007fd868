# Puzzles.

puzzle-of-the-day = Puzzle of the day
puzzle-grade = Grade { $grade } of 5

puzzle-kind-home = The way home
puzzle-kind-reply = The reply move
puzzle-kind-special = The special situation
puzzle-kind-defence = Defence
puzzle-kind-rescue = Rescue
puzzle-kind-long-jump = The long jump

puzzle-task-home = { $side } moves alone while the other pieces stand still. Bring all pieces home, or reach the special situation, in { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
puzzle-task-reply = The starter has brought all pieces home. { $side } has one reply move: save the tie.
puzzle-task-special = { $side } to move: force the special situation in { $moves ->
    [one] one move
   *[other] { $moves } moves
}, whatever the other side does.
puzzle-task-defence = { $side } to move: the other side threatens to win at once. Stop it.
puzzle-task-rescue = { $side } to move: a piece is stranded. Find the best move; it saves the piece.
puzzle-task-long-jump = { $side } to move: one jump is better than all other moves. Find it.

puzzle-right = Right. Go on.
puzzle-solved = Solved!
puzzle-because-home = { $moves ->
    [one] One move was enough.
   *[other] { $moves } moves, and it is proven that no way home is shorter.
}
puzzle-because-reply = Both sides are complete after the same number of moves: a tie.
puzzle-because-special = { $targets ->
    [one] The one target still open is held by the other side. That wins at once.
   *[other] The { $targets } targets still open are held by the other side. That wins at once.
}
puzzle-because-defence = { $threats ->
    [one] The other side had one move to win at once. Now it has none.
   *[other] The other side had { $threats } moves to win at once. Now it has none.
}
puzzle-because-rescue = The stranded { $piece } can move again. Every other move would have cost at least a whole move more.
puzzle-because-long-jump = { $hops ->
    [one] One hop with { $piece }: every other move would have cost at least a whole move more.
   *[other] { $hops } hops with { $piece } in one move: every other move would have cost at least a whole move more.
}
puzzle-because-best = Every other move would have cost at least a whole move more.
puzzle-wrong-solved-already = The puzzle is already solved.
puzzle-wrong-too-slow = After this you would need { $moves ->
    [one] one more move
   *[other] { $moves } more moves
}. It can be done faster.
puzzle-wrong-far-away = After this the way home is a long one. It can be done faster.
puzzle-wrong-not-complete = That does not bring all your pieces home, and this was your only move.
puzzle-wrong-not-forced = That leaves the other side a way out.
puzzle-wrong-loses-at-once = After this the other side wins at once.
puzzle-wrong-not-best = A possible move, but there is a much better one.
