-- Search, filters and matching ignore what people leave out of names: O'Brien, O’Brien and OBrien are one word, and a comma or a hyphen
-- is a space. Its twin is foldText of libs/domain; unaccent makes most apostrophes and dashes one, but knows ǣ, ǽ and ǿ no better than
-- a sign: their mark goes first.
CREATE OR REPLACE FUNCTION callboard_plain(given text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN btrim(regexp_replace(translate(lower(unaccent('unaccent'::regdictionary, translate(given, 'ǢǣǼǽǾǿ', 'ÆæÆæØø'))), '''’‘‛ʻʼʽʹ′`´', ''),
      '[-‐‑‒–—―−,;[:space:]]+', ' ', 'g'));

-- The columns that are computed by it. Only rows that come out otherwise are written, and neither their version nor the change log
-- follows: the records are what they were.
DO $$
DECLARE
  part record;
BEGIN
  FOR part IN
    WITH computed AS (
      SELECT a.attrelid AS relation, d.oid, a.attnum, format('%I IS DISTINCT FROM %s', a.attname, pg_get_expr(d.adbin, d.adrelid)) AS differs
      FROM pg_attribute a
        JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
        JOIN pg_class c ON c.oid = a.attrelid
      WHERE a.attgenerated = 's' AND c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
        AND pg_get_expr(d.adbin, d.adrelid) LIKE '%callboard_plain(%')
    SELECT relation::regclass AS relation, string_agg(DISTINCT differs, ' OR ') AS differs,
      (SELECT string_agg(DISTINCT format('%1$I = %1$I', used.attname), ', ')
        FROM computed own
          JOIN pg_depend p ON p.classid = 'pg_attrdef'::regclass AND p.objid = own.oid AND p.refobjid = own.relation
          JOIN pg_attribute used ON used.attrelid = p.refobjid AND used.attnum = p.refobjsubid
        WHERE own.relation = computed.relation AND p.refobjsubid <> own.attnum) AS same
    FROM computed GROUP BY relation
  LOOP
    EXECUTE format('ALTER TABLE %s NO FORCE ROW LEVEL SECURITY', part.relation);
    EXECUTE format('ALTER TABLE %s DISABLE TRIGGER USER', part.relation);
    EXECUTE format('UPDATE %s SET %s WHERE %s', part.relation, part.same, part.differs);
    EXECUTE format('ALTER TABLE %s ENABLE TRIGGER USER', part.relation);
    EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', part.relation);
  END LOOP;
END $$;
