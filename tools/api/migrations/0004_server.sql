-- What the server stores beside the records of collections, and the rules of collections that their declarations do not say.
-- Accounts, sessions, jobs' outcomes, the log of changes: none of it has an address of its own on the wire.

-- A request for an account until its link is opened: what a stranger typed. Only the owner of the mailbox makes more of it, within two days.
-- The draft goes once it became a record.
CREATE TABLE account_request_links (
  tenant text NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  email text NOT NULL,
  draft jsonb,
  token_hash bytea,
  created timestamptz NOT NULL DEFAULT now(),
  used timestamptz,
  CONSTRAINT account_request_links_email_check CHECK (char_length(email) <= 254),
  PRIMARY KEY (tenant, id),
  CONSTRAINT account_request_links_tenant_token_hash_key UNIQUE (tenant, token_hash)
);
CREATE INDEX account_request_links_created ON account_request_links (tenant, created);
CREATE INDEX account_request_links_email ON account_request_links (tenant, email, created);
ALTER TABLE account_request_links ENABLE ROW LEVEL SECURITY;
ALTER TABLE account_request_links FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON account_request_links USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

-- Two-step sign-in belongs to the account, as its password does. The secret is encrypted by a key that is not in the database.
CREATE TABLE account_totp (
  account uuid NOT NULL,
  secret bytea NOT NULL,
  created timestamptz NOT NULL DEFAULT now(),
  confirmed timestamptz,
  last_step bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (account)
);

CREATE TABLE accounts (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  email text NOT NULL,
  password_hash text,
  created timestamptz NOT NULL DEFAULT now(),
  modified timestamptz NOT NULL DEFAULT now(),
  reset_mails timestamptz[] NOT NULL DEFAULT '{}'::timestamptz[],
  is_proven boolean NOT NULL DEFAULT true,
  CONSTRAINT accounts_email_check CHECK (char_length(email) <= 254),
  PRIMARY KEY (id)
);
CREATE UNIQUE INDEX accounts_email ON accounts (lower(email));

-- The link of each invitation, as a hash and apart from its record: neither the change log nor an undo ever knows it. One link at
-- a time, so that a new one voids the old.
CREATE TABLE activation_links (
  tenant text NOT NULL,
  activation uuid NOT NULL,
  token_hash bytea NOT NULL,
  created timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant, activation)
);
CREATE UNIQUE INDEX activation_links_token_hash ON activation_links (tenant, token_hash);
ALTER TABLE activation_links ENABLE ROW LEVEL SECURITY;
ALTER TABLE activation_links FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON activation_links USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

-- Files that people sent. What is in them lies in the file store under a random key, which no address shows. A sent file is no
-- change of a record: it stands in no history, and an undo brings no bytes back.
CREATE TABLE attachments (
  tenant text NOT NULL,
  hashcode uuid NOT NULL DEFAULT gen_random_uuid(),
  "user" uuid,
  name text NOT NULL,
  size bigint NOT NULL,
  type text NOT NULL,
  sha256 bytea NOT NULL,
  subtype text NOT NULL,
  "group" text,
  parent_model text,
  parent uuid,
  linked timestamptz,
  storage_key text NOT NULL,
  has_pictures boolean NOT NULL DEFAULT false,
  upload text,
  upload_size bigint,
  source bytea,
  created timestamptz NOT NULL DEFAULT now(),
  alt text,
  is_main boolean NOT NULL DEFAULT false,
  is_public boolean NOT NULL DEFAULT false,
  CONSTRAINT attachments_alt_check CHECK ((alt <> '') AND (char_length(alt) <= 200)),
  CONSTRAINT attachments_check CHECK ((parent_model IS NULL) = (parent IS NULL)),
  CONSTRAINT attachments_group_check CHECK (char_length("group") <= 60),
  CONSTRAINT attachments_name_check CHECK ((name <> '') AND (char_length(name) <= 200)),
  CONSTRAINT attachments_sha256_check CHECK (octet_length(sha256) = 32),
  CONSTRAINT attachments_size_check CHECK (size >= 0),
  CONSTRAINT attachments_subtype_check CHECK (subtype IN ('local_file', 'simple_avatar')),
  CONSTRAINT attachments_type_check CHECK (char_length(type) <= 120),
  PRIMARY KEY (tenant, hashcode)
);
CREATE INDEX attachments_parent ON attachments (tenant, parent, subtype, created);
CREATE INDEX attachments_pictures ON attachments (tenant, parent, is_main DESC, created, hashcode) WHERE (("group" = 'picture') AND has_pictures);
CREATE INDEX attachments_size ON attachments (tenant) INCLUDE (size);
CREATE INDEX attachments_source ON attachments (tenant, source, created) WHERE (source IS NOT NULL);
CREATE UNIQUE INDEX attachments_storage_key ON attachments (tenant, storage_key);
CREATE INDEX attachments_unlinked ON attachments (tenant, created) WHERE (linked IS NULL);
CREATE UNIQUE INDEX attachments_upload ON attachments (tenant, upload);
CREATE INDEX attachments_user ON attachments (tenant, "user");
ALTER TABLE attachments ENABLE ROW LEVEL SECURITY;
ALTER TABLE attachments FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON attachments USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));
CREATE TRIGGER log_file AFTER INSERT OR DELETE ON attachments FOR EACH ROW EXECUTE FUNCTION callboard_log_file();

CREATE TABLE avatar_keys (
  tenant text NOT NULL,
  key bytea NOT NULL DEFAULT gen_random_bytes(32),
  PRIMARY KEY (tenant)
);
ALTER TABLE avatar_keys ENABLE ROW LEVEL SECURITY;
ALTER TABLE avatar_keys FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON avatar_keys USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

CREATE TABLE cancelled_orders (
  tenant text NOT NULL,
  cancellation uuid NOT NULL,
  "order" uuid NOT NULL,
  status text NOT NULL DEFAULT 'waiting',
  refunded integer NOT NULL DEFAULT 0,
  message text,
  CONSTRAINT cancelled_orders_message_length CHECK (char_length(message) <= 500),
  CONSTRAINT cancelled_orders_status CHECK (status IN ('waiting', 'done', 'failed')),
  PRIMARY KEY (tenant, cancellation, "order")
);
CREATE INDEX cancelled_orders_status ON cancelled_orders (tenant, cancellation, status);
ALTER TABLE cancelled_orders ENABLE ROW LEVEL SECURITY;
ALTER TABLE cancelled_orders FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON cancelled_orders USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

-- Every change of every record, in the transaction that made it. The application reads it; only the triggers write it.
-- It lies in parts by time, as events and mails do: each start makes the next ones, and a part goes as a whole once it is older than the
-- installation stores it (parts/partedTables.data.ts). No right and no policy on a part lets the application read it past its table.
-- The numbers are of a sequence: an identity column of a table in parts needs a later PostgreSQL than 15.
CREATE TABLE changes (
  tenant text NOT NULL,
  sequence bigserial,
  transaction xid8 NOT NULL DEFAULT pg_current_xact_id(),
  change_set uuid NOT NULL,
  actor uuid,
  collection text NOT NULL,
  record uuid NOT NULL,
  kind text NOT NULL,
  before jsonb,
  after jsonb,
  at timestamptz NOT NULL DEFAULT now(),
  reasons jsonb,
  erased boolean NOT NULL DEFAULT false,
  CONSTRAINT changes_kind_check CHECK (kind IN ('create', 'update', 'delete')),
  PRIMARY KEY (tenant, sequence, at)
) PARTITION BY RANGE (at);
-- What no part is for: rows of a time for which none was made, and those that stay when their part goes.
CREATE TABLE changes_rest PARTITION OF changes DEFAULT;
ALTER TABLE changes_rest ENABLE ROW LEVEL SECURITY;
CREATE INDEX changes_change_set ON changes (tenant, change_set, sequence);
CREATE INDEX changes_collection ON changes (tenant, collection, transaction);
CREATE INDEX changes_record ON changes (tenant, record, sequence);
ALTER TABLE changes ENABLE ROW LEVEL SECURITY;
ALTER TABLE changes FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON changes USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));
CREATE TRIGGER changed AFTER INSERT ON changes FOR EACH ROW EXECUTE FUNCTION callboard_changed();

-- Whom a comment mentions.
CREATE TABLE comment_mentions (
  tenant text NOT NULL,
  comment uuid NOT NULL,
  "user" uuid NOT NULL,
  PRIMARY KEY (tenant, comment, "user")
);
CREATE INDEX comment_mentions_user ON comment_mentions (tenant, "user");
ALTER TABLE comment_mentions ENABLE ROW LEVEL SECURITY;
ALTER TABLE comment_mentions FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON comment_mentions USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

CREATE TABLE comments (
  tenant text NOT NULL,
  hashcode uuid NOT NULL,
  collection text NOT NULL,
  record uuid NOT NULL,
  body text NOT NULL,
  author uuid,
  author_name text NOT NULL,
  created timestamptz NOT NULL DEFAULT clock_timestamp(),
  edited timestamptz,
  deleted timestamptz,
  CONSTRAINT comments_body_check CHECK (char_length(body) <= 4000),
  CONSTRAINT comments_body_filled CHECK ((body <> '') OR (deleted IS NOT NULL)),
  PRIMARY KEY (tenant, hashcode)
);
CREATE INDEX comments_author ON comments (tenant, author);
CREATE INDEX comments_record ON comments (tenant, collection, record, created);
ALTER TABLE comments ENABLE ROW LEVEL SECURITY;
ALTER TABLE comments FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON comments USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

-- The link of a guardian: one for each participant, so that a new one voids the former. It is made by the job that mails it, to the
-- address that is stored with it.
CREATE TABLE consent_links (
  tenant text NOT NULL,
  participant uuid NOT NULL,
  requested timestamptz NOT NULL DEFAULT now(),
  token_hash bytea,
  mailed_to text,
  expires timestamptz,
  CONSTRAINT consent_links_check CHECK ((token_hash IS NULL) = (expires IS NULL)),
  PRIMARY KEY (tenant, participant),
  CONSTRAINT consent_links_tenant_token_hash_key UNIQUE (tenant, token_hash)
);
ALTER TABLE consent_links ENABLE ROW LEVEL SECURITY;
ALTER TABLE consent_links FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON consent_links USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

