-- What entries owe and have paid: the prices of an event by entry and performer, and the fee that is fixed on an entry when it is submitted.
-- What was called the fee of an entry was charged for each member.
ALTER TABLE "events" RENAME COLUMN "entry_fee" TO "performer_fee";
ALTER TABLE "events" RENAME CONSTRAINT "entry_fee_least" TO "performer_fee_least";
ALTER TABLE "events" DROP CONSTRAINT "entry_fee_most";
ALTER INDEX "events_entry_fee" RENAME TO "events_performer_fee";
ALTER TABLE "events" ADD COLUMN "entry_fee" integer,
  ADD COLUMN "late_fee" integer,
  ADD COLUMN "late_fee_from" timestamptz,
  ADD COLUMN "fee_due_on" date,
  ADD CONSTRAINT "entry_fee_least" CHECK ("entry_fee" >= 0),
  ADD CONSTRAINT "entry_fee_most" CHECK ("entry_fee" <= 10000000),
  ADD CONSTRAINT "performer_fee_most" CHECK ("performer_fee" <= 4000000),
  ADD CONSTRAINT "late_fee_least" CHECK ("late_fee" >= 0),
  ADD CONSTRAINT "late_fee_most" CHECK ("late_fee" <= 10000000);
CREATE INDEX "events_entry_fee" ON "events" (tenant, "entry_fee", "hashcode");

ALTER TABLE "showquest_entries" ADD COLUMN "fee" jsonb,
  ADD COLUMN "fee_state" text,
  ADD COLUMN "fee_total" integer,
  ADD COLUMN "fee_paid" integer,
  ADD COLUMN "fee_owed" integer,
  ADD COLUMN "fee_due_on" date,
  ADD COLUMN "fee_currency" text,
  ADD CONSTRAINT "fee_object" CHECK (jsonb_typeof("fee") = 'object'),
  ADD CONSTRAINT "fee_state_option" CHECK ("fee_state" IN ('owed', 'paid', 'waived')),
  ADD CONSTRAINT "fee_total_least" CHECK ("fee_total" >= 0),
  ADD CONSTRAINT "fee_paid_least" CHECK ("fee_paid" >= 0),
  ADD CONSTRAINT "fee_owed_least" CHECK ("fee_owed" >= 0),
  ADD CONSTRAINT "fee_currency_option" CHECK ("fee_currency" IN ('NZD', 'AUD', 'USD'));
CREATE INDEX "showquest_entries_fee_state" ON "showquest_entries" (tenant, "fee_state", "hashcode");
CREATE INDEX "showquest_entries_fee_owed" ON "showquest_entries" (tenant, "fee_owed", "hashcode");
CREATE INDEX "showquest_entries_fee_due_on" ON "showquest_entries" (tenant, "fee_due_on", "hashcode");
ALTER TABLE "rockquest_entries" ADD COLUMN "fee" jsonb,
  ADD COLUMN "fee_state" text,
  ADD COLUMN "fee_total" integer,
  ADD COLUMN "fee_paid" integer,
  ADD COLUMN "fee_owed" integer,
  ADD COLUMN "fee_due_on" date,
  ADD COLUMN "fee_currency" text,
  ADD CONSTRAINT "fee_object" CHECK (jsonb_typeof("fee") = 'object'),
  ADD CONSTRAINT "fee_state_option" CHECK ("fee_state" IN ('owed', 'paid', 'waived')),
  ADD CONSTRAINT "fee_total_least" CHECK ("fee_total" >= 0),
  ADD CONSTRAINT "fee_paid_least" CHECK ("fee_paid" >= 0),
  ADD CONSTRAINT "fee_owed_least" CHECK ("fee_owed" >= 0),
  ADD CONSTRAINT "fee_currency_option" CHECK ("fee_currency" IN ('NZD', 'AUD', 'USD'));
CREATE INDEX "rockquest_entries_fee_state" ON "rockquest_entries" (tenant, "fee_state", "hashcode");
CREATE INDEX "rockquest_entries_fee_owed" ON "rockquest_entries" (tenant, "fee_owed", "hashcode");
CREATE INDEX "rockquest_entries_fee_due_on" ON "rockquest_entries" (tenant, "fee_due_on", "hashcode");
ALTER TABLE "launchpad_entries" ADD COLUMN "fee" jsonb,
  ADD COLUMN "fee_state" text,
  ADD COLUMN "fee_total" integer,
  ADD COLUMN "fee_paid" integer,
  ADD COLUMN "fee_owed" integer,
  ADD COLUMN "fee_due_on" date,
  ADD COLUMN "fee_currency" text,
  ADD CONSTRAINT "fee_object" CHECK (jsonb_typeof("fee") = 'object'),
  ADD CONSTRAINT "fee_state_option" CHECK ("fee_state" IN ('owed', 'paid', 'waived')),
  ADD CONSTRAINT "fee_total_least" CHECK ("fee_total" >= 0),
  ADD CONSTRAINT "fee_paid_least" CHECK ("fee_paid" >= 0),
  ADD CONSTRAINT "fee_owed_least" CHECK ("fee_owed" >= 0),
  ADD CONSTRAINT "fee_currency_option" CHECK ("fee_currency" IN ('NZD', 'AUD', 'USD'));
CREATE INDEX "launchpad_entries_fee_state" ON "launchpad_entries" (tenant, "fee_state", "hashcode");
CREATE INDEX "launchpad_entries_fee_owed" ON "launchpad_entries" (tenant, "fee_owed", "hashcode");
CREATE INDEX "launchpad_entries_fee_due_on" ON "launchpad_entries" (tenant, "fee_due_on", "hashcode");
ALTER TABLE "submission_entries" ADD COLUMN "fee" jsonb,
  ADD COLUMN "fee_state" text,
  ADD COLUMN "fee_total" integer,
  ADD COLUMN "fee_paid" integer,
  ADD COLUMN "fee_owed" integer,
  ADD COLUMN "fee_due_on" date,
  ADD COLUMN "fee_currency" text,
  ADD CONSTRAINT "fee_object" CHECK (jsonb_typeof("fee") = 'object'),
  ADD CONSTRAINT "fee_state_option" CHECK ("fee_state" IN ('owed', 'paid', 'waived')),
  ADD CONSTRAINT "fee_total_least" CHECK ("fee_total" >= 0),
  ADD CONSTRAINT "fee_paid_least" CHECK ("fee_paid" >= 0),
  ADD CONSTRAINT "fee_owed_least" CHECK ("fee_owed" >= 0),
  ADD CONSTRAINT "fee_currency_option" CHECK ("fee_currency" IN ('NZD', 'AUD', 'USD'));
CREATE INDEX "submission_entries_fee_state" ON "submission_entries" (tenant, "fee_state", "hashcode");
CREATE INDEX "submission_entries_fee_owed" ON "submission_entries" (tenant, "fee_owed", "hashcode");
CREATE INDEX "submission_entries_fee_due_on" ON "submission_entries" (tenant, "fee_due_on", "hashcode");
