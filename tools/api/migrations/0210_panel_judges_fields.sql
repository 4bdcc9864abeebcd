-- Panels, as the contract declares them now.
ALTER TABLE "panel_judges" ADD COLUMN "stands_in_for" uuid;
ALTER TABLE "panel_judges" ADD COLUMN "is_without" boolean;
ALTER TABLE "panel_judges" ADD COLUMN "reason" text;
CREATE INDEX panel_judges_stands_in_for ON panel_judges USING btree (tenant, stands_in_for, hashcode);
ALTER TABLE "panel_judges" ADD CONSTRAINT "panel_judges_stands_in_for_fkey" FOREIGN KEY (tenant, stands_in_for) REFERENCES panel_judges(tenant, hashcode);
ALTER TABLE "panel_judges" ADD CONSTRAINT "reason_length" CHECK ((char_length(reason) <= 500));
