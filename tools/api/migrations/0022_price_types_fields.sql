-- Price types, as the contract declares them now.
ALTER TABLE "price_types" ADD COLUMN "is_companion" boolean;
ALTER TABLE "price_types" ADD COLUMN "set_size" integer;
ALTER TABLE "price_types" ADD CONSTRAINT "set_size_least" CHECK ((set_size >= 2));
ALTER TABLE "price_types" ADD CONSTRAINT "set_size_most" CHECK ((set_size <= 50));
