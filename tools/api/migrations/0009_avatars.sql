-- Signs the addresses of avatars, which stand in every record and list: a key of each tenant, made with its first avatar.
CREATE TABLE avatar_keys (
  tenant text PRIMARY KEY,
  key bytea NOT NULL DEFAULT gen_random_bytes(32)
);
ALTER TABLE avatar_keys ENABLE ROW LEVEL SECURITY;
ALTER TABLE avatar_keys FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON avatar_keys
  USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

CREATE FUNCTION callboard_avatar_signature(attachment uuid, expires bigint, key bytea) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN encode(hmac((attachment::text || ' ' || expires::text)::bytea, key, 'sha256'), 'hex');

-- Clause 3.1: the image of a record's avatar; null without one. Its address stays the same for an hour, so that browsers keep the
-- picture, and works for one more.
CREATE FUNCTION callboard_avatar(prefix text, of_tenant text, of_model text, of_record uuid) RETURNS json
  LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT json_build_object('url', prefix || 'attachments/' || a.hashcode || '/avatar?tenant=' || of_tenant
    || '&expires=' || e.expires || '&signature=' || callboard_avatar_signature(a.hashcode, e.expires, k.key))
  FROM attachments a
    JOIN avatar_keys k ON k.tenant = a.tenant
    CROSS JOIN (SELECT (floor(extract(epoch FROM now()) / 3600)::bigint + 2) * 3600 AS expires) e
  WHERE a.tenant = of_tenant AND a.parent = of_record AND a.parent_model = of_model AND a.subtype = 'simple_avatar'
  ORDER BY a.created DESC LIMIT 1
$$;
