-- What concerns a user, made from events. `cause` is what it follows from, so that an event that is delivered twice makes one. Those
-- that are not `shown` are only mailed.
CREATE TABLE notifications (
  tenant text NOT NULL,
  hashcode uuid NOT NULL DEFAULT gen_random_uuid(),
  number bigint GENERATED ALWAYS AS IDENTITY,
  "user" uuid NOT NULL,
  kind text NOT NULL,
  cause text NOT NULL,
  collection text,
  record uuid,
  facts jsonb NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  shown boolean NOT NULL,
  read timestamptz,
  mail text NOT NULL CHECK (mail IN ('never', 'now', 'daily')),
  mailed timestamptz,
  PRIMARY KEY (tenant, hashcode),
  UNIQUE (tenant, "user", kind, cause),
  FOREIGN KEY (tenant, "user") REFERENCES users (tenant, hashcode) ON DELETE CASCADE
);
CREATE INDEX notifications_newest ON notifications (tenant, "user", number DESC) WHERE shown;
CREATE INDEX notifications_unread ON notifications (tenant, "user") WHERE shown AND read IS NULL;
CREATE INDEX notifications_unsent ON notifications (tenant, mail, "user") WHERE mail <> 'never' AND mailed IS NULL;
CREATE INDEX notifications_at ON notifications (tenant, at);
ALTER TABLE notifications ENABLE ROW LEVEL SECURITY;
ALTER TABLE notifications FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON notifications
  USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

-- What users selected; without a row, or for a kind that it does not name, the defaults of their roles hold.
CREATE TABLE notification_settings (
  tenant text NOT NULL,
  "user" uuid NOT NULL,
  kinds jsonb NOT NULL DEFAULT '[]',
  quiet_from text CHECK (quiet_from ~ '^[0-2][0-9]:[0-5][0-9]$'),
  quiet_to text CHECK (quiet_to ~ '^[0-2][0-9]:[0-5][0-9]$'),
  time_zone text,
  PRIMARY KEY (tenant, "user"),
  CHECK ((quiet_from IS NULL) = (quiet_to IS NULL)),
  FOREIGN KEY (tenant, "user") REFERENCES users (tenant, hashcode) ON DELETE CASCADE
);
ALTER TABLE notification_settings ENABLE ROW LEVEL SECURITY;
ALTER TABLE notification_settings FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON notification_settings
  USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

-- The conversations whose messages do not notify a user.
CREATE TABLE muted_conversations (
  tenant text NOT NULL,
  "user" uuid NOT NULL,
  conversation uuid NOT NULL,
  PRIMARY KEY (tenant, conversation, "user"),
  FOREIGN KEY (tenant, "user") REFERENCES users (tenant, hashcode) ON DELETE CASCADE,
  FOREIGN KEY (tenant, conversation) REFERENCES conversations (tenant, hashcode) ON DELETE CASCADE
);
CREATE INDEX muted_conversations_user ON muted_conversations (tenant, "user");
ALTER TABLE muted_conversations ENABLE ROW LEVEL SECURITY;
ALTER TABLE muted_conversations FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON muted_conversations
  USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));


SELECT pgboss.create_queue(name, '{"policy": "standard"}') FROM unnest(ARRAY[
  'notifications.findDue', 'notifications.mail', 'notifications.sendDigests'
]) AS name;
