-- An act that goes on from a heat stands in the running order of a final of another event. An entry appears at its own event and at those
-- in whose stages it stands; where it is performed, and when, is what its first appearance at its own event says.

ALTER TABLE "time_slots" DROP CONSTRAINT "time_slots_entry_within_fkey";
ALTER TABLE "show_steps" DROP CONSTRAINT "show_steps_entry_within_fkey", DROP CONSTRAINT "show_steps_participant_within_fkey";
-- An entry takes its appearances along, and undo brings them back before it.
ALTER TABLE "time_slots" ADD CONSTRAINT "time_slots_entry_fkey" FOREIGN KEY ("tenant", "entry")
  REFERENCES "entries" ("tenant", "hashcode") ON DELETE CASCADE DEFERRABLE;
ALTER TABLE "show_steps" ADD CONSTRAINT "show_steps_entry_fkey" FOREIGN KEY ("tenant", "entry") REFERENCES "entries" ("tenant", "hashcode");
DROP INDEX "participants_event_within";
ALTER TABLE "show_steps" ADD CONSTRAINT "show_steps_participant_fkey" FOREIGN KEY ("tenant", "participant")
  REFERENCES "participants" ("tenant", "hashcode");

-- Where an entry appears first at an event: with a time, or else with a performance alone. Rehearsals are none.
CREATE FUNCTION callboard_first_appearance(of_tenant text, of_entry uuid, at_event uuid) RETURNS SETOF time_slots LANGUAGE sql STABLE AS $$
  SELECT * FROM time_slots WHERE tenant = of_tenant AND entry = of_entry AND event = at_event AND kind <> 'rehearsal'
    ORDER BY slot_ends_at IS NULL, slot_starts_at NULLS LAST, performance IS NULL, created, hashcode LIMIT 1
$$;

-- The argument: the length of a slot where the event has none.
CREATE OR REPLACE FUNCTION callboard_first_place() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own record;
BEGIN
  SELECT f.performance, f.slot_starts_at, f.slot_ends_at INTO own FROM callboard_first_appearance(NEW.tenant, NEW.hashcode, NEW.event) f;
  IF TG_OP = 'INSERT' AND NOT FOUND THEN
    NEW.slot_ends_at := NULL;
    IF NEW.performance IS NOT NULL AND NEW.slot_starts_at IS NOT NULL THEN
      NEW.slot_ends_at := NEW.slot_starts_at + make_interval(mins => coalesce(
        (SELECT slot_minutes FROM events WHERE tenant = NEW.tenant AND hashcode = NEW.event), TG_ARGV[0]::integer));
    END IF;
    RETURN NEW;
  END IF;
  NEW.performance := own.performance;
  NEW.slot_starts_at := own.slot_starts_at;
  NEW.slot_ends_at := own.slot_ends_at;
  RETURN NEW;
END $$;

-- The argument as above.
CREATE OR REPLACE FUNCTION callboard_take_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO time_slots (tenant, kind, event, entry, performance, slot_starts_at, minutes)
    SELECT NEW.tenant, 'entry', NEW.event, NEW.hashcode, NEW.performance, NEW.slot_starts_at, coalesce(v.slot_minutes, TG_ARGV[0]::integer)
    FROM events v WHERE v.tenant = NEW.tenant AND v.hashcode = NEW.event
      AND NOT EXISTS (SELECT FROM callboard_first_appearance(NEW.tenant, NEW.hashcode, NEW.event));
  RETURN NULL;
END $$;

-- The entries that a change of an appearance is about compute their place again. The argument: the statuses in which an entry is out.
CREATE OR REPLACE FUNCTION callboard_show_place() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former uuid := CASE WHEN TG_OP <> 'INSERT' THEN OLD.entry END;
  own text := CASE WHEN TG_OP = 'DELETE' THEN OLD.tenant ELSE NEW.tenant END;
BEGIN
  IF TG_OP = 'UPDATE' AND former IS DISTINCT FROM NEW.entry THEN
    UPDATE time_slots t SET is_out = (SELECT e.status = ANY (TG_ARGV[0]::text[]) FROM entries e WHERE e.tenant = t.tenant AND e.hashcode = t.entry)
      WHERE t.tenant = NEW.tenant AND t.hashcode = NEW.hashcode;
  END IF;
  UPDATE entries e SET performance = p.performance
    FROM (SELECT n.hashcode, f.performance, f.slot_starts_at, f.slot_ends_at
      FROM entries n LEFT JOIN LATERAL callboard_first_appearance(n.tenant, n.hashcode, n.event) f ON true
      WHERE n.tenant = own AND n.hashcode IN (former, CASE WHEN TG_OP <> 'DELETE' THEN NEW.entry END)) p
    WHERE e.tenant = own AND e.hashcode = p.hashcode
      AND (e.performance, e.slot_starts_at, e.slot_ends_at) IS DISTINCT FROM (p.performance, p.slot_starts_at, p.slot_ends_at);
  RETURN NULL;
