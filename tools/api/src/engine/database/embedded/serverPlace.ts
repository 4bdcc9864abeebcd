import { createHash, randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { chown, cp, mkdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

/** Where a server of ours keeps its files, and as whom it runs. */
export interface ServerPlace {
  /** PostgreSQL's data; made by initdb. */
  data: string;
  password: string;
  log: string;
  binaries: string;
  /** Set when we are root, as which PostgreSQL refuses to run. */
  identity: { uid: number; gid: number } | undefined;
}

const nobodyId = 65_534;

/**
 * Prepares the folders of a server. For root it runs as the owner of existing data, else as nobody; then the data and the
 * programs have to lie where that user can go.
 */
export async function prepareServerPlace(folder: string, binaries: string): Promise<ServerPlace> {
  const isRoot = process.getuid?.() === 0;
  const wanted = resolve(folder);
  const identity = isRoot ? ownerOf(join(wanted, 'postgres')) : undefined;
  const root = identity && !canEnter(wanted, identity) ? elsewhere(wanted) : wanted;
  await makeFolder(root);
  return {
    data: join(root, 'postgres'),
    password: join(root, 'postgres.password'),
    log: join(root, 'postgres.log'),
    binaries:
      identity && !canEnter(binaries, identity) ? await copyBinaries(binaries, root, identity) : binaries,
    identity,
  };
}

function ownerOf(data: string): { uid: number; gid: number } {
  const found = existsSync(data) ? statSync(data) : undefined;
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : { uid: nobodyId, gid: nobodyId };
}

/** True if every folder of the path can be entered by this user. */
function canEnter(folder: string, { uid, gid }: { uid: number; gid: number }): boolean {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(at)) {
      const { mode, uid: owner, gid: group } = statSync(at);
      const mask = otherwise(owner === uid, 0o100, group === gid, 0o010, 0o001);
      if ((mode & mask) === 0) return false;
    }
    if (at === dirname(at)) return true;
  }
}

function otherwise(isOwner: boolean, owner: number, isGroup: boolean, group: number, others: number): number {
  if (isOwner) return owner;
  return isGroup ? group : others;
}

function elsewhere(folder: string): string {
  const mark = createHash('sha256').update(folder).digest('hex').slice(0, 8);
  return join('/var/lib/callboard', `${basename(dirname(folder))}-${mark}`);
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o755 });
  } catch {
    throw new Error(`Cannot write to the data folder ${folder}. Set CALLBOARD_DATA to a folder of yours.`);
  }
}

async function copyBinaries(
  from: string,
  root: string,
  identity: { uid: number; gid: number },
): Promise<string> {
  const target = join(root, 'postgres-programs');
  if (existsSync(target)) return target;
  // Two servers of one process can be prepared at the same time.
  const unfinished = `${target}.${randomUUID()}`;
  await cp(from, unfinished, { recursive: true, verbatimSymlinks: true });
  await chown(unfinished, identity.uid, identity.gid);
  await rename(unfinished, target).catch(() => rm(unfinished, { recursive: true, force: true }));
  return target;
}
