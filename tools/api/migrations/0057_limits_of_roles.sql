-- What a tenant takes away from a role, within what the contract declares; and each change of it, which nothing changes or removes.
CREATE TABLE role_limits (
  tenant text NOT NULL,
  role text NOT NULL CHECK (role IN ('staff', 'judge', 'participant', 'collaborator')),
  limits jsonb NOT NULL CHECK (jsonb_typeof(limits) = 'object' AND pg_column_size(limits) <= 200000),
  version integer NOT NULL DEFAULT 1,
  changed timestamptz NOT NULL DEFAULT now(),
  changed_by uuid NOT NULL,
  PRIMARY KEY (tenant, role)
);
ALTER TABLE role_limits ENABLE ROW LEVEL SECURITY;
ALTER TABLE role_limits FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON role_limits
  USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

CREATE TABLE role_limit_changes (
  tenant text NOT NULL,
  role text NOT NULL,
  version integer NOT NULL,
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  actor uuid NOT NULL,
  PRIMARY KEY (tenant, role, version)
);
ALTER TABLE role_limit_changes ENABLE ROW LEVEL SECURITY;
ALTER TABLE role_limit_changes FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON role_limit_changes
  USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));
