import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../engine/database/embedded/postmaster';
import { untilAnswers } from './untilAnswers';

/** A user without rights: pgbouncer refuses to run as root. */
const unprivileged = 65_534;

/** True if there is a pool of connections to test with; its package is called `pgbouncer`. */
export const hasPgbouncer = spawnSync('pgbouncer', ['--version']).status === 0;

/** A pool of connections in front of a database. */
export interface Pgbouncer {
  /** The same address, by way of the pool. */
  through(address: string): string;
  stop(): Promise<void>;
}

/** Starts a pgbouncer that gives each transaction one of so many connections, to the logins of these addresses. */
export async function startPgbouncer(addresses: readonly string[], size: number): Promise<Pgbouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-pgbouncer-'));
  const port = await freePort();
  const [{ hostname, port: databasePort }] = addresses.map((address) => new URL(address)) as [URL];
  const logins = addresses.map((address) => {
    const { username, password } = new URL(address);
    return `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"`;
  });
  await writeFile(join(folder, 'users.txt'), logins.join('\n'));
  await writeFile(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${hostname} port=${databasePort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = ${size}
max_client_conn = 200
`,
  );
  await chmod(folder, 0o755);
  const identity = process.getuid?.() === 0 ? { uid: unprivileged, gid: unprivileged } : {};
  const child = spawn('pgbouncer', [join(folder, 'pgbouncer.ini')], { ...identity, stdio: 'ignore' });
  await untilAnswers(port);
  return {
    through(address) {
      const url = new URL(address);
      url.hostname = '127.0.0.1';
      url.port = String(port);
      return url.toString();
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
