-- Price types, as the contract declares them now.
ALTER TABLE "price_types" ADD COLUMN "min_count" integer;
ALTER TABLE "price_types" ADD COLUMN "code" text;
ALTER TABLE "price_types" ADD CONSTRAINT "min_count_least" CHECK ((min_count >= 2));
ALTER TABLE "price_types" ADD CONSTRAINT "min_count_most" CHECK ((min_count <= 500));
ALTER TABLE "price_types" ADD CONSTRAINT "code_length" CHECK ((char_length(code) <= 40));
