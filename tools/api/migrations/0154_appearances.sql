-- An appearance is a record: what stands in a running order has one table, entries too, so that an entry can appear several times, as in
-- a heat and in the final. Where an entry is performed, and when, is what its first appearance says; the database computes it.

ALTER TABLE "time_slots" ADD COLUMN "entry" uuid, ADD COLUMN "is_out" boolean, ALTER COLUMN "name" DROP NOT NULL,
  DROP CONSTRAINT "kind_option", DROP CONSTRAINT "name_filled", DROP CONSTRAINT "time_slots_slots";
ALTER TABLE "time_slots"
  ADD CONSTRAINT "kind_option" CHECK ("kind" IN ('interval', 'host', 'ceremony', 'changeover', 'entry', 'game', 'rehearsal')),
  ADD CONSTRAINT "name_needed" CHECK ("kind" NOT IN ('interval', 'host', 'ceremony', 'changeover', 'game', 'rehearsal') OR "name" IS NOT NULL),
  ADD CONSTRAINT "entry_needed" CHECK ("kind" NOT IN ('entry') OR "entry" IS NOT NULL);
CREATE INDEX "time_slots_entry" ON "time_slots" (tenant, "entry", "hashcode");

DROP TRIGGER place_slot ON entries;
DROP TRIGGER slot_overlap ON entries;
DROP TRIGGER place_slot ON time_slots;
DROP TRIGGER slot_overlap ON time_slots;
DROP TRIGGER hold_slots ON performances;
ALTER TABLE entries DROP CONSTRAINT "entries_slots";

ALTER TABLE time_slots NO FORCE ROW LEVEL SECURITY, DISABLE TRIGGER USER;
ALTER TABLE show_steps NO FORCE ROW LEVEL SECURITY, DISABLE TRIGGER USER;
ALTER TABLE entries NO FORCE ROW LEVEL SECURITY;
ALTER TABLE events NO FORCE ROW LEVEL SECURITY;

INSERT INTO time_slots (tenant, created, modified, kind, event, entry, performance, slot_starts_at, slot_ends_at, minutes, is_out)
  SELECT e.tenant, e.created, e.modified, 'entry', e.event, e.hashcode, e.performance, e.slot_starts_at, e.slot_ends_at,
    least(480, greatest(1, coalesce(ceil(extract(epoch FROM e.slot_ends_at - e.slot_starts_at) / 60), v.slot_minutes, 10)))::integer,
    e.status IN ('declined', 'withdrawn')
  FROM entries e JOIN events v ON v.tenant = e.tenant AND v.hashcode = e.event
  WHERE e.performance IS NOT NULL OR e.slot_starts_at IS NOT NULL
  ORDER BY e.created, e.hashcode;

-- A step of an act is one of its appearance in the running order.
UPDATE show_steps s SET item = t.hashcode FROM time_slots t
  WHERE s.item IS NULL AND t.tenant = s.tenant AND t.entry = s.entry AND t.performance = s.performance;

ALTER TABLE time_slots FORCE ROW LEVEL SECURITY, ENABLE TRIGGER USER;
ALTER TABLE show_steps FORCE ROW LEVEL SECURITY, ENABLE TRIGGER USER;
ALTER TABLE entries FORCE ROW LEVEL SECURITY;
ALTER TABLE events FORCE ROW LEVEL SECURITY;

ALTER TABLE "time_slots" ADD CONSTRAINT "time_slots_slots" EXCLUDE USING gist (tenant WITH =, "performance" WITH =,
  tstzrange("slot_starts_at", "slot_ends_at") WITH &&) WHERE ("slot_ends_at" IS NOT NULL AND "is_out" IS NOT TRUE) DEFERRABLE INITIALLY DEFERRED;
-- An entry takes its appearances along, and undo brings them back before it.
ALTER TABLE "time_slots" ADD CONSTRAINT "time_slots_entry_within_fkey" FOREIGN KEY ("tenant", "event", "entry")
  REFERENCES "entries" ("tenant", "event", "hashcode") ON DELETE CASCADE DEFERRABLE;

