import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../testKit/startTestDatabase';
import { openDatabase } from './openDatabase';
import { readMigrations } from './migrate';

let test: TestDatabase;
beforeAll(async () => {
  test = await startTestDatabase();
});
afterAll(() => test.drop());

describe('migrations', () => {
  it('run once when two processes start at the same time', async () => {
    const extra = { name: '9999_extra.sql', sql: 'CREATE TABLE extra (a int)', checksum: 'x' };
    const migrations = [...(await readMigrations()), extra];
    const open = () => openDatabase({ databaseUrl: test.url, dataFolder: '', migrations });
    const [first, second] = await Promise.all([open(), open()]);
    expect(await test.asOwner('SELECT name FROM schema_migrations WHERE checksum = $1', ['x'])).toHaveLength(
      1,
    );
    await Promise.all([first.close(), second.close()]);
  });

  it('leave nothing behind when a statement fails', async () => {
    const broken = { name: '9998_broken.sql', sql: 'CREATE TABLE half (a int); SELECT 1 / 0', checksum: 'y' };
    const migrations = [...(await readMigrations()), broken];
    await expect(openDatabase({ databaseUrl: test.url, dataFolder: '', migrations })).rejects.toThrow(
      'The migration 9998_broken.sql failed',
    );
    expect(await test.asOwner(`SELECT to_regclass('half') AS found`)).toEqual([{ found: null }]);
  });

  it('refuse a file that changed after it ran', async () => {
    const [first, ...others] = await readMigrations();
    if (!first) throw new Error('There are no migrations.');
    const migrations = [{ ...first, checksum: 'changed' }, ...others];
    await expect(openDatabase({ databaseUrl: test.url, dataFolder: '', migrations })).rejects.toThrow(
      `The migration ${first.name} was changed after this database ran it.`,
    );
  });

  it('refuse a database that began otherwise', async () => {
    const earlier = { name: '0000_earlier.sql', sql: 'CREATE TABLE earlier (a int)', checksum: 'z' };
    const migrations = [earlier, ...(await readMigrations())];
    await expect(openDatabase({ databaseUrl: test.url, dataFolder: '', migrations })).rejects.toThrow(
      'This database was made before 0000_earlier.sql, with which all databases begin. Start with an empty database.',
    );
    expect(await test.asOwner(`SELECT to_regclass('earlier') AS found`)).toEqual([{ found: null }]);
  });
});
