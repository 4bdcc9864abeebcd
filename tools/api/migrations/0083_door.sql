-- What happens at the doors of performances. A device makes the id of a scan, so that one that is sent again changes nothing.
CREATE TABLE ticket_scans (
  tenant text NOT NULL,
  id uuid NOT NULL,
  performance uuid NOT NULL,
  -- Null: no ticket has this code.
  ticket uuid,
  -- Of the code that was read: it may be of anything, so that it is not stored itself.
  digest text,
  undoes uuid,
  people integer,
  device uuid NOT NULL,
  door text NOT NULL,
  -- The user whose device it was. No key leads to it: the record of a door outlives an account.
  scanned_by uuid NOT NULL,
  -- By the clock of the device, by the clock of the server, and when it arrived.
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
  PRIMARY KEY (tenant, id),
  CONSTRAINT ticket_scans_door CHECK (char_length(door) BETWEEN 1 AND 60),
  CONSTRAINT ticket_scans_people CHECK (people BETWEEN 1 AND 100),
  CONSTRAINT ticket_scans_admitted CHECK (admitted BETWEEN 0 AND 100),
  CONSTRAINT ticket_scans_refusal CHECK (refusal IN ('used', 'unpaid', 'refunded', 'cancelled', 'elsewhere', 'unknown')),
  CONSTRAINT ticket_scans_told CHECK (told IN
    ('admitted', 'part', 'undone', 'nothing_to_undo', 'used', 'unpaid', 'refunded', 'cancelled', 'elsewhere', 'unknown')),
  CONSTRAINT ticket_scans_outcome CHECK (outcome IN
    ('admitted', 'part', 'undone', 'nothing_to_undo', 'used', 'unpaid', 'refunded', 'cancelled', 'elsewhere', 'unknown')),
  FOREIGN KEY (tenant, performance) REFERENCES performances (tenant, hashcode) ON DELETE CASCADE,
  FOREIGN KEY (tenant, ticket) REFERENCES tickets (tenant, hashcode) ON DELETE CASCADE
);
CREATE INDEX ticket_scans_ticket ON ticket_scans (tenant, ticket);
CREATE UNIQUE INDEX ticket_scans_revision ON ticket_scans (tenant, performance, revision);
ALTER TABLE ticket_scans ENABLE ROW LEVEL SECURITY;
ALTER TABLE ticket_scans FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON ticket_scans USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));