-- Every answer that was ever given, with the words that it was given to: the newest of a kind counts.
CREATE TABLE consents (
  tenant text NOT NULL,
  number bigint GENERATED ALWAYS AS IDENTITY,
  participant uuid NOT NULL,
  kind text NOT NULL,
  question text NOT NULL,
  answer text NOT NULL,
  name text NOT NULL,
  note text,
  at timestamptz NOT NULL DEFAULT now(),
  season integer NOT NULL,
  recorded_by uuid,
  CONSTRAINT consents_answer_check CHECK (answer IN ('given', 'refused', 'withdrawn')),
  CONSTRAINT consents_kind_check CHECK (char_length(kind) <= 40),
  CONSTRAINT consents_name_check CHECK ((char_length(name) >= 1) AND (char_length(name) <= 160)),
  CONSTRAINT consents_note_check CHECK ((char_length(note) >= 1) AND (char_length(note) <= 1000)),
  CONSTRAINT consents_question_check CHECK (char_length(question) <= 1000),
  CONSTRAINT consents_season CHECK ((season >= 1900) AND (season <= 2200)),
  PRIMARY KEY (tenant, number)
);
CREATE INDEX consents_newest ON consents (tenant, participant, season, kind, number DESC);
ALTER TABLE consents ENABLE ROW LEVEL SECURITY;
ALTER TABLE consents FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON consents USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));
CREATE TRIGGER stays BEFORE UPDATE ON consents FOR EACH ROW EXECUTE FUNCTION callboard_refuse_rewriting();

-- Up to which message a user has read a conversation.
CREATE TABLE conversation_reads (
  tenant text NOT NULL,
  "user" uuid NOT NULL,
  conversation uuid NOT NULL,
  number integer NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT conversation_reads_number_check CHECK (number >= 0),
  PRIMARY KEY (tenant, "user", conversation)
);
CREATE INDEX conversation_reads_conversation ON conversation_reads (tenant, conversation);
ALTER TABLE conversation_reads ENABLE ROW LEVEL SECURITY;
ALTER TABLE conversation_reads FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON conversation_reads USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

-- The last number of each kind of document.
CREATE TABLE document_numbers (
  tenant text NOT NULL,
  kind text NOT NULL,
  last integer NOT NULL,
  CONSTRAINT document_numbers_kind CHECK (kind IN ('INV', 'CN')),
  CONSTRAINT document_numbers_last CHECK (last >= 1),
  PRIMARY KEY (tenant, kind)
);
ALTER TABLE document_numbers ENABLE ROW LEVEL SECURITY;
ALTER TABLE document_numbers FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON document_numbers USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

CREATE TABLE domain_events (
  tenant text NOT NULL,
  number bigserial,
  transaction xid8 NOT NULL DEFAULT pg_current_xact_id(),
  name text NOT NULL,
  payload jsonb NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant, number, at)
) PARTITION BY RANGE (at);
CREATE TABLE domain_events_rest PARTITION OF domain_events DEFAULT;
ALTER TABLE domain_events_rest ENABLE ROW LEVEL SECURITY;
CREATE INDEX domain_events_new ON domain_events (tenant, name, transaction);
ALTER TABLE domain_events ENABLE ROW LEVEL SECURITY;
ALTER TABLE domain_events FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON domain_events USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));
CREATE TRIGGER notify AFTER INSERT ON domain_events FOR EACH ROW EXECUTE FUNCTION callboard_notify();

CREATE TABLE erased_people (
  tenant text NOT NULL,
  person uuid NOT NULL,
  actor uuid,
  reason text NOT NULL,
  change_set uuid NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT erased_people_reason_check CHECK ((char_length(reason) >= 1) AND (char_length(reason) <= 500)),
  PRIMARY KEY (tenant, person)
);
ALTER TABLE erased_people ENABLE ROW LEVEL SECURITY;
ALTER TABLE erased_people FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON erased_people USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

-- How far each subscriber of the installation is, moved on in the transaction that has its effects. Numbers are given before a
-- transaction commits, so that a lower one may become visible after a higher one: what is done is therefore not a number but a
-- snapshot. Everything that `seen` saw is done; of what `upto` saw beyond that, everything up to `number`.
CREATE TABLE event_cursors (
  tenant text NOT NULL,
  subscriber text NOT NULL,
  seen pg_snapshot NOT NULL DEFAULT pg_current_snapshot(),
  upto pg_snapshot,
  number bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant, subscriber)
);
ALTER TABLE event_cursors ENABLE ROW LEVEL SECURITY;
ALTER TABLE event_cursors FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON event_cursors USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

CREATE TABLE file_changes (
  tenant text NOT NULL,
  sequence bigint NOT NULL,
  change_set uuid NOT NULL DEFAULT gen_random_uuid(),
  actor uuid,
  model text NOT NULL,
  record uuid NOT NULL,
  before text,
  after text,
  at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT file_changes_check CHECK ((before IS NULL) <> (after IS NULL)),
  PRIMARY KEY (tenant, sequence)
);
CREATE INDEX file_changes_record ON file_changes (tenant, record, sequence);
ALTER TABLE file_changes ENABLE ROW LEVEL SECURITY;
ALTER TABLE file_changes FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON file_changes USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

-- Places without seats: a number of them for each hold or ticket. Whoever adds one locks the row of what has the capacity first.
CREATE TABLE general_claims (
  tenant text NOT NULL,
  definition uuid NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  hold uuid,
  ticket uuid,
  quantity integer NOT NULL,
  expires_at timestamptz,
  CONSTRAINT general_claims_ends CHECK (((ticket IS NULL) AND (hold IS NOT NULL)) OR ((ticket IS NOT NULL) AND (expires_at IS NULL))),
  CONSTRAINT general_claims_quantity CHECK ((quantity >= 1) AND (quantity <= 500)),
  PRIMARY KEY (tenant, definition, id)
);
CREATE INDEX general_claims_hold ON general_claims (tenant, hold);
CREATE INDEX general_claims_ticket ON general_claims (tenant, ticket);
ALTER TABLE general_claims ENABLE ROW LEVEL SECURITY;
ALTER TABLE general_claims FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON general_claims USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

CREATE TABLE guardians (
  tenant text NOT NULL,
  participant uuid NOT NULL,
  name text NOT NULL,
  email text,
  phone text,
  medical_notes text,
  modified timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT guardians_email_check CHECK ((char_length(email) >= 3) AND (char_length(email) <= 254)),
  CONSTRAINT guardians_medical_notes_check CHECK ((char_length(medical_notes) >= 1) AND (char_length(medical_notes) <= 2000)),
  CONSTRAINT guardians_name_check CHECK ((char_length(name) >= 1) AND (char_length(name) <= 160)),
  CONSTRAINT guardians_phone_check CHECK ((char_length(phone) >= 1) AND (char_length(phone) <= 40)),
  PRIMARY KEY (tenant, participant)
);
ALTER TABLE guardians ENABLE ROW LEVEL SECURITY;
ALTER TABLE guardians FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON guardians USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

-- What proves that a hold is a buyer's, and the network that it came from: no one else reads either.
CREATE TABLE hold_secrets (
  tenant text NOT NULL,
  hold uuid NOT NULL,
  digest bytea NOT NULL,
  network text NOT NULL,
  place uuid,
  owner bytea,
  mailbox bytea,
  PRIMARY KEY (tenant, hold)
);
CREATE INDEX hold_secrets_mailbox ON hold_secrets (tenant, mailbox) WHERE (mailbox IS NOT NULL);
CREATE INDEX hold_secrets_network ON hold_secrets (tenant, network);
CREATE INDEX hold_secrets_owner ON hold_secrets (tenant, owner) WHERE (owner IS NOT NULL);
CREATE INDEX hold_secrets_place ON hold_secrets (tenant, place) WHERE (place IS NOT NULL);
ALTER TABLE hold_secrets ENABLE ROW LEVEL SECURITY;
ALTER TABLE hold_secrets FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON hold_secrets USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

-- The answer to each create and action that came with a key, kept in the effect's own transaction.
CREATE TABLE idempotency_keys (
  tenant text NOT NULL,
  "user" uuid NOT NULL,
  key uuid NOT NULL,
  fingerprint bytea NOT NULL,
  status integer,
  headers text,
  body text,
  created timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant, "user", key)
);
CREATE INDEX idempotency_keys_created ON idempotency_keys (tenant, created);
ALTER TABLE idempotency_keys ENABLE ROW LEVEL SECURITY;
ALTER TABLE idempotency_keys FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON idempotency_keys USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

CREATE TABLE installation (
  fact text NOT NULL,
  value text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (fact)
);

-- The lines of invoices. A fee is on one line at most that is neither credited nor of a discarded draft.
CREATE TABLE invoice_lines (
  tenant text NOT NULL,
  hashcode uuid NOT NULL,
  invoice uuid NOT NULL,
  nth integer NOT NULL,
  entry uuid NOT NULL,
  text text NOT NULL,
  amount integer NOT NULL,
  paid integer NOT NULL DEFAULT 0,
  fee_paid integer NOT NULL DEFAULT 0,
  credited integer NOT NULL DEFAULT 0,
  is_open boolean NOT NULL DEFAULT true,
  CONSTRAINT invoice_lines_amount CHECK ((amount >= 1) AND (amount <= 2000000000)),
  CONSTRAINT invoice_lines_sums CHECK ((paid >= 0) AND (credited >= 0) AND ((paid + credited) <= amount) AND ((fee_paid >= 0) AND (fee_paid <= paid))),
  CONSTRAINT invoice_lines_text CHECK ((char_length(text) >= 1) AND (char_length(text) <= 500)),
  PRIMARY KEY (tenant, hashcode)
);
CREATE INDEX invoice_lines_entry ON invoice_lines (tenant, entry);
CREATE UNIQUE INDEX invoice_lines_fee ON invoice_lines (tenant, entry) WHERE is_open;
CREATE INDEX invoice_lines_invoice ON invoice_lines (tenant, invoice, nth);
ALTER TABLE invoice_lines ENABLE ROW LEVEL SECURITY;
ALTER TABLE invoice_lines FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON invoice_lines USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));
CREATE TRIGGER final BEFORE INSERT OR DELETE OR UPDATE ON invoice_lines FOR EACH ROW EXECUTE FUNCTION callboard_invoice_line_final();
CREATE TRIGGER final_whole BEFORE TRUNCATE ON invoice_lines FOR EACH STATEMENT EXECUTE FUNCTION callboard_invoice_line_final();

