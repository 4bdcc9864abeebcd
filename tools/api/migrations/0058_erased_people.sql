-- People who were erased on request: who did it, when and why. Nothing here says who they were.
CREATE TABLE erased_people (
  tenant text NOT NULL,
  person uuid NOT NULL,
  actor uuid,
  reason text NOT NULL CHECK (char_length(reason) BETWEEN 1 AND 500),
  change_set uuid NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant, person)
);
ALTER TABLE erased_people ENABLE ROW LEVEL SECURITY;
ALTER TABLE erased_people FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON erased_people
  USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

-- Whether personal values were removed from a line of the log: who changed what, and when, stays. Nothing undoes such a line.
ALTER TABLE changes ADD COLUMN erased boolean NOT NULL DEFAULT false;

-- A text without the names of a person, longest first, so that no part of one stays.
CREATE FUNCTION callboard_without_names(given text, names text[], pseudonym text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  known text;
BEGIN
  IF given IS NULL THEN RETURN NULL; END IF;
  FOREACH known IN ARRAY names LOOP
    given := replace(given, known, pseudonym);
  END LOOP;
  RETURN given;
END $$;

-- The same of JSON, whose strings are escaped.
CREATE FUNCTION callboard_json_without_names(given jsonb, names text[], pseudonym text) RETURNS jsonb
  LANGUAGE sql IMMUTABLE
  RETURN callboard_without_names(given::text,
    ARRAY(SELECT substr(to_jsonb(n)::text, 2, length(to_jsonb(n)::text) - 2) FROM unnest(names) WITH ORDINALITY AS k (n, place) ORDER BY place), pseudonym)::jsonb;

-- One side of a change without some fields, and with other values in others.
CREATE FUNCTION callboard_erased_side(side jsonb, cleared text[], renamed jsonb) RETURNS jsonb
  LANGUAGE sql IMMUTABLE
  RETURN (side - cleared) || coalesce((SELECT jsonb_object_agg(key, value) FROM jsonb_each(renamed) WHERE side ? key), '{}');

-- The application only reads the log. To erase a person it calls these functions, which remove values and no lines.
-- Lines of records about the person, and those that say that a record was: personal fields go.
CREATE FUNCTION callboard_erase_history(of_collection text, records uuid[], by_field text, named uuid[], cleared text[], renamed jsonb)
  RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  done bigint;
BEGIN
  UPDATE public.changes SET erased = true, reasons = NULL,
    before = public.callboard_erased_side(before, cleared, renamed), after = public.callboard_erased_side(after, cleared, renamed)
  WHERE tenant = current_setting('app.tenant', true) AND collection = of_collection AND (record = ANY (records)
    OR before ->> by_field = ANY (named::text[]) OR after ->> by_field = ANY (named::text[]));
  GET DIAGNOSTICS done = ROW_COUNT;
  RETURN done;
END $$;

-- Lines of records that only name the person, or did: the names go.
CREATE FUNCTION callboard_erase_names_in_history(of_collection text, records uuid[], by_field text, named uuid[], names text[], pseudonym text)
  RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  done bigint;
BEGIN
  UPDATE public.changes SET before = public.callboard_json_without_names(before, names, pseudonym),
    after = public.callboard_json_without_names(after, names, pseudonym), reasons = public.callboard_json_without_names(reasons, names, pseudonym)
  WHERE tenant = current_setting('app.tenant', true) AND collection = of_collection AND (record = ANY (records)
    OR before ->> by_field = ANY (named::text[]) OR after ->> by_field = ANY (named::text[]));
  GET DIAGNOSTICS done = ROW_COUNT;
  RETURN done;
END $$;

-- The names of files in the history of records about the person.
CREATE FUNCTION callboard_erase_file_history(of_model text, records uuid[], pseudonym text)
  RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  done bigint;
BEGIN
  UPDATE public.file_changes SET before = CASE WHEN before IS NOT NULL THEN pseudonym END, after = CASE WHEN after IS NOT NULL THEN pseudonym END
  WHERE tenant = current_setting('app.tenant', true) AND model = of_model AND record = ANY (records);
  GET DIAGNOSTICS done = ROW_COUNT;
  RETURN done;
END $$;

-- Deletes an account that belongs to no tenant any more. One that does stays theirs.
CREATE FUNCTION callboard_forget_account(given uuid) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM accounts WHERE id = given;
  RETURN true;
EXCEPTION WHEN foreign_key_violation THEN
  RETURN false;
END $$;
