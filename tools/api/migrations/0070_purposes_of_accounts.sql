-- Which account is for what, where entries are booked by themselves.
ALTER TABLE "bookkeeping_accounts" ADD COLUMN "purpose" text,
  ADD CONSTRAINT "purpose_option" CHECK ("purpose" IN ('bank', 'receivable', 'entry_fees', 'credit_notes', 'tax', 'commission', 'commission_owed'));
CREATE INDEX "bookkeeping_accounts_purpose" ON "bookkeeping_accounts" (tenant, "purpose", "hashcode");
CREATE UNIQUE INDEX "bookkeeping_accounts_purpose_distinct" ON "bookkeeping_accounts" (tenant, "purpose");
