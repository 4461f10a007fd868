-- What the players of a game have asked each other besides a draw, as JSON: to take a move back, and to play again.
ALTER TABLE games ADD COLUMN talk TEXT;

-- The game in which they play again, begun in the same transaction.
ALTER TABLE games ADD COLUMN next_game TEXT;
