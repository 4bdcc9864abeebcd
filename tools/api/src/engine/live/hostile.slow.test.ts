import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import WebSocket from 'ws';
import { isLong } from '../../testKit/isLong';
import { connectedSocket, connectSocket, listen, type ConnectOptions } from '../../testKit/socketClient';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

const forged = isLong ? 1_000 : 60;
const connections = isLong ? 1_000 : 100;
const silentReaders = isLong ? 50 : 5;
const megabyte = 1_048_576;

let api: TestApi;
let address: string;
let admin: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  address = await listen(api);
  admin = await api.loginAs('showquest', 'admin');
});
afterAll(() => api.close());

const connect = (options: ConnectOptions) => connectSocket({ to: address, ...options });

/** Tokens that are none: of another length, with one letter changed, of another tenant, with parts of a query in them. */
function forge(index: number): string {
  const { token } = admin;
  const place = token.length - 1 - (index % 40);
  const kinds = [
    () => `showquest.${randomBytes(32).toString('base64url')}`,
    () => `${token.slice(0, place)}${token[place] === 'A' ? 'B' : 'A'}${token.slice(place + 1)}`,
    () => token.replace('showquest', 'rockquest'),
    () => token.slice(0, place),
    () => `${token}${'x'.repeat(index)}`,
    () => `${token}&domain=rockquest`,
    () => `${token}'; DROP TABLE sessions; --`,
    () => '',
  ];
  return kinds[index % kinds.length]?.() ?? '';
}

it(
  '[7.48] lets no forged token in, and a flood of them does not disturb the others',
  { timeout: 120_000 },
  async () => {
    const own = await connectedSocket({ to: address, token: admin.token });
    let refused = 0;
    for (let index = 0; index < forged; index += 20) {
      const some = Array.from({ length: Math.min(20, forged - index) }, (_, place) =>
        connect({
          token: forge(index + place),
          domain: (index + place) % 3 === 0 ? 'rockquest' : 'showquest',
        }),
      );
      for (const client of some) {
        expect(await client.ended).toMatch(/^(4401 |HTTP 40[03])/);
        expect(client.codes().filter((code) => code !== 'session.ended')).toEqual([]);
        refused += 1;
      }
    }
    process.stdout.write(`${refused} of ${forged} forged tokens refused\n`);
    const { body } = await admin.call('POST', 'callboard/regions', { name: `Region ${randomUUID()}` });
    // Every create answers its record under `data`.
    const { hashcode } = (body as { data: { hashcode: string } }).data;
    await expect.poll(own.changed).toContain(hashcode);
  },
);

it('[7.48] stores twenty of a thousand connections of one user', { timeout: 120_000 }, async () => {
  const user = await api.loginAs('showquest', 'staff');
  const other = await connectedSocket({ to: address, token: admin.token });
  const outcomes = new Map<string, number>();
  let open = 0;
  for (let index = 0; index < connections; index += 50) {
    const some = Array.from({ length: 50 }, () => connect({ token: user.token }));
    const ends = some.map((client) => Promise.race([client.connected.then(() => 'open'), client.ended]));
    for (const end of await Promise.all(ends)) {
      if (end === 'open') open += 1;
      else outcomes.set(end, (outcomes.get(end) ?? 0) + 1);
    }
  }
  process.stdout.write(`${connections} connections of one user: ${open} open\n`);
  expect(open).toBe(20);
  expect([...outcomes]).toEqual([['1013 You have too many connections.', connections - 20]]);
  expect(other.socket.readyState).toBe(WebSocket.OPEN);
});

it(
  '[7.48] takes neither a token nor a position again after its session has ended',
  { timeout: 60_000 },
  async () => {
    const user = await api.loginAs('showquest', 'staff');
    const client = await connectedSocket({ to: address, token: user.token });
    const after = client.position();
    expect((await user.call('POST', 'user/actions', { action: 'logout', data: {} })).status).toBe(200);
    expect(await client.ended).toContain('4401');
    await admin.call('POST', 'callboard/regions', { name: `Region ${randomUUID()}` });
    for (let count = 0; count < 20; count += 1) {
      const again = connect({ token: user.token, after });
      expect(await again.ended).toBe('4401 Your session has ended.');
      expect(again.codes()).toEqual(['session.ended']);
    }
    // The position of another user is a moment, and no right: it brings what the new user can read.
    const judge = await api.loginAs('showquest', 'participant');
    const borrowed = await connectedSocket({ to: address, token: judge.token, after });
    expect(borrowed.codes()).not.toContain('session.ended');
  },
);

it(
  '[7.48] ends with frames of 10 MB, many together, and takes no memory for them',
  { timeout: 60_000 },
  async () => {
    const user = await api.loginAs('showquest', 'staff');
    const clients = await Promise.all(
      Array.from({ length: 20 }, () => connectedSocket({ to: address, token: user.token })),
    );
    const frame = Buffer.alloc(10 * megabyte);
    for (const { socket } of clients) socket.send(frame);
    for (const { ended } of clients) expect(await ended).toMatch(/^1009 |^1006 /);
  },
);

it(
  '[7.48] drops readers that do not read, with flat memory',
  { timeout: isLong ? 600_000 : 120_000 },
  async () => {
    const sockets: WebSocket[] = [];
    const users = await Promise.all(
      Array.from({ length: Math.ceil(silentReaders / 20) }, () => api.loginAs('showquest', 'staff')),
    );
    for (let index = 0; index < silentReaders; index += 1) {
      const { token } = users[index % users.length] ?? admin;
      const socket = new WebSocket(`${address}?token=${token}&domain=showquest`, {
        perMessageDeflate: false,
      });
      onTestFinished(() => socket.terminate());
      await once(socket, 'open');
      await once(socket, 'message');
      socket.pause();
      sockets.push(socket);
    }
    const reading = await connectedSocket({ to: address, token: admin.token });
    const start = memory();
    let most = 0;
    let events = 0;
    for (let round = 0; (await countOpen()) > 1 && round < 400; round += 1) {
      // 900 are sent one by one; after 1,001 clients have to read again.
      await api.asOwner(`UPDATE regions SET name = 'Region ' || $1 || hashcode WHERE tenant = 'showquest'`, [
        round,
      ]);
      if (events === 0) {
        await api.asOwner(
          `INSERT INTO regions (tenant, name) SELECT 'showquest', 'Many ' || n FROM generate_series(1, 800) n`,
        );
      }
      events += 800;
      await expect.poll(() => reading.numbers.length, { timeout: 20_000 }).toBeGreaterThan(events - 800);
      most = Math.max(most, memory() - start);
    }
    process.stdout.write(
      `${silentReaders} readers that do not read: dropped after ${events} changes, at most ${Math.round(most / megabyte)} MB more in use\n`,
    );
    expect(await countOpen()).toBe(1);
    // 1 MB waits for each at most, and the client that reads stores all that it got.
    expect(most).toBeLessThan((silentReaders * 1.5 + 150) * megabyte);
  },
);

/** How many clients the API has, by its metric. */
async function countOpen(): Promise<number> {
  const { body } = await api.app.inject('/metrics');
  return Number(/^callboard_sockets (\d+)/m.exec(body)?.[1]);
}

function memory(): number {
  const { heapUsed, external, arrayBuffers } = process.memoryUsage();
  return heapUsed + external + arrayBuffers;
}
