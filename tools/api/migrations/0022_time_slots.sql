-- A time slot has an end, lies within its performance and overlaps no other slot there. What a slot may not be is raised with a state
-- of its own, CB001, and its reason as JSON in the detail, of which the API makes a sentence.

-- Arguments: the statuses in which an entry only remembers its slot, the sessions that hold no slots, the length where the event says
-- none. A slot keeps its length as long as it stays where it is. An end that is given comes from the log.
CREATE FUNCTION callboard_place_slot() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  held record;
  has_moved boolean := TG_OP = 'INSERT' OR (NEW.event, NEW.performance, NEW.slot_starts_at)
    IS DISTINCT FROM (OLD.event, OLD.performance, OLD.slot_starts_at);
  is_back boolean := TG_OP = 'UPDATE' AND OLD.status = ANY (TG_ARGV[0]::text[]);
BEGIN
  IF NEW.performance IS NULL OR NEW.slot_starts_at IS NULL THEN
    NEW.slot_ends_at := NULL;
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' AND has_moved AND NEW.slot_ends_at = OLD.slot_ends_at THEN
    NEW.slot_ends_at := NULL;
  END IF;
  IF NEW.slot_ends_at IS NULL OR NEW.slot_ends_at <= NEW.slot_starts_at THEN
    NEW.slot_ends_at := NEW.slot_starts_at + make_interval(mins => coalesce(
      (SELECT slot_minutes FROM events WHERE tenant = NEW.tenant AND hashcode = NEW.event), TG_ARGV[2]::integer));
  END IF;
  IF NEW.status = ANY (TG_ARGV[0]::text[]) OR NOT (has_moved OR is_back OR NEW.slot_ends_at IS DISTINCT FROM OLD.slot_ends_at) THEN
    RETURN NEW;
  END IF;
  -- Held until the end of the transaction: who gives another slot of this performance waits, and so does who moves it.
  SELECT p.starts_at, p.ends_at, p.session, (SELECT v.time_zone FROM venues v WHERE v.tenant = p.tenant AND v.hashcode = p.venue) AS zone
    INTO held FROM performances p WHERE p.tenant = NEW.tenant AND p.hashcode = NEW.performance FOR NO KEY UPDATE OF p;
  -- The foreign key refuses a performance that does not exist.
  IF NOT FOUND THEN RETURN NEW; END IF;
  IF held.session = ANY (TG_ARGV[1]::text[]) THEN
    RAISE EXCEPTION 'The session has no time slots.' USING ERRCODE = 'CB001',
      DETAIL = jsonb_build_object('reason', 'session', 'session', held.session);
  END IF;
  IF NEW.slot_starts_at < held.starts_at OR NEW.slot_ends_at > held.ends_at THEN
    RAISE EXCEPTION 'The time slot is outside its performance.' USING ERRCODE = 'CB001',
      DETAIL = jsonb_build_object('reason', 'outside', 'from', held.starts_at, 'to', held.ends_at, 'zone', held.zone,
        'minutes', extract(epoch FROM NEW.slot_ends_at - NEW.slot_starts_at) / 60);
  END IF;
  RETURN NEW;
END $$;

