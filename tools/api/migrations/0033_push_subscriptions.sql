-- The browsers that get a user's notifications while the app is closed: each as long as the session that it was switched on in.
-- `sealed` is the address at the browser's push service, with the keys that messages are encrypted by.
CREATE TABLE push_subscriptions (
  tenant text NOT NULL,
  hashcode uuid NOT NULL DEFAULT gen_random_uuid(),
  "user" uuid NOT NULL,
  session_hash bytea NOT NULL,
  endpoint_hash bytea NOT NULL,
  sealed bytea NOT NULL,
  created timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant, hashcode),
  UNIQUE (tenant, endpoint_hash),
  FOREIGN KEY (tenant, session_hash) REFERENCES sessions (tenant, token_hash) ON DELETE CASCADE
);
CREATE INDEX push_subscriptions_user ON push_subscriptions (tenant, "user");
CREATE INDEX push_subscriptions_session ON push_subscriptions (tenant, session_hash);
ALTER TABLE push_subscriptions ENABLE ROW LEVEL SECURITY;
ALTER TABLE push_subscriptions FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON push_subscriptions
  USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

-- Whether a notification is also sent to the user's browsers, and when that was queued.
ALTER TABLE notifications ADD COLUMN push boolean NOT NULL DEFAULT false, ADD COLUMN pushed timestamptz;

SELECT pgboss.create_queue(name, '{"policy": "standard"}') FROM unnest(ARRAY[
  'notifications.push', 'push.send'
]) AS name;
