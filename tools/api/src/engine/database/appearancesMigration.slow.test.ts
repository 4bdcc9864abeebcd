import { tenantCodes } from '@callboard/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../testKit/startTestDatabase';
import { readMigrations } from './migrate';

let test: TestDatabase;
beforeAll(async () => {
  test = await startTestDatabase({ sql: 'SELECT 1' });
});
afterAll(() => test.drop());

it('[2.18] gives each of 20,000 accepted entries an appearance, quickly, and changes no entry and no log', async () => {
  const migration = (await readMigrations()).find(({ name }) => name === '0028_appearances.sql');
  const [, backfill = ''] = migration?.sql.split('-- Those that were accepted before.') ?? [];
  await test.asOwner('ALTER TABLE entries DISABLE TRIGGER USER');
  await test.asOwner(
    `INSERT INTO events (tenant, name, kind, starts_on, ends_on, slot_minutes)
      SELECT tenant, 'Event', 'round', '2028-05-05', '2028-05-06', 12 FROM unnest($1::text[]) tenant`,
    [tenantCodes],
  );
  const began = performance.now();
  await test.asOwner(`INSERT INTO entries (tenant, name, event, status)
    SELECT e.tenant, 'Act ' || n, e.hashcode, CASE WHEN n % 5 = 0 THEN 'submitted' ELSE 'accepted' END
    FROM events e, generate_series(1, 6250) n`);
  const inserting = performance.now() - began;
  await test.asOwner('ALTER TABLE entries ENABLE TRIGGER USER');
  await test.asOwner('ANALYZE events, entries');
  const facts = `SELECT (SELECT count(*) FROM changes) AS changes, (SELECT max(version) FROM entries) AS version,
    (SELECT max(modified) FROM entries) AS modified, (SELECT count(*) FROM domain_events) AS events`;
  const rules = `SELECT relname AS name, relforcerowsecurity::text AS state FROM pg_class WHERE relrowsecurity
    UNION SELECT tgrelid::regclass || ' ' || tgname, tgenabled::text FROM pg_trigger ORDER BY 1`;
  const [before, rulesBefore] = [await test.asOwner(facts), await test.asOwner(rules)];
  const start = performance.now();
  await test.asOwner(backfill.slice(backfill.indexOf('\n')));
  const took = performance.now() - start;
  console.info(
    `20,000 accepted entries: ${took.toFixed(0)} ms, and ${inserting.toFixed(0)} ms to insert the entries`,
  );
  // However slow the machine is: less than to insert the entries alone.
  expect(took).toBeLessThan(inserting);
  expect([await test.asOwner(facts), await test.asOwner(rules)]).toEqual([before, rulesBefore]);
  await test.asOwner('ANALYZE time_slots');
  const [found] = await test.asOwner(
    `SELECT count(*)::int AS entries, count(DISTINCT t.entry)::int AS appear, count(t.hashcode)::int AS items,
        min(t.minutes) AS least, max(t.minutes) AS most, bool_or(t.is_out) AS out
      FROM entries e LEFT JOIN time_slots t ON t.tenant = e.tenant AND t.entry = e.hashcode AND t.event = e.event WHERE e.status = 'accepted'`,
  );
  expect(found).toEqual({ entries: 20_000, appear: 20_000, items: 20_000, least: 12, most: 12, out: false });
  expect(await test.asOwner('SELECT FROM time_slots')).toHaveLength(20_000);
}, 300_000);
