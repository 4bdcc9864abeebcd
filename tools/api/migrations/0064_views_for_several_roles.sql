-- Saved views are shared with several roles. By the owner of the tables, without a new version or a line in the log.
ALTER TABLE saved_views NO FORCE ROW LEVEL SECURITY, DISABLE TRIGGER USER, DROP CONSTRAINT "shared_with_option";
DROP INDEX "saved_views_shared_with";
ALTER TABLE saved_views ALTER COLUMN "shared_with" TYPE text[]
  USING CASE WHEN "shared_with" IS NOT NULL THEN ARRAY["shared_with"] END;
ALTER TABLE saved_views ADD CONSTRAINT "shared_with_option" CHECK ("shared_with" <@ ARRAY['staff', 'judge', 'participant', 'collaborator']::text[]);
CREATE INDEX "saved_views_shared_with" ON "saved_views" USING gin ("shared_with");

-- Of several defaults of a role, or of a user, the newest is the one that its readers open with: see defaultViewOf.
UPDATE saved_views o SET is_default = false
  FROM saved_views n
  WHERE o.is_default AND n.is_default AND n.tenant = o.tenant AND n.collection = o.collection
    AND (n.shared_with && o.shared_with OR n.shared_with IS NULL AND o.shared_with IS NULL AND n.owner = o.owner)
    AND (n.modified, n.hashcode) > (o.modified, o.hashcode);
ALTER TABLE saved_views FORCE ROW LEVEL SECURITY, ENABLE TRIGGER USER;

-- The log as Undo reads it.
ALTER TABLE changes NO FORCE ROW LEVEL SECURITY;
UPDATE changes SET before = jsonb_set(before, '{shared_with}', jsonb_build_array(before -> 'shared_with'))
  WHERE collection = 'savedViews' AND jsonb_typeof(before -> 'shared_with') = 'string';
UPDATE changes SET after = jsonb_set(after, '{shared_with}', jsonb_build_array(after -> 'shared_with'))
  WHERE collection = 'savedViews' AND jsonb_typeof(after -> 'shared_with') = 'string';
ALTER TABLE changes FORCE ROW LEVEL SECURITY;

-- One default for each role and for each user. Compared when a transaction commits: one that swaps two is not refused half way.
ALTER TABLE saved_views
  ADD CONSTRAINT saved_views_default_staff EXCLUDE USING btree (tenant WITH =, collection WITH =)
    WHERE (is_default AND shared_with @> '{staff}') DEFERRABLE INITIALLY DEFERRED,
  ADD CONSTRAINT saved_views_default_judge EXCLUDE USING btree (tenant WITH =, collection WITH =)
    WHERE (is_default AND shared_with @> '{judge}') DEFERRABLE INITIALLY DEFERRED,
  ADD CONSTRAINT saved_views_default_participant EXCLUDE USING btree (tenant WITH =, collection WITH =)
    WHERE (is_default AND shared_with @> '{participant}') DEFERRABLE INITIALLY DEFERRED,
  ADD CONSTRAINT saved_views_default_collaborator EXCLUDE USING btree (tenant WITH =, collection WITH =)
    WHERE (is_default AND shared_with @> '{collaborator}') DEFERRABLE INITIALLY DEFERRED,
  ADD CONSTRAINT saved_views_default_own EXCLUDE USING btree (tenant WITH =, collection WITH =, owner WITH =)
    WHERE (is_default AND shared_with IS NULL) DEFERRABLE INITIALLY DEFERRED;
