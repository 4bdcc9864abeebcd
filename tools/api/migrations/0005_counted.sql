-- Whether anything of a collection changed since a snapshot: what a remembered count is checked against.
CREATE INDEX changes_collection ON changes (tenant, collection, transaction);
