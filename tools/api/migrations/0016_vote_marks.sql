-- The kind of device that a vote came from, as a digest of what its browser says of itself; forgotten with the network at the release.
ALTER TABLE stage_votes ADD COLUMN device text;
-- Left out by the office.
ALTER TABLE stage_votes ADD COLUMN is_left_out boolean NOT NULL DEFAULT false;
