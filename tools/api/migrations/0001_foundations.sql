-- What tables are made with: extensions, and the functions of their columns, rules and triggers. A function's tables are made after it,
-- so PostgreSQL reads its text when it first runs. What follows of a change reaches rows that the one who made it cannot: such a function
-- sets the scope of its caller aside while it works: as an option of a function only a superuser can set it.
SET LOCAL check_function_bodies = off;

CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS pgcrypto;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- An announcement that waits for its time has one, whichever way it changes: a patch, an action, an undo.
CREATE FUNCTION callboard_announcement_time() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION 'An announcement is scheduled for a time.'
    USING ERRCODE = 'check_violation', TABLE = 'announcements', CONSTRAINT = 'announcements_scheduled';
END $$;

-- An entry appears where it takes part. Locked, so that neither its event changes meanwhile nor does it leave the stage.
CREATE FUNCTION callboard_appears_there() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

-- Clause 3.1: the image of a record's avatar; null without one. Its address stays the same for an hour, so that browsers keep the
-- picture, and works for one more.
CREATE FUNCTION callboard_avatar(prefix text, of_tenant text, of_model text, of_record uuid) RETURNS json
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$
  SELECT json_build_object('url', prefix || 'attachments/' || a.hashcode || '/avatar?tenant=' || of_tenant
    || '&expires=' || e.expires || '&signature=' || callboard_avatar_signature(a.hashcode, e.expires, k.key))
  FROM attachments a
    JOIN avatar_keys k ON k.tenant = a.tenant
    CROSS JOIN (SELECT (floor(extract(epoch FROM now()) / 3600)::bigint + 2) * 3600 AS expires) e
  WHERE a.tenant = of_tenant AND a.parent = of_record AND a.parent_model = of_model AND a.subtype = 'simple_avatar'
  ORDER BY a.created DESC LIMIT 1
$$;

CREATE FUNCTION callboard_avatar_signature(attachment uuid, expires bigint, key bytea) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN encode(hmac(((((attachment)::text || ' '::text) || (expires)::text))::bytea, key, 'sha256'::text), 'hex'::text);

-- What is in the books stays: an entry is reversed by another one.
CREATE FUNCTION callboard_books_are_final() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $$
BEGIN
  RAISE EXCEPTION 'An accounting entry never changes.'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'accounting_entries_final', TABLE = TG_TABLE_NAME;
END $$;

CREATE FUNCTION callboard_changed() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $$
BEGIN
  INSERT INTO public.domain_events (tenant, name, payload) VALUES (NEW.tenant, 'record.changed', jsonb_build_object(
    'collection', NEW.collection, 'record', NEW.record, 'kind', NEW.kind,
    'from', NEW.before -> 'status', 'to', NEW.after -> 'status'));
  RETURN NULL;
END $$;

-- Whether the form that is being worked on differs from its newest edition.
CREATE FUNCTION callboard_compare_form() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NEW.edition := coalesce(NEW.edition, 0);
  -- A new one has no edition yet, or comes with an edition that follows.
  NEW.is_changed := TG_OP = 'UPDATE' AND NEW.edition > 0 AND NEW.content IS DISTINCT FROM (
    SELECT content FROM form_editions e
      WHERE e.tenant = NEW.tenant AND e.definition = NEW.hashcode AND e.number = NEW.edition);
  RETURN NEW;
END $$;

CREATE FUNCTION callboard_count_task_day() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NEW.due_on := callboard_due(NEW.tenant, NEW.event, NEW.anchor, NEW.days);
  RETURN NEW;
END $$;

CREATE FUNCTION callboard_credit_note_final() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM public.callboard_refuse_invoice(TG_TABLE_NAME); END IF;
  NEW.number := public.callboard_next_number(NEW.tenant, 'CN');
  RETURN NEW;
END $$;

-- Before its announcement is deleted, so that Undo brings the announcement back first.
CREATE FUNCTION callboard_delete_announcement_targets() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  DELETE FROM announcement_targets WHERE tenant = OLD.tenant AND announcement = OLD.hashcode;
  RETURN OLD;
END $$;

CREATE FUNCTION callboard_delete_parts() RETURNS trigger
    LANGUAGE plpgsql
    AS $_$
