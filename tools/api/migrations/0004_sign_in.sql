-- The links that reset a password, as hashes. Used and expired ones stay a day, so that mails can be counted.
CREATE TABLE password_resets (
  tenant text NOT NULL,
  token_hash bytea NOT NULL,
  account uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  created timestamptz NOT NULL DEFAULT now(),
  expires timestamptz NOT NULL,
  used timestamptz,
  PRIMARY KEY (tenant, token_hash)
);
CREATE INDEX password_resets_account ON password_resets (tenant, account, created);
ALTER TABLE password_resets ENABLE ROW LEVEL SECURITY;
ALTER TABLE password_resets FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON password_resets
  USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

-- Whoever is disabled is signed out, by whichever way it happened: an action, a bulk change, an undo.
CREATE FUNCTION callboard_sign_out() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM sessions WHERE tenant = NEW.tenant AND "user" = NEW.hashcode;
  RETURN NULL;
END $$;
CREATE TRIGGER sign_out AFTER UPDATE OF status ON users FOR EACH ROW
  WHEN (NEW.status <> 'active') EXECUTE FUNCTION callboard_sign_out();

-- A sign-in is no change of the record: it makes nobody's edit stale and stands in no history.
DROP TRIGGER stamp ON users;
CREATE TRIGGER stamp BEFORE UPDATE ON users FOR EACH ROW
  WHEN (NEW.last_login IS NOT DISTINCT FROM OLD.last_login) EXECUTE FUNCTION callboard_stamp();
DROP TRIGGER log ON users;
CREATE TRIGGER log AFTER INSERT OR DELETE ON users FOR EACH ROW
  EXECUTE FUNCTION callboard_log('users', '{qed_title,qed_placeholder,name_plain,email_plain,search_text}');
CREATE TRIGGER log_update AFTER UPDATE ON users FOR EACH ROW
  WHEN (NEW.last_login IS NOT DISTINCT FROM OLD.last_login)
  EXECUTE FUNCTION callboard_log('users', '{qed_title,qed_placeholder,name_plain,email_plain,search_text}');
