-- Mails that are to be sent, each written in the transaction that causes it. What a mail says may sign somebody in, so it is encrypted
-- by the installation's key, and erased as soon as nobody will send it any more.
CREATE TABLE mails (
  tenant text NOT NULL,
  id uuid NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  content bytea,
  status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'sent', 'failed', 'discarded')),
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  job uuid,
  created timestamptz NOT NULL DEFAULT now(),
  settled timestamptz,
  PRIMARY KEY (tenant, id),
  CHECK ((content IS NOT NULL) = (status IN ('waiting', 'failed')))
);
CREATE INDEX mails_failed ON mails (tenant, created) WHERE status = 'failed';
CREATE INDEX mails_settled ON mails (tenant, settled) WHERE status IN ('sent', 'discarded');
ALTER TABLE mails ENABLE ROW LEVEL SECURITY;
ALTER TABLE mails FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON mails
  USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));
