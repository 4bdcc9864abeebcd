import autocannon from 'autocannon';
import { fileURLToPath } from 'node:url';
import { apiSession, startApi } from './api';
import { cpuByPid, cpuSeconds, familyOf } from './cpu';
import { addOrganizations, asOwner, connect, databasePids, freshDatabase } from './database';
import { launch, type Running } from './processes';
import { median, report, rounded } from './report';

const rows = 100_000;
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 6);
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

interface Rival {
  name: string;
  url: string;
  headers: Record<string, string>;
  running: Running;
}

interface Round {
  requestsPerSecond: number;
  medianMs: number;
  serverCpuMs: number;
  databaseCpuMs: number;
}

/** A list of 50 out of 100,000 rows, with search, count and order, from three servers, one after the other. */
const databaseUrl = await freshDatabase('callboard_bench');
const api = await startApi({ databaseUrl, port: 4310 });
await asOwner(databaseUrl, (client) => addOrganizations(client, rows));
const session = await apiSession(api.origin, 'showquest', 'staff');
const search = 'kura';
const rivals: Rival[] = [
  {
    name: 'callboard',
    url: `${api.origin}/api/v21/system/corporation/organization_structures?search=${search}&ordering=-name&page_size=50`,
    headers: session,
    running: api.running,
  },
  await startBare(),
  await startDjango(),
];
/**
 * Quiet: nothing is written meanwhile. Busy: some record changes fifty times a second, and each change makes the counts be taken
 * again.
 */
const scenes = ['quiet', 'busy'] as const;
const measured = new Map<string, Round[]>();
const answers = await Promise.all(rivals.map(answerOf));
for (const rival of rivals) await measure(rival, 2);
for (const scene of scenes) {
  const stopWriting = scene === 'busy' ? await startWriting() : undefined;
  for (let round = 0; round < rounds; round += 1) {
    for (const rival of rivals) {
      const key = `${scene} ${rival.name}`;
      measured.set(key, [...(measured.get(key) ?? []), await measure(rival, seconds)]);
    }
  }
  await stopWriting?.();
}
for (const rival of rivals) await rival.running.stop();
report('list', {
  rows,
  search,
  rounds,
  secondsPerRound: seconds,
  answers,
  scenes: Object.fromEntries(scenes.map((scene) => [scene, compare(scene)])),
});

function compare(scene: string): Record<string, unknown> {
  const of = (name: string) => summarize(measured.get(`${scene} ${name}`) ?? []);
  const [ours, bare, django] = [of('callboard'), of('bare'), of('django')];
  return {
    callboard: ours,
    bare,
    django,
    serverCpuAgainstBare: ratio(ours.serverCpuMs, bare.serverCpuMs),
    allCpuAgainstBare: ratio(sum(ours), sum(bare)),
    medianTimeAgainstBare: ratio(ours.medianMs, bare.medianMs),
    requestsAgainstDjango: ratio(ours.requestsPerSecond, django.requestsPerSecond),
  };
}

/** Changes a record every 20 ms, through the change log, until it is stopped. */
async function startWriting(): Promise<() => Promise<void>> {
  const client = await connect(databaseUrl);
  const text = `UPDATE organization_structures SET authority = 'State: changed ' || now() WHERE tenant = 'showquest' AND hashcode =
    (SELECT hashcode FROM organization_structures WHERE tenant = 'showquest' ORDER BY hashcode LIMIT 1)`;
  let writing: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    writing = writing.then(() => client.query(text));
  }, 20);
  return async () => {
    clearInterval(timer);
    await writing;
    await client.end();
  };
}

async function startBare(): Promise<Rival> {
  const url = 'http://127.0.0.1:4311/';
  const env = { DATABASE_URL: databaseUrl, PORT: '4311' };
  const running = await launch({
    command: process.execPath,
    args: [here('./rivals/bare.mjs')],
    env,
    readyUrl: url,
  });
  return { name: 'bare', url: `${url}?search=${search}`, headers: {}, running };
}

async function startDjango(): Promise<Rival> {
  const url = `http://127.0.0.1:4312/organizations?search=${search}&ordering=-name`;
  const args = [
    '-m',
    'gunicorn',
    '--worker-class',
    'gthread',
    '--threads',
    '2',
    '--keep-alive',
    '30',
    '--workers',
    '2',
    '--bind',
    '127.0.0.1:4312',
    '--log-level',
    'error',
    'rival:application',
  ];
  const env = { DATABASE_URL: databaseUrl.replace('postgres@', 'postgres:@') };
  const cwd = here('./rivals/django');
  const running = await launch({
    command: '/usr/bin/python3',
    args,
    env,
    cwd,
    readyUrl: url,
    headers: session,
  });
  return { name: 'django', url, headers: session, running };
}

async function measure(rival: Rival, duration: number): Promise<Round> {
  const server = familyOf(rival.running.pid);
  const before = { server: cpuSeconds(server), database: cpuByPid(await databasePids(databaseUrl)) };
  const load = await autocannon({ url: rival.url, headers: rival.headers, connections: 4, duration });
  if (load.non2xx > 0 || load.errors > 0)
    throw new Error(`${rival.name}: ${load.non2xx} refusals, ${load.errors} errors.`);
  const each = (used: number) => (used * 1_000) / load.requests.total;
  return {
    requestsPerSecond: load.requests.total / load.duration,
    medianMs: load.latency.p50,
    serverCpuMs: each(cpuSeconds(server) - before.server),
    databaseCpuMs: each(usedSince(before.database, cpuByPid(await databasePids(databaseUrl)))),
  };
}

/** Connections come and go: what a new one used counts whole, one that went counts no more. */
function usedSince(before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): number {
  return [...after].reduce((sum, [pid, used]) => sum + used - (before.get(pid) ?? 0), 0);
}

async function answerOf(rival: Rival): Promise<Record<string, unknown>> {
  const response = await fetch(rival.url, { headers: rival.headers });
  const text = await response.text();
  const body: { count: number; results: unknown[] } = JSON.parse(text);
  return { name: rival.name, bytes: text.length, count: body.count, results: body.results.length };
}

function summarize(measured: readonly Round[]): Round {
  const of = (key: keyof Round) => rounded(median(measured.map((round) => round[key])), 3);
  return {
    requestsPerSecond: of('requestsPerSecond'),
    medianMs: of('medianMs'),
    serverCpuMs: of('serverCpuMs'),
    databaseCpuMs: of('databaseCpuMs'),
  };
}

function sum(round: Round): number {
  return round.serverCpuMs + round.databaseCpuMs;
}

function ratio(a: number, b: number): number {
  return rounded(a / b, 2);
}
