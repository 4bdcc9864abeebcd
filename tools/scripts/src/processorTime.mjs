import { readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** The seconds of processor time of all child processes that have ended, with theirs; undefined on a system without /proc. */
export function endedChildrenSeconds() {
  try {
    // After the name in brackets the 14th and 15th fields are those of user and system.
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
  } catch {
    return undefined;
  }
}
