-- Performances that were cancelled with refunds, and what became of each of their orders.
CREATE TABLE sale_cancellations (
  tenant text NOT NULL,
  hashcode uuid NOT NULL DEFAULT gen_random_uuid(),
  performance uuid NOT NULL,
  reason text NOT NULL,
  with_fees boolean NOT NULL,
  "user" uuid,
  started timestamptz NOT NULL DEFAULT now(),
  ended timestamptz,
  PRIMARY KEY (tenant, hashcode),
  CONSTRAINT sale_cancellations_reason_length CHECK (char_length(reason) BETWEEN 1 AND 500),
  FOREIGN KEY (tenant, performance) REFERENCES performances (tenant, hashcode) ON DELETE CASCADE,
  FOREIGN KEY (tenant, "user") REFERENCES users (tenant, hashcode) ON DELETE SET NULL ("user")
);
CREATE INDEX sale_cancellations_performance ON sale_cancellations (tenant, performance, started);

CREATE TABLE cancelled_orders (
  tenant text NOT NULL,
  cancellation uuid NOT NULL,
  "order" uuid NOT NULL,
  status text NOT NULL DEFAULT 'waiting',
  refunded integer NOT NULL DEFAULT 0,
  message text,
  PRIMARY KEY (tenant, cancellation, "order"),
  CONSTRAINT cancelled_orders_status CHECK (status IN ('waiting', 'done', 'failed')),
  CONSTRAINT cancelled_orders_message_length CHECK (char_length(message) <= 500),
  FOREIGN KEY (tenant, cancellation) REFERENCES sale_cancellations (tenant, hashcode) ON DELETE CASCADE,
  FOREIGN KEY (tenant, "order") REFERENCES orders (tenant, hashcode) ON DELETE CASCADE
);
CREATE INDEX cancelled_orders_status ON cancelled_orders (tenant, cancellation, status);

ALTER TABLE sale_cancellations ENABLE ROW LEVEL SECURITY;
ALTER TABLE sale_cancellations FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON sale_cancellations USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));
ALTER TABLE cancelled_orders ENABLE ROW LEVEL SECURITY;
ALTER TABLE cancelled_orders FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON cancelled_orders USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

SELECT pgboss.create_queue(name, '{"policy": "standard"}') FROM unnest(ARRAY['orders.mailMoves', 'orders.refundCancelled']) AS name;
