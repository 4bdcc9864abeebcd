-- Acts in stages, as the contract declares them now.
ALTER TABLE "stage_entries" ADD COLUMN "state" text;
CREATE INDEX stage_entries_state ON stage_entries USING btree (tenant, state, hashcode);
ALTER TABLE "stage_entries" ADD CONSTRAINT "state_option" CHECK ((state = ANY (ARRAY['expected'::text, 'present'::text, 'performed'::text, 'did_not_come'::text, 'did_not_finish'::text, 'disqualified'::text, 'withdrawn'::text])));
-- What has results was on stage. What had no place by a decision is out; no one knows any more as what.
ALTER TABLE "stage_entries" DISABLE TRIGGER log;
ALTER TABLE "stage_entries" NO FORCE ROW LEVEL SECURITY;
UPDATE "stage_entries" SET decision = decision || CASE WHEN decision ->> 'place' IS NULL
  THEN '{"to":"out","state":"did_not_finish"}'::jsonb ELSE '{"to":"place"}'::jsonb END WHERE decision IS NOT NULL;
UPDATE "stage_entries" SET state = CASE WHEN decision ->> 'to' = 'out' THEN 'did_not_finish' ELSE 'performed' END WHERE feedback IS NOT NULL;
ALTER TABLE "stage_entries" FORCE ROW LEVEL SECURITY;
ALTER TABLE "stage_entries" ENABLE TRIGGER log;
