import { tenantCodes } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../testKit/startTestDatabase';
import { testSession } from '../../testKit/testSession';
import { openDatabase } from './openDatabase';
import { schemaErrors, tenantErrors } from './schemaErrors';
import { namesOfNoTenant } from './tablesOfNoTenant.data';

const collections = collectionNames.map(collectionNamed);
let test: TestDatabase;
let owner: pg.Client;
beforeAll(async () => {
  test = await startTestDatabase();
  owner = new pg.Client(test.url);
  await owner.connect();
  for (const tenant of tenantCodes) await testSession(test.database, tenant, ['staff']);
});
afterAll(async () => {
  await owner.end();
  await test.drop();
});

describe('the schema', () => {
  it('matches the definitions of all collections, and begins every key with the tenant', async () => {
    expect(await schemaErrors(owner, collections)).toEqual([]);
  });

  it('is found wanting when a table departs from its definition', async () => {
    await owner.query(
      'DROP INDEX venues_capacity; ALTER TABLE venues NO FORCE ROW LEVEL SECURITY; CREATE TABLE loose (a int)',
    );
    const errors = await schemaErrors(owner, collections);
    await owner.query('ALTER TABLE venues FORCE ROW LEVEL SECURITY; DROP TABLE loose');
    await owner.query('CREATE INDEX venues_capacity ON venues (tenant, capacity, hashcode)');
    expect(errors).toEqual(
      expect.arrayContaining([
        expect.stringContaining('missing: venues index CREATE INDEX venues_capacity'),
        'venues has no forced row security',
        'loose has no tenant',
      ]),
    );
  });
});

describe('the keys of all tables', () => {
  it.each([
    [
      'CREATE TABLE loose (tenant text NOT NULL, a uuid PRIMARY KEY)',
      'loose has a key that does not begin with the tenant',
    ],
    ['CREATE TABLE loose (tenant text NOT NULL)', 'loose has no primary key'],
    [
      `CREATE TABLE loose (tenant text, a int, during tstzrange, PRIMARY KEY (tenant, a), EXCLUDE USING gist (a WITH =, during WITH &&))`,
      'loose has a key that does not begin with the tenant',
    ],
    [
      `ALTER TABLE venues ADD UNIQUE (tenant, hashcode, name);
       CREATE TABLE loose (tenant text, a uuid, PRIMARY KEY (tenant, a), FOREIGN KEY (a, tenant) REFERENCES venues (hashcode, tenant))`,
      'a foreign key without the tenant of loose',
    ],
    [
      `CREATE TABLE loose (tenant text, a text REFERENCES installation (fact), PRIMARY KEY (tenant, a))`,
      'a foreign key to a table that is not everywhere, of loose',
    ],
    [
      'ALTER TABLE accounts ADD tenant text, ADD venue uuid, ADD FOREIGN KEY (tenant, venue) REFERENCES venues (tenant, hashcode)',
      'a foreign key from no tenant to a tenant, of accounts',
    ],
    [
      `CREATE TABLE loose (tenant text, a uuid, b uuid, PRIMARY KEY (tenant, a),
         FOREIGN KEY (tenant, b) REFERENCES venues (tenant, hashcode) ON DELETE SET NULL)`,
      'a foreign key that empties the tenant, of loose',
    ],
  ])('are found wanting after %s', async (sql, error) => {
    await owner.query('BEGIN');
    try {
      await owner.query(sql);
      expect(await tenantErrors(owner)).toEqual(expect.arrayContaining([expect.stringContaining(error)]));
    } finally {
      await owner.query('ROLLBACK');
    }
  });

  it('lack a tenant in no other table than those that are declared so', async () => {
    const { rows } = await owner.query<{ table: string }>(
      `SELECT relname AS table FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
       AND NOT EXISTS (SELECT FROM pg_attribute WHERE attrelid = c.oid AND attname = 'tenant')`,
    );
    expect(rows.map(({ table }) => table).sort()).toEqual([...namesOfNoTenant].sort());
  });
});

describe('row-level security', () => {
  async function tablesOfTenants(): Promise<{ table: string }[]> {
    const { rows } = await owner.query<{ table: string }>(
      `SELECT relname AS table FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
       AND NOT relispartition AND relname <> ALL ($1)`,
      [namesOfNoTenant],
    );
    return rows;
  }

  it('shows a forgetful statement nothing of another tenant, table by table', async () => {
    const rows = await tablesOfTenants();
    let seen = 0;
    for (const tenant of tenantCodes) {
      for (const { table } of rows) {
        const found = await test.database.forTenant(tenant).query<{ tenant: string }>({
          text: `SELECT tenant FROM "${table}"`,
          values: [],
        });
        seen += found.length;
        expect(found.filter((row) => row.tenant !== tenant)).toEqual([]);
      }
    }
    // Each tenant has its user, person, session and the two lines of the log about them.
    expect(seen).toBeGreaterThanOrEqual(tenantCodes.length * 5);
  });

  it('shows nothing to a statement that names no tenant, table by table', async () => {
    const { shared } = test.database;
    for (const { table } of await tablesOfTenants())
      expect(await shared.query({ text: `SELECT * FROM "${table}"`, values: [] })).toEqual([]);
    const insert = `INSERT INTO regions (tenant, name) VALUES ('showquest', 'Of no one')`;
    await expect(shared.query({ text: insert, values: [] })).rejects.toMatchObject({ code: '42501' });
  });

  it('lets no one write for another tenant', async () => {
    const insert = `INSERT INTO regions (tenant, name) VALUES ('rockquest', 'Elsewhere')`;
    await expect(
      test.database.forTenant('showquest').query({ text: insert, values: [] }),
    ).rejects.toMatchObject({
      code: '42501',
    });
  });

  it('lets the application read the change log and not write it', async () => {
    const rows = test.database.forTenant('showquest');
    for (const text of ['DELETE FROM changes', 'UPDATE changes SET actor = NULL', 'TRUNCATE changes']) {
      await expect(rows.query({ text, values: [] })).rejects.toMatchObject({ code: '42501' });
    }
  });
});

describe('the login of the application', () => {
  it('is refused when it could bypass row-level security', async () => {
    await expect(openDatabase({ databaseUrl: test.url, appUrl: test.url, dataFolder: '' })).rejects.toThrow(
      'row-level security would not hold',
    );
  });

  it('cannot reach what only the owner can', async () => {
    const rows = test.database.forTenant('showquest');
    await expect(
      rows.query({ text: 'ALTER TABLE venues DISABLE ROW LEVEL SECURITY', values: [] }),
    ).rejects.toMatchObject({
      code: '42501',
    });
    await expect(rows.query({ text: 'SELECT * FROM schema_migrations', values: [] })).rejects.toMatchObject({
      code: '42501',
    });
  });
});

describe('a reference', () => {
  it('cannot point at another tenant, by any statement', async () => {
    const [region] = await test.asOwner<{ hashcode: string }>(
      `INSERT INTO regions (tenant, name) VALUES ('rockquest', 'Foreign') RETURNING hashcode`,
    );
    const insert = `INSERT INTO venues (tenant, name, time_zone, region) VALUES ('showquest', 'Here', 'Pacific/Auckland', $1)`;
    await expect(
      test.database.forTenant('showquest').query({ text: insert, values: [region?.hashcode] }),
    ).rejects.toMatchObject({ code: '23503' });
  });
});
