-- Forms are steps of entering, and co-workers are invited to one entry, by email and with a right.
ALTER TABLE "tasks" ADD COLUMN "in_entering" boolean;
CREATE INDEX tasks_in_entering ON tasks USING btree (tenant, in_entering, hashcode);
ALTER TABLE "task_templates" ADD COLUMN "in_entering" boolean;
CREATE INDEX task_templates_in_entering ON task_templates USING btree (tenant, in_entering, hashcode);
-- The entry first, so that its answers are found by it.
DROP INDEX "form_instances_task_entry_distinct";
CREATE UNIQUE INDEX form_instances_entry_task_distinct ON form_instances USING btree (tenant, entry, task);

ALTER TABLE "showquest_collaborators" ADD COLUMN "email" text;
ALTER TABLE "showquest_collaborators" ADD COLUMN "right" text;
ALTER TABLE "showquest_collaborators" ADD COLUMN "joined_at" timestamptz;
ALTER TABLE "showquest_collaborators" ALTER COLUMN "user" DROP NOT NULL;
UPDATE "showquest_collaborators" c SET "right" = 'see', "joined_at" = c.created,
  "email" = (SELECT lower(u.email) FROM users u WHERE u.tenant = c.tenant AND u.hashcode = c."user");
ALTER TABLE "showquest_collaborators" ALTER COLUMN "right" SET NOT NULL;
DROP INDEX "showquest_collaborators_key";
CREATE UNIQUE INDEX "showquest_collaborators_key" ON "showquest_collaborators" (tenant, "entry", lower("email")) NULLS NOT DISTINCT;
CREATE INDEX "showquest_collaborators_right" ON "showquest_collaborators" (tenant, "right", "hashcode");
ALTER TABLE "showquest_collaborators" ADD CONSTRAINT "email_length" CHECK (char_length("email") <= 254);
ALTER TABLE "showquest_collaborators" ADD CONSTRAINT "right_option" CHECK ("right" IN ('see', 'edit'));

ALTER TABLE "rockquest_collaborators" ADD COLUMN "email" text;
ALTER TABLE "rockquest_collaborators" ADD COLUMN "right" text;
ALTER TABLE "rockquest_collaborators" ADD COLUMN "joined_at" timestamptz;
ALTER TABLE "rockquest_collaborators" ALTER COLUMN "user" DROP NOT NULL;
UPDATE "rockquest_collaborators" c SET "right" = 'see', "joined_at" = c.created,
  "email" = (SELECT lower(u.email) FROM users u WHERE u.tenant = c.tenant AND u.hashcode = c."user");
ALTER TABLE "rockquest_collaborators" ALTER COLUMN "right" SET NOT NULL;
DROP INDEX "rockquest_collaborators_key";
CREATE UNIQUE INDEX "rockquest_collaborators_key" ON "rockquest_collaborators" (tenant, "entry", lower("email")) NULLS NOT DISTINCT;
CREATE INDEX "rockquest_collaborators_right" ON "rockquest_collaborators" (tenant, "right", "hashcode");
ALTER TABLE "rockquest_collaborators" ADD CONSTRAINT "email_length" CHECK (char_length("email") <= 254);
ALTER TABLE "rockquest_collaborators" ADD CONSTRAINT "right_option" CHECK ("right" IN ('see', 'edit'));

ALTER TABLE "launchpad_collaborators" ADD COLUMN "email" text;
ALTER TABLE "launchpad_collaborators" ADD COLUMN "right" text;
ALTER TABLE "launchpad_collaborators" ADD COLUMN "joined_at" timestamptz;
ALTER TABLE "launchpad_collaborators" ALTER COLUMN "user" DROP NOT NULL;
UPDATE "launchpad_collaborators" c SET "right" = 'see', "joined_at" = c.created,
  "email" = (SELECT lower(u.email) FROM users u WHERE u.tenant = c.tenant AND u.hashcode = c."user");
ALTER TABLE "launchpad_collaborators" ALTER COLUMN "right" SET NOT NULL;
DROP INDEX "launchpad_collaborators_key";
CREATE UNIQUE INDEX "launchpad_collaborators_key" ON "launchpad_collaborators" (tenant, "entry", lower("email")) NULLS NOT DISTINCT;
CREATE INDEX "launchpad_collaborators_right" ON "launchpad_collaborators" (tenant, "right", "hashcode");
ALTER TABLE "launchpad_collaborators" ADD CONSTRAINT "email_length" CHECK (char_length("email") <= 254);
ALTER TABLE "launchpad_collaborators" ADD CONSTRAINT "right_option" CHECK ("right" IN ('see', 'edit'));

ALTER TABLE "submission_collaborators" ADD COLUMN "email" text;
ALTER TABLE "submission_collaborators" ADD COLUMN "right" text;
ALTER TABLE "submission_collaborators" ADD COLUMN "joined_at" timestamptz;
ALTER TABLE "submission_collaborators" ALTER COLUMN "user" DROP NOT NULL;
UPDATE "submission_collaborators" c SET "right" = 'see', "joined_at" = c.created,
  "email" = (SELECT lower(u.email) FROM users u WHERE u.tenant = c.tenant AND u.hashcode = c."user");
ALTER TABLE "submission_collaborators" ALTER COLUMN "right" SET NOT NULL;
DROP INDEX "submission_collaborators_key";
CREATE UNIQUE INDEX "submission_collaborators_key" ON "submission_collaborators" (tenant, "entry", lower("email")) NULLS NOT DISTINCT;
CREATE INDEX "submission_collaborators_right" ON "submission_collaborators" (tenant, "right", "hashcode");
ALTER TABLE "submission_collaborators" ADD CONSTRAINT "email_length" CHECK (char_length("email") <= 254);
ALTER TABLE "submission_collaborators" ADD CONSTRAINT "right_option" CHECK ("right" IN ('see', 'edit'));