-- The time that is taken in each performance.
DROP VIEW performance_slots;
CREATE VIEW performance_slots WITH (security_invoker = true) AS
  SELECT tenant, performance, hashcode, entry, slot_starts_at, slot_ends_at FROM time_slots
    WHERE slot_ends_at IS NOT NULL AND is_out IS NOT TRUE;

-- Where an entry appears first: with a time, or else with a performance alone. Rehearsals are none.
CREATE FUNCTION callboard_first_appearance(of_tenant text, of_entry uuid) RETURNS SETOF time_slots LANGUAGE sql STABLE AS $$
  SELECT * FROM time_slots WHERE tenant = of_tenant AND entry = of_entry AND kind <> 'rehearsal'
    ORDER BY slot_ends_at IS NULL, slot_starts_at NULLS LAST, performance IS NULL, created, hashcode LIMIT 1
$$;

-- Whatever is written: an entry is where its first appearance is. A new one appears where it says. The argument: the length of a slot
-- where the event has none.
CREATE FUNCTION callboard_first_place() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own record;
BEGIN
  SELECT f.performance, f.slot_starts_at, f.slot_ends_at INTO own FROM callboard_first_appearance(NEW.tenant, NEW.hashcode) f;
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
CREATE FUNCTION callboard_take_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO time_slots (tenant, kind, event, entry, performance, slot_starts_at, minutes)
    SELECT NEW.tenant, 'entry', NEW.event, NEW.hashcode, NEW.performance, NEW.slot_starts_at, coalesce(v.slot_minutes, TG_ARGV[0]::integer)
    FROM events v WHERE v.tenant = NEW.tenant AND v.hashcode = NEW.event
      AND NOT EXISTS (SELECT FROM callboard_first_appearance(NEW.tenant, NEW.hashcode));
  RETURN NULL;
END $$;

-- An entry leaves the running order, and comes back, with its status. The argument: the statuses in which it is out.
CREATE FUNCTION callboard_leave_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE time_slots SET is_out = NEW.status = ANY (TG_ARGV[0]::text[])
    WHERE tenant = NEW.tenant AND entry = NEW.hashcode AND is_out IS DISTINCT FROM (NEW.status = ANY (TG_ARGV[0]::text[]));
  RETURN NULL;
END $$;

-- What appears as an entry has its name, and is out when it is; a break names none. The argument as above.
CREATE FUNCTION callboard_follow_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.kind = 'entry' THEN NEW.name := NULL; END IF;
  IF NEW.kind NOT IN ('entry', 'game', 'rehearsal') THEN NEW.entry := NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    NEW.is_out := coalesce((SELECT status = ANY (TG_ARGV[0]::text[]) FROM entries WHERE tenant = NEW.tenant AND hashcode = NEW.entry),
      NEW.is_out);
  END IF;
  RETURN NEW;
END $$;

-- The entries that a change of an appearance is about compute their place again. The argument as above.
CREATE FUNCTION callboard_show_place() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former uuid := CASE WHEN TG_OP <> 'INSERT' THEN OLD.entry END;
  own text := CASE WHEN TG_OP = 'DELETE' THEN OLD.tenant ELSE NEW.tenant END;
BEGIN
  IF TG_OP = 'UPDATE' AND former IS DISTINCT FROM NEW.entry THEN
    UPDATE time_slots t SET is_out = (SELECT e.status = ANY (TG_ARGV[0]::text[]) FROM entries e WHERE e.tenant = t.tenant AND e.hashcode = t.entry)
      WHERE t.tenant = NEW.tenant AND t.hashcode = NEW.hashcode;
  END IF;
  UPDATE entries e SET performance = f.performance
    FROM (VALUES (former), (CASE WHEN TG_OP <> 'DELETE' THEN NEW.entry END)) touched (entry)
      LEFT JOIN LATERAL callboard_first_appearance(own, touched.entry) f ON true
    WHERE e.tenant = own AND e.hashcode = touched.entry
      AND (e.performance, e.slot_starts_at, e.slot_ends_at) IS DISTINCT FROM (f.performance, f.slot_starts_at, f.slot_ends_at);
  RETURN NULL;
