-- What guardians consent to. None of it is a collection: contact data of minors is read by actions that note who looked, and a
-- guardian has no account. The tables of participants are one for each tenant, so that none of these can refer to them by a foreign
-- key; what belongs to a deleted participant is swept once its deletion can hardly be undone any more.
CREATE TABLE guardians (
  tenant text NOT NULL,
  participant uuid NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 160),
  email text CHECK (char_length(email) BETWEEN 3 AND 254),
  phone text CHECK (char_length(phone) BETWEEN 1 AND 40),
  medical_notes text CHECK (char_length(medical_notes) BETWEEN 1 AND 2000),
  modified timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant, participant)
);

-- The link of a guardian: one for each participant, so that a new one voids the former. It is made by the job that mails it, to the
-- address that is stored with it.
CREATE TABLE consent_links (
  tenant text NOT NULL,
  participant uuid NOT NULL,
  requested timestamptz NOT NULL DEFAULT now(),
  token_hash bytea,
  mailed_to text,
  expires timestamptz,
  PRIMARY KEY (tenant, participant),
  UNIQUE (tenant, token_hash),
  CHECK ((token_hash IS NULL) = (expires IS NULL))
);

-- Every answer that was ever given, with the words that it was given to: the newest of a kind counts.
CREATE TABLE consents (
  tenant text NOT NULL,
  number bigint GENERATED ALWAYS AS IDENTITY,
  participant uuid NOT NULL,
  kind text NOT NULL CHECK (char_length(kind) <= 40),
  question text NOT NULL CHECK (char_length(question) <= 1000),
  answer text NOT NULL CHECK (answer IN ('given', 'refused', 'withdrawn')),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 160),
  note text CHECK (char_length(note) BETWEEN 1 AND 1000),
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant, number)
);
CREATE INDEX consents_newest ON consents (tenant, participant, kind, number DESC);

-- Who looked at contact data of a minor, or changed it.
CREATE TABLE personal_looks (
  tenant text NOT NULL,
  number bigint GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL DEFAULT now(),
  "user" uuid NOT NULL,
  entry uuid NOT NULL,
  participant uuid NOT NULL,
  deed text NOT NULL CHECK (deed IN ('looked', 'changed')),
  PRIMARY KEY (tenant, number)
);
CREATE INDEX personal_looks_entry ON personal_looks (tenant, entry, number DESC);

CREATE FUNCTION callboard_refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Lines of % stay as they were written.', TG_TABLE_NAME USING ERRCODE = '42501';
END $$;
CREATE TRIGGER stays BEFORE UPDATE OR DELETE ON personal_looks
  FOR EACH ROW EXECUTE FUNCTION callboard_refuse_rewriting();
CREATE TRIGGER stays_whole BEFORE TRUNCATE ON personal_looks
  FOR EACH STATEMENT EXECUTE FUNCTION callboard_refuse_rewriting();
CREATE TRIGGER stays BEFORE UPDATE ON consents
  FOR EACH ROW EXECUTE FUNCTION callboard_refuse_rewriting();

DO $$
DECLARE
  tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY['guardians', 'consent_links', 'consents', 'personal_looks'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format(
      'CREATE POLICY own_tenant ON %I USING (tenant = current_setting(''app.tenant'', true)) WITH CHECK (tenant = current_setting(''app.tenant'', true))',
      tenant_table);
  END LOOP;
END $$;

SELECT pgboss.create_queue('consents.sendLink', '{"policy": "standard"}');
