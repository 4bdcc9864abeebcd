-- Every accepted entry appears at its event: with a place in a running order, or to be placed.

-- True if an entry takes part in an event: its own, or one that it joined.
CREATE FUNCTION callboard_takes_part(of_tenant text, of_entry uuid, at_event uuid) RETURNS boolean
    LANGUAGE sql STABLE
    AS $$
  SELECT EXISTS (SELECT FROM entries WHERE tenant = of_tenant AND hashcode = of_entry AND event = at_event)
    OR EXISTS (SELECT FROM stage_entries WHERE tenant = of_tenant AND entry = of_entry AND event = at_event)
$$;

-- At the end of the transaction, so that Undo, which brings an appearance back by its own, finds it before another is made. A team appears
-- in its games. The argument: the length of a slot where the event has none.
CREATE FUNCTION callboard_appear() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  scope text := coalesce(current_setting('app.scope', true), '');
  touched uuid[];
BEGIN
  PERFORM set_config('app.scope', '', true);
  IF TG_TABLE_NAME = 'entries' THEN
    touched := ARRAY[NEW.hashcode];
  ELSIF TG_OP = 'INSERT' THEN
    touched := ARRAY[NEW.entry, NEW.away];
  ELSIF TG_OP = 'DELETE' THEN
    touched := ARRAY[OLD.entry, OLD.away];
  ELSE
    touched := ARRAY[OLD.entry, OLD.away, NEW.entry, NEW.away];
  END IF;
  -- One that left, moved to another event, or plays by now, is not to be placed any more; with what was written on it, it stays.
  IF TG_TABLE_NAME <> 'entries' OR TG_OP <> 'INSERT' THEN
    DELETE FROM time_slots t USING entries e
      WHERE t.tenant = CASE WHEN TG_OP = 'DELETE' THEN OLD.tenant ELSE NEW.tenant END AND t.entry = ANY (touched)
        AND e.tenant = t.tenant AND e.hashcode = t.entry AND t.kind = 'entry'
        AND t.performance IS NULL AND t.slot_starts_at IS NULL AND t.cues IS NULL AND t.notes IS NULL
        AND CASE
          WHEN EXISTS (SELECT FROM time_slots g WHERE g.tenant = t.tenant AND g.event = t.event AND g.kind = 'game'
            AND (g.entry = t.entry OR g.away = t.entry)) THEN true
          WHEN t.event = e.event THEN TG_TABLE_NAME = 'entries' AND e.status <> 'accepted'
          ELSE NOT callboard_takes_part(t.tenant, t.entry, t.event) END;
  END IF;
  INSERT INTO time_slots (tenant, kind, event, entry, minutes)
    SELECT e.tenant, 'entry', e.event, e.hashcode, coalesce(v.slot_minutes, TG_ARGV[0]::integer)
    FROM entries e JOIN events v ON v.tenant = e.tenant AND v.hashcode = e.event
    WHERE e.tenant = CASE WHEN TG_OP = 'DELETE' THEN OLD.tenant ELSE NEW.tenant END AND e.hashcode = ANY (touched)
      AND e.status = 'accepted' AND NOT EXISTS (SELECT FROM callboard_first_appearance(e.tenant, e.hashcode, e.event));
  PERFORM set_config('app.scope', scope, true);
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER appear_accepted AFTER INSERT ON entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.status = 'accepted') EXECUTE FUNCTION callboard_appear('10');
CREATE CONSTRAINT TRIGGER appear AFTER UPDATE ON entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ('accepted' IN (OLD.status, NEW.status) AND (OLD.status, OLD.event) IS DISTINCT FROM (NEW.status, NEW.event))
  EXECUTE FUNCTION callboard_appear('10');
CREATE CONSTRAINT TRIGGER appear_in_games AFTER INSERT ON time_slots DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.kind = 'game') EXECUTE FUNCTION callboard_appear('10');
CREATE CONSTRAINT TRIGGER appear_elsewhere AFTER UPDATE ON time_slots DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.kind, OLD.entry, OLD.away, OLD.event) IS DISTINCT FROM (NEW.kind, NEW.entry, NEW.away, NEW.event))
  EXECUTE FUNCTION callboard_appear('10');
