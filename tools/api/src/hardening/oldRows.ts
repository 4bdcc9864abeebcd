import { expect } from 'vitest';
import type { TestDatabase } from '../testKit/startTestDatabase';

/** By table, for how many days the server under test stores its rows, and a row that is as old as `$1` days. */
export const oldRows = {
  changes: {
    days: 61,
    insert: `INSERT INTO changes (tenant, change_set, collection, record, kind, at)
      SELECT 'launchpad', gen_random_uuid(), 'old', gen_random_uuid(), 'delete', now() - make_interval(days => $1)`,
    count: `SELECT count(*)::int AS rows FROM changes WHERE collection = 'old'`,
  },
  domain_events: {
    days: 9,
    insert: `INSERT INTO domain_events (tenant, name, payload, at)
      SELECT 'launchpad', 'old', '{}', now() - make_interval(days => $1)`,
    count: `SELECT count(*)::int AS rows FROM domain_events WHERE name = 'old'`,
  },
  mails: {
    days: 12,
    insert: `INSERT INTO mails (tenant, id, recipient, subject, status, created, settled)
      SELECT 'launchpad', gen_random_uuid(), 'old@example.test', 'Old', 'sent', at, at FROM (SELECT now() - make_interval(days => $1)) old (at)`,
    count: `SELECT count(*)::int AS rows FROM mails WHERE recipient = 'old@example.test'`,
  },
};

export type OldTable = keyof typeof oldRows;

/** Lets the server sweep over two rows: it removes the one that is a day too old, and leaves the one that is a day younger. */
export async function expectOldRemoved(database: TestDatabase, table: OldTable): Promise<void> {
  const { days, insert, count } = oldRows[table];
  for (const age of [days + 1, days - 1]) await database.asOwner(insert, [age]);
  await database.asOwner(`INSERT INTO pgboss.job (name, data) VALUES ('tables.sweep', '{}')`);
  await expect.poll(() => database.asOwner(count), { timeout: 30_000 }).toEqual([{ rows: 1 }]);
}
