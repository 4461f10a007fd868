-- What the owner was rated when the invitation was made, in whole points, and how many points stronger or weaker somebody may be who
-- takes it.
ALTER TABLE invitations ADD COLUMN rating BIGINT;
ALTER TABLE invitations ADD COLUMN within BIGINT;
