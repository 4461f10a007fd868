# Lessons: texts of the pages that teach the game.

learn-goal-title = The goal
learn-goal-intro = Every piece has a colour and a number. Its target is the white space on the far side that shows the same: red 5 belongs on the red 5. A piece on its target is home. Once all twenty of your pieces are home, you are complete.
learn-goal-1-task = You are Red. Red 5 stands right beside its target, f10. Take it home.
learn-goal-1-right = Home! Nothing is ever captured in Colorito: you win by getting there first.
learn-goal-2-task = Three pieces, but only one can get home with a single step. Compare the numbers and find it.
learn-goal-2-right = Right, yellow 20 belongs on a9. The column counts as much as the row.

learn-colours-title = Where a piece may rest
learn-colours-intro = A move may end on a white space, or on a space of the piece’s own colour. On every other colour the piece may not rest.
learn-colours-1-task = Move red 3 onto a space of its own colour.
learn-colours-1-right = The space c3 is red, so red 3 may rest there. The spaces beside it are of other colours.
learn-colours-2-task = Now you are Blue, and your seat is at the top. Move light blue 17 onto its own colour.
learn-colours-2-right = Light blue on light blue. Dark blue would not have done, though it is your colour too.

learn-step-title = The step
learn-step-intro = A step takes a piece to a neighbouring space, straight or diagonally, if it may rest there. No two neighbouring coloured spaces share a colour, so a step always leaves a white space or ends on one.
learn-step-1-task = Take yellow 18 one step into the coloured rows, to h3.
learn-step-1-right = A fine first step. From here it will need others to jump over.
learn-step-2-task = Red 2 has crossed the coloured rows. Step up to i9.
learn-step-2-right = White again! From here on red 2 can walk by itself.

learn-jump-title = The jump
learn-jump-intro = A jump goes over one neighbouring piece, in a straight line, onto the empty space right behind it. It does not matter whose piece that is.
learn-jump-1-task = Make a jump.
learn-jump-1-right = Your own pieces make good stepping stones.
learn-jump-2-task = Now jump over one of Blue’s pieces.
learn-jump-2-right = The opponent’s pieces carry you just as well, and they stay where they are.

learn-directions-title = Any direction
learn-directions-intro = A piece may go on jumping in the same move, as often as it finds something to jump over, and may turn at every hop: forwards, sideways, backwards.
learn-directions-1-task = Red 10 belongs in the corner, a10. Take it there in one move.
learn-directions-1-right = Forwards to the right, then sideways to the left: a detour can be the shortest way.

learn-long-jump-title = Through foreign colours
learn-long-jump-intro = Only the last space of a move has to be white or of the piece’s own colour. On the way it may touch any colour.
learn-long-jump-1-task = Take red 3 to g7 in one move.
learn-long-jump-1-right = Three hops. On light blue e5 the piece may not rest, but it may pass through.
learn-long-jump-2-task = Red 5 again, far from home this time. Or is it? Take it to f10.
learn-long-jump-2-right = Four hops along the column, and not one of the spaces between was red.

learn-step-jump-title = The step-jump
learn-step-jump-intro = A piece may first take one step and then jump. The step may end on any colour, because the move is not over yet. The other way round is not allowed: after a jump there is no step.
learn-step-jump-1-task = Make a step-jump.
learn-step-jump-1-right = The step brought the piece beside another one, and the jump did the rest.
learn-step-jump-2-task = Red 1 stands on its starting space. Take it to its target, j10, in a single move.
learn-step-jump-2-right = From corner to corner! Jumps alone take a piece to every second space only; the step of a step-jump changes that.

learn-ladder-title = Building a ladder
learn-ladder-intro = Pieces with gaps between them are a ladder. Often one more rung is enough to let another piece run. Think of the next move before you make this one.
learn-ladder-1-task = Red 6 cannot get to e10 yet. Move another piece so that it can.
learn-ladder-1-right = Now the ladder is whole. It would carry your opponent too, so use it soon.
learn-ladder-2-task = Take red 6 home to e10.
learn-ladder-2-right = One move to build, one to run: that is how a crossing is won.

learn-room-title = Making room
learn-room-intro = A piece that stands on the target of another is in the way, even if both are yours.
learn-room-1-task = Yellow 19 stands on the target of red 5. Move it so that red 5 can get to f10 next.
learn-room-1-right = The way is free. The best place for a piece is often the one where it hinders nobody.

