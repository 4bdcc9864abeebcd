import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../testKit/startTestDatabase';
import { openDatabase, type Database } from './openDatabase';
import { name } from './quote';

const mark = randomBytes(4).toString('hex');
let first: TestDatabase;
let second: TestDatabase;
const roles: string[] = [];
const opened: Database[] = [];

beforeAll(async () => {
  [first, second] = await Promise.all([startTestDatabase(), startTestDatabase()]);
});
afterAll(async () => {
  for (const database of opened) await database.close();
  await Promise.all([first.drop(), second.drop()]);
  await onServer(roles.map((role) => `DROP ROLE IF EXISTS ${name(role)};`).join(' '));
});

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client(inject('testServer'));
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

async function open(databaseUrl: string, appUrl?: string): Promise<Database> {
  const database = await openDatabase({ databaseUrl, dataFolder: '', connections: 4, appUrl });
  opened.push(database);
  return database;
}

/** The address of a database for a login of its own. */
async function loginOn(url: string, role: string, password: string, rights: string): Promise<string> {
  const login = `${role}_${mark}`;
  roles.push(login);
  await onServer(`CREATE ROLE ${name(login)} LOGIN PASSWORD '${password}' ${rights}`);
  const address = new URL(url);
  address.username = login;
  address.password = password;
  return address.toString();
}

const roleOf = ({ appUrl }: Database) => new URL(appUrl).username;
const answers = async (database: Database) => {
  const client = new pg.Client(database.appUrl);
  await client.connect();
  return client.query('SELECT FROM accounts').finally(() => client.end());
};

describe('the role of the application', () => {
  it('is one of each database, so that no installation takes another its password', async () => {
    const owners = [
      await loginOn(first.url, 'first_owner', 'of the first', 'SUPERUSER'),
      await loginOn(second.url, 'second_owner', 'of the second', 'SUPERUSER'),
    ];
    const databases = [];
    for (const url of owners) databases.push(await open(url));
    expect(new Set(databases.map(roleOf)).size).toBe(2);
    for (const role of databases.map(roleOf)) expect(Buffer.byteLength(role)).toBeLessThanOrEqual(63);
    for (const database of databases) await expect(answers(database)).resolves.toBeDefined();
  });

  it('gets the password that follows from a new one of the owner', async () => {
    const url = await loginOn(first.url, 'changed_owner', 'before', 'SUPERUSER');
    await open(url);
    await onServer(`ALTER ROLE ${name(`changed_owner_${mark}`)} PASSWORD 'after'`);
    await expect(answers(await open(url.replace('before', 'after')))).resolves.toBeDefined();
  });

  it('is made by an owner that is no superuser', async () => {
    const url = await loginOn(second.url, 'plain_owner', 'of the plain', 'CREATEROLE');
    const database = new URL(url).pathname.slice(1);
    const owner = name(`plain_owner_${mark}`);
    const copy = `callboard_test_${Date.now()}_${mark}`;
    await onServer(`CREATE DATABASE ${name(copy)} OWNER ${owner}`);
    try {
      const plain = new pg.Client(url.replace(database, copy));
      await plain.connect();
      await plain.query(
        'CREATE TABLE accounts (a int); CREATE TABLE schema_migrations (name text, checksum text)',
      );
      await plain.end();
      const made = await openDatabase({
        databaseUrl: url.replace(database, copy),
        dataFolder: '',
        migrations: [],
      });
      roles.push(roleOf(made));
      await expect(answers(made)).resolves.toBeDefined();
      await made.close();
    } finally {
      await onServer(`DROP DATABASE ${name(copy)} WITH (FORCE)`);
    }
  });

  it('is never one that another user made', async () => {
    const role = roleOf(first.database);
    await first.asOwner(`COMMENT ON ROLE ${name(role)} IS 'ours'`);
    await first.asOwner(`ALTER ROLE ${name(role)} NOLOGIN`);
    await expect(open(first.url)).rejects.toThrow(`The role ${role} exists and is not of this database.`);
    const [found] = await first.asOwner<{ oid: number }>(
      'SELECT oid FROM pg_database WHERE datname = current_database()',
    );
    const ours = `Callboard: the application on database ${found?.oid}`;
    await first.asOwner(`COMMENT ON ROLE ${name(role)} IS '${ours}'`);
    await expect(answers(await open(first.url))).resolves.toBeDefined();
  });

  it('takes the place of the one that all databases shared', async () => {
    // A role of this name can serve other databases of this server: it is lent to this one alone.
    await onServer(
      `DO $$ BEGIN CREATE ROLE callboard_app; EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$`,
    );
    await second.asOwner('GRANT SELECT ON accounts, users TO callboard_app');
    await open(second.url);
    expect(
      await second.asOwner(`SELECT has_table_privilege('callboard_app', 'accounts', 'SELECT') AS can_read`),
    ).toEqual([{ can_read: false }]);
  });
});

describe('DATABASE_APP_URL', () => {
  it('is the login of the application', async () => {
    const appUrl = await loginOn(second.url, 'given_app', 'of the app', '');
    const database = await open(second.url, appUrl);
    expect(
      await database.shared.query<{ login: string }>({ text: 'SELECT current_user AS login', values: [] }),
    ).toEqual([{ login: `given_app_${mark}` }]);
    roles.splice(roles.indexOf(`given_app_${mark}`), 1);
    await database.close();
    opened.splice(opened.indexOf(database), 1);
    await second.asOwner(
      `DROP OWNED BY ${name(`given_app_${mark}`)}; DROP ROLE ${name(`given_app_${mark}`)}`,
    );
  });

  it('has to log in', async () => {
    const url = new URL(second.url);
    url.username = `nobody_${mark}`;
    await expect(open(second.url, url.toString())).rejects.toThrow('DATABASE_APP_URL does not log in.');
  });

  it('has to lead to the database of DATABASE_URL', async () => {
    const appUrl = await loginOn(first.url, 'other_app', 'of the other', '');
    await expect(open(second.url, appUrl)).rejects.toThrow('leads to another database');
  });
});
