-- What a starting process has to know about the installation that it joins, a row for each fact. The owner writes it; the
-- application may read it and no more.
CREATE TABLE installation (
  fact text PRIMARY KEY,
  value text NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
