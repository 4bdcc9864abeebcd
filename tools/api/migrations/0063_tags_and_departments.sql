-- Tags on records of any collection. A deleted record or tag keeps its rows, so that Undo brings them back: they are removed when it is gone for good.
CREATE TABLE record_tags (
  tenant text NOT NULL,
  collection text NOT NULL,
  record uuid NOT NULL,
  tag uuid NOT NULL,
  PRIMARY KEY (tenant, collection, record, tag)
);
CREATE INDEX record_tags_tag ON record_tags (tenant, tag, collection, record);
ALTER TABLE record_tags ENABLE ROW LEVEL SECURITY;
ALTER TABLE record_tags FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON record_tags
  USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

-- What Undo of a merge takes away again: the tags that were new on the record that stayed.
ALTER TABLE merged_records ADD COLUMN added_tags uuid[] NOT NULL DEFAULT '{}';

-- An archived tag stays where it is, and is offered no more.
ALTER TABLE "tags" ADD COLUMN "status" text NOT NULL DEFAULT 'active';
CREATE INDEX tags_status ON tags USING btree (tenant, status, hashcode);
ALTER TABLE "tags" ADD CONSTRAINT "status_option" CHECK ((status = ANY (ARRAY['active'::text, 'archived'::text])));

-- A department is part of another one or of an organisation, and has a head.
ALTER TABLE "organization_structures" ADD COLUMN "parent" uuid;
ALTER TABLE "organization_structures" ADD COLUMN "head" uuid;
CREATE INDEX organization_structures_parent ON organization_structures USING btree (tenant, parent, hashcode);
CREATE INDEX organization_structures_head ON organization_structures USING btree (tenant, head, hashcode);
ALTER TABLE "organization_structures" ADD CONSTRAINT "organization_structures_head_fkey" FOREIGN KEY (tenant, head) REFERENCES employees(tenant, hashcode);
ALTER TABLE "organization_structures" ADD CONSTRAINT "organization_structures_parent_fkey" FOREIGN KEY (tenant, parent) REFERENCES organization_structures(tenant, hashcode);

-- No organisation is part of itself, directly or through others: they are a tree.
CREATE FUNCTION callboard_keep_structure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Of two that are put below each other at the same time, the second waits here and then finds the circle.
  PERFORM pg_advisory_xact_lock(hashtext('callboard_keep_structure'), hashtext(NEW.tenant));
  IF EXISTS (
    WITH RECURSIVE line AS (
      SELECT hashcode, parent FROM organization_structures WHERE tenant = NEW.tenant AND hashcode = NEW.parent
      UNION
      SELECT o.hashcode, o.parent FROM organization_structures o JOIN line ON o.tenant = NEW.tenant AND o.hashcode = line.parent
    )
    SELECT FROM line WHERE hashcode = NEW.hashcode)
  THEN
    RAISE EXCEPTION '% would be a part of itself.', NEW.hashcode
      USING ERRCODE = 'check_violation', TABLE = 'organization_structures', CONSTRAINT = 'organization_structures_above';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_structure AFTER INSERT OR UPDATE OF parent ON organization_structures FOR EACH ROW
  WHEN (NEW.parent IS NOT NULL) EXECUTE FUNCTION callboard_keep_structure();
