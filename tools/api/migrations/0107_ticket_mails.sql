-- The mail with the tickets of a paid order, whose PDF is written outside the sale.
SELECT pgboss.create_queue(name, '{"policy": "standard"}') FROM unnest(ARRAY['orders.mail']) AS name;
