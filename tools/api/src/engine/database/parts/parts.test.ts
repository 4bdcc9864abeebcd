import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../testKit/startTestDatabase';
import { removeOldEvents } from '../../events/emit';
import { removeOldMailParts, removeOldMails } from '../../mail/mailQueue';
import { makeParts, makePartsOfRest } from './makeParts';
import { partedTables, restOf, type PartedTable } from './partedTables.data';
import { removeOldParts } from './removeOldParts';

const { changes, events, mails } = partedTables;
let test: TestDatabase;
let owner: pg.Client;
beforeAll(async () => {
  test = await startTestDatabase();
  owner = new pg.Client(test.url);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await test.drop();
});
beforeEach(async () => {
  await owner.query('TRUNCATE changes, domain_events, mails');
});

async function partsOf({ table }: PartedTable): Promise<string[]> {
  const { rows } = await owner.query<{ part: string }>(
    `SELECT relname AS part FROM pg_inherits JOIN pg_class c ON c.oid = inhrelid WHERE inhparent = $1::regclass ORDER BY 1`,
    [table],
  );
  return rows.map(({ part }) => part);
}

/** The name of the part of a time, which is SQL. */
async function partAt({ table, step }: PartedTable, time: string): Promise<string> {
  const { rows } = await owner.query<{ part: string }>(
    `SELECT $1 || to_char(date_trunc($2, (${time}) AT TIME ZONE 'UTC'), '_YYYY_MM_DD') AS part`,
    [table, step],
  );
  return rows[0]?.part ?? '';
}

/** In which part each row lies, by what it is called. */
async function places(table: string, called: string): Promise<Record<string, string>> {
  const { rows } = await owner.query<{ called: string; part: string }>(
    `SELECT ${called} AS called, tableoid::regclass::text AS part FROM ${table} ORDER BY 1`,
  );
  return Object.fromEntries(rows.map(({ called: key, part }) => [key, part]));
}

const changeAt = (kind: string, at: string) =>
  owner.query(
    `INSERT INTO changes (tenant, change_set, collection, record, kind, at)
      VALUES ('showquest', gen_random_uuid(), 'regions', gen_random_uuid(), $1, ${at})`,
    [kind],
  );
const eventAt = (name: string, at: string) =>
  owner.query(`INSERT INTO domain_events (tenant, name, payload, at) VALUES ('showquest', $1, '{}', ${at})`, [
    name,
  ]);
const mailAt = (subject: string, status: string, created: string, endedAt = 'NULL') =>
  owner.query(
    `INSERT INTO mails (tenant, id, recipient, subject, content, status, created, settled)
      VALUES ('showquest', $1, 'a@example.test', $2, CASE WHEN $3 IN ('waiting', 'failed') THEN '\\x00'::bytea END, $3, ${created}, ${endedAt})`,
    [randomUUID(), subject, status],
  );
const makePartOf = async (parted: PartedTable, insert: () => Promise<unknown>): Promise<void> => {
  await insert();
  await owner.query('BEGIN');
  await makePartsOfRest(owner);
  await owner.query('COMMIT');
  expect(await places(parted.table, `'x'`)).not.toEqual({ x: restOf(parted) });
};

describe.each(Object.values(partedTables))('the parts of $table', (parted) => {
  it('are there for now and the next two times, and not made twice', async () => {
    const expected = await Promise.all(
      [0, 1, 2].map((step) => partAt(parted, `now() + interval '${step} ${parted.step}'`)),
    );
    expect(await partsOf(parted)).toEqual(expect.arrayContaining([...expected, restOf(parted)]));
    const before = await partsOf(parted);
    await owner.query(`DROP TABLE "${expected[2]}"`);
    const other = new pg.Client(test.url);
    await other.connect();
    await Promise.all([makeParts(owner), makeParts(other)]).finally(() => other.end());
    expect(await partsOf(parted)).toEqual(before);
  });

  it('are read past their table by no one but the owner, even with a right', async () => {
    const rows = test.database.forTenant('showquest');
    const role = new URL(test.database.appUrl).username;
    for (const part of await partsOf(parted)) {
      const text = `SELECT FROM "${part}"`;
      await expect(rows.query({ text, values: [] })).rejects.toMatchObject({ code: '42501' });
      await expect(rows.query({ text: `DELETE FROM "${part}"`, values: [] })).rejects.toMatchObject({
        code: '42501',
      });
      await expect(rows.query({ text: `DROP TABLE "${part}"`, values: [] })).rejects.toMatchObject({
        code: '42501',
      });
    }
    await mailAt('Hi', 'waiting', 'now()');
    await eventAt('record.changed', 'now()');
    await changeAt('create', 'now()');
    const part = await partAt(parted, 'now()');
    await owner.query(`GRANT SELECT ON "${part}" TO "${role}"`);
    try {
      expect(await rows.query({ text: `SELECT FROM "${parted.table}"`, values: [] })).not.toEqual([]);
      expect(await rows.query({ text: `SELECT FROM "${part}"`, values: [] })).toEqual([]);
    } finally {
      await owner.query(`REVOKE SELECT ON "${part}" FROM "${role}"`);
    }
  });
});

