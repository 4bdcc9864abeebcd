-- An order that a stranger pays by bank transfer waits for the proof of its email, no longer than seats are held, before it waits for
-- the money. The code that was mailed, by its digest.
CREATE TABLE order_confirmations (
  tenant text NOT NULL,
  "order" uuid NOT NULL,
  digest bytea,
  tries integer NOT NULL DEFAULT 0,
  mails integer NOT NULL DEFAULT 0,
  pay_until timestamptz NOT NULL,
  confirmed_at timestamptz,
  PRIMARY KEY (tenant, "order"),
  FOREIGN KEY (tenant, "order") REFERENCES orders (tenant, hashcode) ON DELETE CASCADE
);
ALTER TABLE order_confirmations ENABLE ROW LEVEL SECURITY;
ALTER TABLE order_confirmations FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON order_confirmations USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));