-- The payments of invoices. A line of a bank's file pays once.
CREATE TABLE invoice_payments (
  tenant text NOT NULL,
  hashcode uuid NOT NULL,
  invoice uuid NOT NULL,
  method text NOT NULL,
  amount integer NOT NULL,
  over integer NOT NULL,
  allocations jsonb NOT NULL,
  paid_on date NOT NULL,
  reference text NOT NULL,
  bank_line text,
  received_by uuid,
  received_at timestamptz NOT NULL DEFAULT now(),
  taken_back_at timestamptz,
  taken_back_reason text,
  CONSTRAINT invoice_payments_amount CHECK (((amount >= 1) AND (amount <= 2000000000)) AND ((over >= 0) AND (over <= amount))),
  CONSTRAINT invoice_payments_method CHECK (method IN ('bank_transfer', 'cash', 'terminal', 'credit')),
  CONSTRAINT invoice_payments_reason CHECK (char_length(taken_back_reason) <= 500),
  CONSTRAINT invoice_payments_reference CHECK (char_length(reference) <= 200),
  PRIMARY KEY (tenant, hashcode)
);
CREATE UNIQUE INDEX invoice_payments_bank_line ON invoice_payments (tenant, bank_line) WHERE (taken_back_at IS NULL);
CREATE INDEX invoice_payments_invoice ON invoice_payments (tenant, invoice, received_at);
ALTER TABLE invoice_payments ENABLE ROW LEVEL SECURITY;
ALTER TABLE invoice_payments FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON invoice_payments USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

-- Each level of a reminder is sent once.
CREATE TABLE invoice_reminders (
  tenant text NOT NULL,
  invoice uuid NOT NULL,
  level integer NOT NULL,
  sent_at timestamptz NOT NULL DEFAULT now(),
  sent_by uuid,
  CONSTRAINT invoice_reminders_level CHECK ((level >= 1) AND (level <= 3)),
  PRIMARY KEY (tenant, invoice, level)
);
ALTER TABLE invoice_reminders ENABLE ROW LEVEL SECURITY;
ALTER TABLE invoice_reminders FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON invoice_reminders USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

-- What invoices say about the tenant, and when they are due and reminded of.
CREATE TABLE invoice_terms (
  tenant text NOT NULL,
  supplier text NOT NULL,
  gst_number text NOT NULL,
  address text NOT NULL,
  bank_account text NOT NULL,
  due_days integer NOT NULL,
  remind_after_days integer,
  CONSTRAINT invoice_terms_days CHECK (((due_days >= 0) AND (due_days <= 120)) AND ((remind_after_days >= 1) AND (remind_after_days <= 120))),
  CONSTRAINT invoice_terms_texts CHECK (((char_length(supplier) >= 1) AND (char_length(supplier) <= 200)) AND ((char_length(gst_number) >= 1) AND (char_length(gst_number) <= 20)) AND (char_length(address) <= 300) AND ((char_length(bank_account) >= 1) AND (char_length(bank_account) <= 40))),
  PRIMARY KEY (tenant)
);
ALTER TABLE invoice_terms ENABLE ROW LEVEL SECURITY;
ALTER TABLE invoice_terms FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON invoice_terms USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

CREATE TABLE login_attempts (
  key_hash bytea NOT NULL,
  failed integer NOT NULL DEFAULT 0,
  first_failed timestamptz NOT NULL DEFAULT now(),
  last_failed timestamptz NOT NULL DEFAULT now(),
  blocked_until timestamptz,
  subject_hash bytea NOT NULL DEFAULT '\x'::bytea,
  CONSTRAINT login_attempts_failed_check CHECK (failed >= 0),
  PRIMARY KEY (key_hash)
);
CREATE INDEX login_attempts_last_failed ON login_attempts (last_failed);
CREATE INDEX login_attempts_subject_hash ON login_attempts (subject_hash);

CREATE TABLE mails (
  tenant text NOT NULL,
  id uuid NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  content bytea,
  status text NOT NULL DEFAULT 'waiting',
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  job uuid,
  created timestamptz NOT NULL DEFAULT now(),
  settled timestamptz,
  CONSTRAINT mails_check CHECK ((content IS NOT NULL) = (status IN ('waiting', 'failed'))),
  CONSTRAINT mails_status_check CHECK (status IN ('waiting', 'sent', 'failed', 'discarded')),
  PRIMARY KEY (tenant, id, created)
) PARTITION BY RANGE (created);
CREATE TABLE mails_rest PARTITION OF mails DEFAULT;
ALTER TABLE mails_rest ENABLE ROW LEVEL SECURITY;
CREATE INDEX mails_settled ON mails (tenant, settled) WHERE (status IN ('sent', 'discarded'));
CREATE INDEX mails_undelivered ON mails (tenant, created) WHERE ((status = 'failed') OR ((status = 'waiting') AND (attempts > 0)));
ALTER TABLE mails ENABLE ROW LEVEL SECURITY;
ALTER TABLE mails FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON mails USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

CREATE TABLE merged_records (
  tenant text NOT NULL,
  collection text NOT NULL,
  record uuid NOT NULL,
  title text NOT NULL,
  kept uuid NOT NULL,
  change_set uuid NOT NULL,
  sequence bigint NOT NULL,
  actor uuid,
  at timestamptz NOT NULL DEFAULT now(),
  files uuid[] NOT NULL,
  comments uuid[] NOT NULL DEFAULT '{}'::uuid[],
  followers uuid[] NOT NULL DEFAULT '{}'::uuid[],
  added_tags uuid[] NOT NULL DEFAULT '{}'::uuid[],
  credits uuid[] NOT NULL DEFAULT '{}'::uuid[],
  PRIMARY KEY (tenant, collection, record)
);
CREATE INDEX merged_records_change_set ON merged_records (tenant, change_set);
CREATE INDEX merged_records_kept ON merged_records (tenant, kept);
ALTER TABLE merged_records ENABLE ROW LEVEL SECURITY;
ALTER TABLE merged_records FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON merged_records USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

-- Whom a message mentions.
CREATE TABLE message_mentions (
  tenant text NOT NULL,
  message uuid NOT NULL,
  "user" uuid NOT NULL,
  PRIMARY KEY (tenant, message, "user")
);
CREATE INDEX message_mentions_user ON message_mentions (tenant, "user");
ALTER TABLE message_mentions ENABLE ROW LEVEL SECURITY;
ALTER TABLE message_mentions FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON message_mentions USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

CREATE TABLE message_reactions (
  tenant text NOT NULL,
  message uuid NOT NULL,
  "user" uuid NOT NULL,
  emoji text NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT message_reactions_emoji_check CHECK (char_length(emoji) <= 16),
  PRIMARY KEY (tenant, message, emoji, "user")
);
CREATE INDEX message_reactions_user ON message_reactions (tenant, "user");
ALTER TABLE message_reactions ENABLE ROW LEVEL SECURITY;
ALTER TABLE message_reactions FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON message_reactions USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

-- What users reported to the organisers, with what the message said then. A reported message cannot be unsent: its row stays.
CREATE TABLE message_reports (
  tenant text NOT NULL,
  hashcode uuid NOT NULL DEFAULT gen_random_uuid(),
  message uuid NOT NULL,
  reporter uuid NOT NULL,
  reason text NOT NULL,
  body text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  resolved timestamptz,
  resolved_by uuid,
  CONSTRAINT message_reports_body_check CHECK (char_length(body) <= 4000),
  CONSTRAINT message_reports_check CHECK ((resolved IS NULL) = (resolved_by IS NULL)),
  CONSTRAINT message_reports_reason_check CHECK ((reason <> '') AND (char_length(reason) <= 500)),
  PRIMARY KEY (tenant, hashcode),
  CONSTRAINT message_reports_tenant_message_reporter_key UNIQUE (tenant, message, reporter)
);
CREATE INDEX message_reports_at ON message_reports (tenant, at);
CREATE INDEX message_reports_open ON message_reports (tenant, at) WHERE (resolved IS NULL);
CREATE INDEX message_reports_reporter ON message_reports (tenant, reporter);
CREATE INDEX message_reports_resolved_by ON message_reports (tenant, resolved_by);
ALTER TABLE message_reports ENABLE ROW LEVEL SECURITY;
ALTER TABLE message_reports FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON message_reports USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

-- The conversations whose messages do not notify a user.
CREATE TABLE muted_conversations (
  tenant text NOT NULL,
  "user" uuid NOT NULL,
  conversation uuid NOT NULL,
  PRIMARY KEY (tenant, conversation, "user")
);
CREATE INDEX muted_conversations_user ON muted_conversations (tenant, "user");
ALTER TABLE muted_conversations ENABLE ROW LEVEL SECURITY;
ALTER TABLE muted_conversations FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON muted_conversations USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

-- What users selected; without a row, or for a kind that it does not name, the defaults of their roles hold.
CREATE TABLE notification_settings (
  tenant text NOT NULL,
  "user" uuid NOT NULL,
  kinds jsonb NOT NULL DEFAULT '[]'::jsonb,
  quiet_from text,
  quiet_to text,
  time_zone text,
  CONSTRAINT notification_settings_check CHECK ((quiet_from IS NULL) = (quiet_to IS NULL)),
  CONSTRAINT notification_settings_quiet_from_check CHECK (quiet_from ~ '^[0-2][0-9]:[0-5][0-9]$'),
  CONSTRAINT notification_settings_quiet_to_check CHECK (quiet_to ~ '^[0-2][0-9]:[0-5][0-9]$'),
  PRIMARY KEY (tenant, "user")
);
ALTER TABLE notification_settings ENABLE ROW LEVEL SECURITY;
ALTER TABLE notification_settings FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON notification_settings USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

CREATE TABLE notifications (
  tenant text NOT NULL,
  hashcode uuid NOT NULL DEFAULT gen_random_uuid(),
  number bigint GENERATED ALWAYS AS IDENTITY,
  "user" uuid NOT NULL,
  kind text NOT NULL,
  cause text NOT NULL,
  collection text,
  record uuid,
  facts jsonb NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  shown boolean NOT NULL,
  read timestamptz,
  mail text NOT NULL,
  mailed timestamptz,
  push boolean NOT NULL DEFAULT false,
  pushed timestamptz,
  CONSTRAINT notifications_mail_check CHECK (mail IN ('never', 'now', 'daily')),
  PRIMARY KEY (tenant, hashcode),
  CONSTRAINT notifications_tenant_user_kind_cause_key UNIQUE (tenant, "user", kind, cause)
);
CREATE INDEX notifications_at ON notifications (tenant, at);
CREATE INDEX notifications_newest ON notifications (tenant, "user", number DESC) WHERE shown;
CREATE INDEX notifications_of_record ON notifications (tenant, record) WHERE (shown AND (read IS NULL));
CREATE INDEX notifications_unread ON notifications (tenant, "user") WHERE (shown AND (read IS NULL));
CREATE INDEX notifications_unsent ON notifications (tenant, mail, "user") WHERE ((mail <> 'never') AND (mailed IS NULL));
ALTER TABLE notifications ENABLE ROW LEVEL SECURITY;
ALTER TABLE notifications FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON notifications USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

