-- Performances, as the contract declares them now.
ALTER TABLE "performances" ADD COLUMN "queue_size" integer;
ALTER TABLE "performances" ADD COLUMN "queue_lifted_at" timestamptz;
ALTER TABLE "performances" ADD CONSTRAINT "queue_size_least" CHECK ((queue_size >= 1));
ALTER TABLE "performances" ADD CONSTRAINT "queue_size_most" CHECK ((queue_size <= 5000));

-- How far the queue of a performance is. Whoever moves it on locks its row; all others read.
CREATE TABLE sale_queues (
  tenant text NOT NULL,
  performance uuid NOT NULL,
  -- The last number that was given to a place, and the last one that was called.
  last_number integer NOT NULL DEFAULT 0,
  last_called integer NOT NULL DEFAULT 0,
  -- Since when it is full, and the last number that was called then: its pace.
  full_since timestamptz,
  full_from integer NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant, performance),
  FOREIGN KEY (tenant, performance) REFERENCES performances (tenant, hashcode) ON DELETE CASCADE
);

-- The places of buyers in queues, by the digest of their token. A place gets its number when lots are drawn, or after that in the order of
-- arrival. `until` ends what an admitted one may do; it counts as let in until the queue is moved on and says that it is over.
CREATE TABLE queue_places (
  tenant text NOT NULL,
  hashcode uuid NOT NULL DEFAULT gen_random_uuid(),
  performance uuid NOT NULL,
  arrival bigint GENERATED ALWAYS AS IDENTITY,
  digest bytea NOT NULL,
  network text NOT NULL,
  -- It came before the sale opened.
  is_early boolean NOT NULL,
  lot uuid NOT NULL DEFAULT gen_random_uuid(),
  number integer,
  status text NOT NULL DEFAULT 'waiting',
  joined_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  seen_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  admitted_at timestamptz,
  until timestamptz,
  PRIMARY KEY (tenant, hashcode),
  CONSTRAINT queue_places_status CHECK (status IN ('waiting', 'admitted', 'ordered', 'expired', 'left')),
  CONSTRAINT queue_places_number CHECK (number >= 1),
  CONSTRAINT queue_places_admitted CHECK (status <> 'admitted' OR (number IS NOT NULL AND admitted_at IS NOT NULL AND until IS NOT NULL)),
  FOREIGN KEY (tenant, performance) REFERENCES sale_queues (tenant, performance) ON DELETE CASCADE
) WITH (fillfactor = 80);
CREATE UNIQUE INDEX queue_places_digest ON queue_places (tenant, digest);
CREATE UNIQUE INDEX queue_places_numbers ON queue_places (tenant, performance, number);
CREATE INDEX queue_places_next ON queue_places (tenant, performance, number) WHERE status = 'waiting';
CREATE INDEX queue_places_inside ON queue_places (tenant, performance) WHERE status = 'admitted';
CREATE INDEX queue_places_network ON queue_places (tenant, performance, network) WHERE status IN ('waiting', 'admitted');

-- The place that a hold was made by.
ALTER TABLE hold_secrets ADD COLUMN place uuid;
ALTER TABLE hold_secrets ADD CONSTRAINT hold_secrets_place_fkey FOREIGN KEY (tenant, place) REFERENCES queue_places (tenant, hashcode) ON DELETE SET NULL (place);
CREATE INDEX hold_secrets_place ON hold_secrets (tenant, place) WHERE place IS NOT NULL;

ALTER TABLE sale_queues ENABLE ROW LEVEL SECURITY;
ALTER TABLE sale_queues FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON sale_queues USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));
ALTER TABLE queue_places ENABLE ROW LEVEL SECURITY;
ALTER TABLE queue_places FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON queue_places USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));
