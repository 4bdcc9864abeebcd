-- When the results of a stage are to be released by themselves, and the job that does it.
ALTER TABLE "stages" ADD COLUMN "release_at" timestamptz;
CREATE INDEX "stages_release_at" ON "stages" (tenant, "release_at", "hashcode");
SELECT pgboss.create_queue('results.release', '{"policy": "standard"}');
