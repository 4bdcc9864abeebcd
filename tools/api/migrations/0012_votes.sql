-- A vote locks nothing of its stage: with a foreign key, each one held the act that it was for. The votes of an act that leaves are deleted here.
ALTER TABLE stage_votes DROP CONSTRAINT stage_votes_tenant_stage_entry_fkey;
CREATE FUNCTION callboard_delete_votes() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  DELETE FROM stage_votes WHERE tenant = OLD.tenant AND stage = OLD.stage AND entry = OLD.entry;
  RETURN OLD;
END $$;
CREATE TRIGGER delete_votes BEFORE DELETE ON stage_entries FOR EACH ROW EXECUTE FUNCTION callboard_delete_votes();
-- How often the phone had voted: what arrives late never replaces what was cast after it.
ALTER TABLE stage_votes ADD COLUMN nth integer NOT NULL DEFAULT 0;
