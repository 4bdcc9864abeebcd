-- Stages, as the contract declares them now.
ALTER TABLE "stages" ADD COLUMN "place_left" text;
ALTER TABLE "stages" ADD CONSTRAINT "place_left_option" CHECK ((place_left = ANY (ARRAY['move_up'::text, 'stay_empty'::text])));
