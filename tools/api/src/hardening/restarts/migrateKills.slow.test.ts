import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { readMigrations } from '../../engine/database/migrate';
import { openDatabase } from '../../engine/database/openDatabase';
import { name } from '../../engine/database/quote';
import { shapeOf } from '../../engine/operations/backup/testing/compareDatabases';
import { startTestDatabase, type TestDatabase } from '../../testKit/startTestDatabase';
import { databaseUrl, onServer } from '../../testKit/templates';

const main = join(import.meta.dirname, '..', '..', '..', 'dist', 'main.js');
const database = `callboard_test_${Date.now()}_${randomBytes(4).toString('hex')}`;
let migrated: TestDatabase;
let url: string;

beforeAll(async () => {
  migrated = await startTestDatabase();
  await onServer(inject('testServer'), `CREATE DATABASE ${name(database)} TEMPLATE template0`);
  url = databaseUrl(inject('testServer'), database);
}, 120_000);
afterAll(async () => {
  const opened = await openDatabase({ databaseUrl: url, dataFolder: '', connections: 4 });
  await opened.close();
  await onServer(inject('testServer'), `DROP DATABASE ${name(database)} WITH (FORCE)`);
  await onServer(inject('testServer'), `DROP ROLE IF EXISTS ${name(new URL(opened.appUrl).username)}`);
  await migrated.drop();
});

/** Runs `callboard migrate` as it is built. */
function migrate(...words: string[]) {
  const child = spawn(process.execPath, [main, 'migrate', ...words], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => (output.text += bytes.toString()));
  return { child, output };
}

async function run(...words: string[]): Promise<string> {
  const { child, output } = migrate(...words);
  const [code] = await once(child, 'exit');
  expect([code, output.text]).toEqual([0, expect.any(String)]);
  return output.text;
}

/** How many have been run so far. */
async function countDone(): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows: tables } = await client.query(`SELECT WHERE to_regclass('schema_migrations') IS NOT NULL`);
    if (tables.length === 0) return 0;
    const { rows } = await client.query<{ done: number }>(
      'SELECT count(*)::int AS done FROM schema_migrations',
    );
    return rows[0]?.done ?? 0;
  } finally {
    await client.end();
  }
}

/** The shape without the parts of tables by week and month: the other database can be of the week before. */
async function lastingShapeOf(ofUrl: string): Promise<string[]> {
  return (await shapeOf(ofUrl)).filter((line) => !/_\d{4}_\d\d/.test(line));
}

test('callboard migrate lists what is pending, goes on after a kill, and two that run together do it once', async () => {
  const all = (await readMigrations()).length;
  expect(await run('--plan')).toMatch(
    new RegExp(`pending {2}0001_.*\n${all} migrations are pending\\.\n$`, 's'),
  );
  expect(await countDone()).toBe(0);
  const done: number[] = [];
  for (const part of [0.25, 0.5]) {
    const { child } = migrate();
    await expect
      .poll(countDone, { interval: 5, timeout: 60_000 })
      .toBeGreaterThanOrEqual(Math.floor(all * part));
    child.kill('SIGKILL');
    await once(child, 'exit');
    // Work that the killed one had begun is rolled back once the server has noticed.
    done.push(await countDone());
  }
  const left = all - (await countDone());
  const outputs = await Promise.all([run(), run()]);
  process.stdout.write(`killed after ${done.join(', ')} of ${all} migrations\n`);
  // One that began after the other had ended found nothing left to do.
  for (const text of outputs) expect(text).toMatch(/The database (is|was) up to date\./);
  expect(outputs.some((text) => text.includes('The database is up to date.'))).toBe(left > 0);
  expect(await countDone()).toBe(all);
  expect(await run('--plan')).toBe('Nothing is pending.\n');
  expect(await lastingShapeOf(url)).toEqual(await lastingShapeOf(migrated.url));
}, 180_000);