CREATE CONSTRAINT TRIGGER appear_still AFTER DELETE ON time_slots DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.entry IS NOT NULL) EXECUTE FUNCTION callboard_appear('10');

-- An act that joins another event, or leaves it, likewise: Undo of an Undo made it appear twice, or found nothing to take out.
DROP TRIGGER stands_in_order ON stage_entries;
CREATE CONSTRAINT TRIGGER stands_in_order AFTER INSERT ON stage_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION callboard_join_order('10');

-- An act that has a time at an event cannot leave its last stage there.
CREATE OR REPLACE FUNCTION callboard_quit_order() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF NOT callboard_takes_part(OLD.tenant, OLD.entry, OLD.event)
    AND EXISTS (SELECT FROM time_slots WHERE tenant = OLD.tenant AND (entry = OLD.entry OR away = OLD.entry) AND event = OLD.event
      AND NOT (kind = 'entry' AND slot_starts_at IS NULL)) THEN
    RAISE EXCEPTION 'The act has a time at the event.' USING ERRCODE = '23503', TABLE = 'time_slots', CONSTRAINT = 'time_slots_entry_fkey',
      DETAIL = 'It is still referenced from table "time_slots".';
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION callboard_leave_event() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF NOT callboard_takes_part(OLD.tenant, OLD.entry, OLD.event) THEN
    DELETE FROM time_slots WHERE tenant = OLD.tenant AND entry = OLD.entry AND event = OLD.event AND kind = 'entry' AND slot_starts_at IS NULL;
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER leave_event AFTER DELETE ON stage_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION callboard_leave_event();

-- An entry that is only to be placed can still move to another event: it is to be placed there.
CREATE OR REPLACE FUNCTION callboard_hold_appearances() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF EXISTS (SELECT FROM time_slots t WHERE t.tenant = NEW.tenant AND (t.entry = NEW.hashcode OR t.away = NEW.hashcode) AND t.event <> NEW.event
    AND NOT (t.kind = 'entry' AND t.performance IS NULL AND t.slot_starts_at IS NULL AND t.cues IS NULL AND t.notes IS NULL)
    AND NOT EXISTS (SELECT FROM stage_entries s WHERE s.tenant = t.tenant AND s.entry = NEW.hashcode AND s.event = t.event))
  THEN
    RAISE EXCEPTION 'The entry appears at its event.' USING ERRCODE = '23503', TABLE = 'time_slots', CONSTRAINT = 'time_slots_entry_fkey',
      DETAIL = 'It is still referenced from table "time_slots".';
  END IF;
  RETURN NULL;
END $$;

-- Those that were accepted before. No version and no line of the change log: the entries are what they were.
ALTER TABLE time_slots NO FORCE ROW LEVEL SECURITY;
ALTER TABLE entries NO FORCE ROW LEVEL SECURITY;
ALTER TABLE events NO FORCE ROW LEVEL SECURITY;
ALTER TABLE time_slots DISABLE TRIGGER USER;
INSERT INTO time_slots (tenant, kind, event, entry, minutes, is_out)
  SELECT e.tenant, 'entry', e.event, e.hashcode, coalesce(v.slot_minutes, 10), false
  FROM entries e JOIN events v ON v.tenant = e.tenant AND v.hashcode = e.event
  WHERE e.status = 'accepted' AND NOT EXISTS (SELECT FROM time_slots t WHERE t.tenant = e.tenant AND t.event = e.event AND t.kind <> 'rehearsal'
    AND t.entry = e.hashcode)
    AND NOT EXISTS (SELECT FROM time_slots t WHERE t.tenant = e.tenant AND t.event = e.event AND t.kind <> 'rehearsal' AND t.away = e.hashcode);
ALTER TABLE time_slots ENABLE TRIGGER USER;
ALTER TABLE time_slots FORCE ROW LEVEL SECURITY;
ALTER TABLE entries FORCE ROW LEVEL SECURITY;
ALTER TABLE events FORCE ROW LEVEL SECURITY;
