-- Files of people who were signed in are looked for as well, where nothing links to them.
DROP INDEX attachments_unlinked;
CREATE INDEX attachments_unlinked ON attachments (tenant, created) WHERE linked IS NULL;