learn-stranding-title = Left behind
learn-stranding-intro = In the coloured rows a piece needs a helper: without another piece near enough to jump over, it cannot move at all. Such a piece is stranded, and fetching it costs moves.
learn-stranding-1-task = Make a move after which none of your pieces in the coloured rows is stranded.
learn-stranding-1-right = Every piece still has a helper. It pays to cross in company.
learn-stranding-2-task = Yellow 14 is stranded. Send it a helper, without stranding another.
learn-stranding-2-right = Rescued. Sometimes the way forward begins with a move back.

learn-finish-title = The order matters
learn-finish-intro = Near the end you count moves. Three pieces, three moves, but only in the right order.
learn-finish-1-task = You can be complete in three moves. Make the first one.
learn-finish-1-right = Red 1 is home, and the target of red 2 is free.
learn-finish-2-task = Two moves left. Go on.
learn-finish-2-right = Now only yellow 13 is missing.
learn-finish-3-task = And the last one.
learn-finish-3-right = Complete, and not a move wasted.

learn-reply-title = The reply move
learn-reply-intro = If the starter completes first, the other player still has one reply move, because both should have moved equally often. If that move completes them too, the game is a tie.
learn-reply-1-task = Red started and is complete. You are Blue: save the tie.
learn-reply-1-right = A tie. If you had started, you would not have got this move.

learn-special-title = The special situation
learn-special-intro = Your opponent cannot stop you by staying on your targets. If every target you have not filled is held by a piece of theirs, and you have filled at least one yourself, you win at once. (At least one, and no reply move: that is our reading of the rulebooks.)
learn-special-1-task = Dark blue 1 still sits on the target of your red 1. Win all the same.
learn-special-1-right = The only target left is held by Blue: you win, and there is no reply move.
learn-special-2-task = The same position, but now you are Blue and it is your turn. Do not lose.
learn-special-2-right = Right: off the target. Near the end, holding the other side’s targets only helps them.

learn-score-title = The score
learn-score-intro = The loser’s negative score is the number of moves they still need. We count them as made alone, while the winner’s pieces stand still. So every move counts until the very end.
learn-score-1-task = Blue is complete and you cannot save the tie: you need two moves and have one. Make it one of the two.
learn-score-1-right = One move is missing, so your score is −1 and not −2.

learn-just-colours-title = Just Colours
learn-just-colours-intro = In this variant nobody looks at the numbers. A piece is home on any space of the row with its colour: red pieces in the last row, yellow ones in the row before it.
learn-just-colours-1-task = Just Colours: bring a piece home.
learn-just-colours-1-right = Any space of its row will do. This is a good way to begin.

learn-strict-title = The strict game
learn-strict-intro = In the strict game the step of a step-jump must itself end on white or on the piece’s own colour. That makes the crossing hard work.
learn-strict-1-task = The strict game: find a step-jump.
learn-strict-1-right = It stepped where it may rest and went on from there.

learn-wrong-game-over = The game is over here.
learn-wrong-must-move = There is a legal move, so you must make one.
learn-wrong-no-piece = There is no piece on { $space }.
learn-wrong-not-yours = Not that one: { $piece } belongs to your opponent.
learn-wrong-same-space = A move must end on a different space from where it began.
learn-wrong-occupied = There is already a piece on { $space }.
learn-wrong-foreign-colour = { $Piece } may not rest on { $space }: the space is neither white nor its own colour.
learn-wrong-out-of-reach = No step, jump or step-jump takes { $piece } to { $space }.
learn-wrong-other-piece = That is a legal move, but this one is about { $piece }.
learn-wrong-not-there = Legal, but { $piece } should get to { $space }.
learn-wrong-not-home = Legal, but { $piece } is not home there.
learn-wrong-still-white = Legal, but { $piece } is still on white.
learn-wrong-no-step = Legal, but that is not a step.
learn-wrong-no-jump = Legal, but that is not a jump.
learn-wrong-no-step-jump = Legal, but that is not a step-jump.
learn-wrong-not-over = Legal, but it does not jump over any piece of { $side }’s.
learn-wrong-not-open = After this, { $piece } still cannot get to { $space }.
learn-wrong-stranded = After this, { $piece } has no helper and cannot move.
learn-wrong-no-special = That does not win yet: look at the targets you have not filled.
learn-wrong-loses = After this your opponent wins at once.
learn-wrong-no-tie = That does not make you complete, and this was your last move.
learn-wrong-too-slow = After this you would still need { $moves ->
    [one] one move
   *[other] { $moves } moves
}. There is a shorter way.
learn-wrong-far-away = After this the way home is a long one. There is a shorter way.
