import { randomBytes } from 'node:crypto';
import { apiSession, startApi } from './api';
import { asOwner, freshDatabase } from './database';
import { percentile, report, rounded } from './report';

const phones = Number(process.env['PHONES'] ?? 2_000);
/** They all vote within so many seconds, most at the beginning. */
const seconds = Number(process.env['SECONDS'] ?? 20);
const networks = 40;
const port = 4335;

/**
 * A hall that votes: each phone opens the page and casts its vote, behind a few addresses, with the limits of a real installation. In the
 * middle the office closes the vote and opens it again, over and over, and each time in less than a second.
 */
const databaseUrl = await freshDatabase('callboard_bench_votes');
const env = { CALLBOARD_RATE_LIMIT: '1', CALLBOARD_PROXY: '1', CALLBOARD_MAX_DELAY_MS: '200' };
const api = await startApi({ databaseUrl, port, env });
const base = `${api.origin}/api/v21/system`;
const { stage, code, acts, run } = await openVote();
const started = performance.now();
let isOn = true;
const controls = controlVote();
const votes = await Promise.all(Array.from({ length: phones }, (_, nth) => castBy(nth)));
const allMs = performance.now() - started;
isOn = false;
const controlMs = await controls;
const [stored] = await asOwner(databaseUrl, async (client) => {
  await client.query(`SELECT set_config('app.tenant', 'showquest', false)`);
  const { rows } = await client.query<{ votes: number }>(
    'SELECT count(*)::int AS votes FROM stage_votes WHERE stage = $1',
    [stage],
  );
  return rows;
});
await api.running.stop();
const times = votes.map(({ milliseconds }) => milliseconds);
report('votes', {
  phones,
  networks,
  stored: stored?.votes,
  lost: phones - (stored?.votes ?? 0),
  secondTries: votes.reduce((sum, { tries }) => sum + tries - 1, 0),
  p50Ms: rounded(percentile(times, 0.5), 0),
  p99Ms: rounded(percentile(times, 0.99), 0),
  allSeconds: rounded(allMs / 1_000, 1),
  maxSeconds: 60,
  controls: controlMs.length,
  slowestControlMs: rounded(Math.max(...controlMs), 0),
  maxControlMs: 1_000,
});

/** Opens the vote of a stage that is judged tonight. */
async function openVote(): Promise<{
  stage: string;
  code: string;
  acts: string[];
  run: (data: object) => Promise<void>;
}> {
  const headers = {
    ...(await apiSession(api.origin, 'showquest', 'staff')),
    'Content-Type': 'application/json',
  };
  const stages = await fetch(`${base}/competition/stages?status=judging&page_size=1`, { headers });
  const { results }: { results: { hashcode: string; event: string }[] } = await stages.json();
  const [found] = results;
  if (!found) throw new Error('No stage is being judged.');
  await asOwner(databaseUrl, async (client) => {
    await client.query(`SET session_replication_role = replica`);
    await client.query(`SELECT set_config('app.tenant', 'showquest', false)`);
    await client.query(
      `UPDATE events SET status = 'running', ends_on = current_date WHERE hashcode = (SELECT event FROM stages WHERE hashcode = $1)`,
      [found.hashcode],
    );
  });
  const run = async (data: object) => {
    const answer = await fetch(`${base}/competition/stages/actions`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ action: 'run_vote', target: found.hashcode, data }),
    });
    if (!answer.ok) throw new Error(`The office was refused: ${answer.status} ${await answer.text()}`);
  };
  await run({ step: 'open', until: null });
  const read = await fetch(`${base}/competition/stages/${found.hashcode}`, { headers });
  const { vote_code: hall }: { vote_code: string } = await read.json();
  const page = await fetch(`${base}/vote/${found.hashcode}`, { headers: { Domain: 'showquest' } });
  const { data }: { data: { acts: { hashcode: string }[] } } = await page.json();
  return { stage: found.hashcode, code: hall, acts: data.acts.map(({ hashcode }) => hashcode), run };
}

/** The office closes the vote and opens it again while the hall votes: how long each took. */
async function controlVote(): Promise<number[]> {
  const took: number[] = [];
  while (isOn) {
    await pause(1_000);
    for (const data of [{ step: 'close' }, { step: 'open', until: null }]) {
      const began = performance.now();
      await run(data);
      took.push(performance.now() - began);
    }
  }
  return took;
}

/** One phone: it opens the page and votes, and tries again where the server is too busy, as the page does. */
async function castBy(nth: number): Promise<{ milliseconds: number; tries: number }> {
  await pause(seconds * 1_000 * Math.random() ** 2);
  const began = performance.now();
  const headers = { Domain: 'showquest', 'X-Forwarded-For': `203.0.113.${1 + (nth % networks)}` };
  const body = JSON.stringify({
    stage,
    code,
    entry: acts[nth % acts.length],
    ballot: randomBytes(16).toString('hex'),
  });
  for (let tries = 1; ; tries += 1) {
    const page = await fetch(`${base}/vote/${stage}`, { headers });
    await page.arrayBuffer();
    const vote = page.ok
      ? await fetch(`${base}/vote`, {
          method: 'POST',
          headers: { ...headers, 'Content-Type': 'application/json' },
          body,
        })
      : page;
    if (vote !== page) await vote.arrayBuffer();
    if (vote.ok) return { milliseconds: performance.now() - began, tries };
    // 409: closed for a moment.
    if (![409, 429, 503].includes(vote.status)) throw new Error(`A vote was refused: ${vote.status}`);
    await pause(1_000 * Math.max(1, Number(vote.headers.get('retry-after') ?? 1)));
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
