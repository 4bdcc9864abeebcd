-- What events are about and how to get into venues are rich texts from here on: plain text becomes paragraphs, also in the log, so
-- that what is undone comes back as such.
CREATE FUNCTION callboard_to_rich_text(given text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN '<p>' || replace(regexp_replace(
    replace(replace(replace(regexp_replace(btrim(given, E' \t\r\n'), E'\r\n?', E'\n', 'g'), '&', '&amp;'), '<', '&lt;'), '>', '&gt;'),
    E'\n[ \t]*(\n[ \t]*)+', '</p><p>', 'g'), E'\n', '<br>') || '</p>';

CREATE FUNCTION callboard_with_rich_text(side jsonb, field text) RETURNS jsonb
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN side ->> field IS NULL THEN side
    ELSE jsonb_set(side, ARRAY[field], to_jsonb(callboard_to_rich_text(side ->> field))) END;

-- Every tenant's rows, by the owner of the tables, without a new version or a line in the log.
ALTER TABLE events NO FORCE ROW LEVEL SECURITY, DISABLE TRIGGER USER, DROP CONSTRAINT "description_length";
UPDATE events SET description = callboard_to_rich_text(description) WHERE description IS NOT NULL;
ALTER TABLE events FORCE ROW LEVEL SECURITY, ENABLE TRIGGER USER,
  ADD CONSTRAINT "description_length" CHECK (char_length("description") <= 30000);

ALTER TABLE venues NO FORCE ROW LEVEL SECURITY, DISABLE TRIGGER USER, DROP CONSTRAINT "access_notes_length";
UPDATE venues SET access_notes = callboard_to_rich_text(access_notes) WHERE access_notes IS NOT NULL;
ALTER TABLE venues FORCE ROW LEVEL SECURITY, ENABLE TRIGGER USER,
  ADD CONSTRAINT "access_notes_length" CHECK (char_length("access_notes") <= 30000);

ALTER TABLE changes NO FORCE ROW LEVEL SECURITY;
UPDATE changes SET before = callboard_with_rich_text(before, 'description'), after = callboard_with_rich_text(after, 'description')
  WHERE collection = 'events';
UPDATE changes SET before = callboard_with_rich_text(before, 'access_notes'), after = callboard_with_rich_text(after, 'access_notes')
  WHERE collection = 'venues';
ALTER TABLE changes FORCE ROW LEVEL SECURITY;

DROP FUNCTION callboard_with_rich_text(jsonb, text);
DROP FUNCTION callboard_to_rich_text(text);
