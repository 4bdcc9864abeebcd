-- Show log, as the contract declares them now.
ALTER TABLE "show_steps" DROP CONSTRAINT "step_option";
ALTER TABLE "show_steps" ADD COLUMN "minutes" integer;
ALTER TABLE "show_steps" ADD COLUMN "participant" uuid;
CREATE UNIQUE INDEX participants_event_within ON participants USING btree (tenant, event, hashcode);
CREATE INDEX show_steps_participant ON show_steps USING btree (tenant, participant, hashcode);
ALTER TABLE "show_steps" ADD CONSTRAINT "minutes_least" CHECK ((minutes >= 1));
ALTER TABLE "show_steps" ADD CONSTRAINT "minutes_most" CHECK ((minutes <= 180));
ALTER TABLE "show_steps" ADD CONSTRAINT "show_steps_participant_within_fkey" FOREIGN KEY (tenant, event, participant) REFERENCES participants(tenant, event, hashcode);
ALTER TABLE "show_steps" ADD CONSTRAINT "step_option" CHECK ((step = ANY (ARRAY['ready'::text, 'start'::text, 'end'::text, 'skip'::text, 'no_show'::text, 'length'::text, 'here'::text, 'missing'::text, 'hold'::text, 'release'::text, 'drive'::text, 'undo'::text])));
