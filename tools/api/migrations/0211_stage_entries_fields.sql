-- Acts in stages, as the contract declares them now.
ALTER TABLE "stage_entries" ADD COLUMN "substitute_for" uuid;
ALTER TABLE "stage_entries" ADD COLUMN "went_on" boolean;
CREATE INDEX stage_entries_substitute_for ON stage_entries USING btree (tenant, substitute_for, hashcode);
ALTER TABLE "stage_entries" ADD CONSTRAINT "stage_entries_substitute_for_fkey" FOREIGN KEY (tenant, substitute_for) REFERENCES entries(tenant, hashcode);

-- Who went on so far, by what the releases left in the next stages: no change of anyone, so that no log has it.
ALTER TABLE stages NO FORCE ROW LEVEL SECURITY;
ALTER TABLE stage_entries NO FORCE ROW LEVEL SECURITY, DISABLE TRIGGER USER;
UPDATE stage_entries a SET went_on = EXISTS (
  SELECT FROM stages s JOIN stage_entries g ON g.tenant = s.tenant AND g.stage = s.next AND g.came_from = s.hashcode
  WHERE s.tenant = a.tenant AND s.hashcode = a.stage AND g.entry = a.entry)
WHERE a.feedback IS NOT NULL;
ALTER TABLE stage_entries FORCE ROW LEVEL SECURITY, ENABLE TRIGGER USER;
ALTER TABLE stages FORCE ROW LEVEL SECURITY;
