-- Stages, as the contract declares them now.
ALTER TABLE "stages" DROP CONSTRAINT "kind_option";
ALTER TABLE "stages" ALTER COLUMN "method" DROP NOT NULL;
ALTER TABLE "stages" ALTER COLUMN "tie_break" DROP NOT NULL;
ALTER TABLE "stages" ALTER COLUMN "decimals" DROP NOT NULL;
ALTER TABLE "stages" ALTER COLUMN "min_judges" DROP NOT NULL;
ALTER TABLE "stages" ADD COLUMN "rules" jsonb;
ALTER TABLE "stages" ADD COLUMN "draw" jsonb;
ALTER TABLE "stages" ADD CONSTRAINT "decimals_needed" CHECK (((kind <> ALL (ARRAY['heat'::text, 'final'::text, 'submission'::text, 'second_chance'::text])) OR (decimals IS NOT NULL)));
ALTER TABLE "stages" ADD CONSTRAINT "draw_object" CHECK ((jsonb_typeof(draw) = 'object'::text));
ALTER TABLE "stages" ADD CONSTRAINT "kind_option" CHECK ((kind = ANY (ARRAY['heat'::text, 'final'::text, 'submission'::text, 'second_chance'::text, 'league'::text, 'pool'::text, 'knockout'::text, 'swiss'::text])));
ALTER TABLE "stages" ADD CONSTRAINT "method_needed" CHECK (((kind <> ALL (ARRAY['heat'::text, 'final'::text, 'submission'::text, 'second_chance'::text])) OR (method IS NOT NULL)));
ALTER TABLE "stages" ADD CONSTRAINT "min_judges_needed" CHECK (((kind <> ALL (ARRAY['heat'::text, 'final'::text, 'submission'::text, 'second_chance'::text])) OR (min_judges IS NOT NULL)));
ALTER TABLE "stages" ADD CONSTRAINT "rules_object" CHECK ((jsonb_typeof(rules) = 'object'::text));
ALTER TABLE "stages" ADD CONSTRAINT "tie_break_needed" CHECK (((kind <> ALL (ARRAY['heat'::text, 'final'::text, 'submission'::text, 'second_chance'::text])) OR (tie_break IS NOT NULL)));
