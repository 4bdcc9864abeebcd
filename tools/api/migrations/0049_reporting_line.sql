-- Nobody reports to themselves, directly or through others: the reporting line is a tree.
CREATE FUNCTION callboard_keep_line() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER keep_line AFTER INSERT OR UPDATE OF manager ON employees FOR EACH ROW
  WHEN (NEW.manager IS NOT NULL) EXECUTE FUNCTION callboard_keep_line();
