-- Orders, as the contract declares them now.
ALTER TABLE "orders" DROP COLUMN "search_text";
ALTER TABLE "orders" ADD COLUMN search_text text COLLATE "C" NOT NULL GENERATED ALWAYS AS (callboard_plain(trim(coalesce("number", '') || ' ' || coalesce("buyer", '') || ' ' || coalesce("email", '') || ' ' || coalesce("phone", '')))) STORED;
CREATE INDEX orders_search ON orders USING gin (search_text gin_trgm_ops);
