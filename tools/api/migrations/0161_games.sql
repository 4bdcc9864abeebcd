-- A game is an appearance of two teams, one at home and one away. It is named after both, so that each reads whom it plays.

ALTER TABLE "time_slots" ADD COLUMN "away" uuid, DROP CONSTRAINT "name_needed", DROP CONSTRAINT "entry_needed";
ALTER TABLE "time_slots"
  ADD CONSTRAINT "name_needed" CHECK ("kind" NOT IN ('interval', 'host', 'ceremony', 'changeover', 'rehearsal') OR "name" IS NOT NULL),
  ADD CONSTRAINT "entry_needed" CHECK ("kind" NOT IN ('entry', 'game') OR "entry" IS NOT NULL),
  ADD CONSTRAINT "away_needed" CHECK ("kind" NOT IN ('game') OR "away" IS NOT NULL),
  ADD CONSTRAINT "away_differs" CHECK ("away" <> "entry");
CREATE INDEX "time_slots_away" ON "time_slots" (tenant, "away", "hashcode");
ALTER TABLE "time_slots" ADD CONSTRAINT "time_slots_away_fkey" FOREIGN KEY ("tenant", "away")
  REFERENCES "entries" ("tenant", "hashcode") ON DELETE CASCADE DEFERRABLE;

DROP VIEW performance_slots;
CREATE VIEW performance_slots WITH (security_invoker = true) AS
  SELECT tenant, performance, hashcode, entry, away, slot_starts_at, slot_ends_at FROM time_slots
    WHERE slot_ends_at IS NOT NULL AND is_out IS NOT TRUE;

-- Where an entry appears first at an event: with a time, or else with a performance alone. Rehearsals are none.
CREATE OR REPLACE FUNCTION callboard_first_appearance(of_tenant text, of_entry uuid, at_event uuid) RETURNS SETOF time_slots LANGUAGE sql STABLE AS $$
  SELECT * FROM time_slots WHERE tenant = of_tenant AND (entry = of_entry OR away = of_entry) AND event = at_event AND kind <> 'rehearsal'
    ORDER BY slot_ends_at IS NULL, slot_starts_at NULLS LAST, performance IS NULL, created, hashcode LIMIT 1
$$;

-- Whether one of those that appear is out; null where there are none.
CREATE FUNCTION callboard_is_out(of_tenant text, home uuid, guest uuid, out_in text[]) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT bool_or(status = ANY (out_in)) FROM entries WHERE tenant = of_tenant AND hashcode IN (home, guest)
$$;

