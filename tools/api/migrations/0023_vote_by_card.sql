-- Stages, as the contract declares them now: votes are counted by printed cards too.
ALTER TABLE "stages" DROP CONSTRAINT "vote_by_option";
ALTER TABLE "stages" ADD CONSTRAINT "vote_by_option" CHECK ((vote_by = ANY (ARRAY['hall'::text, 'ticket'::text, 'card'::text])));
