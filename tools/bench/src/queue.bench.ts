import { createHash, randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import { startApi } from './api';
import { cpuSeconds, residentMegabytes } from './cpu';
import { asOwner, databasePids, freshDatabase } from './database';
import { hallForSale } from './hallForSale';
import { makeSessions } from './makeSessions';
import { percentile, report, rounded } from './report';

/** How long the queue is, one after the other. */
const lengths = (process.env['BENCH_BUYERS'] ?? '5000,20000,50000').split(',').map(Number);
/** So many of each length join by a call; the others are inserted as a call does it. */
const joins = Number(process.env['BENCH_JOINS'] ?? 1_000);
const asks = Number(process.env['BENCH_ASKS'] ?? 2_000);
/** Browsers whose calls are open in the same moment. */
const together = 24;
const size = 100;

interface Buyer {
  token: string;
  address: string;
}

/** A queue of one sale that gets longer: joining it, reading a place, its opening, and letting the next ones in. */
const databaseUrl = await freshDatabase('callboard_bench_queue');
const api = await startApi({
  databaseUrl,
  port: 4353,
  // A queue needs no season.
  env: { CALLBOARD_FEATURES: 'ticketing', CALLBOARD_PROXY: '1', CALLBOARD_SEED: '0' },
});
const sale = `${api.origin}/api/v21/system/sale`;
const [token] = await makeSessions(databaseUrl, 1);
const session = { Authorization: `Token ${token}`, Domain: 'showquest' };
const { performance: sold, seatMap } = await hallForSale(api.origin, session, 1_000);
await setQueue();
await opensIn('50 minutes');
const buyers: Buyer[] = [];
let joined = 0;
const stages: Record<string, object> = {};

for (const length of lengths) {
  await insert(length - joins - buyers.length);
  stages[`join ${length}`] = await measure(joins, join);
  stages[`ask before the opening, ${length}`] = await measure(asks, askAny);
}
const lobby = residentMegabytes(api.running.pid);
await opensIn('-1 second');
// The first of these calls draws the lots of all.
stages['ask while lots are drawn'] = await measure(asks, askAny);
stages['ask while waiting'] = await measure(asks, askAny);
stages['join after the opening'] = await measure(joins, join);
stages['let the next hundred in'] = await letIn();
await silence(0.4);
stages['let in past those who went away'] = await letIn();
const [table] = await asOwner(databaseUrl, async (client) => {
  const { rows } = await client.query<{ rows: number; size: string; admitted: number }>(
    `SELECT count(*)::int AS rows, pg_size_pretty(pg_total_relation_size('queue_places')) AS size,
        count(*) FILTER (WHERE status = 'admitted')::int AS admitted FROM queue_places WHERE performance = $1`,
    [sold],
  );
  return rows;
});
await api.running.stop();
report('queue', {
  lengths,
  together,
  size,
  load: loadavg().map((load) => rounded(load, 1)),
  megabytes: { lobby: rounded(lobby, 0) },
  table,
  stages,
});
process.exit(0);

/** Calls that many browsers send together: their times, and the processor time of both sides for each. */
async function measure(calls: number, work: (nth: number) => Promise<void>): Promise<object> {
  const pids = await databasePids(databaseUrl);
  const before = { api: cpuSeconds([api.running.pid]), database: cpuSeconds(pids) };
  const took: number[] = [];
  const failures = new Map<string, number>();
  const started = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: together }, async () => {
      while (next < calls) {
        const nth = next;
        next += 1;
        const from = performance.now();
        await work(nth).then(
          () => took.push(performance.now() - from),
          (error: unknown) => failures.set(String(error), (failures.get(String(error)) ?? 0) + 1),
        );
      }
    }),
  );
  const seconds = (performance.now() - started) / 1_000;
  return {
    calls,
    perSecond: rounded(calls / seconds, 0),
    p50Ms: rounded(percentile(took, 0.5), 1),
    p99Ms: rounded(percentile(took, 0.99), 1),
    slowestMs: rounded(Math.max(...took), 0),
    apiMs: rounded(((cpuSeconds([api.running.pid]) - before.api) * 1_000) / calls),
    databaseMs: rounded(((cpuSeconds(pids) - before.database) * 1_000) / calls),
    ...(failures.size > 0 && { failures: Object.fromEntries(failures) }),
  };
}

