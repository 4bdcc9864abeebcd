import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, link, mkdir, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerPlace } from './serverPlace';

/**
 * Makes the data folder once, and answers the owner's password. Two processes can do this at the same time: the work of one
 * stays.
 */
export async function initialise(place: ServerPlace): Promise<string> {
  const password = await savedPassword(place);
  if (existsSync(join(place.data, 'PG_VERSION'))) return password;
  const unfinished = `${place.data}.${randomUUID()}`;
  await mkdir(unfinished, { mode: 0o700 });
  await own(unfinished, place);
  try {
    await runInitdb(unfinished, place);
    await rename(unfinished, place.data);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(join(place.data, 'PG_VERSION'))) throw error;
  }
  return password;
}

/** Linked into place when complete, so that no one reads half of it and the first writer's stays. */
async function savedPassword(place: ServerPlace): Promise<string> {
  if (!existsSync(place.password)) {
    if (existsSync(place.data))
      throw new Error(`The password file ${place.password} of the database is missing.`);
    const draft = `${place.password}.${randomUUID()}`;
    await writeFile(draft, randomBytes(24).toString('base64url'), { mode: 0o600 }).catch(() => {
      throw new Error(`Cannot write to ${place.password}. Set CALLBOARD_DATA to a folder of yours.`);
    });
    await own(draft, place);
    await link(draft, place.password).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    await unlink(draft);
  }
  try {
    return await readFile(place.password, 'utf8');
  } catch {
    throw new Error(
      `The database in ${place.data} belongs to another user of this computer. Start as that user, or set CALLBOARD_DATA.`,
    );
  }
}

async function own(path: string, { identity }: ServerPlace): Promise<void> {
  if (identity) await chown(path, identity.uid, identity.gid);
}

async function runInitdb(folder: string, place: ServerPlace): Promise<void> {
  const args = [
    `--pgdata=${folder}`,
    '--username=postgres',
    `--pwfile=${place.password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ];
  const child = spawn(join(place.binaries, 'bin', 'initdb'), args, {
    ...place.identity,
    cwd: folder,
    env: { PATH: process.env['PATH'], TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (text: Buffer) => (complaint += text.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code !== 0)
    throw new Error(`PostgreSQL could not make its data folder: ${complaint.trim().slice(-500)}`);
}
