### The board of the start page: what it shows by itself, and how it invites.

demo-race = A race for two: each piece has a number and a colour, and one space on the far side that carries both.
demo-step = A step: onto an empty space beside it, white or of its own colour.
demo-jump = A jump: over any piece beside it, onto the empty space right behind.
demo-chain = Jump after jump in one move. Only the last space must be white or of the piece’s own colour.
demo-step-jump = A step-jump: first one step, even onto another colour, then jumps.
demo-over = Nothing is ever captured: everyone’s pieces are everyone’s ladder.
demo-choose = A dot is a step, an arc a jump. The ring far away is where this piece belongs.
demo-try = Your move! Touch a red or yellow piece, then one of the marked spaces. The computer will answer.
demo-begin = Try a move yourself
