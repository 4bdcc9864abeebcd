-- Achievements reached, as the contract declares them now.
ALTER TABLE "achievement_instances" DROP CONSTRAINT "status_option";
ALTER TABLE "achievement_instances" ADD COLUMN "story" text;
ALTER TABLE "achievement_instances" ADD COLUMN "returned_because" text;
ALTER TABLE "achievement_instances" ADD CONSTRAINT "returned_because_length" CHECK ((char_length(returned_because) <= 4000));
ALTER TABLE "achievement_instances" ADD CONSTRAINT "status_option" CHECK ((status = ANY (ARRAY['working'::text, 'proposed'::text, 'reached'::text, 'withdrawn'::text])));
ALTER TABLE "achievement_instances" ADD CONSTRAINT "story_length" CHECK ((char_length(story) <= 2000));
