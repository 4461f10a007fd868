# The review of a game.

review-stopped = Stopped after { $reviewed ->
    [one] one move
   *[other] { $reviewed } moves
} of { $total }.
review-even = even
review-lead = { $side } +{ $moves }
review-wins-in = { $side } wins in { $moves ->
    [one] one move
   *[other] { $moves } moves
}
review-won = { $side } wins
review-drawn = draw
review-turning-point = Turning point: { $loss } moves lost.
review-better = Better: { $move }. { $why }
review-line = The game might have continued: { $line }

review-reason-completes = It brings the last piece home.
review-reason-special-situation = It wins by the special situation.
review-reason-tie = It brings the player’s last piece home too and saves a tie.
review-reason-comes-home = The piece comes home.
review-reason-clears-target = It clears the target of { $piece }.
review-reason-leaves-opponents-target = Staying on the opponent’s target would help them towards the special situation.
review-reason-catches-up = The last piece catches up by { $rows ->
    [one] one row
   *[other] { $rows } rows
}.
review-reason-builds-ladder = It is a ladder for { $piece }, which can then go { $rows ->
    [one] one row
   *[other] { $rows } rows
} further.
review-reason-frees = It frees { $piece }, which was stranded.
review-reason-fetches = It brings help to { $piece }, which is stranded.
review-reason-fetches-with-two = It brings help to { $piece }, which will need two helpers.
review-reason-goes-ahead = It gains { $rows ->
    [one] one row
   *[other] { $rows } rows
}.
review-reason-prepares = It keeps the pieces in reach of each other.
review-reason-only-move = It was the only move.

review-finding-stranded = The move played left { $piece } without a helper.
review-finding-stranded-for-two = The move played left { $piece } stranded; the piece will need two helpers.
review-finding-missed-jump = A long jump was missed: { $hops ->
    [one] one hop
   *[other] { $hops } hops
} with { $piece }.
review-finding-left-home = The move played took { $piece } away from home.

review-summary = { $side }: { $moves ->
    [one] one move
   *[other] { $moves } moves
}, { $loss } lost on average
review-turning-points = { $count ->
    [one] one turning point
   *[other] { $count } turning points
}
review-best-move = Best move: { $number }. { $move }. { $why }

review-ending-completion = { $side } wins: all pieces are home.
review-ending-special = { $side } wins by the special situation.
review-ending-resignation = { $side } wins: the other side resigned.
review-ending-time = { $side } wins on time.
review-ending-tie = A tie: both sides brought all pieces home in the same number of moves.
review-ending-repetition = A draw: the same position came up for the third time (house rule).
review-ending-agreement = A draw by agreement.
review-ending-absence = { $side } wins because the other player left.
review-ending-claim = A draw because one player left.
review-ending-aborted = The game was aborted before both had moved.
review-ending-open = The game is not over.
