-- Performances with sold tickets that were moved to another time, and what the buyer of each order answered.
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
  PRIMARY KEY (tenant, hashcode),
  CONSTRAINT sale_postponements_message_length CHECK (char_length(message) BETWEEN 1 AND 500),
  FOREIGN KEY (tenant, performance) REFERENCES performances (tenant, hashcode) ON DELETE CASCADE,
  FOREIGN KEY (tenant, "user") REFERENCES users (tenant, hashcode) ON DELETE SET NULL ("user")
);
CREATE INDEX sale_postponements_performance ON sale_postponements (tenant, performance, started);

CREATE TABLE postponed_orders (
  tenant text NOT NULL,
  postponement uuid NOT NULL,
  "order" uuid NOT NULL,
  status text NOT NULL DEFAULT 'waiting',
  answer text,
  answered timestamptz,
  refunded integer NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant, postponement, "order"),
  CONSTRAINT postponed_orders_status CHECK (status IN ('waiting', 'written', 'failed')),
  CONSTRAINT postponed_orders_answer CHECK (answer IN ('keep', 'refund')),
  CONSTRAINT postponed_orders_answered CHECK ((answer IS NULL) = (answered IS NULL)),
  FOREIGN KEY (tenant, postponement) REFERENCES sale_postponements (tenant, hashcode) ON DELETE CASCADE,
  FOREIGN KEY (tenant, "order") REFERENCES orders (tenant, hashcode) ON DELETE CASCADE
);
CREATE INDEX postponed_orders_status ON postponed_orders (tenant, postponement, status);
CREATE INDEX postponed_orders_order ON postponed_orders (tenant, "order");

ALTER TABLE sale_postponements ENABLE ROW LEVEL SECURITY;
ALTER TABLE sale_postponements FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON sale_postponements USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));
ALTER TABLE postponed_orders ENABLE ROW LEVEL SECURITY;
ALTER TABLE postponed_orders FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON postponed_orders USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

SELECT pgboss.create_queue('orders.mailPostponed', '{"policy": "standard"}');
