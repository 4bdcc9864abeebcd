-- What an accepted entry pays for each of its members.
ALTER TABLE events ADD COLUMN "entry_fee" integer,
  ADD COLUMN "currency" text,
  ADD CONSTRAINT "entry_fee_least" CHECK ("entry_fee" >= 0),
  ADD CONSTRAINT "entry_fee_most" CHECK ("entry_fee" <= 10000000),
  ADD CONSTRAINT "currency_option" CHECK ("currency" IN ('NZD', 'AUD', 'USD'));
CREATE INDEX "events_entry_fee" ON "events" (tenant, "entry_fee", "hashcode");
