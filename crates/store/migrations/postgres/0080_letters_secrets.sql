-- As in SQLite, where the columns are explained.
ALTER TABLE channels DROP CONSTRAINT channels_letter_check;
ALTER TABLE channels ADD CONSTRAINT channels_letter_check CHECK (letter IN ('confirm', 'recover', 'recovered'));
CREATE INDEX channels_by_address ON channels (lower(address)) WHERE medium = 'mail';

CREATE TABLE secrets (
    hash TEXT COLLATE "C" PRIMARY KEY,
    channel TEXT COLLATE "C" NOT NULL REFERENCES channels (id) ON DELETE CASCADE,
    letter TEXT NOT NULL CHECK (letter IN ('confirm', 'recover')),
    until BIGINT NOT NULL
);
CREATE INDEX secrets_of_channel ON secrets (channel);
CREATE INDEX secrets_by_time ON secrets (until);
