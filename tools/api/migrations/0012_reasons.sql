-- Why a date was changed, by field: said with the change, and kept beside it in the log.
ALTER TABLE changes ADD COLUMN reasons jsonb;

-- As before, and the reasons of a change, which stand in a setting of the transaction under the record that they are of.
CREATE OR REPLACE FUNCTION callboard_log() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  derived text[] := TG_ARGV[1]::text[];
  change_set uuid := coalesce(nullif(current_setting('app.change_set', true), '')::uuid, gen_random_uuid());
  actor uuid := nullif(current_setting('app.actor', true), '')::uuid;
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO public.changes (tenant, change_set, actor, collection, record, kind, after)
    VALUES (NEW.tenant, change_set, actor, TG_ARGV[0], NEW.hashcode, 'create', to_jsonb(NEW) - derived);
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO public.changes (tenant, change_set, actor, collection, record, kind, before, after, reasons)
    VALUES (NEW.tenant, change_set, actor, TG_ARGV[0], NEW.hashcode, 'update', to_jsonb(OLD) - derived, to_jsonb(NEW) - derived,
      nullif(current_setting('app.reasons', true), '')::jsonb -> NEW.hashcode::text);
  ELSE
    INSERT INTO public.changes (tenant, change_set, actor, collection, record, kind, before)
    VALUES (OLD.tenant, change_set, actor, TG_ARGV[0], OLD.hashcode, 'delete', to_jsonb(OLD) - derived);
  END IF;
  RETURN NULL;
END $$;
