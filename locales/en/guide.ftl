### The guide through a first game: short, warm, one thing at a time.

guide-title = Guide
guide-end = End the guide
guide-welcome = You play Red: the round pieces. All twenty cross the board, each to the white space with its own number and colour. Touch one of them.
guide-choose = The ringed space is its target. The marks show where it can go now: a dot is a step, an arc a jump, both together a step and then jumps.
guide-stay = Darkened spaces have another colour: your piece may pass through them, but it must end on white or on its own colour.
guide-reply = The computer has moved, and its way stays drawn. Touch the piece that moved to see it again.
guide-ladder = Every piece is a rung of your ladder, yours and your opponent’s. Look for jumps that carry a piece far with one move.
guide-chain = A fine chain! One jump after another counts as a single move.
guide-target = Touch a piece whenever you want to know where it belongs: the ring shows you.
guide-hint = Not sure? “Hint” shows a good move and says why it is good.
guide-middle = Keep your pieces in reach of each other. One left behind has nothing to jump over and needs many moves.
guide-home = Home! The brass rim says that this piece stands on its own number.
guide-order = Think of the order: the spaces furthest away are filled first, before others block the way there.
guide-special = Watch out: when every target a player still lacks is held by the opponent, that player wins at once. It is called the special situation.
guide-last = Nearly there. Count your moves: whoever has all twenty home first wins, but if you began, your opponent has one reply move.
guide-over = That was your first game. The loser’s score is the number of moves still needed. “Review” shows where moves were lost; another game is one button away.
