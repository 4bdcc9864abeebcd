-- Where a venue is on the map.
ALTER TABLE "venues" ADD COLUMN "coordinates" text;
ALTER TABLE "venues" ADD CONSTRAINT "coordinates_length" CHECK ((char_length(coordinates) <= 60));

-- Pictures of a record: what they show, which of them stands for it, and which everyone may see.
ALTER TABLE attachments ADD COLUMN alt text CHECK (alt <> '' AND char_length(alt) <= 200);
ALTER TABLE attachments ADD COLUMN is_main boolean NOT NULL DEFAULT false;
ALTER TABLE attachments ADD COLUMN is_public boolean NOT NULL DEFAULT false;
CREATE INDEX attachments_pictures ON attachments (tenant, parent, is_main DESC, created, hashcode) WHERE "group" = 'picture' AND has_pictures;

-- The picture of a record that is no person, as callboard_avatar has it for people: its main one, or else its first.
CREATE FUNCTION callboard_picture(prefix text, of_tenant text, of_model text, of_record uuid) RETURNS json
  LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT json_build_object('url', prefix || 'attachments/' || a.hashcode || '/avatar?tenant=' || of_tenant
    || '&expires=' || e.expires || '&signature=' || callboard_avatar_signature(a.hashcode, e.expires, k.key))
  FROM attachments a
    JOIN avatar_keys k ON k.tenant = a.tenant
    CROSS JOIN (SELECT (floor(extract(epoch FROM now()) / 3600)::bigint + 2) * 3600 AS expires) e
  WHERE a.tenant = of_tenant AND a.parent = of_record AND a.parent_model = of_model
    AND a."group" = 'picture' AND a.has_pictures AND a.subtype = 'local_file'
  ORDER BY a.is_main DESC, a.created, a.hashcode LIMIT 1
$$;
