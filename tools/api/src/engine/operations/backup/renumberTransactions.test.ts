import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../testKit/startTestDatabase';
import { renumberTransactions } from './renumberTransactions';

/** As far as a server that has run for years is ahead of a new one. */
const ahead = 5_000_000_000;
const name = `Event ${randomBytes(4).toString('hex')}`;
let database: TestDatabase;
let owner: pg.Client;

beforeAll(async () => {
  database = await startTestDatabase({});
  owner = new pg.Client(database.url);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

const event = (transaction: number, tenant = 'showquest') =>
  owner.query(
    `INSERT INTO domain_events (tenant, transaction, name, payload) VALUES ($1, $2::text::xid8, $3, '{}')`,
    [tenant, String(transaction), name],
  );

/** By subscriber, the numbers of the events that it has yet to get. */
async function newEvents(column: 'seen' | 'upto' = 'seen'): Promise<Record<string, number[]>> {
  const { rows } = await owner.query<{ subscriber: string; numbers: string[] }>(
    `SELECT c.tenant || ' ' || c.subscriber AS subscriber, array_agg(e.number ORDER BY e.number) AS numbers
      FROM event_cursors c JOIN domain_events e USING (tenant)
      WHERE e.name = $1 AND NOT pg_visible_in_snapshot(e.transaction, c.${column}) GROUP BY 1 ORDER BY 1`,
    [name],
  );
  return Object.fromEntries(rows.map(({ subscriber, numbers }) => [subscriber, numbers.map(Number)]));
}

async function cursor(subscriber: string, seen: string, upto: string | null = null, tenant = 'showquest') {
  await owner.query('INSERT INTO event_cursors (tenant, subscriber, seen, upto) VALUES ($1, $2, $3, $4)', [
    tenant,
    subscriber,
    seen,
    upto,
  ]);
}

it('a restored database delivers what was not delivered, all that is new, and nothing twice', async () => {
  const at = (offset: number) => ahead + offset;
  for (const offset of [1, 2, 2, 3, 4, 5]) await event(at(offset));
  await event(at(2), 'rockquest');
  await cursor('all', `${at(9)}:${at(9)}:`);
  await cursor('none', `${at(1)}:${at(1)}:`);
  // A long transaction was open when it read last; it is within a page of what came since.
  await cursor('gap', `${at(2)}:${at(4)}:${at(2)}`, `${at(5)}:${at(5)}:`);
  await cursor('none', `${at(1)}:${at(1)}:`, null, 'rockquest');
  await owner.query(`UPDATE changes SET transaction = $1::text::xid8`, [String(at(3))]);
  const before = await newEvents();
  const after = await newEvents('upto');
  expect(Object.keys(before)).toEqual(['rockquest none', 'showquest gap', 'showquest none']);

  await owner.query('BEGIN');
  await renumberTransactions(owner);
  await owner.query('COMMIT');
  expect(await newEvents()).toEqual(before);
  expect(await newEvents('upto')).toEqual(after);
  // Commits from now on are new to all, and are seen by a reader of this moment.
  await owner.query(`INSERT INTO domain_events (tenant, name, payload) VALUES ('showquest', $1, '{}')`, [
    name,
  ]);
  const { rows } = await owner.query<{ number: string; isSeen: boolean }>(
    `SELECT max(number) AS number, bool_and(pg_visible_in_snapshot(transaction, pg_current_snapshot())) AS "isSeen" FROM domain_events`,
  );
  const [last] = rows;
  expect(last?.isSeen).toBe(true);
  for (const subscriber of ['all', 'gap', 'none'])
    expect((await newEvents())[`showquest ${subscriber}`]?.at(-1)).toBe(Number(last?.number));
});

it('leaves them as they are on a server that has counted further', async () => {
  const numbers = `SELECT (SELECT json_agg(e) FROM domain_events e) AS events, (SELECT json_agg(c) FROM event_cursors c) AS cursors`;
  const before = await owner.query(numbers);
  await owner.query('BEGIN');
  await renumberTransactions(owner);
  await owner.query('COMMIT');
  expect((await owner.query(numbers)).rows).toEqual(before.rows);
});
