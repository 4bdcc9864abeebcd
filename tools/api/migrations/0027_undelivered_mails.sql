-- Mails that are tried again are shown to admins beside those that were given up.
DROP INDEX mails_failed;
CREATE INDEX mails_undelivered ON mails (tenant, created) WHERE status = 'failed' OR (status = 'waiting' AND attempts > 0);
