-- Who somebody is, whichever tenants they belong to. The membership of a tenant is a record of the collection `users`.
CREATE TABLE accounts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL CHECK (char_length(email) <= 254),
  password_hash text,
  created timestamptz NOT NULL DEFAULT now(),
  modified timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX accounts_email ON accounts (lower(email));

ALTER TABLE users ADD COLUMN account uuid REFERENCES accounts (id);
CREATE UNIQUE INDEX users_account ON users (tenant, account);

CREATE TABLE sessions (
  tenant text NOT NULL,
  token_hash bytea NOT NULL,
  "user" uuid NOT NULL,
  account uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  created timestamptz NOT NULL DEFAULT now(),
  expires timestamptz NOT NULL,
  last_seen timestamptz NOT NULL DEFAULT now(),
  user_agent text,
  PRIMARY KEY (tenant, token_hash),
  FOREIGN KEY (tenant, "user") REFERENCES users (tenant, hashcode) ON DELETE CASCADE
);
CREATE INDEX sessions_user ON sessions (tenant, "user");
CREATE INDEX sessions_account ON sessions (tenant, account);
CREATE INDEX sessions_expires ON sessions (tenant, expires);

CREATE TABLE login_attempts (
  tenant text NOT NULL,
  key_hash bytea NOT NULL,
  failed integer NOT NULL DEFAULT 0 CHECK (failed >= 0),
  first_failed timestamptz NOT NULL DEFAULT now(),
  last_failed timestamptz NOT NULL DEFAULT now(),
  blocked_until timestamptz,
  PRIMARY KEY (tenant, key_hash)
);
CREATE INDEX login_attempts_last_failed ON login_attempts (tenant, last_failed);

-- The answer to each create and action that came with a key, kept in the effect's own transaction.
CREATE TABLE idempotency_keys (
  tenant text NOT NULL,
  "user" uuid NOT NULL,
  key uuid NOT NULL,
  fingerprint bytea NOT NULL,
  status integer,
  headers text,
  body text,
  created timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant, "user", key)
);
CREATE INDEX idempotency_keys_created ON idempotency_keys (tenant, created);

DO $$
DECLARE
  tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY['sessions', 'login_attempts', 'idempotency_keys'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format(
      'CREATE POLICY own_tenant ON %I USING (tenant = current_setting(''app.tenant'', true)) WITH CHECK (tenant = current_setting(''app.tenant'', true))',
      tenant_table);
  END LOOP;
END $$;
