-- General admission tickets, as the contract declares them now.
ALTER TABLE "general_admission_definitions" ADD COLUMN "price_plan" uuid;
CREATE INDEX general_admission_definitions_price_plan ON general_admission_definitions USING btree (tenant, price_plan, hashcode);
ALTER TABLE "general_admission_definitions" ADD CONSTRAINT "general_admission_definitions_price_plan_fkey" FOREIGN KEY (tenant, price_plan) REFERENCES price_plans(tenant, hashcode);
