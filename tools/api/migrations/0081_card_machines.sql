-- Payments, as the contract declares them now.
ALTER TABLE "payments" DROP CONSTRAINT "provider_option";
ALTER TABLE "payments" ADD CONSTRAINT "provider_option" CHECK ((provider = ANY (ARRAY['simulated'::text, 'bank_transfer'::text, 'cash'::text, 'terminal'::text, 'free'::text])));
