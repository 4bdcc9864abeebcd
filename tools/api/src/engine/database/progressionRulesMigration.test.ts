import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../testKit/startTestDatabase';
import { readMigrations } from './migrate';

let test: TestDatabase;
beforeAll(async () => {
  test = await startTestDatabase({ sql: 'SELECT 1' });
});
afterAll(() => test.drop());

it('[2.21] makes the rule of a stage of what it had in its fields, and names it with the acts that it moved', async () => {
  const migration = (await readMigrations()).find(({ name }) => name === '0029_progression_rules.sql');
  const [, rest = ''] = migration?.sql.split('-- The one rule that a stage had') ?? [];
  const [backfill = ''] = rest.split('ALTER TABLE "stage_entries" ADD CONSTRAINT');
  const [event, heat, round, final, moved, stayed] = Array.from({ length: 6 }, () => randomUUID());
  const tenant = 'showquest';
  const tables = ['stages', 'entries', 'stage_entries', 'progression_rules'];
  for (const table of tables) await test.asOwner(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await test.asOwner(
    `INSERT INTO events (tenant, hashcode, name, kind, starts_on, ends_on) VALUES ($1, $2, 'Event', 'round', '2028-05-05', '2028-05-06')`,
    [tenant, event],
  );
  // The second one leads nowhere: it has no number of acts.
  await test.asOwner(
    `INSERT INTO stages (tenant, hashcode, name, event, kind, next, next_count, next_per_school) VALUES
      ($1, $5, 'Final', $2, 'league', NULL, NULL, NULL), ($1, $3, 'Heat', $2, 'league', $5, 2, 1), ($1, $4, 'Round', $2, 'league', $5, NULL, NULL)`,
    [tenant, event, heat, round, final],
  );
  for (const [entry, wentOn] of [
    [moved, true],
    [stayed, false],
  ]) {
    await test.asOwner(
      `INSERT INTO entries (tenant, hashcode, name, event, status) VALUES ($1, $2, $4, $3, 'accepted')`,
      [tenant, entry, event, `Act ${String(entry)}`],
    );
    await test.asOwner(
      `INSERT INTO stage_entries (tenant, name, event, stage, entry, went_on) VALUES ($1, 'Act', $2, $3, $4, $5)`,
      [tenant, event, heat, entry, wentOn],
    );
  }
  // The triggers of rules come with the rest of the migration.
  for (const table of tables.slice(0, -1)) await test.asOwner(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  const facts =
    'SELECT (SELECT count(*) FROM changes) AS changes, (SELECT max(version) FROM stages) AS version';
  const before = await test.asOwner(facts);
  await test.asOwner(backfill.slice(backfill.indexOf('\n')));
  expect(await test.asOwner(facts)).toEqual(before);
  expect(
    await test.asOwner('SELECT stage, next, name, "by", "count", per_school, "order" FROM progression_rules'),
  ).toEqual([{ stage: heat, next: final, name: 'Final', by: 'rank', count: 2, per_school: 1, order: 1 }]);
  expect(
    await test.asOwner(`SELECT a.entry, r.stage FROM stage_entries a LEFT JOIN progression_rules r ON r.hashcode = a.went_by
      ORDER BY a.went_on DESC`),
  ).toEqual([
    { entry: moved, stage: heat },
    { entry: stayed, stage: null },
  ]);
});
