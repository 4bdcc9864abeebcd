import { tenantCodes } from '@callboard/api-contract';
import { collectionNames } from '@callboard/api-contract/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { name } from '../engine/database/quote';
import { tableName } from '../engine/database/tableNames';
import { isPassword } from '../engine/sessions/passwords';
import { startTestDatabase, type TestDatabase } from '../testKit/startTestDatabase';
import { seedPassword } from './addUsers';
import { seedTenants, type SeedResult } from './seedTenants';

let test: TestDatabase;
let results: SeedResult[];

beforeAll(async () => {
  test = await startTestDatabase();
  results = (await seedTenants(test.database)).sort((one, other) => one.tenant.localeCompare(other.tenant));
}, 240_000);
afterAll(() => test.drop());

describe('seeding', () => {
  it('gives every tenant a season', () => {
    expect(results.map(({ tenant }) => tenant)).toEqual(tenantCodes);
    for (const { rows } of results) expect(rows).toBeGreaterThan(8_000);
  });

  it('logs every row once, under one change set for each tenant', async () => {
    const sets = await test.asOwner<{ tenant: string; sets: string }>(
      `SELECT tenant, count(DISTINCT change_set) AS sets FROM changes WHERE collection IN ('events', 'users') GROUP BY tenant ORDER BY tenant`,
    );
    expect(sets).toEqual(tenantCodes.toSorted().map((tenant) => ({ tenant, sets: '1' })));
    for (const collection of collectionNames) {
      const [counted] = await test.asOwner<{ rows: string; logged: string; records: string }>(
        `SELECT (SELECT count(*) FROM ${name(tableName(collection))}) AS rows,
          count(*) FILTER (WHERE kind = 'create') - count(*) FILTER (WHERE kind = 'delete') AS logged,
          count(DISTINCT record) FILTER (WHERE kind = 'create') - count(DISTINCT record) FILTER (WHERE kind = 'delete') AS records
        FROM changes WHERE collection = $1`,
        [collection],
      );
      expect([collection, counted?.logged, counted?.records]).toEqual([
        collection,
        counted?.rows,
        counted?.rows,
      ]);
    }
  });

  it('does nothing where there is data', async () => {
    const again = await seedTenants(test.database);
    expect(again.map(({ rows }) => rows)).toEqual([0, 0, 0, 0]);
  });

  it('makes an account for each role, with the password of the README', async () => {
    const accounts = await test.asOwner<{ email: string; password_hash: string }>(
      `SELECT a.email, a.password_hash FROM accounts a JOIN users u ON u.account = a.id AND u.email = a.email`,
    );
    // Six roles at four tenants, and two further judges where acts are judged.
    expect(accounts).toHaveLength(28);
    const staff = accounts.find(({ email }) => email === 'staff@showquest.test');
    expect(await isPassword(seedPassword, staff?.password_hash ?? null)).toBe(true);
  });

  it('makes accounts that no one can sign in with, where it is given no password', async () => {
    const other = await startTestDatabase();
    await seedTenants(other.database, { tenants: ['launchpad'], password: null });
    const found = await other.asOwner(
      'SELECT count(*)::int AS accounts, count(password_hash)::int AS known FROM accounts',
    );
    await other.drop();
    expect(found).toEqual([{ accounts: 6, known: 0 }]);
  });
});
