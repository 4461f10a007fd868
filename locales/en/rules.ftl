# The rules page. What is not in the rulebooks but ours has a key of its own, `rules-<section>-ours-<n>`.

rules-title = The rules of Colorito
rules-lead = Two players, a board of a hundred spaces, twenty numbered pieces each. You bring your pieces to the other side, onto the spaces with their own colours and numbers. Whoever needs fewer moves wins; the same number of moves is a tie.
rules-ours = Ours
rules-ours-note = The rules follow the rulebooks of 2010. What is not in them is marked like this.

rules-contents-title = What is in the box
rules-contents-text-1 = A board in two parts, and forty pieces: ten red ones numbered 1 to 10, ten yellow ones 11 to 20, ten dark blue ones 1 to 10 and ten light blue ones 11 to 20.

rules-board-title = The board
rules-board-text-1 = The two rows nearest to each player are white and carry numbers. The rows between them are coloured red, yellow, dark blue and light blue, and no two neighbouring coloured spaces share a colour. Here the columns are called a to j and the rows 1 to 10, seen from Red’s seat.
rules-board-ours-1 = Our copies of the rulebooks have no pictures, so the pattern is a reconstruction: of the regular patterns that fit the rules, the one on which games flow best. If you own another edition, its pattern can be used instead.

rules-setup-title = Setting up
rules-setup-text-1 = Red plays the red and the yellow pieces, Blue the dark blue and the light blue ones. A printed board has arrows: lay it so that the arrows of your colours are on your side. The pieces 1 to 10 stand in the row right in front of their player, the pieces 11 to 20 in the next row. So red pieces start on dark blue numbers, yellow ones on light blue numbers, and the other way round.
rules-setup-text-2 = Agree who starts. After that, take turns.
rules-setup-ours-1 = That the numbers run from left to right, seen by their player, is reconstructed too: only then does every way to a target lead through the centre.

rules-target-title = The target
rules-target-text-1 = Each piece has one target: the white space on the far side with its own colour and number. It lies diagonally through the centre of the board from where the piece starts. Red 1 goes from a1 to j10.
rules-target-text-2 = A piece on its target is home. It may leave again.

rules-move-title = Moving
rules-move-text-1 = On your turn you must move exactly one of your pieces, by a step, a jump or a step-jump. Nothing is ever captured. You may go forwards, sideways and backwards, straight or diagonally.
rules-move-text-2 = One rule holds for every move: the space on which it ends must be white or of the piece’s own colour. There the piece may rest.

rules-step-title = Step
rules-step-text-1 = The piece goes to an empty neighbouring space where it may rest. Between two coloured spaces this never works, because neighbours differ in colour.

rules-jump-title = Jump
rules-jump-text-1 = The piece hops straight over one neighbouring piece, yours or your opponent’s, onto the empty space right behind it. From there it may hop on, as often as you like, in any direction, even over the same piece again.

rules-step-jump-title = Step-jump
rules-step-jump-text-1 = The piece first takes one step to any empty neighbouring space, whatever its colour, and then jumps. Never the other way round: after a jump there is no step.

rules-passing-title = On the way
rules-passing-text-1 = Only the last space of a move counts. All spaces before it may have any colour, because the move is not over yet.
rules-passing-text-2 = While a piece moves, the space it left counts as empty: it may be passed through, and there is nothing on it to hop over. A move must end on a different space from where it began. Two ways to the same space are the same move.

rules-sample-title = Three moves of a middle game
rules-sample-text-1 = It is Blue’s turn, and the middle game is about to begin. Shown are a step, a jump and a step-jump. Try them on the board, or any other move.
rules-sample-step = The step: { $move }
rules-sample-jump = The jump: { $move }
rules-sample-step-jump = The step-jump: { $move }
rules-sample-back = Back
rules-sample-play = Play on from here

rules-pass-title = No move
rules-pass-ours-1 = If you have no legal move at all, you pass. It has never been seen in play, but it is possible, and the rulebooks are silent about it.

rules-end-title = The end
rules-end-text-1 = You are complete when all twenty of your pieces are home. The game ends as soon as a player is.
rules-end-text-2 = If the player who did not start completes first, they win at once: both have moved equally often.

rules-reply-title = The reply move
rules-reply-text-1 = If the starter completes first, the other player has exactly one more move. If it makes them complete too, the game is a tie. If not, the starter wins.

rules-special-title = The special situation
rules-special-text-1 = Nobody can avoid losing by sitting on the opponent’s targets. As soon as every target that your right piece does not occupy is occupied by a piece of your opponent’s, you win.
rules-special-ours-1 = Taken literally, that would be true before the first move, so at least one of your targets must be rightly filled. It is checked after every move, for both players, and there is no reply move.

rules-score-title = The score
rules-score-text-1 = The loser gets a negative score: the number of moves they still need to be complete. A tie scores nothing.
rules-score-ours-1 = We count the fewest moves in a row, made alone while the winner’s pieces stand still; reaching the special situation counts as an end too. After a reply move it is counted from the position after that move.

rules-house-title = A house rule
rules-house-ours-1 = The rulebooks do not say what happens when both players move to and fro for ever. So when the same position with the same player to move comes up for the third time, the game is a draw. You can switch this off.

rules-early-title = Ending early
rules-early-ours-1 = You may resign or agree on a draw, and you may play with clocks. A game that was resigned or lost on time has a winner, but no score.

rules-variants-title = Variants
rules-variants-text-1 = Just Colours is easier and good for learning. Ignore all numbers: it is enough to bring each piece to the row with its colour, on any of the ten spaces there.
rules-variants-text-2 = The strict game is harder. The step of a step-jump, too, must end where the piece may rest, and the jump goes on from there.
rules-variants-ours-1 = Both variants can be played together.

rules-example-setup = The start, seen from Red’s seat. Every piece stands on the number of its counterpart.
rules-example-step = A step: yellow 18 enters the coloured rows on a yellow space.
rules-example-jump = A jump of three hops: red 3 passes through light blue e5 and rests on red g7.
rules-example-step-jump = A step-jump: red 1 steps to b2 and then hops four times, home to j10.
rules-example-sample = The beginning of a middle game, Blue to move.
rules-example-special = The special situation: once red 2 is home on i10, the only open target is held by dark blue 1. Red wins.
rules-example-reply = The reply move: Red started and is complete. Dark blue 5 steps, jumps home and saves the tie.
