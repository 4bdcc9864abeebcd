-- What staff write to each other about a record of any collection. A deleted comment has no place in the count; its text is removed
-- when it can no longer be restored.
CREATE TABLE comments (
  tenant text NOT NULL,
  hashcode uuid NOT NULL,
  collection text NOT NULL,
  record uuid NOT NULL,
  body text NOT NULL CHECK (char_length(body) <= 4000),
  author uuid,
  author_name text NOT NULL,
  created timestamptz NOT NULL DEFAULT clock_timestamp(),
  edited timestamptz,
  deleted timestamptz,
  PRIMARY KEY (tenant, hashcode),
  CONSTRAINT comments_body_filled CHECK (body <> '' OR deleted IS NOT NULL),
  FOREIGN KEY (tenant, author) REFERENCES users (tenant, hashcode) ON DELETE SET NULL (author)
);
CREATE INDEX comments_record ON comments (tenant, collection, record, created);
CREATE INDEX comments_author ON comments (tenant, author);
ALTER TABLE comments ENABLE ROW LEVEL SECURITY;
ALTER TABLE comments FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON comments
  USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

-- Whom a comment mentions.
CREATE TABLE comment_mentions (
  tenant text NOT NULL,
  comment uuid NOT NULL,
  "user" uuid NOT NULL,
  PRIMARY KEY (tenant, comment, "user"),
  FOREIGN KEY (tenant, comment) REFERENCES comments (tenant, hashcode) ON DELETE CASCADE,
  FOREIGN KEY (tenant, "user") REFERENCES users (tenant, hashcode) ON DELETE CASCADE
);
CREATE INDEX comment_mentions_user ON comment_mentions (tenant, "user");
ALTER TABLE comment_mentions ENABLE ROW LEVEL SECURITY;
ALTER TABLE comment_mentions FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON comment_mentions
  USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

-- Who is notified of new comments on a record, and of its status.
CREATE TABLE record_followers (
  tenant text NOT NULL,
  collection text NOT NULL,
  record uuid NOT NULL,
  "user" uuid NOT NULL,
  PRIMARY KEY (tenant, collection, record, "user"),
  FOREIGN KEY (tenant, "user") REFERENCES users (tenant, hashcode) ON DELETE CASCADE
);
CREATE INDEX record_followers_user ON record_followers (tenant, "user");
ALTER TABLE record_followers ENABLE ROW LEVEL SECURITY;
ALTER TABLE record_followers FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON record_followers
  USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

-- What Undo of a merge gives back: the comments that it moved, and the followers that it added.
ALTER TABLE merged_records ADD COLUMN comments uuid[] NOT NULL DEFAULT '{}';
ALTER TABLE merged_records ADD COLUMN followers uuid[] NOT NULL DEFAULT '{}';
