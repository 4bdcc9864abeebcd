-- Show log, as the contract declares them now.
ALTER TABLE "show_steps" DROP CONSTRAINT "step_option";
ALTER TABLE "show_steps" ADD COLUMN "other" uuid;
CREATE INDEX show_steps_other ON show_steps USING btree (tenant, other, hashcode);
ALTER TABLE "show_steps" ADD CONSTRAINT "show_steps_other_within_fkey" FOREIGN KEY (tenant, event, other) REFERENCES time_slots(tenant, event, hashcode);
ALTER TABLE "show_steps" ADD CONSTRAINT "step_option" CHECK ((step = ANY (ARRAY['ready'::text, 'start'::text, 'end'::text, 'skip'::text, 'no_show'::text, 'length'::text, 'swap'::text, 'here'::text, 'missing'::text, 'hold'::text, 'release'::text, 'drive'::text, 'undo'::text])));
