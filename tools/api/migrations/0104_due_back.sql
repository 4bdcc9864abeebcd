-- Money that is due back to buyers, and tickets that pay for other tickets, are no part of what is owed to the tenant.
ALTER TABLE "bookkeeping_accounts" DROP CONSTRAINT "purpose_option";
ALTER TABLE "bookkeeping_accounts" ADD CONSTRAINT "purpose_option" CHECK ((purpose = ANY (ARRAY['bank'::text, 'cash'::text, 'receivable'::text, 'due_back'::text, 'exchange'::text, 'school_credit'::text, 'entry_fees'::text, 'ticket_sales'::text, 'merchandise_sales'::text, 'credit_notes'::text, 'tax'::text, 'commission'::text, 'commission_owed'::text])));
ALTER TABLE "accounting_debit_credits" DROP CONSTRAINT "purpose_option";
ALTER TABLE "accounting_debit_credits" ADD CONSTRAINT "purpose_option" CHECK ((purpose = ANY (ARRAY['bank'::text, 'cash'::text, 'receivable'::text, 'due_back'::text, 'exchange'::text, 'school_credit'::text, 'entry_fees'::text, 'ticket_sales'::text, 'merchandise_sales'::text, 'credit_notes'::text, 'tax'::text, 'commission'::text, 'commission_owed'::text])));

-- What was booked for orders so far stays on its account, with its amounts: only what the line is for is named more closely.
ALTER TABLE accounting_entries NO FORCE ROW LEVEL SECURITY;
ALTER TABLE accounting_debit_credits NO FORCE ROW LEVEL SECURITY, DISABLE TRIGGER USER;
UPDATE accounting_debit_credits l SET purpose = CASE WHEN e.text LIKE 'Tickets exchanged, %' THEN 'exchange' ELSE 'due_back' END
  FROM accounting_entries e
  WHERE e.tenant = l.tenant AND e.hashcode = l.entry AND e.source_collection = 'orders' AND l.purpose = 'receivable';
ALTER TABLE accounting_debit_credits FORCE ROW LEVEL SECURITY, ENABLE TRIGGER USER;
ALTER TABLE accounting_entries FORCE ROW LEVEL SECURITY;