BEGIN
  FOR part IN 0 .. TG_NARGS - 2 BY 2 LOOP
    EXECUTE format('DELETE FROM %I WHERE tenant = $1 AND %I = $2', TG_ARGV[part], TG_ARGV[part + 1])
      USING OLD.tenant, OLD.hashcode;
  END LOOP;
  RETURN OLD;
END $_$;

-- A department is a part of the office itself: it is never a prospect.
CREATE FUNCTION callboard_department_onboarded() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NEW.status := 'onboarded';
  RETURN NEW;
END $$;

-- The day of a task that is counted from a day of its event; null as long as the event has no such day.
CREATE FUNCTION callboard_due(task_tenant text, task_event uuid, anchor text, days integer) RETURNS date
    LANGUAGE sql STABLE
    AS $$
  SELECT (CASE anchor
      WHEN 'starts_on' THEN e.starts_on
      WHEN 'ends_on' THEN e.ends_on
      ELSE (e.entries_close AT TIME ZONE coalesce(v.time_zone, 'UTC'))::date
    END) + coalesce(days, 0)
  FROM events e LEFT JOIN venues v ON v.tenant = e.tenant AND v.hashcode = e.venue
  WHERE e.tenant = task_tenant AND e.hashcode = task_event
$$;

-- An entry is whole when its transaction ends: it has the lines that it counts, of its day, event and currency, and their debits and
-- credits both come to its total. So no line is added to it afterwards either.
CREATE FUNCTION callboard_entry_balance() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $$
DECLARE
  own uuid := (to_jsonb(NEW) ->> TG_ARGV[0])::uuid;
  is_whole boolean;
BEGIN
  SELECT count(l.hashcode) = e.lines AND sum(l.debit) = e.total AND sum(l.credit) = e.total
      AND bool_and(l.currency = e.currency AND l.booked_on = e.booked_on AND l.event IS NOT DISTINCT FROM e.event)
    INTO is_whole
    FROM public.accounting_entries e
    LEFT JOIN public.accounting_debit_credits l ON l.tenant = e.tenant AND l.entry = e.hashcode
    WHERE e.tenant = NEW.tenant AND e.hashcode = own
    GROUP BY e.tenant, e.hashcode;
  IF is_whole IS NOT TRUE THEN
    RAISE EXCEPTION 'An accounting entry does not balance.'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'accounting_entries_balance', TABLE = 'accounting_entries';
  END IF;
  RETURN NULL;
END $$;

-- The names of files in the history of records about the person.
CREATE FUNCTION callboard_erase_file_history(of_model text, records uuid[], pseudonym text) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $$
DECLARE
  done bigint;
BEGIN
  UPDATE public.file_changes SET before = CASE WHEN before IS NOT NULL THEN pseudonym END, after = CASE WHEN after IS NOT NULL THEN pseudonym END
  WHERE tenant = current_setting('app.tenant', true) AND model = of_model AND record = ANY (records);
  GET DIAGNOSTICS done = ROW_COUNT;
  RETURN done;
END $$;

-- The application only reads the log. To erase a person it calls this function and its neighbours, which remove values and no lines.
-- Lines of records about the person, and those that say that a record was: personal fields go.
CREATE FUNCTION callboard_erase_history(of_collection text, records uuid[], by_field text, named uuid[], cleared text[], renamed jsonb) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $$
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
CREATE FUNCTION callboard_erase_names_in_history(of_collection text, records uuid[], by_field text, named uuid[], names text[], pseudonym text) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $$
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

-- The whole log, but for the records whose texts an admin left as they are. `likes`: patterns, of which a line that is searched fits one.
CREATE FUNCTION callboard_erase_names_in_log(names text[], likes text[], pseudonym text, except_records uuid[]) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $$
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

-- One side of a change without some fields, and with other values in others.
CREATE FUNCTION callboard_erased_side(side jsonb, cleared text[], renamed jsonb) RETURNS jsonb
    LANGUAGE sql IMMUTABLE
    RETURN ((side - cleared) || COALESCE((SELECT jsonb_object_agg(jsonb_each.key, jsonb_each.value) AS jsonb_object_agg FROM jsonb_each(callboard_erased_side.renamed) jsonb_each(key, value) WHERE (callboard_erased_side.side ? jsonb_each.key)), '{}'::jsonb));

