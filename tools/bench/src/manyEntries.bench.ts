import { collectionAt } from '@callboard/api-contract/collections';
import type pg from 'pg';
import { apiSession, startApi } from './api';
import { asOwner, freshDatabase } from './database';
import { percentile, report, rounded } from './report';

const rows = Number(process.env['BENCH_ROWS'] ?? 200_000);
const calls = Number(process.env['BENCH_CALLS'] ?? 100);
const tenant = 'showquest';

/** Queries of the office in the entries of a tenant that has very many of them. */
const queries = {
  list: 'page_size=50',
  'list, page 200': 'page_size=50&page=200',
  'list by name': 'page_size=50&ordering=-name',
  filter: 'page_size=50&status=accepted',
  search: 'page_size=50&search=kapa',
  'search for what is not there': 'page_size=50&search=xylophonist',
} as const;

const databaseUrl = await freshDatabase('callboard_bench_entries');
const api = await startApi({ databaseUrl, port: 4350 });
const started = performance.now();
const size = await asOwner(databaseUrl, async (client) => {
  await copyEntries(client);
  const { rows: found } = await client.query<{ count: string; size: string }>(
    `SELECT count(*) AS count, pg_size_pretty(pg_total_relation_size('entries')) AS size FROM entries WHERE tenant = $1`,
    [tenant],
  );
  return found[0];
});
const copied = performance.now() - started;
const session = await apiSession(api.origin, tenant, 'staff');
const path = `${api.origin}/api/v21/system/${collectionAt('entries', tenant).path}`;
const times: Record<string, object> = {};
for (const [name, query] of Object.entries(queries)) times[name] = await measure(query);
await api.running.stop();
report('many entries', {
  entries: Number(size?.count),
  withIndexes: size?.size,
  secondsToCopyAndAnalyse: rounded(copied / 1_000, 0),
  calls,
  times,
});

/**
 * Copies the entries of the season, under other names and keys, until there are as many as wanted. No trigger runs, and the indexes that no
 * constraint needs are made when all rows are there.
 */
async function copyEntries(client: pg.Client): Promise<void> {
  const { rows: columns } = await client.query<{ name: string }>(
    `SELECT quote_ident(column_name) AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = 'entries' AND is_generated = 'NEVER' AND is_identity = 'NO'
        AND column_name NOT IN ('hashcode', 'name', 'created', 'modified')`,
  );
  const own = columns.map(({ name }) => name).join(', ');
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `SELECT i.indexrelid::regclass AS name, pg_get_indexdef(i.indexrelid) AS definition FROM pg_index i
      WHERE i.indrelid = 'entries'::regclass AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid)`,
  );
  await client.query(`SET statement_timeout = 0; SET maintenance_work_mem = '1GB'`);
  await client.query(`BEGIN; SET LOCAL session_replication_role = replica`);
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  await client.query(
    `INSERT INTO entries (hashcode, name, created, modified, ${own})
      SELECT gen_random_uuid(), left(e.name || ' ' || nth, 200), e.created + nth * interval '1 second', e.modified + nth * interval '1 second', ${own}
      FROM entries e, generate_series(1, ceil($2::numeric / (SELECT count(*) FROM entries WHERE tenant = $1))::integer) nth
      WHERE e.tenant = $1`,
    [tenant, rows],
  );
  for (const { definition } of indexes) await client.query(definition);
  await client.query('COMMIT');
  await client.query('VACUUM ANALYZE entries');
}

async function measure(query: string): Promise<object> {
  const took: number[] = [];
  for (let call = 0; call < calls + 5; call += 1) {
    const before = performance.now();
    const response = await fetch(`${path}?${query}`, { headers: session });
    if (!response.ok) throw new Error(`${query}: ${response.status} ${await response.text()}`);
    await response.arrayBuffer();
    // The first ones fill memory.
    if (call >= 5) took.push(performance.now() - before);
  }
  return {
    medianMs: rounded(percentile(took, 0.5), 1),
    p99Ms: rounded(percentile(took, 0.99), 1),
  };
}