-- What a game is called; null while one of its teams does not exist.
CREATE FUNCTION callboard_game_name(of_tenant text, home uuid, guest uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT left(h.name || ' v ' || g.name, 160) FROM entries h, entries g
    WHERE h.tenant = of_tenant AND h.hashcode = home AND g.tenant = of_tenant AND g.hashcode = guest
$$;

-- The argument: the statuses in which an entry is out.
CREATE OR REPLACE FUNCTION callboard_leave_order() RETURNS trigger LANGUAGE plpgsql SET app.scope = '' AS $$
BEGIN
  UPDATE time_slots t SET is_out = callboard_is_out(t.tenant, t.entry, t.away, TG_ARGV[0]::text[])
    WHERE t.tenant = NEW.tenant AND (t.entry = NEW.hashcode OR t.away = NEW.hashcode)
      AND t.is_out IS DISTINCT FROM callboard_is_out(t.tenant, t.entry, t.away, TG_ARGV[0]::text[]);
  RETURN NULL;
END $$;

-- A game follows its teams. Like a withdrawal, whoever renames one.
CREATE FUNCTION callboard_rename_games() RETURNS trigger LANGUAGE plpgsql SET app.scope = '' AS $$
BEGIN
  UPDATE time_slots SET name = callboard_game_name(tenant, entry, away)
    WHERE tenant = NEW.tenant AND kind = 'game' AND (entry = NEW.hashcode OR away = NEW.hashcode);
  RETURN NULL;
END $$;
CREATE TRIGGER rename_games AFTER UPDATE OF name ON entries FOR EACH ROW
  WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION callboard_rename_games();

-- What appears as an entry has its name, a game that of its teams, and both are out when one of those is; a break names none. The argument
-- as above.
CREATE OR REPLACE FUNCTION callboard_follow_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.kind = 'entry' THEN NEW.name := NULL; END IF;
  IF NEW.kind NOT IN ('entry', 'game', 'rehearsal') THEN NEW.entry := NULL; END IF;
  IF NEW.kind = 'game' THEN
    -- Undo brings a game back before its team.
    NEW.name := coalesce(callboard_game_name(NEW.tenant, NEW.entry, NEW.away), NEW.name);
  ELSE
    NEW.away := NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    NEW.is_out := coalesce(callboard_is_out(NEW.tenant, NEW.entry, NEW.away, TG_ARGV[0]::text[]), NEW.is_out);
  END IF;
  RETURN NEW;
END $$;

-- The entries that a change of an appearance is about compute their place again. The argument as above.
CREATE OR REPLACE FUNCTION callboard_show_place() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched uuid[] := '{}';
  own text := CASE WHEN TG_OP = 'DELETE' THEN OLD.tenant ELSE NEW.tenant END;
BEGIN
  IF TG_OP <> 'INSERT' THEN touched := touched || ARRAY[OLD.entry, OLD.away]; END IF;
  IF TG_OP <> 'DELETE' THEN touched := touched || ARRAY[NEW.entry, NEW.away]; END IF;
  IF TG_OP = 'UPDATE' AND (OLD.entry, OLD.away) IS DISTINCT FROM (NEW.entry, NEW.away) THEN
    UPDATE time_slots t SET is_out = callboard_is_out(t.tenant, t.entry, t.away, TG_ARGV[0]::text[])
      WHERE t.tenant = NEW.tenant AND t.hashcode = NEW.hashcode;
  END IF;
  UPDATE entries e SET performance = p.performance
    FROM (SELECT n.hashcode, f.performance, f.slot_starts_at, f.slot_ends_at
      FROM entries n LEFT JOIN LATERAL callboard_first_appearance(n.tenant, n.hashcode, n.event) f ON true
      WHERE n.tenant = own AND n.hashcode = ANY (touched)) p
    WHERE e.tenant = own AND e.hashcode = p.hashcode
      AND (e.performance, e.slot_starts_at, e.slot_ends_at) IS DISTINCT FROM (p.performance, p.slot_starts_at, p.slot_ends_at);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION callboard_appears_there() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_field text;
  wanted uuid;
BEGIN
  FOREACH of_field IN ARRAY ARRAY['entry', 'away'] LOOP
    wanted := CASE of_field WHEN 'entry' THEN NEW.entry ELSE NEW.away END;
    CONTINUE WHEN wanted IS NULL;
    PERFORM FROM entries WHERE tenant = NEW.tenant AND hashcode = wanted AND event = NEW.event FOR KEY SHARE;
    CONTINUE WHEN FOUND;
    PERFORM FROM stage_entries WHERE tenant = NEW.tenant AND entry = wanted AND event = NEW.event FOR KEY SHARE;
    CONTINUE WHEN FOUND;
    RAISE EXCEPTION 'The entry takes no part in the event.' USING ERRCODE = '23503', TABLE = 'time_slots',
      CONSTRAINT = 'time_slots_' || of_field || '_fkey';
  END LOOP;
  RETURN NULL;
END $$;
DROP TRIGGER appears_there ON time_slots;
CREATE CONSTRAINT TRIGGER appears_there AFTER INSERT OR UPDATE OF entry, away, event ON time_slots DEFERRABLE FOR EACH ROW
  EXECUTE FUNCTION callboard_appears_there();

CREATE OR REPLACE FUNCTION callboard_hold_appearances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM time_slots t WHERE t.tenant = NEW.tenant AND (t.entry = NEW.hashcode OR t.away = NEW.hashcode) AND t.event <> NEW.event
    AND NOT EXISTS (SELECT FROM stage_entries s WHERE s.tenant = t.tenant AND s.entry = NEW.hashcode AND s.event = t.event))
  THEN
    RAISE EXCEPTION 'The entry appears at its event.' USING ERRCODE = '23503', TABLE = 'time_slots', CONSTRAINT = 'time_slots_entry_fkey',
      DETAIL = 'It is still referenced from table "time_slots".';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION callboard_quit_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM entries WHERE tenant = OLD.tenant AND hashcode = OLD.entry AND event = OLD.event)
    OR EXISTS (SELECT FROM stage_entries WHERE tenant = OLD.tenant AND entry = OLD.entry AND event = OLD.event AND hashcode <> OLD.hashcode)
  THEN RETURN NULL; END IF;
  DELETE FROM time_slots WHERE tenant = OLD.tenant AND entry = OLD.entry AND event = OLD.event AND kind = 'entry' AND slot_starts_at IS NULL;
  IF EXISTS (SELECT FROM time_slots WHERE tenant = OLD.tenant AND (entry = OLD.entry OR away = OLD.entry) AND event = OLD.event) THEN
    RAISE EXCEPTION 'The act has a time at the event.' USING ERRCODE = '23503', TABLE = 'time_slots', CONSTRAINT = 'time_slots_entry_fkey',
      DETAIL = 'It is still referenced from table "time_slots".';
  END IF;
  RETURN NULL;
END $$;
