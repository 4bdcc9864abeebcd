-- Members of a submitted entry are replaced, the answers of guardians belong to a season, and every look at contact data of a minor is
-- noted, wherever it is shown.
ALTER TABLE "showquest_participants" ADD COLUMN "replaced_by" uuid,
  ADD CONSTRAINT "showquest_participants_replaced_by_fkey" FOREIGN KEY ("tenant", "replaced_by") REFERENCES "showquest_participants" ("tenant", "hashcode");
CREATE INDEX "showquest_participants_replaced_by" ON "showquest_participants" (tenant, "replaced_by", "hashcode");
ALTER TABLE "rockquest_participants" ADD COLUMN "replaced_by" uuid,
  ADD CONSTRAINT "rockquest_participants_replaced_by_fkey" FOREIGN KEY ("tenant", "replaced_by") REFERENCES "rockquest_participants" ("tenant", "hashcode");
CREATE INDEX "rockquest_participants_replaced_by" ON "rockquest_participants" (tenant, "replaced_by", "hashcode");
ALTER TABLE "launchpad_participants" ADD COLUMN "replaced_by" uuid,
  ADD CONSTRAINT "launchpad_participants_replaced_by_fkey" FOREIGN KEY ("tenant", "replaced_by") REFERENCES "launchpad_participants" ("tenant", "hashcode");
CREATE INDEX "launchpad_participants_replaced_by" ON "launchpad_participants" (tenant, "replaced_by", "hashcode");
ALTER TABLE "submission_participants" ADD COLUMN "replaced_by" uuid,
  ADD CONSTRAINT "submission_participants_replaced_by_fkey" FOREIGN KEY ("tenant", "replaced_by") REFERENCES "submission_participants" ("tenant", "hashcode");
CREATE INDEX "submission_participants_replaced_by" ON "submission_participants" (tenant, "replaced_by", "hashcode");

-- By the owner of the tables: answers that stand get the season of the event that they were given for.
ALTER TABLE consents ADD COLUMN season integer, ADD COLUMN recorded_by uuid;
ALTER TABLE consents NO FORCE ROW LEVEL SECURITY, DISABLE TRIGGER USER;
ALTER TABLE events NO FORCE ROW LEVEL SECURITY;
ALTER TABLE showquest_participants NO FORCE ROW LEVEL SECURITY;
ALTER TABLE rockquest_participants NO FORCE ROW LEVEL SECURITY;
ALTER TABLE launchpad_participants NO FORCE ROW LEVEL SECURITY;
ALTER TABLE submission_participants NO FORCE ROW LEVEL SECURITY;
UPDATE consents c SET season = coalesce((
  SELECT extract(year FROM ev.starts_on)::int FROM (
    SELECT tenant, hashcode, event FROM showquest_participants
    UNION ALL SELECT tenant, hashcode, event FROM rockquest_participants
    UNION ALL SELECT tenant, hashcode, event FROM launchpad_participants
    UNION ALL SELECT tenant, hashcode, event FROM submission_participants
  ) m JOIN events ev ON ev.tenant = m.tenant AND ev.hashcode = m.event
  WHERE m.tenant = c.tenant AND m.hashcode = c.participant), extract(year FROM c.at)::int);
ALTER TABLE showquest_participants FORCE ROW LEVEL SECURITY;
ALTER TABLE rockquest_participants FORCE ROW LEVEL SECURITY;
ALTER TABLE launchpad_participants FORCE ROW LEVEL SECURITY;
ALTER TABLE submission_participants FORCE ROW LEVEL SECURITY;
ALTER TABLE events FORCE ROW LEVEL SECURITY;
ALTER TABLE consents FORCE ROW LEVEL SECURITY, ENABLE TRIGGER USER;
ALTER TABLE consents ALTER COLUMN season SET NOT NULL,
  ADD CONSTRAINT consents_season CHECK (season BETWEEN 1900 AND 2200);
DROP INDEX consents_newest;
CREATE INDEX consents_newest ON consents (tenant, participant, season, kind, number DESC);

-- A person who is in no entry has contact data too.
ALTER TABLE personal_looks ALTER COLUMN entry DROP NOT NULL;
ALTER TABLE personal_looks DROP CONSTRAINT personal_looks_deed_check;
ALTER TABLE personal_looks ADD CONSTRAINT personal_looks_deed_check CHECK (deed IN ('looked', 'changed', 'exported'));
CREATE INDEX personal_looks_participant ON personal_looks (tenant, participant, number DESC);