CREATE TABLE order_confirmations (
  tenant text NOT NULL,
  "order" uuid NOT NULL,
  digest bytea,
  tries integer NOT NULL DEFAULT 0,
  mails integer NOT NULL DEFAULT 0,
  pay_until timestamptz NOT NULL,
  confirmed_at timestamptz,
  PRIMARY KEY (tenant, "order")
);
ALTER TABLE order_confirmations ENABLE ROW LEVEL SECURITY;
ALTER TABLE order_confirmations FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON order_confirmations USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

-- The links of orders, by the digest of their token.
CREATE TABLE order_links (
  tenant text NOT NULL,
  digest bytea NOT NULL,
  "order" uuid NOT NULL,
  created timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant, digest)
);
CREATE INDEX order_links_order ON order_links (tenant, "order");
ALTER TABLE order_links ENABLE ROW LEVEL SECURITY;
ALTER TABLE order_links FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON order_links USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

-- What users made of a page for themselves. `base` is the version of the tenant's page that it was made from, or that its user has seen
-- since; null for the default of a page that every tenant has.
CREATE TABLE own_pages (
  tenant text NOT NULL,
  "user" uuid NOT NULL,
  slug text NOT NULL,
  content jsonb NOT NULL,
  base_layout uuid,
  base_number integer,
  modified timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT own_pages_check CHECK ((base_layout IS NULL) = (base_number IS NULL)),
  CONSTRAINT own_pages_content_check CHECK (jsonb_typeof(content) = 'object'),
  CONSTRAINT own_pages_slug_check CHECK ((char_length(slug) >= 1) AND (char_length(slug) <= 60)),
  PRIMARY KEY (tenant, "user", slug)
);
ALTER TABLE own_pages ENABLE ROW LEVEL SECURITY;
ALTER TABLE own_pages FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON own_pages USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

-- A passkey works at the host for which it was made, so it belongs to a membership.
CREATE TABLE passkeys (
  tenant text NOT NULL,
  hashcode uuid NOT NULL DEFAULT gen_random_uuid(),
  "user" uuid NOT NULL,
  account uuid NOT NULL,
  credential_id text NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL DEFAULT 0,
  transports text[] NOT NULL DEFAULT '{}'::text[],
  name text NOT NULL,
  created timestamptz NOT NULL DEFAULT now(),
  last_used timestamptz,
  CONSTRAINT passkeys_name_check CHECK (char_length(name) <= 80),
  PRIMARY KEY (tenant, hashcode)
);
CREATE UNIQUE INDEX passkeys_credential_id ON passkeys (tenant, credential_id);
CREATE INDEX passkeys_user ON passkeys (tenant, "user");
ALTER TABLE passkeys ENABLE ROW LEVEL SECURITY;
ALTER TABLE passkeys FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON passkeys USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

CREATE TABLE password_resets (
  tenant text NOT NULL,
  token_hash bytea NOT NULL,
  account uuid NOT NULL,
  created timestamptz NOT NULL DEFAULT now(),
  expires timestamptz NOT NULL,
  used timestamptz,
  PRIMARY KEY (tenant, token_hash)
);
CREATE INDEX password_resets_account ON password_resets (tenant, account, created);
ALTER TABLE password_resets ENABLE ROW LEVEL SECURITY;
ALTER TABLE password_resets FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON password_resets USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

-- The events of providers that were received: each is applied once.
CREATE TABLE payment_events (
  tenant text NOT NULL,
  provider text NOT NULL,
  event text NOT NULL,
  payment uuid NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT payment_events_event CHECK ((char_length(event) >= 1) AND (char_length(event) <= 255)),
  PRIMARY KEY (tenant, provider, event)
);
CREATE INDEX payment_events_payment ON payment_events (tenant, payment);
CREATE INDEX payment_events_received_at ON payment_events (tenant, received_at);
ALTER TABLE payment_events ENABLE ROW LEVEL SECURITY;
ALTER TABLE payment_events FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON payment_events USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

-- The page of a provider on which a buyer pays: no one else needs its address.
CREATE TABLE payment_pages (
  tenant text NOT NULL,
  payment uuid NOT NULL,
  url text NOT NULL,
  CONSTRAINT payment_pages_url CHECK ((char_length(url) >= 1) AND (char_length(url) <= 4000)),
  PRIMARY KEY (tenant, payment)
);
ALTER TABLE payment_pages ENABLE ROW LEVEL SECURITY;
ALTER TABLE payment_pages FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON payment_pages USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

-- Who looked at contact data of a minor, or changed it.
CREATE TABLE personal_looks (
  tenant text NOT NULL,
  number bigint GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL DEFAULT now(),
  "user" uuid NOT NULL,
  entry uuid,
  participant uuid NOT NULL,
  deed text NOT NULL,
  CONSTRAINT personal_looks_deed_check CHECK (deed IN ('looked', 'changed', 'exported')),
  PRIMARY KEY (tenant, number)
);
CREATE INDEX personal_looks_entry ON personal_looks (tenant, entry, number DESC);
CREATE INDEX personal_looks_participant ON personal_looks (tenant, participant, number DESC);
ALTER TABLE personal_looks ENABLE ROW LEVEL SECURITY;
ALTER TABLE personal_looks FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON personal_looks USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));
CREATE TRIGGER stays BEFORE DELETE OR UPDATE ON personal_looks FOR EACH ROW EXECUTE FUNCTION callboard_refuse_rewriting();
CREATE TRIGGER stays_whole BEFORE TRUNCATE ON personal_looks FOR EACH STATEMENT EXECUTE FUNCTION callboard_refuse_rewriting();

CREATE TABLE postponed_orders (
  tenant text NOT NULL,
  postponement uuid NOT NULL,
  "order" uuid NOT NULL,
  status text NOT NULL DEFAULT 'waiting',
  answer text,
  answered timestamptz,
  refunded integer NOT NULL DEFAULT 0,
  CONSTRAINT postponed_orders_answer CHECK (answer IN ('keep', 'refund')),
  CONSTRAINT postponed_orders_answered CHECK ((answer IS NULL) = (answered IS NULL)),
  CONSTRAINT postponed_orders_status CHECK (status IN ('waiting', 'written', 'failed')),
  PRIMARY KEY (tenant, postponement, "order")
);
CREATE INDEX postponed_orders_order ON postponed_orders (tenant, "order");
CREATE INDEX postponed_orders_status ON postponed_orders (tenant, postponement, status);
ALTER TABLE postponed_orders ENABLE ROW LEVEL SECURITY;
ALTER TABLE postponed_orders FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON postponed_orders USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

CREATE TABLE private_marks (
  tenant text NOT NULL,
  stage uuid NOT NULL,
  entry uuid NOT NULL,
  "user" uuid NOT NULL,
  note text NOT NULL,
  is_marked boolean NOT NULL,
  made_at timestamptz NOT NULL,
  CONSTRAINT private_marks_note_check CHECK (char_length(note) <= 4000),
  PRIMARY KEY (tenant, stage, entry, "user")
);
CREATE INDEX private_marks_user ON private_marks (tenant, "user");
ALTER TABLE private_marks ENABLE ROW LEVEL SECURITY;
ALTER TABLE private_marks FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON private_marks USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

CREATE TABLE push_subscriptions (
  tenant text NOT NULL,
  hashcode uuid NOT NULL DEFAULT gen_random_uuid(),
  "user" uuid NOT NULL,
  session_hash bytea NOT NULL,
  endpoint_hash bytea NOT NULL,
  sealed bytea NOT NULL,
  created timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant, hashcode),
  CONSTRAINT push_subscriptions_tenant_endpoint_hash_key UNIQUE (tenant, endpoint_hash)
);
CREATE INDEX push_subscriptions_session ON push_subscriptions (tenant, session_hash);
CREATE INDEX push_subscriptions_user ON push_subscriptions (tenant, "user");
ALTER TABLE push_subscriptions ENABLE ROW LEVEL SECURITY;
ALTER TABLE push_subscriptions FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON push_subscriptions USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

-- The places of buyers in queues, by the digest of their token. A place gets its number when lots are drawn, or after that in the order of
-- arrival. `until` ends what an admitted one may do; it counts as let in until the queue is moved on and says that it is over.
CREATE TABLE queue_places (
  tenant text NOT NULL,
  hashcode uuid NOT NULL DEFAULT gen_random_uuid(),
  performance uuid NOT NULL,
  arrival bigint GENERATED ALWAYS AS IDENTITY,
  digest bytea NOT NULL,
  network text NOT NULL,
  is_early boolean NOT NULL,
  lot uuid NOT NULL DEFAULT gen_random_uuid(),
  number integer,
  status text NOT NULL DEFAULT 'waiting',
  joined_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  seen_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  admitted_at timestamptz,
  until timestamptz,
  CONSTRAINT queue_places_admitted CHECK ((status <> 'admitted') OR ((number IS NOT NULL) AND (admitted_at IS NOT NULL) AND (until IS NOT NULL))),
  CONSTRAINT queue_places_number CHECK (number >= 1),
  CONSTRAINT queue_places_status CHECK (status IN ('waiting', 'admitted', 'ordered', 'expired', 'left')),
  PRIMARY KEY (tenant, hashcode)
) WITH (fillfactor='80');
CREATE UNIQUE INDEX queue_places_digest ON queue_places (tenant, digest);
CREATE INDEX queue_places_inside ON queue_places (tenant, performance) WHERE (status = 'admitted');
CREATE INDEX queue_places_network ON queue_places (tenant, performance, network) WHERE (status IN ('waiting', 'admitted'));
CREATE INDEX queue_places_next ON queue_places (tenant, performance, number) WHERE (status = 'waiting');
CREATE UNIQUE INDEX queue_places_numbers ON queue_places (tenant, performance, number);
CREATE INDEX queue_places_over ON queue_places (tenant, joined_at) WHERE (status IN ('admitted', 'expired', 'left'));
ALTER TABLE queue_places ENABLE ROW LEVEL SECURITY;
ALTER TABLE queue_places FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON queue_places USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

-- How far each caller has used up each rate limit, for all processes together: the moment at which the budget is whole again. A
-- crash may empty it. Rows are rewritten several times a second: half of each page stays free for that.
CREATE UNLOGGED TABLE rate_limits (
  key_hash bytea NOT NULL,
  full_at timestamptz NOT NULL,
  PRIMARY KEY (key_hash)
) WITH (fillfactor='50');