END $$;

DROP FUNCTION callboard_first_appearance(text, uuid);

-- An entry that is withdrawn leaves the running orders of all events, whoever withdraws it: also where that user reaches the entry alone.
ALTER FUNCTION callboard_leave_order() SET app.scope = '';

-- An entry appears where it takes part. Locked, so that neither its event changes meanwhile nor does it leave the stage.
CREATE FUNCTION callboard_appears_there() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.entry IS NULL THEN RETURN NULL; END IF;
  PERFORM FROM entries WHERE tenant = NEW.tenant AND hashcode = NEW.entry AND event = NEW.event FOR KEY SHARE;
  IF FOUND THEN RETURN NULL; END IF;
  PERFORM FROM stage_entries WHERE tenant = NEW.tenant AND entry = NEW.entry AND event = NEW.event FOR KEY SHARE;
  IF FOUND THEN RETURN NULL; END IF;
  RAISE EXCEPTION 'The entry takes no part in the event.' USING ERRCODE = '23503', TABLE = 'time_slots', CONSTRAINT = 'time_slots_entry_fkey';
END $$;

-- Neither does it leave its appearances behind when it goes to another event.
CREATE FUNCTION callboard_hold_appearances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM time_slots t WHERE t.tenant = NEW.tenant AND t.entry = NEW.hashcode AND t.event <> NEW.event
    AND NOT EXISTS (SELECT FROM stage_entries s WHERE s.tenant = t.tenant AND s.entry = t.entry AND s.event = t.event))
  THEN
    RAISE EXCEPTION 'The entry appears at its event.' USING ERRCODE = '23503', TABLE = 'time_slots', CONSTRAINT = 'time_slots_entry_fkey',
      DETAIL = 'It is still referenced from table "time_slots".';
  END IF;
  RETURN NULL;
END $$;

-- An act that goes on to another event appears there, and waits for its time. The argument: the length of a slot where the event has none.
CREATE FUNCTION callboard_join_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO time_slots (tenant, kind, event, entry, minutes)
    SELECT NEW.tenant, 'entry', NEW.event, NEW.entry, coalesce(v.slot_minutes, TG_ARGV[0]::integer)
    FROM entries e JOIN events v ON v.tenant = e.tenant AND v.hashcode = NEW.event
    WHERE e.tenant = NEW.tenant AND e.hashcode = NEW.entry AND e.event <> NEW.event
      AND NOT EXISTS (SELECT FROM time_slots t WHERE t.tenant = NEW.tenant AND t.entry = NEW.entry AND t.event = NEW.event);
  RETURN NULL;
END $$;

-- One that leaves its last stage there leaves the running order too, unless it has a time. After, so that undo brings it back before.
CREATE FUNCTION callboard_quit_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM entries WHERE tenant = OLD.tenant AND hashcode = OLD.entry AND event = OLD.event)
    OR EXISTS (SELECT FROM stage_entries WHERE tenant = OLD.tenant AND entry = OLD.entry AND event = OLD.event AND hashcode <> OLD.hashcode)
  THEN RETURN NULL; END IF;
  DELETE FROM time_slots WHERE tenant = OLD.tenant AND entry = OLD.entry AND event = OLD.event AND slot_starts_at IS NULL;
  IF EXISTS (SELECT FROM time_slots WHERE tenant = OLD.tenant AND entry = OLD.entry AND event = OLD.event) THEN
    RAISE EXCEPTION 'The act has a time at the event.' USING ERRCODE = '23503', TABLE = 'time_slots', CONSTRAINT = 'time_slots_entry_fkey',
      DETAIL = 'It is still referenced from table "time_slots".';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER appears_there AFTER INSERT OR UPDATE OF entry, event ON time_slots DEFERRABLE FOR EACH ROW
  EXECUTE FUNCTION callboard_appears_there();
CREATE TRIGGER hold_appearances AFTER UPDATE OF event ON entries FOR EACH ROW
  WHEN (OLD.event IS DISTINCT FROM NEW.event) EXECUTE FUNCTION callboard_hold_appearances();
CREATE TRIGGER stands_in_order AFTER INSERT ON stage_entries FOR EACH ROW EXECUTE FUNCTION callboard_join_order('10');
CREATE TRIGGER quit_order AFTER DELETE ON stage_entries FOR EACH ROW EXECUTE FUNCTION callboard_quit_order();
