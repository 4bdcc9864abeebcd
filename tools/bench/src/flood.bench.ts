import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiSession, startApi } from './api';
import { freshDatabase } from './database';
import { median, report, rounded } from './report';

const reads = Number(process.env['READS'] ?? 1_000);
const floodLines = Number(process.env['LINES'] ?? 50);

/** Effect of a flood of logins on a user who reads lists: the same reader with and without it, alternating. */
const dataFolder = await mkdtemp(join(tmpdir(), 'callboard-flood-'));
const external = process.env['DATABASE_URL'];
const api = await startApi({
  port: Number(process.env['BENCH_PORT'] ?? 4351),
  dataFolder,
  ...(external ? { databaseUrl: await freshDatabase('callboard_flood') } : {}),
  env: { CALLBOARD_PROXY: '1' },
});
const headers = await apiSession(api.origin, 'showquest', 'staff');
const logins = new Map<string, number>();
await readLists(200);
const idle: number[] = [];
const flooded: number[] = [];
for (let round = 0; round < 4; round += 1) {
  idle.push(...(await readLists(reads / 4)));
  const flood = startFlood();
  await pause(2_000);
  flooded.push(...(await readLists(reads / 4)));
  await flood.stop();
  await pause(1_000);
}
await api.running.stop();
const [idleP99, floodP99] = [percentile(idle, 0.99), percentile(flooded, 0.99)];
report('flood', {
  reads: { idle: idle.length, flooded: flooded.length },
  loginsByStatus: Object.fromEntries(logins),
  idleMs: { median: rounded(median(idle)), p99: rounded(idleP99) },
  floodMs: { median: rounded(median(flooded)), p99: rounded(floodP99) },
  p99Ratio: rounded(floodP99 / idleP99),
});
process.exit(0);

async function readLists(count: number): Promise<number[]> {
  const times: number[] = [];
  for (let read = 0; read < count; read += 1) {
    const started = performance.now();
    const response = await fetch(`${api.origin}/api/v21/system/callboard/venues?page_size=50`, { headers });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`A list was answered with ${response.status}.`);
    times.push(performance.now() - started);
    // A user who reads lists pauses to read them too.
    await pause(2);
  }
  return times;
}

/** In a process of its own, or the reader would measure how busy the flood keeps this one. */
function startFlood() {
  const path = fileURLToPath(new URL('floodOfLogins.ts', import.meta.url));
  const flood = fork(path, [api.origin, String(floodLines)], { execArgv: ['--import', 'tsx'] });
  return {
    stop: async () => {
      flood.send('stop');
      const [byStatus]: Record<string, number>[] = await once(flood, 'message');
      for (const [status, count] of Object.entries(byStatus ?? {}))
        logins.set(status, (logins.get(status) ?? 0) + count);
    },
  };
}

function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