async function join(): Promise<void> {
  joined += 1;
  const address = addressOf(joined);
  const place = await call<{ token: string }>('queue', address, { performance: sold });
  buyers.push({ token: place.token, address });
}

async function askAny(): Promise<void> {
  const buyer = buyers[Math.floor(Math.random() * buyers.length)];
  if (buyer) await ask(buyer);
}

function ask({ token, address }: Buyer): Promise<unknown> {
  return call('queue/read', address, { performance: sold, token });
}

async function call<T>(path: string, address: string, input: object): Promise<T> {
  const response = await fetch(`${sale}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Domain: 'showquest', 'X-Forwarded-For': address },
    body: JSON.stringify(input),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 120)}`);
  return JSON.parse(text).data;
}

/** The turns of all who are let in end; how long the call takes that lets the next ones in, ten times. */
async function letIn(): Promise<object> {
  const took: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    await asOwner(databaseUrl, (client) =>
      client.query(
        `UPDATE queue_places SET until = clock_timestamp() - interval '1 second' WHERE performance = $1 AND status = 'admitted'`,
        [sold],
      ),
    );
    const last = buyers.at(-1 - round);
    if (!last) throw new Error('There are more buyers than rounds.');
    const from = performance.now();
    await ask(last);
    took.push(performance.now() - from);
  }
  return {
    calls: took.length,
    p50Ms: rounded(percentile(took, 0.5), 1),
    slowestMs: rounded(Math.max(...took), 0),
  };
}

/** The browsers of the first ones in the queue, this part of it, went away; those of all others are there. */
async function silence(part: number): Promise<void> {
  await asOwner(databaseUrl, (client) =>
    client.query(
      `UPDATE queue_places SET seen_at = clock_timestamp() - CASE WHEN number < $2 THEN interval '1 hour' ELSE interval '0' END
        WHERE performance = $1 AND status = 'waiting'`,
      [sold, Math.round(buyers.length * part)],
    ),
  );
}

/** Inserts places as a call does, and stores their tokens. */
async function insert(count: number): Promise<void> {
  const made = Array.from({ length: count }, (_, nth) => ({
    token: `showquest.${randomBytes(32).toString('base64url')}`,
    address: addressOf(joined + 1 + nth),
  }));
  joined += count;
  await asOwner(databaseUrl, async (client) => {
    await client.query(
      `INSERT INTO sale_queues (tenant, performance) VALUES ('showquest', $1) ON CONFLICT DO NOTHING`,
      [sold],
    );
    await client.query(
      `INSERT INTO queue_places (tenant, performance, digest, network, is_early)
        SELECT 'showquest', $1, digest, network, true FROM unnest($2::bytea[], $3::text[]) AS t (digest, network)`,
      [
        sold,
        made.map(({ token }) => createHash('sha256').update(token).digest()),
        made.map(({ address }) => address),
      ],
    );
    await client.query('VACUUM ANALYZE queue_places');
  });
  buyers.push(...made);
}

/** Four buyers share a network. */
function addressOf(nth: number): string {
  const network = Math.floor(nth / 4);
  return `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`;
}

async function opensIn(after: string): Promise<void> {
  await asOwner(databaseUrl, (client) =>
    client.query(`UPDATE seat_maps SET sale_opens = clock_timestamp() + $2::interval WHERE hashcode = $1`, [
      seatMap,
      after,
    ]),
  );
}

async function setQueue(): Promise<void> {
  const response = await fetch(`${api.origin}/api/v21/system/callboard/performances/actions`, {
    method: 'POST',
    headers: { ...session, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      action: 'set_sale_queue',
      target: sold,
      data: { queue_size: size },
    }),
  });
  if (!response.ok) throw new Error(`The queue was refused: ${response.status} ${await response.text()}`);
}
