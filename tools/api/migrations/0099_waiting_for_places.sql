-- Waiting list, as the contract declares it now.
ALTER TABLE "waiting_parties" DROP CONSTRAINT "status_option";
DROP INDEX "waiting_parties_performance_email_distinct";
ALTER TABLE "waiting_parties" ADD COLUMN "definition" uuid;
ALTER TABLE "waiting_parties" ADD COLUMN "reason" text;
ALTER TABLE "waiting_parties" ADD COLUMN "note" text;
CREATE INDEX waiting_parties_definition ON waiting_parties USING btree (tenant, definition, hashcode);
CREATE UNIQUE INDEX waiting_parties_performance_email_distinct ON waiting_parties USING btree (tenant, performance, email) WHERE (status <> ALL (ARRAY['bought'::text, 'lapsed'::text, 'left'::text, 'removed'::text]));
ALTER TABLE "waiting_parties" ADD CONSTRAINT "note_length" CHECK ((char_length(note) <= 500));
ALTER TABLE "waiting_parties" ADD CONSTRAINT "reason_length" CHECK ((char_length(reason) <= 500));
ALTER TABLE "waiting_parties" ADD CONSTRAINT "status_option" CHECK ((status = ANY (ARRAY['waiting'::text, 'offered'::text, 'bought'::text, 'lapsed'::text, 'left'::text, 'removed'::text])));
ALTER TABLE "waiting_parties" ADD CONSTRAINT "waiting_parties_definition_fkey" FOREIGN KEY (tenant, definition) REFERENCES general_admission_definitions(tenant, hashcode);