describe('a part', () => {
  it('takes the rows that were written before it was made, none twice and without events of them', async () => {
    const part = await partAt(changes, 'now()');
    await owner.query(`DROP TABLE "${part}"`);
    await changeAt('create', 'now()');
    await changeAt('update', `now() - interval '10 years'`);
    expect(await places('changes', 'kind')).toEqual({ create: 'changes_rest', update: 'changes_rest' });
    const { rowCount } = await owner.query('SELECT FROM domain_events');
    await makeParts(owner);
    expect(await places('changes', 'kind')).toEqual({ create: part, update: 'changes_rest' });
    expect((await owner.query('SELECT FROM domain_events')).rowCount).toBe(rowCount);
    // Its triggers are those of the table from now on.
    await changeAt('delete', 'now()');
    expect((await owner.query('SELECT FROM domain_events')).rowCount).toBe((rowCount ?? 0) + 1);
  });

  it('is left for later where someone reads the table for long, and nothing waits behind', async () => {
    const part = await partAt(mails, `now() + interval '2 months'`);
    await owner.query(`DROP TABLE "${part}"`);
    const reader = new pg.Client(test.url);
    await reader.connect();
    try {
      await reader.query('BEGIN; SELECT FROM mails');
      await makeParts(owner);
      expect(await partsOf(mails)).not.toContain(part);
    } finally {
      await reader.end();
    }
    await makeParts(owner);
    expect(await partsOf(mails)).toContain(part);
  });

  it('of the log goes once all of it is older, and the row by row in the rest', async () => {
    await makePartOf(changes, () => changeAt('create', `now() - interval '200 days'`));
    const old = await partAt(changes, `now() - interval '200 days'`);
    await changeAt('update', `now() - interval '10 years'`);
    await removeOldParts(owner, changes, { days: 3_700, unless: null });
    expect(await places('changes', 'kind')).toEqual({ create: old, update: 'changes_rest' });
    await removeOldParts(owner, changes, { days: 200, unless: null });
    // Days of its month are younger.
    expect(await places('changes', 'kind')).toEqual({ create: old });
    await removeOldParts(owner, changes, { days: 100, unless: null });
    expect(await partsOf(changes)).not.toContain(old);
    expect(await places('changes', 'kind')).toEqual({});
  });

  it('of events goes without those that are stored for good', async () => {
    const ago = `now() - interval '20 days'`;
    await eventAt('list.exported', ago);
    await makePartOf(events, () => eventAt('record.changed', ago));
    const old = await partAt(events, ago);
    expect(await partsOf(events)).toContain(old);
    await removeOldEvents(owner, 7);
    expect(await partsOf(events)).not.toContain(old);
    expect(await places('domain_events', 'name')).toEqual({ 'list.exported': 'domain_events_rest' });
  });

  it('of mails goes without those that were not sent, or were a short time ago', async () => {
    const ago = `now() - interval '90 days'`;
    await mailAt('waits', 'waiting', ago);
    await mailAt('failed', 'failed', ago);
    await mailAt('sent late', 'sent', ago, `now() - interval '1 day'`);
    await mailAt('discarded', 'discarded', ago, ago);
    await makePartOf(mails, () => mailAt('sent', 'sent', ago, ago));
    const old = await partAt(mails, ago);
    expect(Object.values(await places('mails', 'subject'))).toEqual(Array(5).fill(old));
    await removeOldMailParts(owner, 30);
    expect(await partsOf(mails)).not.toContain(old);
    const stay = { failed: 'mails_rest', 'sent late': 'mails_rest', waits: 'mails_rest' };
    expect(await places('mails', 'subject')).toEqual(stay);
    await owner.query(
      `UPDATE mails SET settled = now() - interval '31 days', status = 'sent', content = NULL WHERE subject = 'failed'`,
    );
    const swept = { ...removeOldMails(30), values: ['showquest'] };
    await test.database.forTenant('showquest').query(swept);
    expect(Object.keys(await places('mails', 'subject'))).toEqual(['sent late', 'waits']);
  });
});

describe('the number of an event', () => {
  it.each([
    `INSERT INTO domain_events (tenant, number, name, payload) VALUES ('showquest', 7, 'x', '{}')`,
    `INSERT INTO domain_events (tenant, name, payload, at) VALUES ('showquest', 'x', '{}', 'epoch')`,
    `UPDATE domain_events SET number = 7`,
    `SELECT setval('domain_events_number_seq', 7)`,
    `SELECT nextval('changes_sequence_seq')`,
  ])('is not chosen by the application: %s', async (text) => {
    const rows = test.database.forTenant('showquest');
    await expect(rows.query({ text, values: [] })).rejects.toMatchObject({ code: '42501' });
  });
});
