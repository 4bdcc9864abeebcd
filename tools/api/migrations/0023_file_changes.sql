-- A file that is added to a record, or removed from it, stands in the record's history: a line of its own table, beside those of the
-- change log and in one order with them. No undo brings bytes back, so its change set is of no change that could be undone.
CREATE TABLE file_changes (
  tenant text NOT NULL,
  sequence bigint NOT NULL,
  change_set uuid NOT NULL DEFAULT gen_random_uuid(),
  actor uuid,
  model text NOT NULL,
  record uuid NOT NULL,
  before text,
  after text,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant, sequence),
  CHECK ((before IS NULL) <> (after IS NULL))
);
CREATE INDEX file_changes_record ON file_changes (tenant, record, sequence);
ALTER TABLE file_changes ENABLE ROW LEVEL SECURITY;
ALTER TABLE file_changes FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON file_changes
  USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

-- Avatars are none: they are shown with the record, which has one at a time.
CREATE FUNCTION callboard_log_file() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  file record;
  actor uuid := nullif(current_setting('app.actor', true), '')::uuid;
BEGIN
  IF TG_OP = 'DELETE' THEN file := OLD; ELSE file := NEW; actor := coalesce(actor, NEW."user"); END IF;
  IF file.parent IS NULL OR file.subtype <> 'local_file' THEN RETURN NULL; END IF;
  INSERT INTO public.file_changes (tenant, sequence, actor, model, record, before, after)
  VALUES (file.tenant, nextval(pg_get_serial_sequence('public.changes', 'sequence')), actor, file.parent_model, file.parent,
    CASE WHEN TG_OP = 'DELETE' THEN file.name END, CASE WHEN TG_OP = 'INSERT' THEN file.name END);
  RETURN NULL;
END $$;
CREATE TRIGGER log_file AFTER INSERT OR DELETE ON attachments FOR EACH ROW EXECUTE FUNCTION callboard_log_file();
