-- What a judge notes about an act for themselves alone: no record, so that no list, search, export or history has it.
CREATE TABLE private_marks (
  tenant text NOT NULL,
  stage uuid NOT NULL,
  entry uuid NOT NULL,
  "user" uuid NOT NULL,
  note text NOT NULL CHECK (char_length(note) <= 4000),
  is_marked boolean NOT NULL,
  made_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, stage, entry, "user"),
  FOREIGN KEY (tenant, stage, entry) REFERENCES stage_entries (tenant, stage, entry) ON DELETE CASCADE,
  FOREIGN KEY (tenant, "user") REFERENCES users (tenant, hashcode) ON DELETE CASCADE
);
CREATE INDEX private_marks_user ON private_marks (tenant, "user");
ALTER TABLE private_marks ENABLE ROW LEVEL SECURITY;
ALTER TABLE private_marks FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON private_marks USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));
