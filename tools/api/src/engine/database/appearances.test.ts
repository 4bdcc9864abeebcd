import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { databaseUrl, onServer } from '../../testKit/templates';
import { migrate, readMigrations } from './migrate';
import { name } from './quote';

const database = `callboard_test_${Date.now()}_${randomBytes(4).toString('hex')}`;
const [event, performance, slotted, unslotted, withdrawn, free] = Array.from({ length: 6 }, randomUUID);
let owner: pg.Client;

/** The tables as they were before appearances were records, with entries in all kinds of places. */
beforeAll(async () => {
  await onServer(inject('testServer'), `CREATE DATABASE ${name(database)} TEMPLATE template0`);
  owner = new pg.Client(databaseUrl(inject('testServer'), database));
  await owner.connect();
  await migrate(
    owner,
    (await readMigrations()).filter((migration) => migration.name < '0154'),
  );
  await owner.query(`SET session_replication_role = replica`);
  await owner.query(
    `INSERT INTO events (tenant, hashcode, name, kind, starts_on, ends_on, slot_minutes)
      VALUES ('rockquest', $1, 'Heat', 'heat', '2027-05-07', '2027-05-07', 12)`,
    [event],
  );
  await owner.query(
    `INSERT INTO performances (tenant, hashcode, name, event, venue, space, starts_at, ends_at)
      VALUES ('rockquest', $1, 'Evening', $2, gen_random_uuid(), gen_random_uuid(), '2027-05-07T07:00Z', '2027-05-07T09:00Z')`,
    [performance, event],
  );
  for (const [entry, status, place, from, to] of [
    [slotted, 'accepted', performance, '2027-05-07T07:00Z', '2027-05-07T07:07:30Z'],
    [unslotted, 'submitted', performance, null, null],
    [withdrawn, 'withdrawn', performance, '2027-05-07T07:00Z', '2027-05-07T07:12Z'],
    [free, 'accepted', null, null, null],
  ]) {
    await owner.query(
      `INSERT INTO entries (tenant, hashcode, name, event, status, performance, slot_starts_at, slot_ends_at)
        VALUES ('rockquest', $1, $1::uuid::text, $2, $3, $4, $5, $6)`,
      [entry, event, status, place, from, to],
    );
  }
  await owner.query(
    `INSERT INTO show_steps (tenant, name, event, performance, step, made_at, entry)
      VALUES ('rockquest', '19:00:00', $1, $2, 'start', '2027-05-07T07:00Z', $3)`,
    [event, performance, slotted],
  );
  await owner.query(`SET session_replication_role = DEFAULT`);
  await migrate(owner, await readMigrations());
}, 120_000);
afterAll(async () => {
  await owner.end();
  await onServer(inject('testServer'), `DROP DATABASE IF EXISTS ${name(database)} WITH (FORCE)`);
});

it('makes an appearance of each place that an entry had, and moves none', async () => {
  const { rows } = await owner.query<Record<string, unknown>>(
    `SELECT entry, kind, performance, slot_starts_at, slot_ends_at, minutes, is_out FROM time_slots`,
  );
  const at = (clock: string) => new Date(`2027-05-07T${clock}Z`);
  const of = { kind: 'entry', performance };
  expect(rows).toHaveLength(3);
  expect(rows).toEqual(
    expect.arrayContaining([
      {
        ...of,
        entry: slotted,
        slot_starts_at: at('07:00'),
        slot_ends_at: at('07:07:30'),
        minutes: 8,
        is_out: false,
      },
      { ...of, entry: unslotted, slot_starts_at: null, slot_ends_at: null, minutes: 12, is_out: false },
      {
        ...of,
        entry: withdrawn,
        slot_starts_at: at('07:00'),
        slot_ends_at: at('07:12'),
        minutes: 12,
        is_out: true,
      },
    ]),
  );
});

it('keeps entries where they were, and the log of a show with what it is about', async () => {
  await owner.query(`UPDATE entries SET notes = 'By bus'`);
  const { rows } = await owner.query(
    `SELECT performance, slot_ends_at, version FROM entries WHERE hashcode = $1`,
    [slotted],
  );
  expect(rows).toEqual([{ performance, slot_ends_at: new Date('2027-05-07T07:07:30Z'), version: 2 }]);
  const { rows: steps } = await owner.query(
    `SELECT s.entry, t.entry AS of FROM show_steps s JOIN time_slots t ON t.hashcode = s.item`,
  );
  expect(steps).toEqual([{ entry: slotted, of: slotted }]);
});
