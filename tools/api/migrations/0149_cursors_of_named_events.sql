-- Some subscribers that looked for one change among all are called for that change alone from now on: each begins where the one stopped
-- whose part it takes over, so that nothing that happened just before an update is lost.
ALTER TABLE event_cursors NO FORCE ROW LEVEL SECURITY;
INSERT INTO event_cursors (tenant, subscriber, seen, upto, number)
  SELECT c.tenant, n.name || ' ' || n.id, c.seen, c.upto, c.number FROM event_cursors c
  JOIN (VALUES ('message.sent', 'notifications'), ('task.given', 'notifications'), ('account.requested', 'notifications'),
    ('answer.change_requested', 'notifications'), ('announcement.revoked', 'announcements'), ('entry.withdrawn', 'waitingList')) AS n (name, id)
    ON c.subscriber = 'record.changed ' || n.id
  ON CONFLICT DO NOTHING;
DELETE FROM event_cursors WHERE subscriber = 'record.changed waitingList';
ALTER TABLE event_cursors FORCE ROW LEVEL SECURITY;
