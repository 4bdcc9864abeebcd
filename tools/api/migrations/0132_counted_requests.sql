-- An order changes only where the number of its open requests does.
CREATE OR REPLACE FUNCTION count_order_requests() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched order_requests := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
  counted integer;
BEGIN
  SELECT nullif(count(*), 0) INTO counted FROM order_requests r
    WHERE r.tenant = touched.tenant AND r."order" = touched."order" AND r.status = 'open';
  UPDATE orders o SET open_requests = counted
    WHERE o.tenant = touched.tenant AND o.hashcode = touched."order" AND o.open_requests IS DISTINCT FROM counted;
  RETURN NULL;
END $$;
