import { apiSession, startApi } from './api';
import { asOwner, freshDatabase } from './database';
import { median, report, rounded } from './report';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const commits = Number(process.env['BENCH_COMMITS'] ?? 400);
const connections = 4;

/** Commits a second with the events of each change and without them (their trigger switched off), in alternation on the same records. */
const databaseUrl = await freshDatabase('callboard_bench_events');
const api = await startApi({ databaseUrl, port: 4331 });
const session = await apiSession(api.origin, 'showquest', 'staff');
const path = `${api.origin}/api/v21/system/callboard/venues`;
const list = await fetch(`${path}?page_size=${connections}`, { headers: session });
const { results }: { results: { hashcode: string }[] } = await list.json();
const withEvents: number[] = [];
const without: number[] = [];
await commitAll();
for (let round = 0; round < rounds; round += 1) {
  // A changed table is planned again: the first commits after each switch do not count.
  await commitAll();
  withEvents.push(await commitAll());
  await setTrigger('DISABLE');
  await commitAll();
  without.push(await commitAll());
  await setTrigger('ENABLE');
}
await api.running.stop();
report('events', {
  commitsPerRound: commits,
  rounds,
  withEventsPerSecond: rounded(median(withEvents), 0),
  withoutPerSecond: rounded(median(without), 0),
  ratio: rounded(median(withEvents) / median(without)),
  leastRatio: 0.85,
});

async function commitAll(): Promise<number> {
  const started = performance.now();
  await Promise.all(
    results.map(async ({ hashcode }, lane) => {
      for (let commit = 0; commit < commits / connections; commit += 1) {
        const response = await fetch(`${path}/${hashcode}`, {
          method: 'PATCH',
          headers: { ...session, 'Content-Type': 'application/json' },
          body: JSON.stringify({ town: `Lane ${lane} commit ${commit} at ${started}` }),
        });
        if (!response.ok) throw new Error(`A patch was refused: ${response.status} ${await response.text()}`);
        await response.arrayBuffer();
      }
    }),
  );
  return commits / ((performance.now() - started) / 1_000);
}

async function setTrigger(verb: 'ENABLE' | 'DISABLE'): Promise<void> {
  await asOwner(databaseUrl, (client) => client.query(`ALTER TABLE changes ${verb} TRIGGER changed`));
}
