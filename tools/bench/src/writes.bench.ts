import { asOwner, freshDatabase } from './database';
import { apiSession, startApi } from './api';
import { median, report, rounded } from './report';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const patches = 400;
const connections = 4;

/** Patches a second with the change log, and without it (its trigger switched off), alternating on the same records. */
const databaseUrl = await freshDatabase('callboard_bench_writes');
const api = await startApi({ databaseUrl, port: 4330 });
const session = await apiSession(api.origin, 'showquest', 'staff');
const path = `${api.origin}/api/v21/system/corporation/organization_structures`;
const list = await fetch(`${path}?page_size=${connections}`, { headers: session });
const { results }: { results: { hashcode: string }[] } = await list.json();
const trigger = await logTrigger();
const withLog: number[] = [];
const without: number[] = [];
await patchAll();
for (let round = 0; round < rounds; round += 1) {
  // A changed table is planned again: the first patches after each switch do not count.
  await patchAll();
  withLog.push(await patchAll());
  await setTrigger('DISABLE');
  await patchAll();
  without.push(await patchAll());
  await setTrigger('ENABLE');
}
await api.running.stop();
report('writes', {
  patchesPerRound: patches,
  rounds,
  withChangeLogPerSecond: rounded(median(withLog), 0),
  withoutPerSecond: rounded(median(without), 0),
  ratio: rounded(median(withLog) / median(without)),
});

async function patchAll(): Promise<number> {
  const started = performance.now();
  await Promise.all(
    results.map(async ({ hashcode }, lane) => {
      for (let patch = 0; patch < patches / connections; patch += 1) {
        const response = await fetch(`${path}/${hashcode}`, {
          method: 'PATCH',
          headers: { ...session, 'Content-Type': 'application/json' },
          body: JSON.stringify({ authority: `Lane ${lane} patch ${patch} at ${started}` }),
        });
        if (!response.ok) throw new Error(`A patch was refused: ${response.status} ${await response.text()}`);
        await response.arrayBuffer();
      }
    }),
  );
  return patches / ((performance.now() - started) / 1_000);
}

async function logTrigger(): Promise<string> {
  const found = await asOwner(databaseUrl, (client) =>
    client.query<{ tgname: string }>(
      `SELECT tgname FROM pg_trigger WHERE tgrelid = 'organization_structures'::regclass AND NOT tgisinternal AND (tgtype & 2) = 0`,
    ),
  );
  const [row, ...others] = found.rows;
  if (!row || others.length > 0) throw new Error('Expected one AFTER trigger, the change log.');
  return row.tgname;
}

async function setTrigger(verb: 'ENABLE' | 'DISABLE'): Promise<void> {
  await asOwner(databaseUrl, (client) =>
    client.query(`ALTER TABLE organization_structures ${verb} TRIGGER ${trigger}`),
  );
}
