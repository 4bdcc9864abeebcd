-- Payments, as the contract declares them now.
ALTER TABLE "payments" DROP CONSTRAINT "provider_option";
ALTER TABLE "payments" ADD CONSTRAINT "provider_option" CHECK ((provider = ANY (ARRAY['simulated'::text, 'stripe'::text, 'bank_transfer'::text, 'cash'::text, 'terminal'::text, 'free'::text])));

-- The page of a provider on which a buyer pays: no one else needs its address.
CREATE TABLE payment_pages (
  tenant text NOT NULL,
  payment uuid NOT NULL,
  url text NOT NULL,
  PRIMARY KEY (tenant, payment),
  CONSTRAINT payment_pages_url CHECK (char_length(url) BETWEEN 1 AND 4000),
  FOREIGN KEY (tenant, payment) REFERENCES payments (tenant, hashcode) ON DELETE CASCADE
);
ALTER TABLE payment_pages ENABLE ROW LEVEL SECURITY;
ALTER TABLE payment_pages FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON payment_pages USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

-- The events of providers that were received: each is applied once.
CREATE TABLE payment_events (
  tenant text NOT NULL,
  provider text NOT NULL,
  event text NOT NULL,
  payment uuid NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant, provider, event),
  CONSTRAINT payment_events_event CHECK (char_length(event) BETWEEN 1 AND 255),
  FOREIGN KEY (tenant, payment) REFERENCES payments (tenant, hashcode) ON DELETE CASCADE
);
CREATE INDEX payment_events_received_at ON payment_events (tenant, received_at);
CREATE INDEX payment_events_payment ON payment_events (tenant, payment);
ALTER TABLE payment_events ENABLE ROW LEVEL SECURITY;
ALTER TABLE payment_events FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON payment_events USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

SELECT pgboss.create_queue(name, '{"policy": "standard"}') FROM unnest(ARRAY['payments.check', 'payments.refund', 'payments.simulate']) AS name;
SELECT pgboss.delete_queue('payments.confirm');