-- Who is notified of new comments on a record, and of its status.
CREATE TABLE record_followers (
  tenant text NOT NULL,
  collection text NOT NULL,
  record uuid NOT NULL,
  "user" uuid NOT NULL,
  PRIMARY KEY (tenant, collection, record, "user")
);
CREATE INDEX record_followers_user ON record_followers (tenant, "user");
ALTER TABLE record_followers ENABLE ROW LEVEL SECURITY;
ALTER TABLE record_followers FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON record_followers USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

CREATE TABLE record_tags (
  tenant text NOT NULL,
  collection text NOT NULL,
  record uuid NOT NULL,
  tag uuid NOT NULL,
  PRIMARY KEY (tenant, collection, record, tag)
);
CREATE INDEX record_tags_tag ON record_tags (tenant, tag, collection, record);
ALTER TABLE record_tags ENABLE ROW LEVEL SECURITY;
ALTER TABLE record_tags FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON record_tags USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

CREATE TABLE recovery_codes (
  account uuid NOT NULL,
  code_hash bytea NOT NULL,
  PRIMARY KEY (account, code_hash)
);

-- Who opened a resource, and the newest version that they saw: no part of the history.
CREATE TABLE resource_openings (
  tenant text NOT NULL,
  resource uuid NOT NULL,
  "user" uuid NOT NULL,
  version integer NOT NULL,
  opened_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant, resource, "user")
);
CREATE INDEX resource_openings_user ON resource_openings (tenant, "user");
ALTER TABLE resource_openings ENABLE ROW LEVEL SECURITY;
ALTER TABLE resource_openings FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON resource_openings USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

CREATE TABLE role_limit_changes (
  tenant text NOT NULL,
  role text NOT NULL,
  version integer NOT NULL,
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  actor uuid NOT NULL,
  PRIMARY KEY (tenant, role, version)
);
ALTER TABLE role_limit_changes ENABLE ROW LEVEL SECURITY;
ALTER TABLE role_limit_changes FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON role_limit_changes USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

CREATE TABLE role_limits (
  tenant text NOT NULL,
  role text NOT NULL,
  limits jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  changed timestamptz NOT NULL DEFAULT now(),
  changed_by uuid NOT NULL,
  CONSTRAINT role_limits_limits_check CHECK ((jsonb_typeof(limits) = 'object') AND (pg_column_size(limits) <= 200000)),
  CONSTRAINT role_limits_role_check CHECK (role IN ('staff', 'judge', 'participant', 'collaborator')),
  PRIMARY KEY (tenant, role)
);
ALTER TABLE role_limits ENABLE ROW LEVEL SECURITY;
ALTER TABLE role_limits FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON role_limits USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

CREATE TABLE sale_cancellations (
  tenant text NOT NULL,
  hashcode uuid NOT NULL DEFAULT gen_random_uuid(),
  performance uuid NOT NULL,
  reason text NOT NULL,
  with_fees boolean NOT NULL,
  "user" uuid,
  started timestamptz NOT NULL DEFAULT now(),
  ended timestamptz,
  CONSTRAINT sale_cancellations_reason_length CHECK ((char_length(reason) >= 1) AND (char_length(reason) <= 500)),
  PRIMARY KEY (tenant, hashcode)
);
CREATE INDEX sale_cancellations_performance ON sale_cancellations (tenant, performance, started);
ALTER TABLE sale_cancellations ENABLE ROW LEVEL SECURITY;
ALTER TABLE sale_cancellations FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON sale_cancellations USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

CREATE TABLE sale_postponements (
  tenant text NOT NULL,
  hashcode uuid NOT NULL DEFAULT gen_random_uuid(),
  performance uuid NOT NULL,
  from_starts_at timestamptz NOT NULL,
  to_starts_at timestamptz NOT NULL,
  message text,
  answer_until timestamptz NOT NULL,
  with_fees boolean NOT NULL,
  "user" uuid,
  started timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT sale_postponements_message_length CHECK ((char_length(message) >= 1) AND (char_length(message) <= 500)),
  PRIMARY KEY (tenant, hashcode)
);
CREATE INDEX sale_postponements_performance ON sale_postponements (tenant, performance, started);
ALTER TABLE sale_postponements ENABLE ROW LEVEL SECURITY;
ALTER TABLE sale_postponements FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON sale_postponements USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

-- How far the queue of a performance is. Whoever moves it on locks its row; all others read.
CREATE TABLE sale_queues (
  tenant text NOT NULL,
  performance uuid NOT NULL,
  last_number integer NOT NULL DEFAULT 0,
  last_called integer NOT NULL DEFAULT 0,
  full_since timestamptz,
  full_from integer NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant, performance)
);
ALTER TABLE sale_queues ENABLE ROW LEVEL SECURITY;
ALTER TABLE sale_queues FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON sale_queues USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

-- What schools have paid beyond what they owe: above zero it grew, below zero it was used or paid back.
CREATE TABLE school_credits (
  tenant text NOT NULL,
  hashcode uuid NOT NULL,
  organisation uuid NOT NULL,
  currency text NOT NULL,
  amount integer NOT NULL,
  kind text NOT NULL,
  invoice uuid,
  made_on date NOT NULL,
  created timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT school_credits_amount CHECK (amount <> 0),
  CONSTRAINT school_credits_kind CHECK (kind IN ('overpaid', 'credited', 'used', 'refunded', 'taken_back')),
  PRIMARY KEY (tenant, hashcode)
);
CREATE INDEX school_credits_invoice ON school_credits (tenant, invoice);
CREATE INDEX school_credits_organisation ON school_credits (tenant, organisation, currency);
ALTER TABLE school_credits ENABLE ROW LEVEL SECURITY;
ALTER TABLE school_credits FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON school_credits USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

-- Who has which seat of a seat map. The key lets one hold or ticket have a seat; a claim that expired is as if it were not there, so that
-- nothing has to sweep them. A claim of a ticket never expires.
CREATE TABLE seat_claims (
  tenant text NOT NULL,
  seat_map uuid NOT NULL,
  seat text NOT NULL,
  hold uuid,
  ticket uuid,
  expires_at timestamptz,
  CONSTRAINT seat_claims_ends CHECK (((ticket IS NULL) AND (hold IS NOT NULL)) OR ((ticket IS NOT NULL) AND (expires_at IS NULL))),
  CONSTRAINT seat_claims_seat_length CHECK ((char_length(seat) >= 1) AND (char_length(seat) <= 80)),
  PRIMARY KEY (tenant, seat_map, seat)
);
CREATE INDEX seat_claims_hold ON seat_claims (tenant, hold);
CREATE INDEX seat_claims_ticket ON seat_claims (tenant, ticket);
ALTER TABLE seat_claims ENABLE ROW LEVEL SECURITY;
ALTER TABLE seat_claims FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON seat_claims USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

CREATE TABLE sessions (
  tenant text NOT NULL,
  token_hash bytea NOT NULL,
  "user" uuid NOT NULL,
  account uuid NOT NULL,
  created timestamptz NOT NULL DEFAULT now(),
  expires timestamptz NOT NULL,
  last_seen timestamptz NOT NULL DEFAULT now(),
  user_agent text,
  hashcode uuid NOT NULL DEFAULT gen_random_uuid(),
  viewer uuid,
  viewer_account uuid,
  PRIMARY KEY (tenant, token_hash)
);
CREATE INDEX sessions_account ON sessions (tenant, account);
CREATE INDEX sessions_expires ON sessions (tenant, expires);
CREATE UNIQUE INDEX sessions_hashcode ON sessions (tenant, hashcode);
CREATE INDEX sessions_user ON sessions (tenant, "user");
CREATE INDEX sessions_viewer ON sessions (tenant, viewer);
CREATE INDEX sessions_viewer_account ON sessions (tenant, viewer_account);
ALTER TABLE sessions ENABLE ROW LEVEL SECURITY;
ALTER TABLE sessions FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON sessions USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

-- What a sign-in in several steps waits for: a second step, or the answer to a passkey's challenge.
CREATE TABLE sign_in_tickets (
  tenant text NOT NULL,
  token_hash bytea NOT NULL,
  kind text NOT NULL,
  network text NOT NULL,
  "user" uuid,
  account uuid,
  challenge text,
  failed integer NOT NULL DEFAULT 0,
  expires timestamptz NOT NULL,
  CONSTRAINT sign_in_tickets_kind_check CHECK (kind IN ('second_step', 'passkey', 'new_passkey')),
  PRIMARY KEY (tenant, token_hash)
);
CREATE INDEX sign_in_tickets_expires ON sign_in_tickets (tenant, expires);
CREATE INDEX sign_in_tickets_user ON sign_in_tickets (tenant, "user");
ALTER TABLE sign_in_tickets ENABLE ROW LEVEL SECURITY;
ALTER TABLE sign_in_tickets FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON sign_in_tickets USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

-- One vote of each ballot, which is the digest of a secret of a phone. The network is forgotten with the release.
CREATE TABLE stage_votes (
  tenant text NOT NULL,
  stage uuid NOT NULL,
  ballot bytea NOT NULL,
  entry uuid NOT NULL,
  network text,
  cast_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant, stage, ballot)
);
CREATE INDEX stage_votes_entry ON stage_votes (tenant, stage, entry);
CREATE INDEX stage_votes_network ON stage_votes (tenant, stage, network);
ALTER TABLE stage_votes ENABLE ROW LEVEL SECURITY;
ALTER TABLE stage_votes FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON stage_votes USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

CREATE TABLE status_steps (
  collection text NOT NULL,
  from_status text NOT NULL,
  to_status text NOT NULL,
  PRIMARY KEY (collection, from_status, to_status)
);

-- What the QR code of a ticket holds.
CREATE TABLE ticket_codes (
  tenant text NOT NULL,
  ticket uuid NOT NULL,
  code text NOT NULL,
  CONSTRAINT ticket_codes_length CHECK ((char_length(code) >= 16) AND (char_length(code) <= 64)),
  PRIMARY KEY (tenant, ticket)
);
CREATE UNIQUE INDEX ticket_codes_code ON ticket_codes (tenant, code);
ALTER TABLE ticket_codes ENABLE ROW LEVEL SECURITY;
ALTER TABLE ticket_codes FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON ticket_codes USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

