import { readFileSync, readdirSync } from 'node:fs';

const ticksPerSecond = 100;

/** Seconds of processor time that a process and its children have used so far (Linux). */
export function cpuSeconds(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + ticks(pid), 0) / ticksPerSecond;
}

/** The same for each process by itself. */
export function cpuByPid(pids: readonly number[]): Map<number, number> {
  return new Map(pids.map((pid) => [pid, ticks(pid) / ticksPerSecond]));
}

/** The process itself and all below it. */
export function familyOf(root: number): number[] {
  const parents = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = Number(statFields(Number(name))[1] ?? 0);
    parents.set(parent, [...(parents.get(parent) ?? []), Number(name)]);
  }
  const below = (pid: number): number[] => [pid, ...(parents.get(pid) ?? []).flatMap(below)];
  return below(root);
}

/** Resident memory of a process in megabytes. */
export function residentMegabytes(pid: number): number {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+) kB/);
  return Number(line?.[1] ?? 0) / 1024;
}

function ticks(pid: number): number {
  const fields = statFields(pid);
  // utime and stime; of children that have ended, cutime and cstime.
  return [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index] ?? 0), 0);
}

/** The fields of /proc/<pid>/stat after the command's name; empty when the process is gone. */
function statFields(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
