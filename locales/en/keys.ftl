### The keys, as the box behind `?` names them.

keys-title = Keys
keys-page = On this page
keys-board = On the board
keys-everywhere = Everywhere
keys-to-board = go to the board, and on past it
keys-walk = go from space to space
keys-choose = choose a piece; move it here
keys-release = let go, or give up a move chosen ahead
keys-back = one move back
keys-on = one move on
keys-first = to the first position
keys-last = to the last position
keys-replay = show the last move again
keys-hint = a hint
keys-take-back = take back
keys-turn = turn the board
keys-type = type a move
keys-zen = only the board
keys-new = new game
keys-help = this box
keys-letters = Use letter keys
keys-letters-note = Switch this off if you control the computer by voice.
