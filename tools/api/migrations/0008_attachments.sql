-- Signs the addresses of avatars where records become JSON.
CREATE EXTENSION IF NOT EXISTS pgcrypto;

-- Files that people sent. What is in them lies in the file store under a random key, which no address shows. A sent file is no
-- change of a record: it stands in no history, and an undo brings no bytes back.
CREATE TABLE attachments (
  tenant text NOT NULL,
  hashcode uuid NOT NULL DEFAULT gen_random_uuid(),
  -- Who sent it; nobody where it came without a sign-in.
  "user" uuid,
  name text NOT NULL CHECK (name <> '' AND char_length(name) <= 200),
  size bigint NOT NULL CHECK (size >= 0),
  type text NOT NULL CHECK (char_length(type) <= 120),
  sha256 bytea NOT NULL CHECK (octet_length(sha256) = 32),
  subtype text NOT NULL CHECK (subtype IN ('local_file', 'simple_avatar')),
  "group" text CHECK (char_length("group") <= 60),
  parent_model text,
  parent uuid,
  -- Since when it belongs to something; what came without a sign-in and belongs to nothing is removed after a day.
  linked timestamptz,
  storage_key text NOT NULL,
  has_pictures boolean NOT NULL DEFAULT false,
  -- The upload in parts that it came by, and how long that was: whoever lost the answer finds it again.
  upload text,
  upload_size bigint,
  -- A keyed hash of the network that sent it without a sign-in.
  source bytea,
  created timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant, hashcode),
  CHECK ((parent_model IS NULL) = (parent IS NULL)),
  FOREIGN KEY (tenant, "user") REFERENCES users (tenant, hashcode)
);
CREATE UNIQUE INDEX attachments_storage_key ON attachments (tenant, storage_key);
CREATE UNIQUE INDEX attachments_upload ON attachments (tenant, upload);
CREATE INDEX attachments_parent ON attachments (tenant, parent, subtype, created);
CREATE INDEX attachments_user ON attachments (tenant, "user");
CREATE INDEX attachments_size ON attachments (tenant) INCLUDE (size);
CREATE INDEX attachments_unlinked ON attachments (tenant, created) WHERE "user" IS NULL AND linked IS NULL;
CREATE INDEX attachments_source ON attachments (tenant, source, created) WHERE source IS NOT NULL;
ALTER TABLE attachments ENABLE ROW LEVEL SECURITY;
ALTER TABLE attachments FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON attachments
  USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));
