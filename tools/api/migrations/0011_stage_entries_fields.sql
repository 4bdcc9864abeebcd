-- Acts in stages, as the contract declares them now.
ALTER TABLE "stage_entries" ADD COLUMN "corrected_at" timestamptz;
CREATE INDEX stage_entries_corrected_at ON stage_entries USING btree (tenant, corrected_at, hashcode);