CREATE TABLE ticket_scans (
  tenant text NOT NULL,
  id uuid NOT NULL,
  performance uuid NOT NULL,
  ticket uuid,
  digest text,
  undoes uuid,
  people integer,
  device uuid NOT NULL,
  door text NOT NULL,
  scanned_by uuid NOT NULL,
  device_at timestamptz NOT NULL,
  scanned_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  is_offline boolean NOT NULL,
  told text NOT NULL,
  refusal text,
  outcome text NOT NULL,
  admitted integer NOT NULL,
  first uuid,
  revision bigint NOT NULL,
  CONSTRAINT ticket_scans_admitted CHECK ((admitted >= 0) AND (admitted <= 100)),
  CONSTRAINT ticket_scans_door CHECK ((char_length(door) >= 1) AND (char_length(door) <= 60)),
  CONSTRAINT ticket_scans_outcome CHECK (outcome IN ('admitted', 'part', 'undone', 'nothing_to_undo', 'used', 'unpaid', 'refunded', 'exchanged', 'cancelled', 'elsewhere', 'unknown')),
  CONSTRAINT ticket_scans_people CHECK ((people >= 1) AND (people <= 100)),
  CONSTRAINT ticket_scans_refusal CHECK (refusal IN ('used', 'unpaid', 'refunded', 'exchanged', 'cancelled', 'elsewhere', 'unknown')),
  CONSTRAINT ticket_scans_told CHECK (told IN ('admitted', 'part', 'undone', 'nothing_to_undo', 'used', 'unpaid', 'refunded', 'exchanged', 'cancelled', 'elsewhere', 'unknown')),
  PRIMARY KEY (tenant, id)
);
CREATE UNIQUE INDEX ticket_scans_revision ON ticket_scans (tenant, performance, revision);
CREATE INDEX ticket_scans_ticket ON ticket_scans (tenant, ticket);
ALTER TABLE ticket_scans ENABLE ROW LEVEL SECURITY;
ALTER TABLE ticket_scans FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON ticket_scans USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

-- What judges give the try-out of a stage: no score sheets, so that no result, list, search, export or history has it.
CREATE TABLE tryout_sheets (
  tenant text NOT NULL,
  stage uuid NOT NULL,
  "user" uuid NOT NULL,
  marks jsonb NOT NULL CHECK (jsonb_typeof(marks) = 'array'),
  PRIMARY KEY (tenant, stage, "user")
);
CREATE INDEX tryout_sheets_user ON tryout_sheets (tenant, "user");
ALTER TABLE tryout_sheets ENABLE ROW LEVEL SECURITY;
ALTER TABLE tryout_sheets FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON tryout_sheets USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

-- The orders that count as a use of their voucher: not those that expired, or were cancelled or refunded.
CREATE TABLE voucher_uses (
  tenant text NOT NULL,
  "order" uuid NOT NULL,
  voucher uuid NOT NULL,
  PRIMARY KEY (tenant, "order")
);
CREATE INDEX voucher_uses_voucher ON voucher_uses (tenant, voucher);
ALTER TABLE voucher_uses ENABLE ROW LEVEL SECURITY;
ALTER TABLE voucher_uses FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON voucher_uses USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

-- The links to leave the waiting list, by the digest of their token.
CREATE TABLE waiting_links (
  tenant text NOT NULL,
  digest bytea NOT NULL,
  party uuid NOT NULL,
  PRIMARY KEY (tenant, digest)
);
CREATE INDEX waiting_links_party ON waiting_links (tenant, party);
ALTER TABLE waiting_links ENABLE ROW LEVEL SECURITY;
ALTER TABLE waiting_links FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON waiting_links USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

