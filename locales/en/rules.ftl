# The rules page and the history page.

rules-title = The rules of Colorito
rules-lead = Two players, a board of a hundred spaces, twenty numbered pieces each. You bring your pieces to the other side, onto the spaces with their own colours and numbers. Whoever needs fewer moves wins.

rules-board-title = The board
rules-board-text-1 = The board has ten columns, a to j, and ten rows, 1 to 10, counted from Red’s seat. The two rows nearest to each player are white and carry printed numbers. The six rows between them are coloured red, yellow, dark blue and light blue. No two neighbouring coloured spaces share a colour.
rules-board-text-2 = The pictures in the rulebooks this game follows are lost, so the pattern used here is a reconstruction: of the regular patterns that fit the rules, the one on which games flow best. Owners of another edition can type in theirs.

rules-setup-title = Setting up
rules-setup-text-1 = Red owns the red pieces 1 to 10 and the yellow pieces 11 to 20. Blue owns the dark blue pieces 1 to 10 and the light blue pieces 11 to 20. The pieces 1 to 10 stand in the row nearest to their player, from left to right, the pieces 11 to 20 in the row before them. So red pieces start on dark blue numbers, and the other way round.
rules-setup-text-2 = Agree who starts. After that, take turns.

rules-target-title = The target
rules-target-text-1 = Each piece has one target: the white space on the far side with its own colour and number. It lies diagonally through the centre of the board from where the piece starts. Red 1 goes from a1 to j10.
rules-target-text-2 = A piece on its target is home. It may leave again.

rules-move-title = Moving
rules-move-text-1 = On your turn you must move exactly one of your pieces, by a step, a jump or a step-jump. Nothing is ever captured. You may go forwards, sideways and backwards, straight or diagonally.
rules-move-text-2 = One rule holds for every move: where it ends, the space must be white or of the piece’s own colour. There the piece may rest.

rules-step-title = Step
rules-step-text-1 = The piece goes to an empty neighbouring space where it may rest. Between two coloured spaces this never works, because neighbours differ in colour.

rules-jump-title = Jump
rules-jump-text-1 = The piece jumps in a straight line over one neighbouring piece, yours or your opponent’s, onto the empty space right behind it. From there it may jump on, as often as you like, in any direction, even over the same piece again.

rules-step-jump-title = Step-jump
rules-step-jump-text-1 = The piece first takes one step to any empty neighbouring space, whatever its colour, and then jumps, once or more. Never the other way round: after a jump there is no step.

rules-passing-title = Passing through
rules-passing-text-1 = Only the last space of a move counts. All spaces before it may have any colour, because the move is not over yet.
rules-passing-text-2 = While a piece moves, the space it left counts as empty: it may be passed through, and it is nothing to jump over. A move must end on another space than it began. Two ways to the same space are the same move.

rules-pass-title = No move
rules-pass-text-1 = If you have no legal move at all, you pass. Nobody has seen it happen in play, but it is possible, and the rulebooks are silent about it.

rules-end-title = The end
rules-end-text-1 = You are complete when all twenty of your pieces are home.
rules-end-text-2 = If the player who did not start completes first, they win at once: both have moved equally often.

rules-reply-title = The reply move
rules-reply-text-1 = If the starter completes first, the other player has exactly one more move. If it makes them complete too, the game is a tie. If not, the starter wins.

rules-special-title = The special situation
rules-special-text-1 = Nobody can avoid losing by sitting on the opponent’s targets. As soon as every target you have not rightly filled is occupied by a piece of your opponent’s, you win at once, without a reply move. At least one of your targets must be rightly filled by then.
rules-special-text-2 = This is checked after every move, for both players. You can also bring it about for your opponent by mistake.

rules-score-title = The score
rules-score-text-1 = The loser gets a negative score: the number of moves they still need. It is the fewest moves in a row, made alone while the winner’s pieces stand still, until they are complete or in the special situation themselves. After a reply move it is counted from the position after that move.
rules-score-text-2 = A tie scores nothing. A game that was resigned or lost on time has a winner, but no score.

rules-house-title = A house rule
rules-house-text-1 = The rulebooks do not say what happens when both players move to and fro for ever. So there is one house rule, and only this one: when the same position with the same player to move comes up for the third time, the game is a draw. You can switch it off.

rules-variants-title = Variants
rules-variants-text-1 = Just Colours is easier and good for learning. Ignore all numbers: a piece is home on any of the ten targets of its colour. Pieces of one colour count as equal.
rules-variants-text-2 = The strict game is harder. The step of a step-jump, too, must end where the piece may rest, and the jump goes on from there.
rules-variants-text-3 = Both variants can be played together.

rules-example-setup = The start, seen from Red’s seat. Every piece stands on the number of its counterpart.
rules-example-step = A step: yellow 18 enters the coloured rows on a yellow space.
rules-example-jump = A jump of three hops: red 3 passes through light blue e5 and rests on red g7.
rules-example-step-jump = A step-jump: red 1 steps to b2 and then jumps four times, home to j10.
rules-example-special = The special situation: once red 2 is home on i10, the only open target is held by dark blue 1. Red wins.
rules-example-reply = The reply move: Red started and is complete. Dark blue 5 steps, jumps home and saves the tie.

history-title = The history of Colorito
history-text-1 = Colorito was first published in London in 1892. Nobody knows who invented it.
history-text-2 = Nine years before, in 1883, Halma had founded a new family of games, in which you cross the board with your pieces. Colorito has Halma’s jumps and added two ideas that change everything. The pieces have numbers, so that each has one place to go. And each player has two colours, so that the board itself decides who may rest where.
history-text-3 = It became popular enough to be, about 1915, one of the favourite pastimes of Anastasia, the youngest daughter of the last Tsar.
history-text-4 = In 2010 a new edition by Daniel Danzer appeared. The original rules were looked up in the British Library for it; the rules were written anew, a board was designed, and two variants were added: Just Colours and the strict game.
history-text-5 = The rulebooks of that edition, in English, German, Spanish and Japanese, are what this Colorito follows. Their pictures are lost, so the pattern of the board and the way the pieces are set up are reconstructed here from what the texts say, and we say so wherever it matters.
