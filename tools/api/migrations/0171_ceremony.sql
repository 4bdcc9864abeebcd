-- Where the ceremony of a stage is: how many acts it has shown, whether it is frozen, and who runs it.
ALTER TABLE "stages" ADD COLUMN "ceremony_step" integer, ADD COLUMN "ceremony_frozen" boolean,
  ADD COLUMN "ceremony_releases" boolean, ADD COLUMN "ceremony_driver" uuid,
  ADD CONSTRAINT "ceremony_step_least" CHECK ("ceremony_step" >= 0),
  ADD CONSTRAINT "ceremony_step_most" CHECK ("ceremony_step" <= 1000),
  ADD CONSTRAINT "stages_ceremony_driver_fkey" FOREIGN KEY ("tenant", "ceremony_driver") REFERENCES "users" ("tenant", "hashcode");
CREATE INDEX "stages_ceremony_driver" ON "stages" (tenant, "ceremony_driver", "hashcode");
