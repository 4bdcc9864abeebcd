import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import WebSocket from 'ws';
import { apiSession, startApi } from './api';
import { asOwner, freshDatabase } from './database';
import { makeSessions } from './makeSessions';
import { median, report, rounded } from './report';

const sockets = Number(process.env['SOCKETS'] ?? 200);
const steps = Number(process.env['STEPS'] ?? 20);
const port = 4334;

/** A night that many devices follow: from a step of the stage manager to the moment when the last of them has read what it means. */
const databaseUrl = await freshDatabase('callboard_bench_night');
const api = await startApi({ databaseUrl, port });
const session = await apiSession(api.origin, 'showquest', 'staff');
const base = `${api.origin}/api/v21/system`;

const night = await longestNight();
const tokens = await makeSessions(databaseUrl, sockets);
const devices = await Promise.all(tokens.map(follow));
await new Promise((resolve) => setTimeout(resolve, 3_000));
const times: { answered: number; heard: number; read: number }[] = [];
for (let nth = -2; nth < steps; nth += 1) {
  const heard = devices.map((device) => device.next());
  const started = performance.now();
  await step(nth % 2 === 0 ? 'hold' : 'release');
  const answered = performance.now() - started;
  const moments = await Promise.all(heard);
  // The first ones warm up.
  if (nth >= 0)
    times.push({
      answered,
      heard: Math.max(...moments.map((moment) => moment.heard)) - started,
      read: Math.max(...moments.map((moment) => moment.read)) - started,
    });
}
devices.forEach((device) => device.close());
await api.running.stop();
report('night', {
  sockets,
  steps,
  items: night.items,
  answeredMs: rounded(median(times.map(({ answered }) => answered)), 1),
  lastHeardMs: rounded(median(times.map(({ heard }) => heard)), 1),
  lastReadMs: rounded(median(times.map(({ read }) => read)), 1),
  slowestReadMs: rounded(Math.max(...times.map(({ read }) => read)), 1),
  maxAnsweredMs: 500,
  maxReadMs: 2_000,
});

/** A performance to come with as many items as any of the first ones. */
async function longestNight(): Promise<{ hashcode: string; items: number }> {
  const list = await fetch(`${base}/callboard/performances?status=scheduled&page_size=20`, {
    headers: session,
  });
  const { results }: { results: { hashcode: string }[] } = await list.json();
  const nights = await Promise.all(
    results.map(async ({ hashcode }) => ({ hashcode, items: (await read(hashcode, session)).items.length })),
  );
  const [longest] = nights.sort((one, other) => other.items - one.items);
  if (!longest?.items) throw new Error('No performance to come has items.');
  await beginsNow(longest.hashcode);
  return longest;
}

/** Steps are taken on the night alone: the performance is moved to it with all its items. */
async function beginsNow(hashcode: string): Promise<void> {
  await asOwner(databaseUrl, async (client) => {
    await client.query(`SET session_replication_role = replica`);
    await client.query(`SELECT set_config('app.tenant', 'showquest', false)`);
    const { rows } = await client.query<{ early: string }>(
      'SELECT (starts_at - now())::text AS early FROM performances WHERE hashcode = $1',
      [hashcode],
    );
    const early = rows[0]?.early;
    await client.query(
      'UPDATE performances SET starts_at = starts_at - $2::interval, ends_at = ends_at - $2::interval WHERE hashcode = $1',
      [hashcode, early],
    );
    await client.query(
      'UPDATE time_slots SET slot_starts_at = slot_starts_at - $2::interval, slot_ends_at = slot_ends_at - $2::interval WHERE performance = $1',
      [hashcode, early],
    );
  });
}

async function read(
  hashcode: string,
  headers: Record<string, string>,
): Promise<{ items: unknown[]; steps: unknown[] }> {
  const response = await fetch(`${base}/performances/${hashcode}/show`, { headers });
  if (!response.ok) throw new Error(`The show was refused: ${response.status} ${await response.text()}`);
  const { data }: { data: { items: unknown[]; steps: unknown[] } } = await response.json();
  return data;
}

async function step(name: 'hold' | 'release'): Promise<void> {
  const response = await fetch(`${base}/callboard/performances/actions`, {
    method: 'POST',
    headers: { ...session, 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify({
      action: 'call_show',
      target: night.hashcode,
      data: { hashcode: randomUUID(), step: name, made_at: new Date().toISOString() },
    }),
  });
  if (!response.ok) throw new Error(`A step was refused: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}

/** A device that reads the show again when it hears of a step. */
async function follow(token: string) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket?domain=showquest&token=${token}`, {
    perMessageDeflate: false,
  });
  await once(socket, 'open');
  let onHeard: (moment: { heard: number; read: number }) => void = () => undefined;
  socket.on('message', (data) => {
    if (!String(data).includes('showSteps')) return;
    const heard = performance.now();
    const done = onHeard;
    onHeard = () => undefined;
    void read(night.hashcode, { Authorization: `Token ${token}`, Domain: 'showquest' }).then(() =>
      done({ heard, read: performance.now() }),
    );
  });
  return {
    next: () => new Promise<{ heard: number; read: number }>((resolve) => (onHeard = resolve)),
    close: () => socket.terminate(),
  };
}
