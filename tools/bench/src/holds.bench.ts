import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { apiSession, startApi } from './api';
import { cpuSeconds } from './cpu';
import { asOwner, freshDatabase } from './database';
import { hallForSale, type HallForSale } from './hallForSale';
import { launch } from './processes';
import { median, percentile, report, rounded } from './report';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const seats = Number(process.env['BENCH_SEATS'] ?? 20_000);
const holds = Number(process.env['BENCH_HOLDS'] ?? 200);
const connections = 4;
const seatsInHold = 2;
const party = 10;

interface Server {
  url: string;
  pid: number;
}

interface Round {
  perSecond: number;
  /** Of the server's own process for each hold. */
  cpuMs: number;
}

/**
 * Holds of two seats a second through the API, against a bare server that runs the same statements, alternating on the same hall;
 * and how long the API takes for the best seats of a party of ten, in an empty hall and in one that is nearly sold out.
 */
const databaseUrl = await freshDatabase('callboard_bench_holds');
const env = { CALLBOARD_FEATURES: 'ticketing', CALLBOARD_PROXY: '1' };
const api = await startApi({ databaseUrl, port: 4351, env });
const session = await apiSession(api.origin, 'showquest', 'staff');
const hall = await hallForSale(api.origin, session, seats);
const bare = await launch({
  command: process.execPath,
  args: [fileURLToPath(new URL('./rivals/bareHold.mjs', import.meta.url))],
  env: { DATABASE_URL: databaseUrl, PORT: '4352', SEAT_MAP: hall.seatMap },
  readyUrl: 'http://127.0.0.1:4352/',
});
const ours: Server = { url: `${api.origin}/api/v21/system/sale/hold`, pid: api.running.pid };
const rival: Server = { url: 'http://127.0.0.1:4352/', pid: bare.pid };
let buyers = 0;

const results: Record<'callboard' | 'bare', Round[]> = { callboard: [], bare: [] };
for (let round = 0; round <= rounds; round += 1) {
  for (const [name, server] of [
    ['callboard', ours],
    ['bare', rival],
  ] as const) {
    const result = await measure(server, hall);
    // The first round warms both.
    if (round > 0) results[name].push(result);
    await forgetHolds();
  }
}
const empty = await timeBest();
await forgetHolds();
await fill(0.9);
const nearlySoldOut = await timeBest();
await Promise.all([api.running.stop(), bare.stop()]);
const of = (name: keyof typeof results, key: keyof Round) => median(results[name].map((round) => round[key]));
report('holds', {
  seats,
  holdsPerRound: holds,
  rounds,
  connections,
  load: loadavg().map((load) => rounded(load, 1)),
  holdsPerSecond: {
    callboard: rounded(of('callboard', 'perSecond'), 0),
    bare: rounded(of('bare', 'perSecond'), 0),
  },
  serverCpuMs: { callboard: rounded(of('callboard', 'cpuMs')), bare: rounded(of('bare', 'cpuMs')) },
  timeAgainstBare: rounded(of('bare', 'perSecond') / of('callboard', 'perSecond')),
  bestOfTenMs: { empty, nearlySoldOut },
});
process.exit(0);

async function measure({ url, pid }: Server, { performance: sold, seats: all }: HallForSale): Promise<Round> {
  const before = cpuSeconds([pid]);
  const started = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (next < holds) {
        const nth = next;
        next += 1;
        const own = all.slice(nth * seatsInHold, (nth + 1) * seatsInHold);
        await hold(url, { performance: sold, seats: own });
      }
    }),
  );
  const seconds = (performance.now() - started) / 1_000;
  return { perSecond: holds / seconds, cpuMs: ((cpuSeconds([pid]) - before) * 1_000) / holds };
}

async function hold(url: string, body: object): Promise<void> {
  buyers += 1;
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Domain: 'showquest',
      'X-Forwarded-For': `10.${(buyers >> 16) & 255}.${(buyers >> 8) & 255}.${buyers & 255}`,
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`A hold was refused: ${response.status} ${text.slice(0, 300)}`);
}

async function timeBest(): Promise<{ medianMs: number; p95Ms: number; serverCpuMs: number }> {
  const times: number[] = [];
  const before = cpuSeconds([ours.pid]);
  for (let nth = 0; nth < 30; nth += 1) {
    const started = performance.now();
    await hold(`${api.origin}/api/v21/system/sale/best`, { performance: hall.performance, quantity: party });
    times.push(performance.now() - started);
  }
  const warm = times.slice(5);
  const serverCpuMs = rounded(((cpuSeconds([ours.pid]) - before) * 1_000) / times.length, 1);
  return { medianMs: rounded(median(warm), 1), p95Ms: rounded(percentile(warm, 0.95), 1), serverCpuMs };
}

/** Deletes the holds of the hall: those of the season belong to its orders. */
async function forgetHolds(): Promise<void> {
  await asOwner(databaseUrl, async (client) => {
    const own = 'SELECT hashcode FROM seat_holds WHERE performance = $1';
    for (const condition of [
      `seat_claims WHERE hold IN (${own})`,
      `hold_secrets WHERE hold IN (${own})`,
      'seat_holds WHERE performance = $1',
    ])
      await client.query(`DELETE FROM ${condition}`, [hall.performance]);
    await client.query('VACUUM ANALYZE seat_claims, seat_holds, hold_secrets');
  });
}

/** Another buyer has this part of the hall, but for every twentieth row. */
async function fill(part: number): Promise<void> {
  const taken = hall.seats.filter((_, index) => index % 1_000 >= 1_000 * (1 - part));
  await asOwner(databaseUrl, async (client) => {
    await client.query(
      `WITH made AS (INSERT INTO seat_holds (tenant, name, performance, channel, places, expires_at, is_extended)
          VALUES ('showquest', 'Others', $1, 'office', 0, now() + interval '1 day', false) RETURNING hashcode, expires_at)
        INSERT INTO seat_claims (tenant, seat_map, seat, hold, expires_at)
        SELECT 'showquest', $2, s, made.hashcode, made.expires_at FROM made, unnest($3::text[]) s`,
      [hall.performance, hall.seatMap, taken],
    );
    await client.query('VACUUM ANALYZE seat_claims');
  });
}
