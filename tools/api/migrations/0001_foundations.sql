CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- A text without case and accents: what search, filters and orderings compare. unaccent is only stable because somebody could
-- exchange its dictionary; we do not.
CREATE FUNCTION callboard_plain(given text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(unaccent('unaccent'::regdictionary, given));

-- The first letters of up to four words: what stands in an avatar without a picture.
CREATE FUNCTION callboard_initials(given text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN upper(left(regexp_replace(regexp_replace(given, '[^[:alnum:][:space:]]+', '', 'g'), '([[:alnum:]])[[:alnum:]]*[[:space:]]*', '\1', 'g'), 4));

-- Every change of every record, in the transaction that made it. The application reads it; only the triggers write it.
CREATE TABLE changes (
  tenant text NOT NULL,
  sequence bigint GENERATED ALWAYS AS IDENTITY,
  transaction xid8 NOT NULL DEFAULT pg_current_xact_id(),
  change_set uuid NOT NULL,
  actor uuid,
  collection text NOT NULL,
  record uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('create', 'update', 'delete')),
  before jsonb,
  after jsonb,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant, sequence)
);
CREATE INDEX changes_record ON changes (tenant, record, sequence);
CREATE INDEX changes_change_set ON changes (tenant, change_set, sequence);
ALTER TABLE changes ENABLE ROW LEVEL SECURITY;
ALTER TABLE changes FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON changes
  USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

-- What no write may choose for itself.
CREATE FUNCTION callboard_stamp() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  NEW.modified := now();
  NEW.created := OLD.created;
  RETURN NEW;
END $$;

-- Arguments: the collection, and the columns that follow from others and are not kept.
CREATE FUNCTION callboard_log() RETURNS trigger
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
    INSERT INTO public.changes (tenant, change_set, actor, collection, record, kind, before, after)
    VALUES (NEW.tenant, change_set, actor, TG_ARGV[0], NEW.hashcode, 'update', to_jsonb(OLD) - derived, to_jsonb(NEW) - derived);
  ELSE
    INSERT INTO public.changes (tenant, change_set, actor, collection, record, kind, before)
    VALUES (OLD.tenant, change_set, actor, TG_ARGV[0], OLD.hashcode, 'delete', to_jsonb(OLD) - derived);
  END IF;
  RETURN NULL;
END $$;

-- Row-level security lets an index be searched only by operators that cannot leak rows. LIKE fails for a bad pattern alone, which
-- is the caller's own, so it may be called so; only a superuser can say it. Elsewhere search works without its index.
DO $$
BEGIN
  ALTER FUNCTION pg_catalog.textlike(text, text) LEAKPROOF;
EXCEPTION WHEN insufficient_privilege THEN
  RAISE NOTICE 'Search cannot use its index: LIKE is not leakproof here.';
END $$;