-- After the whole statement, so that one statement may exchange slots. The argument as above.
CREATE FUNCTION callboard_slot_overlap() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  other record;
BEGIN
  IF NEW.performance IS NULL OR NEW.slot_ends_at IS NULL OR NEW.status = ANY (TG_ARGV[0]::text[]) THEN RETURN NULL; END IF;
  IF TG_OP = 'UPDATE' AND NOT OLD.status = ANY (TG_ARGV[0]::text[])
    AND (NEW.performance, NEW.slot_starts_at, NEW.slot_ends_at) IS NOT DISTINCT FROM (OLD.performance, OLD.slot_starts_at, OLD.slot_ends_at)
  THEN RETURN NULL; END IF;
  EXECUTE format('SELECT n.slot_starts_at AS starts, n.slot_ends_at AS ends, v.time_zone AS zone
      FROM %I.%I n JOIN performances p ON p.tenant = n.tenant AND p.hashcode = n.performance
        LEFT JOIN venues v ON v.tenant = p.tenant AND v.hashcode = p.venue
      WHERE n.tenant = $1 AND n.performance = $2 AND n.hashcode <> $3 AND n.status <> ALL ($4)
        AND tstzrange(n.slot_starts_at, n.slot_ends_at) && tstzrange($5, $6)
      ORDER BY n.slot_starts_at LIMIT 1', TG_TABLE_SCHEMA, TG_TABLE_NAME)
    INTO other
    USING NEW.tenant, NEW.performance, NEW.hashcode, TG_ARGV[0]::text[], NEW.slot_starts_at, NEW.slot_ends_at;
  IF other.starts IS NOT NULL THEN
    RAISE EXCEPTION 'The time slot overlaps another.' USING ERRCODE = 'CB001',
      DETAIL = jsonb_build_object('reason', 'taken', 'from', other.starts, 'to', other.ends, 'zone', other.zone);
  END IF;
  RETURN NULL;
END $$;

-- A performance does not leave its slots behind. Arguments: the tables of entries, and the first two as above.
CREATE FUNCTION callboard_hold_slots() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entries text;
  outside record;
  has_none boolean := coalesce(NEW.session = ANY (TG_ARGV[2]::text[]), false);
BEGIN
  FOREACH entries IN ARRAY TG_ARGV[0]::text[] LOOP
    EXECUTE format('SELECT count(*) AS count, bool_or(slot_starts_at < $3) AS is_early FROM %I.%I
        WHERE tenant = $1 AND performance = $2 AND slot_ends_at IS NOT NULL AND status <> ALL ($5)
          AND ($6 OR slot_starts_at < $3 OR slot_ends_at > $4)', TG_TABLE_SCHEMA, entries)
      INTO outside
      USING NEW.tenant, NEW.hashcode, NEW.starts_at, NEW.ends_at, TG_ARGV[1]::text[], has_none;
    IF outside.count > 0 THEN
      RAISE EXCEPTION 'Time slots would lie outside.' USING ERRCODE = 'CB001', DETAIL = jsonb_build_object(
        'reason', 'left', 'table', entries, 'count', outside.count,
        'field', CASE WHEN has_none THEN 'session' WHEN outside.is_early THEN 'starts_at' ELSE 'ends_at' END);
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

-- Every tenant's rows, by the owner of the tables.
ALTER TABLE events NO FORCE ROW LEVEL SECURITY;
ALTER TABLE performances NO FORCE ROW LEVEL SECURITY;

-- A slot that lies outside its performance, or begins before an earlier one has ended, is given up: its entry waits for a place again,
-- and its history says so. Only then the ends are written, which changes nothing that anybody decided.
DO $$
DECLARE
  entries text;
  slot record;
  taken_in uuid;
  taken_until timestamptz;
BEGIN
  FOREACH entries IN ARRAY ARRAY['launchpad_entries', 'rockquest_entries', 'showquest_entries', 'submission_entries'] LOOP
    EXECUTE format('ALTER TABLE %I NO FORCE ROW LEVEL SECURITY, ADD COLUMN "slot_ends_at" timestamptz', entries);
    taken_in := NULL;
    FOR slot IN EXECUTE format('SELECT n.tenant, n.hashcode, n.performance, n.slot_starts_at AS starts, s.ends,
          coalesce(p.session IN (''rehearsal'', ''workshop''), false) OR n.slot_starts_at < p.starts_at OR s.ends > p.ends_at AS is_outside
        FROM %I n JOIN performances p ON p.tenant = n.tenant AND p.hashcode = n.performance
          JOIN events e ON e.tenant = n.tenant AND e.hashcode = n.event,
          LATERAL (SELECT n.slot_starts_at + make_interval(mins => coalesce(e.slot_minutes, 10)) AS ends) s
        WHERE n.slot_starts_at IS NOT NULL AND n.status NOT IN (''declined'', ''withdrawn'')
        ORDER BY n.tenant, n.performance, n.slot_starts_at, n.created, n.hashcode', entries)
    LOOP
      IF slot.is_outside OR coalesce(taken_in = slot.performance AND slot.starts < taken_until, false) THEN
        PERFORM set_config('app.tenant', slot.tenant, true);
        EXECUTE format('UPDATE %I SET slot_starts_at = NULL WHERE tenant = $1 AND hashcode = $2', entries)
          USING slot.tenant, slot.hashcode;
      ELSE
        taken_in := slot.performance;
        taken_until := slot.ends;
      END IF;
    END LOOP;
    PERFORM set_config('app.tenant', '', true);
    EXECUTE format('ALTER TABLE %I DISABLE TRIGGER USER', entries);
    EXECUTE format('UPDATE %I n SET slot_ends_at = n.slot_starts_at + make_interval(mins => coalesce(e.slot_minutes, 10))
      FROM events e WHERE e.tenant = n.tenant AND e.hashcode = n.event AND n.performance IS NOT NULL AND n.slot_starts_at IS NOT NULL', entries);
    EXECUTE format('DROP INDEX %I', entries || '_performance_slot_starts_at_distinct');
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY, ENABLE TRIGGER USER, ADD CONSTRAINT %I
      EXCLUDE USING gist (tenant WITH =, "performance" WITH =, tstzrange("slot_starts_at", "slot_ends_at") WITH &&)
      WHERE ("slot_ends_at" IS NOT NULL AND status NOT IN (''declined'', ''withdrawn'')) DEFERRABLE INITIALLY DEFERRED', entries, entries || '_slots');
    EXECUTE format('CREATE TRIGGER place_slot BEFORE INSERT OR UPDATE ON %I FOR EACH ROW
      EXECUTE FUNCTION callboard_place_slot(''{declined,withdrawn}'', ''{rehearsal,workshop}'', ''10'')', entries);
    EXECUTE format('CREATE TRIGGER slot_overlap AFTER INSERT OR UPDATE ON %I FOR EACH ROW
      EXECUTE FUNCTION callboard_slot_overlap(''{declined,withdrawn}'')', entries);
  END LOOP;
END $$;

ALTER TABLE events FORCE ROW LEVEL SECURITY;
ALTER TABLE performances FORCE ROW LEVEL SECURITY;
CREATE TRIGGER hold_slots AFTER UPDATE OF starts_at, ends_at, session ON performances FOR EACH ROW
  EXECUTE FUNCTION callboard_hold_slots('{launchpad_entries,rockquest_entries,showquest_entries,submission_entries}', '{declined,withdrawn}', '{rehearsal,workshop}');
