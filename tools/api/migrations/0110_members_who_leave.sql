-- Who leaves an entry is not declared any more either: its fee, its limits and lists count them no longer. Who is replaced leaves a place that
-- is taken. What was declared comes back with the member by undo, from the log.
CREATE FUNCTION callboard_member_leaves() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;

CREATE TRIGGER member_leaves AFTER UPDATE OR DELETE ON "launchpad_participants" FOR EACH ROW EXECUTE FUNCTION callboard_member_leaves('launchpad_entries');
CREATE TRIGGER member_leaves AFTER UPDATE OR DELETE ON "rockquest_participants" FOR EACH ROW EXECUTE FUNCTION callboard_member_leaves('rockquest_entries');
CREATE TRIGGER member_leaves AFTER UPDATE OR DELETE ON "showquest_participants" FOR EACH ROW EXECUTE FUNCTION callboard_member_leaves('showquest_entries');
CREATE TRIGGER member_leaves AFTER UPDATE OR DELETE ON "submission_participants" FOR EACH ROW EXECUTE FUNCTION callboard_member_leaves('submission_entries');
