import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApi } from './api';
import { freshDatabase } from './database';
import { median, report, rounded } from './report';

const samples = Number(process.env['SAMPLES'] ?? 400);
const kinds = ['known', 'unknown'] as const;
type Kind = (typeof kinds)[number];

/** Each way in, as it is called by an attacker who wants to know whether an email has an account. */
const questions = {
  login: (email: string) => ({ action: 'login', data: { email, password: 'Nobody has this 1' } }),
  reset_password: (email: string) => ({ action: 'reset_password', data: { email } }),
} as const;

/**
 * Measures whether the time of an answer reveals that an email is known: alternating samples of both kinds, each login from a place of its
 * own so that no throttle is at work, compared by their medians and by the chance to guess right (AUC: 0.5 is a coin).
 */
const dataFolder = await mkdtemp(join(tmpdir(), 'callboard-enumeration-'));
const external = process.env['DATABASE_URL'];
const api = await startApi({
  port: Number(process.env['BENCH_PORT'] ?? 4350),
  dataFolder,
  ...(external ? { databaseUrl: await freshDatabase('callboard_enumeration') } : {}),
  // A proxy in front names the place of each request.
  env: { CALLBOARD_PROXY: '1' },
});
const figures: Record<string, unknown> = {};
for (const [name, question] of Object.entries(questions)) figures[name] = await compare(question);
await api.running.stop();
report('enumeration', { samplesOfEachKind: samples, ...figures });
process.exit(0);

async function compare(question: (email: string) => object) {
  const times: Record<Kind, number[]> = { known: [], unknown: [] };
  const statuses: Record<Kind, Set<number>> = { known: new Set(), unknown: new Set() };
  for (let sample = -20; sample < samples; sample += 1) {
    // Which kind comes first changes each time: otherwise the second would always find everything warm.
    for (const kind of sample % 2 === 0 ? kinds : [...kinds].reverse()) {
      const email = kind === 'known' ? 'judge@showquest.test' : `nobody${sample}@showquest.test`;
      const { status, milliseconds } = await ask(question(email), sample + 20, kind);
      statuses[kind].add(status);
      if (sample >= 0) times[kind].push(milliseconds);
    }
  }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  return {
    medianMs: { known: rounded(known, 3), unknown: rounded(unknown, 3) },
    differenceMs: rounded(Math.abs(known - unknown), 3),
    noiseMs: rounded(spread(times.unknown), 3),
    auc: rounded(auc(times.known, times.unknown), 3),
    statuses: { known: [...statuses.known], unknown: [...statuses.unknown] },
  };
}

async function ask(body: object, number: number, kind: Kind) {
  const place = `10.${kinds.indexOf(kind)}.${Math.floor(number / 250)}.${number % 250}`;
  const started = performance.now();
  const response = await fetch(`${api.origin}/api/v21/system/user/actions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Domain: 'showquest', 'X-Forwarded-For': place },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return { status: response.status, milliseconds: performance.now() - started };
}

/** The chance that a random sample of one kind took longer than one of the other, folded so that 0.5 is the best. */
function auc(one: readonly number[], other: readonly number[]): number {
  let longer = 0;
  for (const a of one) for (const b of other) longer += (Math.sign(a - b) + 1) / 2;
  const chance = longer / (one.length * other.length);
  return Math.max(chance, 1 - chance);
}

/** Half of the samples lie within this of the median. */
function spread(values: readonly number[]): number {
  const middle = median(values);
  return median(values.map((value) => Math.abs(value - middle)));
}
