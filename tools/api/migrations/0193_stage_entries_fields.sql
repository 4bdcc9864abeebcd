-- Acts in stages, as the contract declares them now.
ALTER TABLE "stage_entries" ADD COLUMN "came_decided" boolean;
ALTER TABLE "stage_entries" ADD COLUMN "decision" jsonb;
ALTER TABLE "stage_entries" ADD CONSTRAINT "decision_object" CHECK ((jsonb_typeof(decision) = 'object'::text));
