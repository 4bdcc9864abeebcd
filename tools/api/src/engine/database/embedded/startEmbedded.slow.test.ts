import { chmod, mkdtemp, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { removeFolder } from '../../../testKit/removeFolder';
import { readPostmaster } from './postmaster';
import { startEmbedded, type EmbeddedServer } from './startEmbedded';

// Only what is read of a place here.
const placeOf = (folder: string) => ({
  data: join(folder, 'postgres'),
  password: '',
  log: '',
  binaries: '',
  identity: undefined,
});

let folder: string;
const servers: EmbeddedServer[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callboard-embedded-'));
  // As root the server runs as another user, who has to get in.
  await chmod(folder, 0o755);
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.release();
});
afterAll(() => removeFolder(folder));

async function start(): Promise<EmbeddedServer> {
  const server = await startEmbedded(folder);
  servers.push(server);
  return server;
}

async function ask<T>(server: EmbeddedServer, sql: string): Promise<T | undefined> {
  const client = new pg.Client(server.url('postgres'));
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ answer: T }>(sql);
    return rows[0]?.answer;
  } finally {
    await client.end().catch(() => undefined);
  }
}

describe('the embedded server', () => {
  it('is made and started once by two who start at the same time, and stopped by the last', async () => {
    const [one, two] = await Promise.all([start(), start()]);
    expect(two.url('postgres')).toBe(one.url('postgres'));
    await one.release();
    expect(await ask(two, 'SELECT 1 AS answer')).toBe(1);
    await two.release();
    expect(await readPostmaster(placeOf(folder))).toBeNull();
  });

  it('forgets nothing that it acknowledged, after any crash', async () => {
    const server = await start();
    for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
      expect(await ask(server, `SELECT current_setting('${setting}') AS answer`)).toBe('on');
    }
    expect(await ask(server, `SELECT current_setting('listen_addresses') AS answer`)).toBe('127.0.0.1');
  });

  it('comes back by itself at the same address after it was killed', async () => {
    const server = await start();
    await ask(server, 'CREATE TABLE IF NOT EXISTS kept AS SELECT 42 AS answer');
    const running = await readPostmaster(placeOf(folder));
    if (!running) throw new Error('The server does not run.');
    process.kill(running.pid, 'SIGKILL');
    await vi.waitFor(async () => expect(await ask(server, 'SELECT answer FROM kept')).toBe(42), {
      timeout: 20_000,
      interval: 100,
    });
    expect((await readPostmaster(placeOf(folder)))?.pid).not.toBe(running.pid);
  });

  it('keeps its data and its password to itself', async () => {
    await start();
    expect((await stat(join(folder, 'postgres'))).mode & 0o077).toBe(0);
    expect((await stat(join(folder, 'postgres.password'))).mode & 0o077).toBe(0);
    const client = new pg.Client((await start()).url('postgres').replace(/:[^:@]+@/, ':wrong@'));
    await expect(client.connect()).rejects.toMatchObject({ code: '28P01' });
  });
});
