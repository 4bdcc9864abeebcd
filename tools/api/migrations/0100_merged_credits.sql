-- Which changes of a school's credit a merge moved, for Undo.
ALTER TABLE merged_records ADD COLUMN credits uuid[] NOT NULL DEFAULT '{}';
