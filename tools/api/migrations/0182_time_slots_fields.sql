-- Items of running orders, as the contract declares them now.
ALTER TABLE "time_slots" ADD COLUMN "cues" text;
ALTER TABLE "time_slots" ADD CONSTRAINT "cues_length" CHECK ((char_length(cues) <= 1000));
