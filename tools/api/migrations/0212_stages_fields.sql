-- Stages, as the contract declares them now.
ALTER TABLE "stages" ADD COLUMN "tryout" text;
ALTER TABLE "stages" ADD CONSTRAINT "tryout_length" CHECK ((char_length(tryout) <= 200));

-- What judges give the try-out of a stage: no score sheets, so that no result, list, search, export or history has it.
CREATE TABLE tryout_sheets (
  tenant text NOT NULL,
  stage uuid NOT NULL,
  "user" uuid NOT NULL,
  marks jsonb NOT NULL CHECK (jsonb_typeof(marks) = 'array'),
  PRIMARY KEY (tenant, stage, "user"),
  FOREIGN KEY (tenant, stage) REFERENCES stages (tenant, hashcode) ON DELETE CASCADE,
  FOREIGN KEY (tenant, "user") REFERENCES users (tenant, hashcode) ON DELETE CASCADE
);
CREATE INDEX tryout_sheets_user ON tryout_sheets (tenant, "user");
ALTER TABLE tryout_sheets ENABLE ROW LEVEL SECURITY;
ALTER TABLE tryout_sheets FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON tryout_sheets USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));