END $$;

-- The argument: the sessions that hold no slots. An appearance can have been given its end; the others last as long as they say.
CREATE OR REPLACE FUNCTION callboard_place_slot() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  held record;
  has_moved boolean := TG_OP = 'INSERT' OR (NEW.event, NEW.performance, NEW.slot_starts_at, NEW.minutes)
    IS DISTINCT FROM (OLD.event, OLD.performance, OLD.slot_starts_at, OLD.minutes);
  is_back boolean := coalesce(TG_OP = 'UPDATE' AND OLD.is_out, false);
  is_given boolean := coalesce(NEW.entry IS NOT NULL AND NEW.slot_ends_at > NEW.slot_starts_at, false);
BEGIN
  IF NEW.performance IS NULL OR NEW.slot_starts_at IS NULL THEN
    NEW.slot_ends_at := NULL;
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    is_given := is_given AND NEW.slot_ends_at IS DISTINCT FROM OLD.slot_ends_at AND NEW.minutes = OLD.minutes;
  END IF;
  IF is_given THEN
    NEW.minutes := least(480, ceil(extract(epoch FROM NEW.slot_ends_at - NEW.slot_starts_at) / 60));
  ELSIF has_moved OR NEW.slot_ends_at IS NULL THEN
    NEW.slot_ends_at := NEW.slot_starts_at + make_interval(mins => NEW.minutes);
  ELSE
    NEW.slot_ends_at := OLD.slot_ends_at;
  END IF;
  IF NEW.is_out IS TRUE OR NOT (has_moved OR is_back OR NEW.slot_ends_at IS DISTINCT FROM OLD.slot_ends_at) THEN
    RETURN NEW;
  END IF;
  -- Held until the end of the transaction: who gives another slot of this performance waits, and so does who moves it.
  SELECT p.starts_at, p.ends_at, p.session, (SELECT v.time_zone FROM venues v WHERE v.tenant = p.tenant AND v.hashcode = p.venue) AS zone
    INTO held FROM performances p WHERE p.tenant = NEW.tenant AND p.hashcode = NEW.performance FOR NO KEY UPDATE OF p;
  -- The foreign key refuses a performance that does not exist.
  IF NOT FOUND THEN RETURN NEW; END IF;
  IF held.session = ANY (TG_ARGV[0]::text[]) THEN
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

-- After the whole statement, so that one statement may exchange slots, or where several do, after all of them.
CREATE OR REPLACE FUNCTION callboard_slot_overlap() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own record;
  other record;
BEGIN
  IF NEW.performance IS NULL OR NEW.slot_ends_at IS NULL THEN RETURN NULL; END IF;
  IF TG_OP = 'UPDATE' AND OLD.is_out IS NOT TRUE
    AND (NEW.performance, NEW.slot_starts_at, NEW.slot_ends_at) IS NOT DISTINCT FROM (OLD.performance, OLD.slot_starts_at, OLD.slot_ends_at)
  THEN RETURN NULL; END IF;
  -- As it is by now: a later statement of the step may have changed it.
  SELECT * INTO own FROM performance_slots WHERE tenant = NEW.tenant AND hashcode = NEW.hashcode;
  IF NOT FOUND THEN RETURN NULL; END IF;
  SELECT n.slot_starts_at AS starts, n.slot_ends_at AS ends, v.time_zone AS zone INTO other
    FROM performance_slots n JOIN performances p ON p.tenant = n.tenant AND p.hashcode = n.performance
      LEFT JOIN venues v ON v.tenant = p.tenant AND v.hashcode = p.venue
    WHERE n.tenant = own.tenant AND n.performance = own.performance AND n.hashcode <> own.hashcode
      AND tstzrange(n.slot_starts_at, n.slot_ends_at) && tstzrange(own.slot_starts_at, own.slot_ends_at)
    ORDER BY n.slot_starts_at LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'The time slot overlaps another.' USING ERRCODE = 'CB001',
      DETAIL = jsonb_build_object('reason', 'taken', 'from', other.starts, 'to', other.ends, 'zone', other.zone);
  END IF;
  RETURN NULL;
