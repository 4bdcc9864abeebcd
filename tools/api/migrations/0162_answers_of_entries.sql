-- The entry that an answer is of was a text, since each tenant had entries in a table of its own. It is a reference now.

ALTER TABLE "form_instances" DROP CONSTRAINT "entry_length";
ALTER TABLE "form_instances" ALTER COLUMN "entry" TYPE uuid USING "entry"::uuid;
CREATE INDEX "form_instances_entry" ON "form_instances" (tenant, "entry", "hashcode");
ALTER TABLE "form_instances" ADD CONSTRAINT "form_instances_entry_fkey" FOREIGN KEY ("tenant", "entry") REFERENCES "entries" ("tenant", "hashcode");
