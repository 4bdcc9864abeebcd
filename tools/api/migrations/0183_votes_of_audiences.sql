-- The vote of the audience on the acts of a stage: when it opened and closes, and the code that its hall is shown.
ALTER TABLE "stages" ADD COLUMN "vote_opened_at" timestamptz, ADD COLUMN "vote_closes_at" timestamptz, ADD COLUMN "vote_code" text,
  ADD CONSTRAINT "vote_code_length" CHECK (char_length(vote_code) <= 10);
-- What each act got, from the release on.
ALTER TABLE "stage_entries" ADD COLUMN "votes" integer,
  ADD CONSTRAINT "votes_least" CHECK (votes >= 0), ADD CONSTRAINT "votes_most" CHECK (votes <= 1000000);

-- One vote of each ballot, which is the digest of a secret of a phone. The network is forgotten with the release.
CREATE TABLE stage_votes (
  tenant text NOT NULL,
  stage uuid NOT NULL,
  ballot bytea NOT NULL,
  entry uuid NOT NULL,
  network text,
  cast_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant, stage, ballot),
  FOREIGN KEY (tenant, stage, entry) REFERENCES stage_entries (tenant, stage, entry) ON DELETE CASCADE
);
CREATE INDEX stage_votes_network ON stage_votes (tenant, stage, network);
CREATE INDEX stage_votes_entry ON stage_votes (tenant, stage, entry);
ALTER TABLE stage_votes ENABLE ROW LEVEL SECURITY;
ALTER TABLE stage_votes FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON stage_votes USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));