-- What refers to what.
ALTER TABLE account_totp ADD CONSTRAINT account_totp_account_fkey FOREIGN KEY (account) REFERENCES accounts(id) ON DELETE CASCADE;
ALTER TABLE activation_links ADD CONSTRAINT activation_links_tenant_activation_fkey FOREIGN KEY (tenant, activation) REFERENCES user_activations(tenant, hashcode) ON DELETE CASCADE;
ALTER TABLE attachments ADD CONSTRAINT attachments_tenant_user_fkey FOREIGN KEY (tenant, "user") REFERENCES users(tenant, hashcode);
ALTER TABLE cancelled_orders ADD CONSTRAINT cancelled_orders_tenant_cancellation_fkey FOREIGN KEY (tenant, cancellation) REFERENCES sale_cancellations(tenant, hashcode) ON DELETE CASCADE;
ALTER TABLE cancelled_orders ADD CONSTRAINT cancelled_orders_tenant_order_fkey FOREIGN KEY (tenant, "order") REFERENCES orders(tenant, hashcode) ON DELETE CASCADE;
ALTER TABLE comment_mentions ADD CONSTRAINT comment_mentions_tenant_comment_fkey FOREIGN KEY (tenant, comment) REFERENCES comments(tenant, hashcode) ON DELETE CASCADE;
ALTER TABLE comment_mentions ADD CONSTRAINT comment_mentions_tenant_user_fkey FOREIGN KEY (tenant, "user") REFERENCES users(tenant, hashcode) ON DELETE CASCADE;
ALTER TABLE comments ADD CONSTRAINT comments_tenant_author_fkey FOREIGN KEY (tenant, author) REFERENCES users(tenant, hashcode) ON DELETE SET NULL (author);
ALTER TABLE conversation_reads ADD CONSTRAINT conversation_reads_tenant_conversation_fkey FOREIGN KEY (tenant, conversation) REFERENCES conversations(tenant, hashcode) ON DELETE CASCADE;
ALTER TABLE conversation_reads ADD CONSTRAINT conversation_reads_tenant_user_fkey FOREIGN KEY (tenant, "user") REFERENCES users(tenant, hashcode) ON DELETE CASCADE;
ALTER TABLE general_claims ADD CONSTRAINT general_claims_tenant_definition_fkey FOREIGN KEY (tenant, definition) REFERENCES general_admission_definitions(tenant, hashcode);
ALTER TABLE general_claims ADD CONSTRAINT general_claims_tenant_hold_fkey FOREIGN KEY (tenant, hold) REFERENCES seat_holds(tenant, hashcode);
ALTER TABLE general_claims ADD CONSTRAINT general_claims_tenant_ticket_fkey FOREIGN KEY (tenant, ticket) REFERENCES tickets(tenant, hashcode);
ALTER TABLE hold_secrets ADD CONSTRAINT hold_secrets_place_fkey FOREIGN KEY (tenant, place) REFERENCES queue_places(tenant, hashcode) ON DELETE SET NULL (place);
ALTER TABLE hold_secrets ADD CONSTRAINT hold_secrets_tenant_hold_fkey FOREIGN KEY (tenant, hold) REFERENCES seat_holds(tenant, hashcode) ON DELETE CASCADE;
ALTER TABLE invoice_lines ADD CONSTRAINT invoice_lines_tenant_invoice_fkey FOREIGN KEY (tenant, invoice) REFERENCES invoices(tenant, hashcode);
ALTER TABLE invoice_payments ADD CONSTRAINT invoice_payments_tenant_invoice_fkey FOREIGN KEY (tenant, invoice) REFERENCES invoices(tenant, hashcode);
ALTER TABLE invoice_reminders ADD CONSTRAINT invoice_reminders_tenant_invoice_fkey FOREIGN KEY (tenant, invoice) REFERENCES invoices(tenant, hashcode);
ALTER TABLE message_mentions ADD CONSTRAINT message_mentions_tenant_message_fkey FOREIGN KEY (tenant, message) REFERENCES messages(tenant, hashcode) ON DELETE CASCADE;
ALTER TABLE message_mentions ADD CONSTRAINT message_mentions_tenant_user_fkey FOREIGN KEY (tenant, "user") REFERENCES users(tenant, hashcode) ON DELETE CASCADE;
ALTER TABLE message_reactions ADD CONSTRAINT message_reactions_tenant_message_fkey FOREIGN KEY (tenant, message) REFERENCES messages(tenant, hashcode) ON DELETE CASCADE;
ALTER TABLE message_reactions ADD CONSTRAINT message_reactions_tenant_user_fkey FOREIGN KEY (tenant, "user") REFERENCES users(tenant, hashcode) ON DELETE CASCADE;
ALTER TABLE message_reports ADD CONSTRAINT message_reports_tenant_message_fkey FOREIGN KEY (tenant, message) REFERENCES messages(tenant, hashcode);
ALTER TABLE message_reports ADD CONSTRAINT message_reports_tenant_reporter_fkey FOREIGN KEY (tenant, reporter) REFERENCES users(tenant, hashcode);
ALTER TABLE message_reports ADD CONSTRAINT message_reports_tenant_resolved_by_fkey FOREIGN KEY (tenant, resolved_by) REFERENCES users(tenant, hashcode);
ALTER TABLE muted_conversations ADD CONSTRAINT muted_conversations_tenant_conversation_fkey FOREIGN KEY (tenant, conversation) REFERENCES conversations(tenant, hashcode) ON DELETE CASCADE;
ALTER TABLE muted_conversations ADD CONSTRAINT muted_conversations_tenant_user_fkey FOREIGN KEY (tenant, "user") REFERENCES users(tenant, hashcode) ON DELETE CASCADE;
ALTER TABLE notification_settings ADD CONSTRAINT notification_settings_tenant_user_fkey FOREIGN KEY (tenant, "user") REFERENCES users(tenant, hashcode) ON DELETE CASCADE;
ALTER TABLE notifications ADD CONSTRAINT notifications_tenant_user_fkey FOREIGN KEY (tenant, "user") REFERENCES users(tenant, hashcode) ON DELETE CASCADE;
ALTER TABLE order_confirmations ADD CONSTRAINT order_confirmations_tenant_order_fkey FOREIGN KEY (tenant, "order") REFERENCES orders(tenant, hashcode) ON DELETE CASCADE;
ALTER TABLE order_links ADD CONSTRAINT order_links_tenant_order_fkey FOREIGN KEY (tenant, "order") REFERENCES orders(tenant, hashcode) ON DELETE CASCADE;
ALTER TABLE own_pages ADD CONSTRAINT own_pages_tenant_user_fkey FOREIGN KEY (tenant, "user") REFERENCES users(tenant, hashcode) ON DELETE CASCADE;
ALTER TABLE passkeys ADD CONSTRAINT passkeys_account_fkey FOREIGN KEY (account) REFERENCES accounts(id) ON DELETE CASCADE;
ALTER TABLE passkeys ADD CONSTRAINT passkeys_tenant_user_fkey FOREIGN KEY (tenant, "user") REFERENCES users(tenant, hashcode) ON DELETE CASCADE;
ALTER TABLE password_resets ADD CONSTRAINT password_resets_account_fkey FOREIGN KEY (account) REFERENCES accounts(id) ON DELETE CASCADE;
ALTER TABLE payment_events ADD CONSTRAINT payment_events_tenant_payment_fkey FOREIGN KEY (tenant, payment) REFERENCES payments(tenant, hashcode) ON DELETE CASCADE;
ALTER TABLE payment_pages ADD CONSTRAINT payment_pages_tenant_payment_fkey FOREIGN KEY (tenant, payment) REFERENCES payments(tenant, hashcode) ON DELETE CASCADE;
ALTER TABLE postponed_orders ADD CONSTRAINT postponed_orders_tenant_order_fkey FOREIGN KEY (tenant, "order") REFERENCES orders(tenant, hashcode) ON DELETE CASCADE;
ALTER TABLE postponed_orders ADD CONSTRAINT postponed_orders_tenant_postponement_fkey FOREIGN KEY (tenant, postponement) REFERENCES sale_postponements(tenant, hashcode) ON DELETE CASCADE;
ALTER TABLE private_marks ADD CONSTRAINT private_marks_tenant_stage_entry_fkey FOREIGN KEY (tenant, stage, entry) REFERENCES stage_entries(tenant, stage, entry) ON DELETE CASCADE;
ALTER TABLE private_marks ADD CONSTRAINT private_marks_tenant_user_fkey FOREIGN KEY (tenant, "user") REFERENCES users(tenant, hashcode) ON DELETE CASCADE;
ALTER TABLE push_subscriptions ADD CONSTRAINT push_subscriptions_tenant_session_hash_fkey FOREIGN KEY (tenant, session_hash) REFERENCES sessions(tenant, token_hash) ON DELETE CASCADE;
ALTER TABLE queue_places ADD CONSTRAINT queue_places_tenant_performance_fkey FOREIGN KEY (tenant, performance) REFERENCES sale_queues(tenant, performance) ON DELETE CASCADE;
ALTER TABLE record_followers ADD CONSTRAINT record_followers_tenant_user_fkey FOREIGN KEY (tenant, "user") REFERENCES users(tenant, hashcode) ON DELETE CASCADE;
ALTER TABLE recovery_codes ADD CONSTRAINT recovery_codes_account_fkey FOREIGN KEY (account) REFERENCES account_totp(account) ON DELETE CASCADE;
ALTER TABLE resource_openings ADD CONSTRAINT resource_openings_tenant_resource_fkey FOREIGN KEY (tenant, resource) REFERENCES resources(tenant, hashcode) ON DELETE CASCADE;
ALTER TABLE resource_openings ADD CONSTRAINT resource_openings_tenant_user_fkey FOREIGN KEY (tenant, "user") REFERENCES users(tenant, hashcode) ON DELETE CASCADE;
ALTER TABLE sale_cancellations ADD CONSTRAINT sale_cancellations_tenant_performance_fkey FOREIGN KEY (tenant, performance) REFERENCES performances(tenant, hashcode) ON DELETE CASCADE;
ALTER TABLE sale_cancellations ADD CONSTRAINT sale_cancellations_tenant_user_fkey FOREIGN KEY (tenant, "user") REFERENCES users(tenant, hashcode) ON DELETE SET NULL ("user");
ALTER TABLE sale_postponements ADD CONSTRAINT sale_postponements_tenant_performance_fkey FOREIGN KEY (tenant, performance) REFERENCES performances(tenant, hashcode) ON DELETE CASCADE;
ALTER TABLE sale_postponements ADD CONSTRAINT sale_postponements_tenant_user_fkey FOREIGN KEY (tenant, "user") REFERENCES users(tenant, hashcode) ON DELETE SET NULL ("user");
ALTER TABLE sale_queues ADD CONSTRAINT sale_queues_tenant_performance_fkey FOREIGN KEY (tenant, performance) REFERENCES performances(tenant, hashcode) ON DELETE CASCADE;
ALTER TABLE school_credits ADD CONSTRAINT school_credits_tenant_invoice_fkey FOREIGN KEY (tenant, invoice) REFERENCES invoices(tenant, hashcode);
ALTER TABLE school_credits ADD CONSTRAINT school_credits_tenant_organisation_fkey FOREIGN KEY (tenant, organisation) REFERENCES organization_structures(tenant, hashcode);
ALTER TABLE seat_claims ADD CONSTRAINT seat_claims_tenant_hold_fkey FOREIGN KEY (tenant, hold) REFERENCES seat_holds(tenant, hashcode);
ALTER TABLE seat_claims ADD CONSTRAINT seat_claims_tenant_seat_map_fkey FOREIGN KEY (tenant, seat_map) REFERENCES seat_maps(tenant, hashcode);
ALTER TABLE seat_claims ADD CONSTRAINT seat_claims_tenant_ticket_fkey FOREIGN KEY (tenant, ticket) REFERENCES tickets(tenant, hashcode);
ALTER TABLE sessions ADD CONSTRAINT sessions_account_fkey FOREIGN KEY (account) REFERENCES accounts(id) ON DELETE CASCADE;
ALTER TABLE sessions ADD CONSTRAINT sessions_tenant_user_fkey FOREIGN KEY (tenant, "user") REFERENCES users(tenant, hashcode) ON DELETE CASCADE;
ALTER TABLE sessions ADD CONSTRAINT sessions_tenant_viewer_fkey FOREIGN KEY (tenant, viewer) REFERENCES users(tenant, hashcode) ON DELETE CASCADE;
ALTER TABLE sessions ADD CONSTRAINT sessions_viewer_account_fkey FOREIGN KEY (viewer_account) REFERENCES accounts(id) ON DELETE CASCADE;
ALTER TABLE sign_in_tickets ADD CONSTRAINT sign_in_tickets_account_fkey FOREIGN KEY (account) REFERENCES accounts(id) ON DELETE CASCADE;
ALTER TABLE sign_in_tickets ADD CONSTRAINT sign_in_tickets_tenant_user_fkey FOREIGN KEY (tenant, "user") REFERENCES users(tenant, hashcode) ON DELETE CASCADE;
ALTER TABLE stage_votes ADD CONSTRAINT stage_votes_tenant_stage_entry_fkey FOREIGN KEY (tenant, stage, entry) REFERENCES stage_entries(tenant, stage, entry) ON DELETE CASCADE;
ALTER TABLE ticket_codes ADD CONSTRAINT ticket_codes_tenant_ticket_fkey FOREIGN KEY (tenant, ticket) REFERENCES tickets(tenant, hashcode) ON DELETE CASCADE;
ALTER TABLE ticket_scans ADD CONSTRAINT ticket_scans_tenant_performance_fkey FOREIGN KEY (tenant, performance) REFERENCES performances(tenant, hashcode) ON DELETE CASCADE;
ALTER TABLE ticket_scans ADD CONSTRAINT ticket_scans_tenant_ticket_fkey FOREIGN KEY (tenant, ticket) REFERENCES tickets(tenant, hashcode) ON DELETE CASCADE;
ALTER TABLE tryout_sheets ADD CONSTRAINT tryout_sheets_tenant_stage_fkey FOREIGN KEY (tenant, stage) REFERENCES stages(tenant, hashcode) ON DELETE CASCADE;
ALTER TABLE tryout_sheets ADD CONSTRAINT tryout_sheets_tenant_user_fkey FOREIGN KEY (tenant, "user") REFERENCES users(tenant, hashcode) ON DELETE CASCADE;
ALTER TABLE voucher_uses ADD CONSTRAINT voucher_uses_tenant_order_fkey FOREIGN KEY (tenant, "order") REFERENCES orders(tenant, hashcode) ON DELETE CASCADE;
ALTER TABLE voucher_uses ADD CONSTRAINT voucher_uses_tenant_voucher_fkey FOREIGN KEY (tenant, voucher) REFERENCES vouchers(tenant, hashcode) ON DELETE CASCADE;
ALTER TABLE waiting_links ADD CONSTRAINT waiting_links_tenant_party_fkey FOREIGN KEY (tenant, party) REFERENCES waiting_parties(tenant, hashcode) ON DELETE CASCADE;

-- Further columns, rules and keys of collections.
ALTER TABLE users ADD COLUMN account uuid;
ALTER TABLE accounting_debit_credits ADD CONSTRAINT accounting_debit_credits_one_side CHECK (((debit = 0) <> (credit = 0)));
ALTER TABLE invoices ADD CONSTRAINT invoices_sums CHECK (((paid + credited) <= total));
ALTER TABLE resource_targets ADD CONSTRAINT resource_targets_named CHECK ((num_nonnulls(role, event, region, entry_status, category, "user") > 0));
ALTER TABLE resources ADD CONSTRAINT resources_whole CHECK (((status <> 'published') OR ( CASE kind WHEN 'file' THEN file WHEN 'link' THEN to_jsonb(link) ELSE to_jsonb(body) END IS NOT NULL)));
-- Without what it takes off, a voucher would do nothing.
ALTER TABLE vouchers ADD CONSTRAINT vouchers_discount CHECK (CASE kind WHEN 'percent' THEN (percent IS NOT NULL) ELSE (amount IS NOT NULL) END);
-- A deleted message has no text.
ALTER TABLE messages DROP CONSTRAINT body_filled, ADD CONSTRAINT body_filled CHECK (((body <> '') OR (deleted_at IS NOT NULL)));
ALTER TABLE saved_views ADD CONSTRAINT saved_views_default_collaborator EXCLUDE (tenant WITH =, collection WITH =) WHERE ((is_default AND (shared_with @> '{collaborator}'::text[]))) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE saved_views ADD CONSTRAINT saved_views_default_judge EXCLUDE (tenant WITH =, collection WITH =) WHERE ((is_default AND (shared_with @> '{judge}'::text[]))) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE saved_views ADD CONSTRAINT saved_views_default_own EXCLUDE (tenant WITH =, collection WITH =, owner WITH =) WHERE ((is_default AND (shared_with IS NULL))) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE saved_views ADD CONSTRAINT saved_views_default_participant EXCLUDE (tenant WITH =, collection WITH =) WHERE ((is_default AND (shared_with @> '{participant}'::text[]))) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE saved_views ADD CONSTRAINT saved_views_default_staff EXCLUDE (tenant WITH =, collection WITH =) WHERE ((is_default AND (shared_with @> '{staff}'::text[]))) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE resource_targets DROP CONSTRAINT resource_targets_resource_fkey, ADD CONSTRAINT resource_targets_resource_fkey FOREIGN KEY (tenant, resource) REFERENCES resources(tenant, hashcode) ON DELETE CASCADE;
ALTER TABLE resource_versions DROP CONSTRAINT resource_versions_resource_fkey, ADD CONSTRAINT resource_versions_resource_fkey FOREIGN KEY (tenant, resource) REFERENCES resources(tenant, hashcode) ON DELETE CASCADE;
ALTER TABLE time_slots DROP CONSTRAINT time_slots_away_fkey, ADD CONSTRAINT time_slots_away_fkey FOREIGN KEY (tenant, away) REFERENCES entries(tenant, hashcode) ON DELETE CASCADE DEFERRABLE;
ALTER TABLE time_slots DROP CONSTRAINT time_slots_entry_fkey, ADD CONSTRAINT time_slots_entry_fkey FOREIGN KEY (tenant, entry) REFERENCES entries(tenant, hashcode) ON DELETE CASCADE DEFERRABLE;
ALTER TABLE users ADD CONSTRAINT users_account_fkey FOREIGN KEY (account) REFERENCES accounts(id);
CREATE INDEX announcements_public ON announcements (tenant) WHERE (is_public AND (status = 'published'));
-- What everyone can read without signing in is few among many.
CREATE INDEX resources_public ON resources (tenant) WHERE (is_public AND (status = 'published'));
CREATE UNIQUE INDEX users_account ON users (tenant, account);
CREATE INDEX waiting_parties_next ON waiting_parties (tenant, performance, created, instance_id) WHERE (status IN ('waiting', 'offered'));

