-- Places in queues whose turn is over, by when they were taken: a job deletes those of days ago. Not by `seen_at`, which every look of a
-- buyer writes.
CREATE INDEX queue_places_over ON queue_places (tenant, joined_at) WHERE status IN ('admitted', 'expired', 'left');

SELECT pgboss.create_queue('queues.sweep', '{"policy": "standard"}');
