import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../engine/database/embedded/postmaster';
import { withClient } from '../engine/database/withClient';

const run = promisify(execFile);
/** A user without rights: PostgreSQL refuses to run as root. */
const unprivileged = 65_534;
const identity = process.getuid?.() === 0 ? { uid: unprivileged, gid: unprivileged } : {};
const programs = '/usr/lib/postgresql/15/bin';

/** True if there is a PostgreSQL that can be replicated; the one that we bring has no program for it. */
export const hasReplication = existsSync(join(programs, 'pg_basebackup'));

/** A server that can be killed and started again. */
interface PostgresProcess {
  /** The address of a database of the owner's. */
  url(database: string): string;
  start(): Promise<void>;
  /** kill -9; its connections end with it. */
  kill(): Promise<void>;
}

/** A primary, and a replica that streams from it. */
export interface ReplicatedPostgres {
  primary: PostgresProcess;
  replica: PostgresProcess;
  /** Lets the replica apply each commit so much later. */
  delayReplica(ms: number): Promise<void>;
  stop(): Promise<void>;
}

/** Makes and starts both. */
export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-replicated-'));
  await chmod(folder, 0o755);
  if (identity.uid !== undefined) await chown(folder, identity.uid, identity.gid);
  const [primaryData, replicaData] = [join(folder, 'primary'), join(folder, 'replica')];
  await writeFile(join(folder, 'password'), 'owner');
  const initdb = ['--username=postgres', `--pwfile=${join(folder, 'password')}`, '--auth=scram-sha-256'];
  await program('initdb', [`--pgdata=${primaryData}`, '--encoding=UTF8', '--locale=C', ...initdb]);
  const primary = postgresOn(primaryData, await freePort());
  await primary.start();
  await withClient(primary.url('postgres'), (client) => client.query('CREATE DATABASE callboard'));
  await program('pg_basebackup', [
    `--dbname=${primary.url('postgres')}`,
    `--pgdata=${replicaData}`,
    '--write-recovery-conf',
    '--checkpoint=fast',
  ]);
  const replica = postgresOn(replicaData, await freePort());
  await replica.start();
  return {
    primary,
    replica,
    delayReplica: (ms) =>
      withClient(replica.url('postgres'), async (client) => {
        await client.query(`ALTER SYSTEM SET recovery_min_apply_delay = '${ms}ms'`);
        await client.query('SELECT pg_reload_conf()');
      }),
    async stop() {
      await replica.kill();
      await primary.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function program(name: string, args: string[]) {
  return run(join(programs, name), args, { ...identity, cwd: tmpdir() });
}

function postgresOn(data: string, port: number): PostgresProcess {
  const url = (database: string) => `postgres://postgres:owner@127.0.0.1:${port}/${database}`;
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: 150 };
  const args = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  let child: ChildProcess | undefined;
  return {
    url,
    async start() {
      child = spawn(join(programs, 'postgres'), ['-D', data, ...args], {
        ...identity,
        cwd: tmpdir(),
        stdio: 'ignore',
      });
      await withClient(url('postgres'), (client) => client.query('SELECT 1'), { patienceMs: 60_000 });
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
