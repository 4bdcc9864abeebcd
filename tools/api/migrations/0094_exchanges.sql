-- Orders, as the contract declares them now.
ALTER TABLE "orders" DROP CONSTRAINT "status_option";
ALTER TABLE "orders" ADD COLUMN "exchange_of" uuid;
CREATE INDEX orders_to_refund ON orders USING btree (tenant, to_refund, hashcode);
CREATE INDEX orders_exchange_of ON orders USING btree (tenant, exchange_of, hashcode);
ALTER TABLE "orders" ADD CONSTRAINT "orders_exchange_of_fkey" FOREIGN KEY (tenant, exchange_of) REFERENCES orders(tenant, hashcode);
ALTER TABLE "orders" ADD CONSTRAINT "status_option" CHECK ((status = ANY (ARRAY['unpaid'::text, 'paid'::text, 'partly_refunded'::text, 'refunded'::text, 'exchanged'::text, 'cancelled'::text, 'expired'::text])));

-- Tickets, as the contract declares them now.
ALTER TABLE "tickets" DROP CONSTRAINT "status_option";
ALTER TABLE "tickets" ADD COLUMN "exchanged_for" uuid;
CREATE INDEX tickets_exchanged_for ON tickets USING btree (tenant, exchanged_for, hashcode);
ALTER TABLE "tickets" ADD CONSTRAINT "status_option" CHECK ((status = ANY (ARRAY['reserved'::text, 'valid'::text, 'refunded'::text, 'exchanged'::text, 'cancelled'::text])));
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_exchanged_for_fkey" FOREIGN KEY (tenant, exchanged_for) REFERENCES orders(tenant, hashcode);

-- Payments, as the contract declares them now.
ALTER TABLE "payments" DROP CONSTRAINT "provider_option";
ALTER TABLE "payments" ADD CONSTRAINT "provider_option" CHECK ((provider = ANY (ARRAY['simulated'::text, 'stripe'::text, 'bank_transfer'::text, 'cash'::text, 'terminal'::text, 'free'::text, 'exchange'::text])));

-- A door knows tickets that were exchanged.
ALTER TABLE ticket_scans DROP CONSTRAINT ticket_scans_refusal, DROP CONSTRAINT ticket_scans_told, DROP CONSTRAINT ticket_scans_outcome;
ALTER TABLE ticket_scans
  ADD CONSTRAINT ticket_scans_refusal CHECK (refusal IN ('used', 'unpaid', 'refunded', 'exchanged', 'cancelled', 'elsewhere', 'unknown')),
  ADD CONSTRAINT ticket_scans_told CHECK (told IN
    ('admitted', 'part', 'undone', 'nothing_to_undo', 'used', 'unpaid', 'refunded', 'exchanged', 'cancelled', 'elsewhere', 'unknown')),
  ADD CONSTRAINT ticket_scans_outcome CHECK (outcome IN
    ('admitted', 'part', 'undone', 'nothing_to_undo', 'used', 'unpaid', 'refunded', 'exchanged', 'cancelled', 'elsewhere', 'unknown'));
