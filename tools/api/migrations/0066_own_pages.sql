-- A picture, a calendar and a map can be widgets of a composed page.
ALTER TABLE "widgets" DROP CONSTRAINT "kind_option";
ALTER TABLE "widgets" ADD CONSTRAINT "kind_option" CHECK ("kind" IN ('number', 'list', 'plot', 'calendar', 'map', 'text', 'picture', 'announcements', 'tasks', 'progress', 'card'));

-- What users made of a page for themselves. `base` is the version of the tenant's page that it was made from, or that its user has seen
-- since; null for the default of a page that every tenant has.
CREATE TABLE own_pages (
  tenant text NOT NULL,
  "user" uuid NOT NULL,
  slug text NOT NULL CHECK (char_length(slug) BETWEEN 1 AND 60),
  content jsonb NOT NULL CHECK (jsonb_typeof(content) = 'object'),
  base_layout uuid,
  base_number integer,
  modified timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant, "user", slug),
  CHECK ((base_layout IS NULL) = (base_number IS NULL)),
  FOREIGN KEY (tenant, "user") REFERENCES users (tenant, hashcode) ON DELETE CASCADE
);
ALTER TABLE own_pages ENABLE ROW LEVEL SECURITY;
ALTER TABLE own_pages FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON own_pages
  USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));
