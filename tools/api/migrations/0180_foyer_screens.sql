-- Performances, as the contract declares them now.
ALTER TABLE "performances" ADD COLUMN "on_foyer_screens" boolean;
