### A board of one’s own.

boards-title = Your own board
boards-lead = Do you own an edition with a different pattern? Type it in or paint it. Every mistake is named, and the board is saved in this browser.
boards-grid = Pattern of the board
boards-paint = Colour to paint with
boards-colour-red = red
boards-colour-yellow = yellow
boards-colour-dark-blue = dark blue
boards-colour-light-blue = light blue
boards-colour-white = no colour
boards-template = Start with the board
boards-letters = The pattern as letters
boards-letters-note = Ten rows from the top, seen from Red’s seat. R is red, Y yellow, D dark blue, L light blue, a dot white. Rows 1, 2, 9 and 10 are white.
boards-complete = Fill in the other half
boards-playable = This board can be played on.
boards-built-in = This is the board “{ $name }”, which comes with the game.
boards-more-faults = { $count ->
    [one] And one more mistake.
   *[other] And { $count } more mistakes.
}
boards-name = Name
boards-keep = Save this board
boards-kept = “{ $name }” is saved. You will find it when you begin a new game and in the analysis.
boards-own = Your boards
boards-none = None yet.
boards-play = Play on it
boards-analyse = Analyse on it
boards-edit = Edit
boards-delete-named = Delete { $name }
boards-deleted = “{ $name }” was deleted.
