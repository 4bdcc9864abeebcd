import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fastestFolder, temporaryData } from '../../vitest/temporaryData.mjs';
import { freePort } from './port.mjs';

const versions = '/usr/lib/postgresql';
/** A user without rights: PostgreSQL refuses to run as root. */
const unprivileged = 65_534;

/** The programs of the newest PostgreSQL that Debian installed, where they can run on data in memory. */
export function installedPrograms(folder = versions) {
  if (!fastestFolder().startsWith('/dev/shm') || !existsSync(folder)) return undefined;
  const [newest] = readdirSync(folder)
    .filter((version) => Number(version) >= 15 && existsSync(join(folder, version, 'bin/initdb')))
    .sort((a, b) => Number(b) - Number(a));
  return newest === undefined ? undefined : join(folder, newest, 'bin');
}

/**
 * Starts a PostgreSQL of these programs, with its data in memory.
 *
 * @param {string} programs
 */
export async function startPostgres(programs) {
  const folder = temporaryData('postgres');
  const data = join(folder, 'data');
  const identity = process.getuid?.() === 0 ? { uid: unprivileged, gid: unprivileged } : undefined;
  mkdirSync(data, { mode: 0o700 });
  if (identity) chownSync(data, identity.uid, identity.gid);
  const options = /** @type {const} */ ({ ...identity, cwd: data, stdio: 'ignore' });
  const made = spawn(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'],
    options,
  );
  const [code] = await once(made, 'exit');
  if (code !== 0) throw new Error(`${programs}/initdb ended with ${code}.`);
  const port = await freePort();
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), '-c', 'unix_socket_directories=', '-c', 'max_connections=200'],
    options,
  );
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    /** Kills it: its data is of no further use. */
    async stop() {
      if (server.exitCode === null && server.signalCode === null) {
        const ended = once(server, 'exit');
        server.kill('SIGQUIT');
        await ended;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
