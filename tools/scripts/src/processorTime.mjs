import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** What `work` takes while both processors of the machine are busy on which the budgets were measured. */
const usualMs = 145;
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

/** How many times slower than usual this machine is now, at least 1: a slow machine makes no step a slow one. */
export function slownessOfMachine() {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return Math.max(1, (user + system) / 1000 / usualMs);
}

function work() {
  const bytes = Buffer.alloc(1024 * 1024, 7);
  for (let times = 0; times < 100; times += 1) createHash('sha256').update(bytes).digest();
  let sum = 0;
  for (let times = 0; times < 20_000_000; times += 1) sum = (sum * 31 + times) | 0;
  return sum;
}
