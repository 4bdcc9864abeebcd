import {
  accessSync,
  chmodSync,
  constants,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const wantedBytes = 6 * 1024 ** 3;
const ofProcess = /^callboard-[a-z\d]+-(?<pid>\d+)-\w+$/;

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
 * Makes a folder for the data of a server under test. The user of its database, which is never root, can enter it. Folders of runs
 * that were killed go first: they fill the memory, and what finds no room there is tested on the disk, several times slower.
 *
 * @param {string} name Lower-case letters and digits.
 */
export function temporaryData(name) {
  for (const parent of [memory, tmpdir()]) removeLeftFolders(parent);
  const folder = mkdtempSync(join(fastestFolder(), `callboard-${name}-${process.pid}-`));
  chmodSync(folder, 0o755);
  return folder;
}

/**
 * Removes the folders whose process has ended, unless a database still runs in one.
 *
 * @param {string} parent
 */
export function removeLeftFolders(parent) {
  for (const name of namesIn(parent)) {
    const pid = ofProcess.exec(name)?.groups?.pid;
    if (pid === undefined || isRunning(Number(pid)) || hasDatabase(join(parent, name))) continue;
    rmSync(join(parent, name), { recursive: true, force: true });
  }
}

/** @param {string} folder */
function hasDatabase(folder) {
  return ['', ...namesIn(folder)].some((name) => {
    try {
      // The first line of this file is the process of the database.
      const [pid] = readFileSync(join(folder, name, 'postmaster.pid'), 'utf8').split('\n');
      return isRunning(Number(pid));
    } catch {
      return false;
    }
  });
}

/** @param {string} folder */
function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
