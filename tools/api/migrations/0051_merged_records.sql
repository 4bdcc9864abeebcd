-- A record that was merged into another: where its old links lead, and which files Undo gives back. A line stands in the history of the
-- record that stays, in one order with its changes.
CREATE TABLE merged_records (
  tenant text NOT NULL,
  collection text NOT NULL,
  record uuid NOT NULL,
  title text NOT NULL,
  kept uuid NOT NULL,
  change_set uuid NOT NULL,
  -- Of the change that deleted it.
  sequence bigint NOT NULL,
  actor uuid,
  at timestamptz NOT NULL DEFAULT now(),
  files uuid[] NOT NULL,
  PRIMARY KEY (tenant, collection, record)
);
CREATE INDEX merged_records_kept ON merged_records (tenant, kept);
CREATE INDEX merged_records_change_set ON merged_records (tenant, change_set);
ALTER TABLE merged_records ENABLE ROW LEVEL SECURITY;
ALTER TABLE merged_records FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON merged_records
  USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));
