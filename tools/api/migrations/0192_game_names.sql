-- A game of a stage has the name of its item in the running order, and once it has begun that item keeps its two sides.
CREATE FUNCTION callboard_name_game_result() RETURNS trigger LANGUAGE plpgsql SET app.scope = '' AS $$
BEGIN
  UPDATE game_results SET name = NEW.name WHERE tenant = NEW.tenant AND game = NEW.hashcode;
  RETURN NULL;
END $$;
CREATE TRIGGER name_game_result AFTER UPDATE ON time_slots FOR EACH ROW
  WHEN (NEW.kind = 'game' AND OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION callboard_name_game_result();

CREATE FUNCTION callboard_hold_sides() RETURNS trigger LANGUAGE plpgsql SET app.scope = '' AS $$
BEGIN
  IF EXISTS (SELECT FROM game_results WHERE tenant = NEW.tenant AND game = NEW.hashcode
    AND (NEW.kind <> 'game' OR status <> 'scheduled'))
  THEN
    RAISE EXCEPTION 'The game has begun.' USING ERRCODE = '23503', TABLE = 'game_results', CONSTRAINT = 'game_results_game_within_fkey',
      DETAIL = 'It is still referenced from table "game_results".';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER hold_sides BEFORE UPDATE ON time_slots FOR EACH ROW
  WHEN ((OLD.kind, OLD.entry, OLD.away) IS DISTINCT FROM (NEW.kind, NEW.entry, NEW.away)) EXECUTE FUNCTION callboard_hold_sides();
