-- Every tenant keeps an admin who can sign in, whichever way a user changes: a patch, an action, a bulk, an undo, plain SQL.
CREATE FUNCTION callboard_keep_admin() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER keep_admin_update AFTER UPDATE OF status, roles, account ON users FOR EACH ROW
  WHEN (OLD.status = 'active' AND 'admin' = ANY (OLD.roles) AND OLD.account IS NOT NULL
    AND NOT (NEW.status = 'active' AND 'admin' = ANY (NEW.roles) AND NEW.account IS NOT NULL))
  EXECUTE FUNCTION callboard_keep_admin();
CREATE TRIGGER keep_admin_delete AFTER DELETE ON users FOR EACH ROW
  WHEN (OLD.status = 'active' AND 'admin' = ANY (OLD.roles) AND OLD.account IS NOT NULL)
  EXECUTE FUNCTION callboard_keep_admin();

-- False while an admin has chosen the password and its owner has not yet used a link in their mail. Such a password opens the
-- tenant of that admin alone: whoever joins another one with this account chooses a new password first, by a link in their mail.
ALTER TABLE accounts ADD COLUMN is_proven boolean NOT NULL DEFAULT true;