-- The first letters of up to four words: what stands in an avatar without a picture.
CREATE FUNCTION callboard_initials(given text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN upper("left"(regexp_replace(regexp_replace(given, '[^[:alnum:][:space:]]+'::text, ''::text, 'g'::text), '([[:alnum:]])[[:alnum:]]*[[:space:]]*'::text, '\1'::text, 'g'::text), 4));

-- A text without case and accents: what search, filters and orderings compare. unaccent is only stable because its dictionary
-- could be exchanged; we do not.
CREATE FUNCTION callboard_plain(given text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN lower(unaccent('unaccent'::regdictionary, given));

-- The argument: the length of a slot where the event has none.
CREATE FUNCTION callboard_first_place() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

-- What appears as an entry has its name, a game that of its teams, and both are out when one of those is; a break names none. The argument:
-- the statuses in which an entry is out.
CREATE FUNCTION callboard_follow_entry() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

-- Deletes an account that belongs to no tenant any more. One that does stays theirs.
CREATE FUNCTION callboard_forget_account(given uuid) RETURNS boolean
    LANGUAGE plpgsql
    AS $$
BEGIN
  DELETE FROM accounts WHERE id = given;
  RETURN true;
EXCEPTION WHEN foreign_key_violation THEN
  RETURN false;
END $$;

-- What a game is called; null while one of its teams does not exist.
CREATE FUNCTION callboard_game_name(of_tenant text, home uuid, guest uuid) RETURNS text
    LANGUAGE sql STABLE
    AS $$
  SELECT left(h.name || ' v ' || g.name, 160) FROM entries h, entries g
    WHERE h.tenant = of_tenant AND h.hashcode = home AND g.tenant = of_tenant AND g.hashcode = guest
$$;

-- An entry that goes to another event takes its appearances along.
CREATE FUNCTION callboard_hold_appearances() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF EXISTS (SELECT FROM time_slots t WHERE t.tenant = NEW.tenant AND (t.entry = NEW.hashcode OR t.away = NEW.hashcode) AND t.event <> NEW.event
    AND NOT EXISTS (SELECT FROM stage_entries s WHERE s.tenant = t.tenant AND s.entry = NEW.hashcode AND s.event = t.event))
  THEN
    RAISE EXCEPTION 'The entry appears at its event.' USING ERRCODE = '23503', TABLE = 'time_slots', CONSTRAINT = 'time_slots_entry_fkey',
      DETAIL = 'It is still referenced from table "time_slots".';
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION callboard_hold_sides() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  scope text := coalesce(current_setting('app.scope', true), '');
BEGIN
  PERFORM set_config('app.scope', '', true);
  IF EXISTS (SELECT FROM game_results WHERE tenant = NEW.tenant AND game = NEW.hashcode
    AND (NEW.kind <> 'game' OR status <> 'scheduled'))
  THEN
    RAISE EXCEPTION 'The game has begun.' USING ERRCODE = '23503', TABLE = 'game_results', CONSTRAINT = 'game_results_game_within_fkey',
      DETAIL = 'It is still referenced from table "game_results".';
  END IF;
  PERFORM set_config('app.scope', scope, true);
  RETURN NEW;
END $$;

-- A performance does not leave its slots behind: entries are counted, and where there are none other items. The argument: the sessions
-- that hold none.
CREATE FUNCTION callboard_hold_slots() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

-- An invoice begins as a draft without a number, which it is given when it is issued. Since then only what came of it changes: what is paid
-- and credited, its status and its reminders. Two records of a school can be merged: whom it billed is in its own text.
CREATE FUNCTION callboard_invoice_final() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $$
DECLARE
  changing constant text[] := ARRAY['version', 'modified', 'organisation', 'paid', 'credited', 'status', 'reminders', 'reminded_at'];
  is_whole boolean;
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.status <> 'draft' OR NEW.number IS NOT NULL THEN PERFORM public.callboard_refuse_invoice(TG_TABLE_NAME); END IF;
    RETURN NEW;
  END IF;
  IF TG_OP <> 'UPDATE' THEN
    PERFORM public.callboard_refuse_invoice(TG_TABLE_NAME);
    RETURN NULL;
  END IF;
  IF OLD.status = 'draft' AND NEW.status IN ('draft', 'void') THEN
    IF NEW.number IS NOT NULL THEN PERFORM public.callboard_refuse_invoice(TG_TABLE_NAME); END IF;
    RETURN NEW;
  END IF;
  IF OLD.status = 'draft' AND NEW.status = 'issued' THEN
    SELECT count(*) = NEW.lines AND sum(l.amount) = NEW.total INTO is_whole
      FROM public.invoice_lines l WHERE l.tenant = NEW.tenant AND l.invoice = NEW.hashcode;
    IF is_whole IS NOT TRUE OR NEW.issued_on IS NULL OR NEW.due_on IS NULL OR NEW.supplier IS NULL OR NEW.gst_number IS NULL THEN
      PERFORM public.callboard_refuse_invoice(TG_TABLE_NAME);
    END IF;
    NEW.number := public.callboard_next_number(NEW.tenant, 'INV');
    RETURN NEW;
  END IF;
  IF NEW.status IN ('draft', 'void') OR OLD.status IN ('draft', 'void')
    -- Generated columns are computed after this, and follow from the others.
    OR (to_jsonb(NEW) - changing - 'qed_title' - 'qed_placeholder' - 'number_plain' - 'search_text')
      IS DISTINCT FROM (to_jsonb(OLD) - changing - 'qed_title' - 'qed_placeholder' - 'number_plain' - 'search_text') THEN
    PERFORM public.callboard_refuse_invoice(TG_TABLE_NAME);
  END IF;
  RETURN NEW;
END $$;

-- The lines of an invoice are written with its draft; afterwards only what is paid and credited of them changes.
CREATE FUNCTION callboard_invoice_line_final() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $$
DECLARE
  changing constant text[] := ARRAY['paid', 'fee_paid', 'credited', 'is_open'];
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM FROM public.invoices i WHERE i.tenant = NEW.tenant AND i.hashcode = NEW.invoice AND i.status = 'draft';
    IF NOT FOUND THEN PERFORM public.callboard_refuse_invoice(TG_TABLE_NAME); END IF;
    RETURN NEW;
  END IF;
  IF TG_OP <> 'UPDATE' OR (to_jsonb(NEW) - changing) IS DISTINCT FROM (to_jsonb(OLD) - changing) THEN
    PERFORM public.callboard_refuse_invoice(TG_TABLE_NAME);
  END IF;
  RETURN NEW;
END $$;

-- Whether one of those that appear is out; null where there are none.
CREATE FUNCTION callboard_is_out(of_tenant text, home uuid, guest uuid, out_in text[]) RETURNS boolean
    LANGUAGE sql STABLE
    AS $$
  SELECT bool_or(status = ANY (out_in)) FROM entries WHERE tenant = of_tenant AND hashcode IN (home, guest)
$$;

-- An act that goes on to another event appears there, and waits for its time. The argument: the length of a slot where the event has none.
CREATE FUNCTION callboard_join_order() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO time_slots (tenant, kind, event, entry, minutes)
    SELECT NEW.tenant, 'entry', NEW.event, NEW.entry, coalesce(v.slot_minutes, TG_ARGV[0]::integer)
    FROM entries e JOIN events v ON v.tenant = e.tenant AND v.hashcode = NEW.event
    WHERE e.tenant = NEW.tenant AND e.hashcode = NEW.entry AND e.event <> NEW.event
      AND NOT EXISTS (SELECT FROM time_slots t WHERE t.tenant = NEW.tenant AND t.entry = NEW.entry AND t.event = NEW.event);
  RETURN NULL;
END $$;

-- JSON without the names of a person: they are escaped within its text.
CREATE FUNCTION callboard_json_without_names(given jsonb, names text[], pseudonym text) RETURNS jsonb
    LANGUAGE plpgsql IMMUTABLE
    AS $$
BEGIN
  RETURN CASE jsonb_typeof(given)
    WHEN 'string' THEN to_jsonb(callboard_without_names(given #>> '{}', names, pseudonym))
    WHEN 'array' THEN (SELECT coalesce(jsonb_agg(callboard_json_without_names(value, names, pseudonym) ORDER BY place), '[]')
      FROM jsonb_array_elements(given) WITH ORDINALITY AS e (value, place))
    WHEN 'object' THEN (SELECT coalesce(jsonb_object_agg(callboard_without_names(key, names, pseudonym),
      callboard_json_without_names(value, names, pseudonym)), '{}') FROM jsonb_each(given))
    ELSE given END;
END $$;

CREATE FUNCTION callboard_keep_admin() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  -- Of two admins who demote each other at the same time, the second waits here and then finds nobody else left.
  PERFORM pg_advisory_xact_lock(hashtext('callboard_keep_admin'), hashtext(OLD.tenant));
  IF NOT EXISTS (
    SELECT FROM users WHERE tenant = OLD.tenant AND status = 'active' AND 'admin' = ANY (roles) AND account IS NOT NULL)
  THEN
    RAISE EXCEPTION 'The last admin of % must stay one.', OLD.tenant
      USING ERRCODE = 'check_violation', TABLE = 'users', CONSTRAINT = 'users_last_admin';
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION callboard_keep_line() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  -- Of two managers who are put below each other at the same time, the second waits here and then finds the circle.
  PERFORM pg_advisory_xact_lock(hashtext('callboard_keep_line'), hashtext(NEW.tenant));
  IF EXISTS (
    WITH RECURSIVE line AS (
      SELECT hashcode, manager FROM employees WHERE tenant = NEW.tenant AND hashcode = NEW.manager
      UNION
      SELECT e.hashcode, e.manager FROM employees e JOIN line ON e.tenant = NEW.tenant AND e.hashcode = line.manager
    )
    SELECT FROM line WHERE hashcode = NEW.hashcode)
  THEN
    RAISE EXCEPTION 'The reporting line of % would be a circle.', NEW.hashcode
      USING ERRCODE = 'check_violation', TABLE = 'employees', CONSTRAINT = 'employees_above';
  END IF;
  RETURN NULL;
END $$;

-- No organisation is part of itself, directly or through others: they are a tree.
CREATE FUNCTION callboard_keep_structure() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  -- Of two that are put below each other at the same time, the second waits here and then finds the circle.
  PERFORM pg_advisory_xact_lock(hashtext('callboard_keep_structure'), hashtext(NEW.tenant));
  IF EXISTS (
    WITH RECURSIVE line AS (
      SELECT hashcode, parent FROM organization_structures WHERE tenant = NEW.tenant AND hashcode = NEW.parent
      UNION
      SELECT o.hashcode, o.parent FROM organization_structures o JOIN line ON o.tenant = NEW.tenant AND o.hashcode = line.parent
    )
    SELECT FROM line WHERE hashcode = NEW.hashcode)
  THEN
    RAISE EXCEPTION '% would be a part of itself.', NEW.hashcode
      USING ERRCODE = 'check_violation', TABLE = 'organization_structures', CONSTRAINT = 'organization_structures_above';
  END IF;
  RETURN NULL;
END $$;

-- The argument: the statuses in which an entry is out.
CREATE FUNCTION callboard_leave_order() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  scope text := coalesce(current_setting('app.scope', true), '');
BEGIN
  PERFORM set_config('app.scope', '', true);
  UPDATE time_slots t SET is_out = callboard_is_out(t.tenant, t.entry, t.away, TG_ARGV[0]::text[])
    WHERE t.tenant = NEW.tenant AND (t.entry = NEW.hashcode OR t.away = NEW.hashcode)
      AND t.is_out IS DISTINCT FROM callboard_is_out(t.tenant, t.entry, t.away, TG_ARGV[0]::text[]);
  PERFORM set_config('app.scope', scope, true);
  RETURN NULL;
END $$;

-- A line of the log for each change of a record, with its reasons, which stand in a setting of the transaction under the record that they are
-- of. Arguments: the collection, and the columns that follow from others and are not stored.
CREATE FUNCTION callboard_log() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $$
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

-- A line for each file that comes or goes. Avatars are none: they are shown with the record, which has one at a time.
CREATE FUNCTION callboard_log_file() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $$
DECLARE
  file record;
  actor uuid := nullif(current_setting('app.actor', true), '')::uuid;
BEGIN
  IF TG_OP = 'DELETE' THEN file := OLD; ELSE file := NEW; actor := coalesce(actor, NEW."user"); END IF;
  IF file.parent IS NULL OR file.subtype <> 'local_file' THEN RETURN NULL; END IF;
  INSERT INTO public.file_changes (tenant, sequence, actor, model, record, before, after)
  VALUES (file.tenant, nextval(pg_get_serial_sequence('public.changes', 'sequence')), actor, file.parent_model, file.parent,
    CASE WHEN TG_OP = 'DELETE' THEN file.name END, CASE WHEN TG_OP = 'INSERT' THEN file.name END);
  RETURN NULL;
END $$;

CREATE FUNCTION callboard_member_leaves() RETURNS trigger
    LANGUAGE plpgsql
    AS $_$
BEGIN
  IF OLD.status = 'withdrawn' THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    IF NEW.status <> 'withdrawn' OR NEW.replaced_by IS NOT NULL THEN
      RETURN NULL;
    END IF;
  END IF;
  EXECUTE format('UPDATE %I e SET members_count = greatest(e.members_count - 1, n.named)
    FROM (SELECT count(*)::integer AS named FROM %I WHERE tenant = $1 AND entry = $2 AND status <> ''withdrawn'') n
    WHERE e.tenant = $1 AND e.hashcode = $2 AND e.members_count > n.named', TG_ARGV[0], TG_TABLE_NAME)
    USING OLD.tenant, OLD.entry;
  RETURN NULL;
END $_$;

-- The files of a deleted message belong to no record that anyone can read, until an undo brings it back.
CREATE FUNCTION callboard_message_files() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE attachments
    SET parent_model = CASE WHEN NEW.deleted_at IS NULL THEN 'callboard.Message' ELSE 'callboard.DeletedMessage' END
    WHERE tenant = NEW.tenant AND parent = NEW.hashcode
      AND parent_model IN ('callboard.Message', 'callboard.DeletedMessage');
  RETURN NULL;
END $$;

-- An event that moves takes its tasks along. What does not change writes no line in the log.
CREATE FUNCTION callboard_move_tasks() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE tasks t SET due_on = callboard_due(t.tenant, t.event, t.anchor, t.days)
    WHERE t.tenant = NEW.tenant AND t.event = NEW.hashcode AND t.anchor IS NOT NULL
      AND t.due_on IS DISTINCT FROM callboard_due(t.tenant, t.event, t.anchor, t.days);
  RETURN NULL;
END $$;

CREATE FUNCTION callboard_name_game_result() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  scope text := coalesce(current_setting('app.scope', true), '');
BEGIN
  PERFORM set_config('app.scope', '', true);
  UPDATE game_results SET name = NEW.name WHERE tenant = NEW.tenant AND game = NEW.hashcode;
  PERFORM set_config('app.scope', scope, true);
  RETURN NULL;
END $$;

-- Even a statement that no code of today has cannot change what was sold.
CREATE FUNCTION callboard_never_changes() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION 'A published version never changes.' USING ERRCODE = 'restrict_violation';
END $$;

-- The next number of a kind: those who issue at the same time wait for each other, and a transaction that rolls back takes no number.
CREATE FUNCTION callboard_next_number(of_tenant text, of_kind text) RETURNS text
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $$
DECLARE
  next integer;
BEGIN
  INSERT INTO public.document_numbers AS n (tenant, kind, last) VALUES (of_tenant, of_kind, 1)
    ON CONFLICT (tenant, kind) DO UPDATE SET last = n.last + 1 RETURNING n.last INTO next;
  RETURN of_kind || '-' || lpad(next::text, greatest(5, length(next::text)), '0');
END $$;

-- PostgreSQL delivers a notification when the transaction commits, and equal ones of a transaction once.
CREATE FUNCTION callboard_notify() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM pg_notify('callboard_events', NEW.tenant);
  RETURN NULL;
END $$;

-- The picture of a record that is no person, as callboard_avatar has it for people: its main one, or else its first.
CREATE FUNCTION callboard_picture(prefix text, of_tenant text, of_model text, of_record uuid) RETURNS json
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$
  SELECT json_build_object('url', prefix || 'attachments/' || a.hashcode || '/avatar?tenant=' || of_tenant
    || '&expires=' || e.expires || '&signature=' || callboard_avatar_signature(a.hashcode, e.expires, k.key))
  FROM attachments a
    JOIN avatar_keys k ON k.tenant = a.tenant
    CROSS JOIN (SELECT (floor(extract(epoch FROM now()) / 3600)::bigint + 2) * 3600 AS expires) e
  WHERE a.tenant = of_tenant AND a.parent = of_record AND a.parent_model = of_model
    AND a."group" = 'picture' AND a.has_pictures AND a.subtype = 'local_file'
  ORDER BY a.is_main DESC, a.created, a.hashcode LIMIT 1
$$;

-- The argument: the sessions that hold no slots. An appearance can have been given its end; the others last as long as they say.
CREATE FUNCTION callboard_place_slot() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

-- An act that leaves its last stage at an event leaves the running order too, unless it has a time. After, so that undo brings it back before.
CREATE FUNCTION callboard_quit_order() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION callboard_refuse_invoice(of_table text) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    AS $$
BEGIN
  RAISE EXCEPTION 'An issued invoice or credit note never changes.'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'invoices_final', TABLE = of_table;
END $$;

CREATE FUNCTION callboard_refuse_rewriting() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION 'Lines of % stay as they were written.', TG_TABLE_NAME USING ERRCODE = '42501';
END $$;

-- A game is called by its teams, also after one is renamed.
CREATE FUNCTION callboard_rename_games() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  scope text := coalesce(current_setting('app.scope', true), '');
BEGIN
  PERFORM set_config('app.scope', '', true);
  UPDATE time_slots SET name = callboard_game_name(tenant, entry, away)
    WHERE tenant = NEW.tenant AND kind = 'game' AND (entry = NEW.hashcode OR away = NEW.hashcode);
  PERFORM set_config('app.scope', scope, true);
  RETURN NULL;
END $$;

-- The entries that a change of an appearance is about compute their place again. The argument: the statuses in which an entry is out.
CREATE FUNCTION callboard_show_place() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

-- Whoever is disabled is signed out, by whichever way it happened: an action, a bulk change, an undo.
CREATE FUNCTION callboard_sign_out() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  DELETE FROM sessions WHERE tenant = NEW.tenant AND (
    ("user" = NEW.hashcode AND NEW.status <> 'active')
    OR (viewer = NEW.hashcode AND NOT (NEW.status = 'active' AND 'admin' = ANY (NEW.roles))));
  RETURN NULL;
END $$;

-- Slots of a performance do not overlap. After the whole statement, so that one statement may exchange slots, or where several do, after all of them.
CREATE FUNCTION callboard_slot_overlap() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

-- What no write may choose for itself.
CREATE FUNCTION callboard_stamp() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NEW.version := OLD.version + 1;
  NEW.modified := now();
  NEW.created := OLD.created;
  RETURN NEW;
END $$;

-- A new entry with a place takes its first slot. The argument: the length of a slot where the event has none.
CREATE FUNCTION callboard_take_place() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO time_slots (tenant, kind, event, entry, performance, slot_starts_at, minutes)
    SELECT NEW.tenant, 'entry', NEW.event, NEW.hashcode, NEW.performance, NEW.slot_starts_at, coalesce(v.slot_minutes, TG_ARGV[0]::integer)
    FROM events v WHERE v.tenant = NEW.tenant AND v.hashcode = NEW.event
      AND NOT EXISTS (SELECT FROM callboard_first_appearance(NEW.tenant, NEW.hashcode, NEW.event));
  RETURN NULL;
END $$;

-- A text without the names of a person, longest first, so that no part of one stays.
CREATE FUNCTION callboard_without_names(given text, names text[], pseudonym text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE
    AS $_$
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
END $_$;

CREATE FUNCTION check_status_step() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF EXISTS (SELECT FROM status_steps s
      WHERE s.collection = TG_ARGV[0] AND s.from_status = OLD.status AND s.to_status = NEW.status)
    OR current_user = (SELECT pg_get_userbyid(c.relowner) FROM pg_class c WHERE c.oid = TG_RELID)
    -- Of a collection that only a test has, no step is written.
    OR NOT EXISTS (SELECT FROM status_steps s WHERE s.collection = TG_ARGV[0]) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% go from % to % by no declared transition', TG_ARGV[0], OLD.status, NEW.status
    USING ERRCODE = 'CB002';
END $$;

-- An order counts its open requests, however they come and go: also when a person is erased.
CREATE FUNCTION count_order_requests() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  touched order_requests := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
  counted integer;
BEGIN
  SELECT nullif(count(*), 0) INTO counted FROM order_requests r
    WHERE r.tenant = touched.tenant AND r."order" = touched."order" AND r.status = 'open';
  UPDATE orders o SET open_requests = counted
    WHERE o.tenant = touched.tenant AND o.hashcode = touched."order" AND o.open_requests IS DISTINCT FROM counted;
  RETURN NULL;
END $$;
