-- The notifications of a record that is deleted are counted again.
CREATE INDEX notifications_of_record ON notifications (tenant, record) WHERE shown AND read IS NULL;
