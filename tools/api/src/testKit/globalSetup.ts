import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../engine/database/embedded/startEmbedded';
import { declareScopes } from '../engine/database/declareScopes';
import { declareStates } from '../engine/database/declareStates';
import { letSearchUseItsIndex } from '../engine/database/letSearchUseItsIndex';
import { migrate, readMigrations } from '../engine/database/migrate';
import { makeParts } from '../engine/database/parts/makeParts';
import { name } from '../engine/database/quote';
import { makeTemplate } from './templates';
import { fastestFolder } from '../../../vitest/temporaryData.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The owner's address of the server that tests run on, without a database. */
    testServer: string;
    /** A migrated, empty database to copy. */
    testTemplate: string;
    /** Strategy of CREATE DATABASE. */
    copying: string;
    /** How the names of all copies of this run begin. */
    copies: string;
    /** The name for a database with the example season, which is made when a test needs it. */
    seededTemplate: string;
    /** A file to which each API under test adds a line: how many answers it has validated. */
    answerCounts: string;
  }
}

const templateLock = 4_202_110_004;
const longestRunMs = 6 * 3_600_000;

/** Starts the embedded server (or takes DATABASE_URL) and migrates one database, of which each test file gets a copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const external = process.env['DATABASE_URL'];
  const server = external ? null : await startEmbedded(dataFolder());
  const address = external ?? server?.url('postgres') ?? '';
  project.provide('testServer', address);
  project.provide('testTemplate', await prepareTemplate(address));
  // Copied files take half the work of copied pages, where the checkpoint for them waits for no disk.
  project.provide('copying', server && fastestFolder() !== tmpdir() ? 'STRATEGY FILE_COPY' : '');
  const copies = `callboard_test_${Date.now()}_`;
  project.provide('copies', copies);
  const seeded = `${copies}seeded`;
  project.provide('seededTemplate', seeded);
  const folder = await mkdtemp(join(tmpdir(), 'callboard-answers-'));
  const counts = join(folder, 'counts');
  await writeFile(counts, '');
  project.provide('answerCounts', counts);
  return async () => {
    await dropCopies(address, copies);
    await server?.release();
    const answers = (await readFile(counts, 'utf8')).split('\n').reduce((sum, line) => sum + Number(line), 0);
    await rm(folder, { recursive: true });
    process.stdout.write(`${answers} answers were validated against the OpenAPI document.\n`);
  };
}

/** One for each checkout, which the next run finds with the template in it. */
function dataFolder(): string {
  const checkout = resolve(import.meta.dirname, '../../../..');
  const fastest = fastestFolder();
  if (fastest === tmpdir()) return join(checkout, '.data/test');
  return join(fastest, `callboard-test-${createHash('sha256').update(checkout).digest('hex').slice(0, 8)}`);
}

async function prepareTemplate(address: string): Promise<string> {
  const migrations = await readMigrations();
  const mark = createHash('sha256')
    .update(migrations.map(({ name, checksum }) => `${name} ${checksum}`).join())
    .digest('hex')
    .slice(0, 12);
  return makeTemplate(address, {
    name: `callboard_template_${mark}`,
    from: 'template0',
    lock: templateLock,
    prepare: dropForgotten,
    fill: async (url) => {
      const owner = new pg.Client(url);
      await owner.connect();
      try {
        // All that a start writes into a database of its own: in a copy it finds it done.
        await migrate(owner, migrations);
        await declareStates(owner);
        await declareScopes(owner);
        await makeParts(owner);
        await letSearchUseItsIndex(owner);
      } finally {
        await owner.end();
      }
    },
  });
}

/** The copies of this run, which its processes use to its end. */
async function dropCopies(address: string, copies: string): Promise<void> {
  const client = new pg.Client(address);
  await client.connect();
  await dropDatabases(client, (database) => database.startsWith(copies)).finally(() => client.end());
}

/** Copies that a killed run left behind; their names carry the time at which it began. */
async function dropForgotten(client: pg.Client): Promise<void> {
  await dropDatabases(client, (database) => Number(database.split('_')[2]) < Date.now() - longestRunMs);
}

async function dropDatabases(client: pg.Client, isOver: (database: string) => boolean): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    String.raw`SELECT datname FROM pg_database WHERE datname LIKE 'callboard\_test\_%'`,
  );
  for (const { datname } of rows)
    if (isOver(datname)) await client.query(`DROP DATABASE IF EXISTS ${name(datname)} WITH (FORCE)`);
  await dropRolesOfNothing(client);
}

/** The applications' logins of databases that are gone. */
async function dropRolesOfNothing(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ rolname: string }>(
    String.raw`SELECT rolname FROM pg_roles WHERE rolname ~ '^callboard_app_\d+$'
      AND shobj_description(oid, 'pg_authid') LIKE 'Callboard: the application on database %'
      AND substring(rolname from '\d+$')::bigint NOT IN (SELECT oid::bigint FROM pg_database)`,
  );
  // Another run can be dropping it too.
  for (const { rolname } of rows)
    await client.query(`DROP ROLE IF EXISTS ${name(rolname)}`).catch(() => undefined);
}
