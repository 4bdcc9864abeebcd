-- Erasing finds the names of a person in all texts: in any case, and as whole words, so that the name of someone else that begins or ends
-- alike stays.
CREATE OR REPLACE FUNCTION callboard_without_names(given text, names text[], pseudonym text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  known text;
  pattern text;
BEGIN
  IF given IS NULL THEN RETURN NULL; END IF;
  FOREACH known IN ARRAY names LOOP
    pattern := regexp_replace(known, '([\\.^$*+?()\[\]{}|])', '\\\1', 'g');
    pattern := '(?<![[:alnum:]_])' || regexp_replace(pattern, '\s+', '\\s+', 'g') || '(?![[:alnum:]_])';
    given := regexp_replace(given, pattern, pseudonym, 'gi');
  END LOOP;
  RETURN given;
END $$;

-- The same of the strings of JSON, which are escaped within its text.
CREATE OR REPLACE FUNCTION callboard_json_without_names(given jsonb, names text[], pseudonym text) RETURNS jsonb
  LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN CASE jsonb_typeof(given)
    WHEN 'string' THEN to_jsonb(callboard_without_names(given #>> '{}', names, pseudonym))
    WHEN 'array' THEN (SELECT coalesce(jsonb_agg(callboard_json_without_names(value, names, pseudonym) ORDER BY place), '[]')
      FROM jsonb_array_elements(given) WITH ORDINALITY AS e (value, place))
    WHEN 'object' THEN (SELECT coalesce(jsonb_object_agg(callboard_without_names(key, names, pseudonym),
      callboard_json_without_names(value, names, pseudonym)), '{}') FROM jsonb_each(given))
    ELSE given END;
END $$;

-- The whole log, but for the records whose texts an admin left as they are. `likes`: what a line has to be like to be looked at.
CREATE FUNCTION callboard_erase_names_in_log(names text[], likes text[], pseudonym text, except_records uuid[])
  RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  done bigint;
BEGIN
  UPDATE public.changes SET before = public.callboard_json_without_names(before, names, pseudonym),
    after = public.callboard_json_without_names(after, names, pseudonym), reasons = public.callboard_json_without_names(reasons, names, pseudonym)
  WHERE tenant = current_setting('app.tenant', true) AND NOT coalesce(record = ANY (except_records), false)
    AND (before::text ILIKE ANY (likes) OR after::text ILIKE ANY (likes) OR reasons::text ILIKE ANY (likes));
  GET DIAGNOSTICS done = ROW_COUNT;
  UPDATE public.file_changes SET before = public.callboard_without_names(before, names, pseudonym),
    after = public.callboard_without_names(after, names, pseudonym)
  WHERE tenant = current_setting('app.tenant', true) AND NOT coalesce(record = ANY (except_records), false)
    AND (before ILIKE ANY (likes) OR after ILIKE ANY (likes));
  RETURN done;
END $$;