END $$;

-- A performance does not leave its slots behind: entries are counted, and where there are none other items. The argument: the sessions
-- that hold none.
CREATE OR REPLACE FUNCTION callboard_hold_slots() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  outside record;
  has_none boolean := coalesce(NEW.session = ANY (TG_ARGV[0]::text[]), false);
BEGIN
  SELECT (s.entry IS NOT NULL) AS is_entry, count(*) AS count, bool_or(s.slot_starts_at < NEW.starts_at) AS is_early INTO outside
    FROM performance_slots s WHERE s.tenant = NEW.tenant AND s.performance = NEW.hashcode
      AND (has_none OR s.slot_starts_at < NEW.starts_at OR s.slot_ends_at > NEW.ends_at)
    GROUP BY 1 ORDER BY 1 DESC LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'Time slots would lie outside.' USING ERRCODE = 'CB001', DETAIL = jsonb_build_object(
      'reason', 'left', 'table', CASE WHEN outside.is_entry THEN 'entries' ELSE 'time_slots' END, 'tenant', NEW.tenant, 'count', outside.count,
      'field', CASE WHEN has_none THEN 'session' WHEN outside.is_early THEN 'starts_at' ELSE 'ends_at' END);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER first_place BEFORE INSERT OR UPDATE ON entries FOR EACH ROW EXECUTE FUNCTION callboard_first_place('10');
CREATE TRIGGER take_place AFTER INSERT ON entries FOR EACH ROW
  WHEN (NEW."performance" IS NOT NULL OR NEW."slot_starts_at" IS NOT NULL) EXECUTE FUNCTION callboard_take_place('10');
CREATE TRIGGER leave_order AFTER UPDATE OF status ON entries FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION callboard_leave_order('{declined,withdrawn}');
CREATE TRIGGER follow_entry BEFORE INSERT OR UPDATE ON time_slots FOR EACH ROW EXECUTE FUNCTION callboard_follow_entry('{declined,withdrawn}');
CREATE TRIGGER place_slot BEFORE INSERT OR UPDATE ON time_slots FOR EACH ROW EXECUTE FUNCTION callboard_place_slot('{rehearsal,workshop}');
CREATE TRIGGER show_place AFTER INSERT OR UPDATE OR DELETE ON time_slots FOR EACH ROW EXECUTE FUNCTION callboard_show_place('{declined,withdrawn}');
CREATE CONSTRAINT TRIGGER slot_overlap AFTER INSERT OR UPDATE ON time_slots DEFERRABLE FOR EACH ROW EXECUTE FUNCTION callboard_slot_overlap();
CREATE TRIGGER hold_slots AFTER UPDATE OF starts_at, ends_at, session ON performances FOR EACH ROW
  EXECUTE FUNCTION callboard_hold_slots('{rehearsal,workshop}');

-- That its entry is out is a note in passing.
DROP TRIGGER stamp ON time_slots;
DROP TRIGGER log ON time_slots;
CREATE TRIGGER stamp BEFORE UPDATE ON time_slots FOR EACH ROW WHEN (NEW."is_out" IS NOT DISTINCT FROM OLD."is_out") EXECUTE FUNCTION callboard_stamp();
CREATE TRIGGER log AFTER INSERT OR DELETE ON time_slots FOR EACH ROW EXECUTE FUNCTION callboard_log('timeSlots', '{qed_title,qed_placeholder,name_plain,search_text}');
CREATE TRIGGER log_update AFTER UPDATE ON time_slots FOR EACH ROW WHEN (NEW."is_out" IS NOT DISTINCT FROM OLD."is_out")
  EXECUTE FUNCTION callboard_log('timeSlots', '{qed_title,qed_placeholder,name_plain,search_text}');
