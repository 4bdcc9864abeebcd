-- For which school a person enters: they see its entries, and work on them. Nobody does until staff say so.
ALTER TABLE individuals ADD COLUMN "enters_for" uuid,
  ADD CONSTRAINT "individuals_enters_for_fkey" FOREIGN KEY ("tenant", "enters_for") REFERENCES "organization_structures" ("tenant", "hashcode");
CREATE INDEX "individuals_enters_for" ON "individuals" (tenant, "enters_for", "hashcode");
