-- Where a region is on a map.
ALTER TABLE "regions" ADD COLUMN "coordinates" text;
ALTER TABLE "regions" ADD CONSTRAINT "coordinates_length" CHECK ((char_length(coordinates) <= 60));
