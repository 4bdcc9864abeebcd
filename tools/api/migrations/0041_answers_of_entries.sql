-- Answers belong to entries: a task can have one for each. Staff approve them or ask for a change.
ALTER TABLE "tasks" ADD COLUMN "per_entry" boolean;
CREATE INDEX tasks_per_entry ON tasks USING btree (tenant, per_entry, hashcode);
ALTER TABLE "task_templates" ADD COLUMN "per_entry" boolean;
CREATE INDEX task_templates_per_entry ON task_templates USING btree (tenant, per_entry, hashcode);
ALTER TABLE "form_instances" DROP CONSTRAINT "status_option";
DROP INDEX "form_instances_task_individual_distinct";
ALTER TABLE "form_instances" ADD COLUMN "entry" text;
ALTER TABLE "form_instances" ADD COLUMN "comment" text;
CREATE UNIQUE INDEX form_instances_task_individual_distinct ON form_instances USING btree (tenant, task, individual) WHERE (entry IS NULL);
CREATE UNIQUE INDEX form_instances_task_entry_distinct ON form_instances USING btree (tenant, task, entry);
ALTER TABLE "form_instances" ADD CONSTRAINT "entry_length" CHECK ((char_length(entry) <= 36));
ALTER TABLE "form_instances" ADD CONSTRAINT "comment_length" CHECK ((char_length(comment) <= 4000));
ALTER TABLE "form_instances" ADD CONSTRAINT "status_option" CHECK ((status = ANY (ARRAY['open'::text, 'handed_in'::text, 'change_requested'::text, 'approved'::text])));
