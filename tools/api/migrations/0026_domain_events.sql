-- What happened, for subscribers: written in the transaction that causes it, ids only. Every change of a record is one, from the change
-- log; others are written by the action that causes them. (The table `events` holds the events of the season.)
CREATE TABLE domain_events (
  tenant text NOT NULL,
  number bigint GENERATED ALWAYS AS IDENTITY,
  transaction xid8 NOT NULL DEFAULT pg_current_xact_id(),
  name text NOT NULL,
  payload jsonb NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant, number)
);
CREATE INDEX domain_events_new ON domain_events (tenant, name, transaction);
CREATE INDEX domain_events_at ON domain_events (tenant, at);
ALTER TABLE domain_events ENABLE ROW LEVEL SECURITY;
ALTER TABLE domain_events FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON domain_events
  USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));

CREATE FUNCTION callboard_changed() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO public.domain_events (tenant, name, payload) VALUES (NEW.tenant, 'record.changed', jsonb_build_object(
    'collection', NEW.collection, 'record', NEW.record, 'kind', NEW.kind,
    'from', NEW.before -> 'status', 'to', NEW.after -> 'status'));
  RETURN NULL;
END $$;
CREATE TRIGGER changed AFTER INSERT ON changes FOR EACH ROW EXECUTE FUNCTION callboard_changed();

-- PostgreSQL delivers a notification when the transaction commits, and equal ones of a transaction once.
CREATE FUNCTION callboard_notify() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('callboard_events', NEW.tenant);
  RETURN NULL;
END $$;
CREATE TRIGGER notify AFTER INSERT ON domain_events FOR EACH ROW EXECUTE FUNCTION callboard_notify();

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
CREATE POLICY own_tenant ON event_cursors
  USING (tenant = current_setting('app.tenant', true)) WITH CHECK (tenant = current_setting('app.tenant', true));
