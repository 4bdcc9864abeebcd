-- Who else is behind a hold, so that what one buyer has reserved and not paid for is counted: the browser or the user, and once it is
-- ordered the mailbox. Digests, because they are only compared.
ALTER TABLE hold_secrets ADD COLUMN owner bytea;
ALTER TABLE hold_secrets ADD COLUMN mailbox bytea;
CREATE INDEX hold_secrets_owner ON hold_secrets (tenant, owner) WHERE owner IS NOT NULL;
CREATE INDEX hold_secrets_mailbox ON hold_secrets (tenant, mailbox) WHERE mailbox IS NOT NULL;
