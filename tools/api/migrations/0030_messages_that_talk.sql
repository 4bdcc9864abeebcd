-- Replies, edits and deletions that leave a trace. A deleted message has no text, and keeps its place.
ALTER TABLE "messages" ADD COLUMN "reply_to" uuid;
ALTER TABLE "messages" ADD COLUMN "edited_at" timestamptz;
ALTER TABLE "messages" ADD COLUMN "deleted_at" timestamptz;
CREATE INDEX messages_reply_to ON messages USING btree (tenant, reply_to, hashcode);
CREATE UNIQUE INDEX messages_conversation_within ON messages USING btree (tenant, conversation, hashcode);
ALTER TABLE "messages" ADD CONSTRAINT "messages_reply_to_within_fkey" FOREIGN KEY (tenant, conversation, reply_to) REFERENCES messages(tenant, conversation, hashcode);
ALTER TABLE "messages" DROP CONSTRAINT "body_filled";
ALTER TABLE "messages" ADD CONSTRAINT "body_filled" CHECK ("body" <> '' OR deleted_at IS NOT NULL);

-- The files of a deleted message belong to no record that anyone can read, until an undo brings it back.
CREATE FUNCTION callboard_message_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE attachments
    SET parent_model = CASE WHEN NEW.deleted_at IS NULL THEN 'callboard.Message' ELSE 'callboard.DeletedMessage' END
    WHERE tenant = NEW.tenant AND parent = NEW.hashcode
      AND parent_model IN ('callboard.Message', 'callboard.DeletedMessage');
  RETURN NULL;
END $$;
CREATE TRIGGER move_files AFTER UPDATE ON "messages" FOR EACH ROW
  WHEN ((NEW.deleted_at IS NULL) <> (OLD.deleted_at IS NULL)) EXECUTE FUNCTION callboard_message_files();

ALTER TABLE "conversations" ADD COLUMN "lock_reason" text;
ALTER TABLE "conversations" ADD COLUMN "last_exported" timestamptz;
ALTER TABLE "conversations" ADD CONSTRAINT "lock_reason_length" CHECK (char_length("lock_reason") <= 500);

-- Whom a message mentions.
CREATE TABLE message_mentions (
  tenant text NOT NULL,
  message uuid NOT NULL,
  "user" uuid NOT NULL,
  PRIMARY KEY (tenant, message, "user"),
  FOREIGN KEY (tenant, message) REFERENCES messages (tenant, hashcode) ON DELETE CASCADE,
  FOREIGN KEY (tenant, "user") REFERENCES users (tenant, hashcode) ON DELETE CASCADE
);
CREATE INDEX message_mentions_user ON message_mentions (tenant, "user");
ALTER TABLE message_mentions ENABLE ROW LEVEL SECURITY;
ALTER TABLE message_mentions FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON message_mentions
  USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

CREATE TABLE message_reactions (
  tenant text NOT NULL,
  message uuid NOT NULL,
  "user" uuid NOT NULL,
  emoji text NOT NULL CHECK (char_length(emoji) <= 16),
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (tenant, message, emoji, "user"),
  FOREIGN KEY (tenant, message) REFERENCES messages (tenant, hashcode) ON DELETE CASCADE,
  FOREIGN KEY (tenant, "user") REFERENCES users (tenant, hashcode) ON DELETE CASCADE
);
CREATE INDEX message_reactions_user ON message_reactions (tenant, "user");
ALTER TABLE message_reactions ENABLE ROW LEVEL SECURITY;
ALTER TABLE message_reactions FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON message_reactions
  USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

-- Up to which message a user has read a conversation.
CREATE TABLE conversation_reads (
  tenant text NOT NULL,
  "user" uuid NOT NULL,
  conversation uuid NOT NULL,
  number integer NOT NULL CHECK (number >= 0),
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant, "user", conversation),
  FOREIGN KEY (tenant, "user") REFERENCES users (tenant, hashcode) ON DELETE CASCADE,
  FOREIGN KEY (tenant, conversation) REFERENCES conversations (tenant, hashcode) ON DELETE CASCADE
);
CREATE INDEX conversation_reads_conversation ON conversation_reads (tenant, conversation);
-- What was written before this migration is read: nobody begins with years of unread messages.
ALTER TABLE conversation_members NO FORCE ROW LEVEL SECURITY;
ALTER TABLE conversations NO FORCE ROW LEVEL SECURITY;
INSERT INTO conversation_reads (tenant, "user", conversation, number)
  SELECT m.tenant, m."user", m.conversation, coalesce(c.last_number, 0) FROM conversation_members m
  JOIN conversations c ON c.tenant = m.tenant AND c.hashcode = m.conversation;
ALTER TABLE conversation_members FORCE ROW LEVEL SECURITY;
ALTER TABLE conversations FORCE ROW LEVEL SECURITY;
ALTER TABLE conversation_reads ENABLE ROW LEVEL SECURITY;
ALTER TABLE conversation_reads FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON conversation_reads
  USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

-- What users reported to the organisers, with what the message said then. A reported message cannot be unsent: its row stays.
CREATE TABLE message_reports (
  tenant text NOT NULL,
  hashcode uuid NOT NULL DEFAULT gen_random_uuid(),
  message uuid NOT NULL,
  reporter uuid NOT NULL,
  reason text NOT NULL CHECK (reason <> '' AND char_length(reason) <= 500),
  body text NOT NULL CHECK (char_length(body) <= 4000),
  at timestamptz NOT NULL DEFAULT now(),
  resolved timestamptz,
  resolved_by uuid,
  PRIMARY KEY (tenant, hashcode),
  UNIQUE (tenant, message, reporter),
  CHECK ((resolved IS NULL) = (resolved_by IS NULL)),
  FOREIGN KEY (tenant, message) REFERENCES messages (tenant, hashcode),
  FOREIGN KEY (tenant, reporter) REFERENCES users (tenant, hashcode),
  FOREIGN KEY (tenant, resolved_by) REFERENCES users (tenant, hashcode)
);
CREATE INDEX message_reports_at ON message_reports (tenant, at);
CREATE INDEX message_reports_open ON message_reports (tenant, at) WHERE resolved IS NULL;
CREATE INDEX message_reports_reporter ON message_reports (tenant, reporter);
CREATE INDEX message_reports_resolved_by ON message_reports (tenant, resolved_by);
ALTER TABLE message_reports ENABLE ROW LEVEL SECURITY;
ALTER TABLE message_reports FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON message_reports
  USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));
