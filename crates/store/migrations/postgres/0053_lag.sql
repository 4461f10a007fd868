-- What was given back to a player with a move for its way through the network, in milliseconds.
ALTER TABLE moves ADD COLUMN lag BIGINT;