-- Where an entry appears first at an event: with a time, or else with a performance alone. Rehearsals are none.
CREATE FUNCTION callboard_first_appearance(of_tenant text, of_entry uuid, at_event uuid) RETURNS SETOF time_slots
    LANGUAGE sql STABLE
    AS $$
  SELECT * FROM time_slots WHERE tenant = of_tenant AND (entry = of_entry OR away = of_entry) AND event = at_event AND kind <> 'rehearsal'
    ORDER BY slot_ends_at IS NULL, slot_starts_at NULLS LAST, performance IS NULL, created, hashcode LIMIT 1
$$;

-- The time that is taken in each performance, by entries that stand in its order and by its other items.
CREATE VIEW performance_slots WITH (security_invoker='true') AS
 SELECT time_slots.tenant,
    time_slots.performance,
    time_slots.hashcode,
    time_slots.entry,
    time_slots.away,
    time_slots.slot_starts_at,
    time_slots.slot_ends_at
   FROM time_slots
  WHERE ((time_slots.slot_ends_at IS NOT NULL) AND (time_slots.is_out IS NOT TRUE));

-- What happens with a change of a record, in its transaction.
CREATE CONSTRAINT TRIGGER appears_there AFTER INSERT OR UPDATE OF entry, away, event ON time_slots DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW EXECUTE FUNCTION callboard_appears_there();
CREATE CONSTRAINT TRIGGER balance AFTER INSERT ON accounting_debit_credits DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION callboard_entry_balance('entry');
CREATE CONSTRAINT TRIGGER balance AFTER INSERT ON accounting_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION callboard_entry_balance('hashcode');
CREATE TRIGGER compare_form BEFORE INSERT OR UPDATE ON form_definitions FOR EACH ROW EXECUTE FUNCTION callboard_compare_form();
CREATE TRIGGER count_day BEFORE INSERT OR UPDATE ON tasks FOR EACH ROW WHEN ((new.anchor IS NOT NULL)) EXECUTE FUNCTION callboard_count_task_day();
CREATE TRIGGER count_requests AFTER INSERT OR DELETE OR UPDATE OF status ON order_requests FOR EACH ROW EXECUTE FUNCTION count_order_requests();
CREATE TRIGGER delete_parts BEFORE DELETE ON cells FOR EACH ROW EXECUTE FUNCTION callboard_delete_parts('widgets', 'cell');
CREATE TRIGGER delete_parts BEFORE DELETE ON layouts FOR EACH ROW EXECUTE FUNCTION callboard_delete_parts('pages', 'layout', 'layout_versions', 'layout');
CREATE TRIGGER delete_parts BEFORE DELETE ON pages FOR EACH ROW EXECUTE FUNCTION callboard_delete_parts('rows', 'page');
-- Their mails end with the report. The receivers go first, so that Undo brings back the report before them.
CREATE TRIGGER delete_parts BEFORE DELETE ON reports FOR EACH ROW EXECUTE FUNCTION callboard_delete_parts('report_receivers', 'report');
-- A resource with whom it is for and its earlier versions: by their foreign keys they went after it, and Undo could not bring them back.
CREATE TRIGGER delete_parts BEFORE DELETE ON resources FOR EACH ROW EXECUTE FUNCTION callboard_delete_parts('resource_targets', 'resource', 'resource_versions', 'resource');
CREATE TRIGGER delete_parts BEFORE DELETE ON rows FOR EACH ROW EXECUTE FUNCTION callboard_delete_parts('cells', 'row');
CREATE TRIGGER delete_targets BEFORE DELETE ON announcements FOR EACH ROW EXECUTE FUNCTION callboard_delete_announcement_targets();
CREATE TRIGGER final BEFORE DELETE OR UPDATE ON accounting_debit_credits FOR EACH ROW EXECUTE FUNCTION callboard_books_are_final();
CREATE TRIGGER final BEFORE DELETE OR UPDATE ON accounting_entries FOR EACH ROW EXECUTE FUNCTION callboard_books_are_final();
CREATE TRIGGER final BEFORE INSERT OR DELETE OR UPDATE ON credit_notes FOR EACH ROW EXECUTE FUNCTION callboard_credit_note_final();
CREATE TRIGGER final BEFORE INSERT OR DELETE OR UPDATE ON invoices FOR EACH ROW EXECUTE FUNCTION callboard_invoice_final();
CREATE TRIGGER final_whole BEFORE TRUNCATE ON accounting_debit_credits FOR EACH STATEMENT EXECUTE FUNCTION callboard_books_are_final();
CREATE TRIGGER final_whole BEFORE TRUNCATE ON accounting_entries FOR EACH STATEMENT EXECUTE FUNCTION callboard_books_are_final();
CREATE TRIGGER final_whole BEFORE TRUNCATE ON credit_notes FOR EACH STATEMENT EXECUTE FUNCTION callboard_credit_note_final();
CREATE TRIGGER final_whole BEFORE TRUNCATE ON invoices FOR EACH STATEMENT EXECUTE FUNCTION callboard_invoice_final();
CREATE TRIGGER hold_appearances AFTER UPDATE OF event ON entries FOR EACH ROW WHEN ((old.event IS DISTINCT FROM new.event)) EXECUTE FUNCTION callboard_hold_appearances();
CREATE TRIGGER hold_sides BEFORE UPDATE ON time_slots FOR EACH ROW WHEN ((((old.kind IS DISTINCT FROM new.kind) OR (old.entry IS DISTINCT FROM new.entry)) OR (old.away IS DISTINCT FROM new.away))) EXECUTE FUNCTION callboard_hold_sides();
CREATE TRIGGER hold_slots AFTER UPDATE OF starts_at, ends_at, session ON performances FOR EACH ROW EXECUTE FUNCTION callboard_hold_slots('{rehearsal,workshop}');
CREATE TRIGGER keep_admin_delete AFTER DELETE ON users FOR EACH ROW WHEN (((old.status = 'active') AND ('admin' = ANY (old.roles)) AND (old.account IS NOT NULL))) EXECUTE FUNCTION callboard_keep_admin();
CREATE TRIGGER keep_admin_update AFTER UPDATE OF status, roles, account ON users FOR EACH ROW WHEN (((old.status = 'active') AND ('admin' = ANY (old.roles)) AND (old.account IS NOT NULL) AND (NOT ((new.status = 'active') AND ('admin' = ANY (new.roles)) AND (new.account IS NOT NULL))))) EXECUTE FUNCTION callboard_keep_admin();
CREATE TRIGGER keep_line AFTER INSERT OR UPDATE OF manager ON employees FOR EACH ROW WHEN ((new.manager IS NOT NULL)) EXECUTE FUNCTION callboard_keep_line();
CREATE TRIGGER keep_structure AFTER INSERT OR UPDATE OF parent ON organization_structures FOR EACH ROW WHEN ((new.parent IS NOT NULL)) EXECUTE FUNCTION callboard_keep_structure();
CREATE TRIGGER keep_time BEFORE INSERT OR UPDATE ON announcements FOR EACH ROW WHEN (((new.status = 'scheduled') AND (new.publish_at IS NULL))) EXECUTE FUNCTION callboard_announcement_time();
CREATE TRIGGER move_files AFTER UPDATE ON messages FOR EACH ROW WHEN (((new.deleted_at IS NULL) <> (old.deleted_at IS NULL))) EXECUTE FUNCTION callboard_message_files();
CREATE TRIGGER move_tasks AFTER UPDATE OF starts_on, ends_on, entries_close, venue ON events FOR EACH ROW EXECUTE FUNCTION callboard_move_tasks();
CREATE TRIGGER name_game_result AFTER UPDATE ON time_slots FOR EACH ROW WHEN (((new.kind = 'game') AND (old.name IS DISTINCT FROM new.name))) EXECUTE FUNCTION callboard_name_game_result();
CREATE TRIGGER never_changes BEFORE DELETE OR UPDATE ON floor_plan_versions FOR EACH ROW EXECUTE FUNCTION callboard_never_changes();
CREATE TRIGGER onboard BEFORE INSERT ON organization_structures FOR EACH ROW WHEN (((new.kind = 'department') AND (new.status = 'prospect'))) EXECUTE FUNCTION callboard_department_onboarded();
CREATE TRIGGER quit_order AFTER DELETE ON stage_entries FOR EACH ROW EXECUTE FUNCTION callboard_quit_order();
CREATE TRIGGER rename_games AFTER UPDATE OF name ON entries FOR EACH ROW WHEN ((old.name IS DISTINCT FROM new.name)) EXECUTE FUNCTION callboard_rename_games();
CREATE TRIGGER sign_out AFTER UPDATE OF status, roles ON users FOR EACH ROW WHEN (((new.status <> 'active') OR (new.roles IS DISTINCT FROM old.roles))) EXECUTE FUNCTION callboard_sign_out();
DROP TRIGGER stamp ON users;
CREATE TRIGGER stamp BEFORE UPDATE ON users FOR EACH ROW WHEN (((NOT (new.last_login IS DISTINCT FROM old.last_login)) AND (NOT (new.last_viewed IS DISTINCT FROM old.last_viewed)))) EXECUTE FUNCTION callboard_stamp();
CREATE TRIGGER stands_in_order AFTER INSERT ON stage_entries FOR EACH ROW EXECUTE FUNCTION callboard_join_order('10');
