import { accessSync, chmodSync, constants, mkdtempSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const wantedBytes = 6 * 1024 ** 3;

/** Where tests write fastest: a folder in memory where there is enough of it. A database there waits for no disk. */
export function fastestFolder() {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, freemem()) < wantedBytes ? tmpdir() : memory;
  } catch {
    return tmpdir();
  }
}

/**
 * Makes a folder for the data of a server under test. The user of its database, which is never root, can enter it.
 *
 * @param {string} name
 */
export function temporaryData(name) {
  const folder = mkdtempSync(join(fastestFolder(), `callboard-${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}
