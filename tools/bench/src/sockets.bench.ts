import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import WebSocket from 'ws';
import { apiSession, startApi } from './api';
import { freshDatabase } from './database';
import { makeSessions } from './makeSessions';
import { launch } from './processes';
import { median, report, rounded } from './report';

const sockets = Number(process.env['SOCKETS'] ?? 2_000);
const changes = Number(process.env['CHANGES'] ?? 40);
const socketsOfUser = 20;
const apiPort = 4332;
const barePort = 4333;

/** From a request to the last of many sockets that hear of its change: our API, and a bare loop over as many sockets, alternately. */
const databaseUrl = await freshDatabase('callboard_bench_sockets');
const api = await startApi({ databaseUrl, port: apiPort });
const bare = await launch({
  command: process.execPath,
  args: [
    '--import',
    'tsx',
    fileURLToPath(new URL('bareSockets.ts', import.meta.url)),
    String(barePort),
    databaseUrl,
  ],
  readyUrl: `http://127.0.0.1:${barePort}`,
});
const session = await apiSession(api.origin, 'showquest', 'staff');
const path = `${api.origin}/api/v21/system/callboard/venues`;
const list = await fetch(`${path}?page_size=1`, { headers: session });
const { results }: { results: { hashcode: string }[] } = await list.json();
const hashcode = results[0]?.hashcode ?? '';

const tokens = await makeSessions(databaseUrl, Math.ceil(sockets / socketsOfUser));
const ours = await connectAll(
  (index) =>
    `ws://127.0.0.1:${apiPort}/api/socket?domain=showquest&token=${tokens[index % tokens.length] ?? ''}`,
);
const theirs = await connectAll(() => `ws://127.0.0.1:${barePort}`);
const times: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] };
for (let change = -5; change < changes; change += 1) {
  const own = await ours.timeOf(() => patch(change));
  const other = await theirs.timeOf(() => fetch(`http://127.0.0.1:${barePort}`, { method: 'POST' }));
  // The first few warm both up.
  if (change < 0) continue;
  times.ours.push(own);
  times.theirs.push(other);
}
ours.close();
theirs.close();
await api.running.stop();
await bare.stop();
report('sockets', {
  sockets,
  changes,
  oursMs: rounded(median(times.ours), 1),
  bareMs: rounded(median(times.theirs), 1),
  ratio: rounded(median(times.ours) / median(times.theirs)),
  maxRatio: 1.3,
});

async function patch(change: number): Promise<Response> {
  const response = await fetch(`${path}/${hashcode}`, {
    method: 'PATCH',
    headers: { ...session, 'Content-Type': 'application/json' },
    body: JSON.stringify({ town: `Town ${change} ${Date.now()}` }),
  });
  if (!response.ok) throw new Error(`A patch was refused: ${response.status} ${await response.text()}`);
  return response;
}

/** Connects as many sockets, and measures how long a change takes to reach all of them. */
async function connectAll(addressOf: (index: number) => string) {
  let left = 0;
  let onAll: () => void = () => undefined;
  const all: WebSocket[] = [];
  for (let index = 0; index < sockets; index += 1) {
    const socket = new WebSocket(addressOf(index), { perMessageDeflate: false });
    all.push(socket);
    // Heartbeats and the first message of each are no changes.
    socket.on('message', (data) => {
      if (String(data).includes('record.changed') && (left -= 1) === 0) onAll();
    });
    if (index % 50 === 49) await once(socket, 'open');
  }
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const open = all.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
  if (open !== sockets) throw new Error(`Only ${open} of ${sockets} sockets are open.`);
  return {
    async timeOf(write: () => Promise<Response>): Promise<number> {
      left = sockets;
      const arrived = new Promise<void>((resolve) => (onAll = resolve));
      const started = performance.now();
      const [response] = await Promise.all([write(), arrived]);
      const time = performance.now() - started;
      await response.arrayBuffer();
      return time;
    },
    close: () => all.forEach((socket) => socket.terminate()),
  };
}
