-- Pricing templates, as the contract declares them now.
ALTER TABLE "price_plans" ADD COLUMN "no_tax" text;
CREATE INDEX price_plans_no_tax ON price_plans USING btree (tenant, no_tax, hashcode);
ALTER TABLE "price_plans" ADD CONSTRAINT "no_tax_option" CHECK ((no_tax = ANY (ARRAY['not_registered'::text, 'exempt'::text, 'abroad'::text])));
