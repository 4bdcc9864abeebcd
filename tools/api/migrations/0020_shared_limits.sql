-- An account is shared by all tenants, so guesses at its password are counted for all of them together: a guesser who names
-- another tenant with each try has no more tries than anybody else. Counts of half an hour are not worth a conversion.
DELETE FROM login_attempts;
DROP POLICY own_tenant ON login_attempts;
ALTER TABLE login_attempts NO FORCE ROW LEVEL SECURITY;
ALTER TABLE login_attempts DISABLE ROW LEVEL SECURITY;
-- Drops the indexes that begin with it as well.
ALTER TABLE login_attempts DROP COLUMN tenant;
ALTER TABLE login_attempts ADD PRIMARY KEY (key_hash);
CREATE INDEX login_attempts_last_failed ON login_attempts (last_failed);
CREATE INDEX login_attempts_subject_hash ON login_attempts (subject_hash);

-- How far each caller has used up each rate limit, for all processes together: the moment at which the budget is whole again. A
-- crash may empty it. Rows are rewritten several times a second: half of each page stays free for that.
CREATE UNLOGGED TABLE rate_limits (
  key_hash bytea PRIMARY KEY,
  full_at timestamptz NOT NULL
) WITH (fillfactor = 50);
