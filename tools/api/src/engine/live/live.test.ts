import type { Role, TenantCode } from '@callboard/api-contract';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import WebSocket from 'ws';
import { freePort } from '../database/embedded/postmaster';
import { buildApp } from '../../app';
import { openDatabase } from '../database/openDatabase';
import { createLogger } from '../plugins/logging';
import { connectedSocket, connectSocket, listen, type ConnectOptions } from '../../testKit/socketClient';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

const log: string[] = [];
let api: TestApi;
let address: string;
let admin: TestClient;
beforeAll(async () => {
  api = await startTestApi({ log });
  address = await listen(api);
  admin = await api.loginAs('showquest', 'admin');
});
afterAll(() => api.close());

const connect = (options: ConnectOptions) => connectSocket({ to: address, ...options });
const connected = (options: ConnectOptions) => connectedSocket({ to: address, ...options });

const recordSchemaOf = ({ body }: { body: unknown }): { hashcode: string; version: number } => {
  // Every create answers its record under `data`.
  const { data } = body as { data: { hashcode: string; version: number } };
  return data;
};

async function makeRegion(name = `Region ${randomUUID()}`, by = admin): Promise<string> {
  const answer = await by.call('POST', 'callboard/regions', { name });
  expect(answer.status).toBe(201);
  return recordSchemaOf(answer).hashcode;
}

async function converse(members: readonly string[]): Promise<string> {
  const answer = await admin.call('POST', 'messaging/conversations', { subject: 'Lights', members });
  return recordSchemaOf(answer).hashcode;
}

async function sendMessage(conversation: string): Promise<string> {
  const path = `messaging/conversations/${conversation}/messages`;
  return recordSchemaOf(await admin.call('POST', path, { body: 'Kia ora' })).hashcode;
}

const as = (...roles: Role[]) => api.loginAs('showquest', ...roles);

describe('[7.48] the socket', () => {
  it('sends the ids of what changed to everyone who can read it', async () => {
    const client = await connected(admin);
    const record = await makeRegion();
    await expect.poll(client.got.slice.bind(client.got)).toContainEqual({
      code: 'record.changed',
      collection: 'regions',
      record,
      kind: 'create',
    });
    expect(client.numbers).toHaveLength(1);
  });

  it('reports which changes were made together, as the answer does to the one who made them', async () => {
    const client = await connected(admin);
    const made = await admin.call('POST', 'callboard/regions', { name: `Region ${randomUUID()}` });
    const { hashcode } = recordSchemaOf(made);
    const changed = await admin.call('PATCH', `callboard/regions/${hashcode}`, { name: randomUUID() });
    await expect.poll(client.changed).toEqual([hashcode, hashcode]);
    const own = [made, changed].map(({ headers }) => headers['change-set']);
    expect(client.changeSets.filter((changeSet) => changeSet !== undefined)).toEqual(own);
  });

  it('sends nothing to those who can read the collection and not the record', async () => {
    const member = await as('participant');
    const stranger = await as('participant');
    const [own, other, staff] = await Promise.all([connected(member), connected(stranger), connected(admin)]);
    const conversation = await converse([member.user]);
    const message = await sendMessage(conversation);
    const region = await makeRegion();
    for (const client of [own, other, staff]) await expect.poll(client.changed).toContain(region);
    expect(own.got).toContainEqual({ code: 'message.created', record: message, conversation });
    expect(staff.got).toContainEqual({ code: 'message.created', record: message, conversation });
    expect(other.changed()).toEqual([region]);
  });

  it('sends a deletion to those who could read the record', async () => {
    const member = await as('participant');
    const stranger = await as('participant');
    const conversation = await converse([member.user]);
    const message = await sendMessage(conversation);
    const [own, other] = await Promise.all([connected(member), connected(stranger)]);
    const path = `messaging/conversations/${conversation}/messages/${message}`;
    expect((await admin.call('DELETE', path)).status).toBe(204);
    const region = await makeRegion();
    for (const client of [own, other]) await expect.poll(client.changed).toContain(region);
    expect(own.got).toContainEqual({ code: 'message.deleted', record: message, conversation });
    expect(other.changed()).toEqual([region]);
  });

  it('sends nothing of another tenant', async () => {
    const foreign = await api.loginAs('rockquest', 'admin');
    const [own, other] = await Promise.all([
      connected(admin),
      connected({ ...foreign, domain: 'rockquest' }),
    ]);
    const record = await makeRegion();
    const record2 = await makeRegion('Elsewhere', foreign);
    await expect.poll(own.changed).toEqual([record]);
    await expect.poll(other.changed).toEqual([record2]);
  });

  it.each([
    ['a token that was made up', { token: `showquest.${'a'.repeat(43)}` }, '4401 Your session has ended.'],
    ['what is no token', { token: 'no' }, '4401 Your session has ended.'],
    ['a domain that is none', { domain: 'nowhere' }, 'HTTP 400'],
    ['a foreign page', { origin: 'https://evil.example' }, 'HTTP 403'],
    ['a page without an origin of its own', { origin: 'null' }, 'HTTP 403'],
    ['the page of another tenant', { origin: 'http://rockquest.localhost:3000' }, 'HTTP 403'],
    ['another domain than the token’s', { domain: 'rockquest' }, '4401 Your session has ended.'],
  ])('refuses %s', async (_case, options, outcome) => {
    const client = connect({ token: admin.token, ...options });
    expect(await client.ended).toBe(outcome);
    expect(client.codes().filter((code) => code !== 'session.ended')).toEqual([]);
  });

  it('takes the pages of the tenant', async () => {
    await connected({ token: admin.token, origin: 'http://showquest.localhost:3000' });
  });

  it('is no page', async () => {
    const answer = await api.app.inject(`/api/socket?token=${admin.token}&domain=showquest`);
    expect(answer.statusCode).toBe(426);
  });

  it('never logs a token', async () => {
    await connected(admin);
    expect(log.join('')).not.toContain(admin.token.slice(-20));
  });

  it.each([
    ['a message', 'hello', '1008 Messages are not taken here.'],
    ['one of 10 MB', Buffer.alloc(10_000_000), '1009 '],
  ])('takes no message: %s', async (_case, message, outcome) => {
    const client = await connected(admin);
    client.socket.send(message);
    expect(await client.ended).toBe(outcome);
  });

  it('takes twenty connections of a user', async () => {
    const user = await as('staff');
    const clients = Array.from({ length: 20 }, () => connected(user));
    await Promise.all(clients);
    expect(await connect(user).ended).toBe('1013 You have too many connections.');
  });

  it('closes when its session ends', async () => {
    const user = await as('staff');
    const client = await connected(user);
    const other = await connected(await as('staff'));
    expect((await user.call('POST', 'user/actions', { action: 'logout', data: {} })).status).toBe(200);
    expect(await client.ended).toBe('4401 Your session has ended.');
    expect(client.got.at(-1)).toEqual({ code: 'session.ended', message: 'Your session has ended.' });
    expect(other.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('closes when the user is disabled, before anything else is sent', async () => {
    const user = await as('staff');
    const client = await connected(user);
    await changeUser(user, `status = 'disabled'`, 'Coast');
    expect(await client.ended).toBe('4401 Your session has ended.');
    expect(client.changed()).toEqual([]);
  });

  it('closes when a role is taken away, before anything else is sent', async () => {
    const user = await as('staff');
    const client = await connected(user);
    await changeUser(user, `roles = '{judge}'`, 'Plains');
    expect(await client.ended).toBe('4403 Your roles have changed.');
    expect(client.changed()).toEqual([]);
  });

  it('goes on after a cut where it was: nothing missing, doubled or out of order', async () => {
    const first = await connected(admin);
    const before = await makeRegion();
    await expect.poll(first.changed).toEqual([before]);
    first.socket.terminate();
    const missed: string[] = [];
    for (let count = 0; count < 30; count += 1) missed.push(await makeRegion());
    const second = await connected({ token: admin.token, after: first.position() });
    const later = await makeRegion();
    await expect.poll(second.changed).toEqual([...missed, later]);
    expect(second.numbers).toEqual([...second.numbers].sort((one, other) => one - other));
    expect(second.codes()).not.toContain('resync');
  });

  it('reports after a cut only what the user can read', async () => {
    const member = await as('participant');
    const conversation = await converse([member.user]);
    const foreign = await converse([]);
    const first = await connected(member);
    const { position } = first;
    first.socket.terminate();
    const own = await sendMessage(conversation);
    await sendMessage(foreign);
    const second = await connected({ token: member.token, after: position() });
    expect(second.changed()).toEqual([own]);
  });

  it.each([
    ['too old', () => `${Math.floor(Date.now() / 1_000) - 90_000}-3:4:`],
    ['made up', () => 'yesterday'],
    ['of another database', () => `${Math.floor(Date.now() / 1_000)}-9999999999:9999999999:`],
  ])('reports that all has to be read again where the position is %s', async (_case, after) => {
    const client = await connected({ token: admin.token, after: after() });
    expect(client.codes()).toEqual(['resync', 'connected']);
  });

  it('reports it too where more has happened than is sent one by one', async () => {
    const client = await connected(admin);
    await api.asOwner(
      `INSERT INTO regions (tenant, name) SELECT 'showquest', 'Many ' || n FROM generate_series(1, 1001) n`,
    );
    await expect.poll(client.codes).toEqual(['connected', 'resync']);
  });
});

describe('[7.48] two API processes on one database', () => {
  it('notify the clients of each of what happens at the other, also over the end of one', async () => {
    const database = await openDatabase({
      databaseUrl: api.url,
      appUrl: api.database.appUrl,
      dataFolder: '',
    });
    const logger = createLogger('silent');
    const app = await buildApp({ database, settings: api.settings, logger, metrics: new Registry() });
    onTestFinished(() => database.close());
    const client = await connected({ token: admin.token, to: await listen({ app }) });
    const first = await makeRegion();
    await expect.poll(client.changed).toEqual([first]);
    const closed = app.close();
    expect(await client.ended).toBe('1001 The server restarts.');
    const missed = await makeRegion();
    await closed;
    const again = await connected({ token: admin.token, after: client.position() });
    expect(again.changed()).toEqual([missed]);
  });

  it('miss nothing while the connection that listens is gone', async () => {
    const client = await connected(admin);
    await api.asOwner(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'callboard listener'`,
    );
    const record = await makeRegion();
    await expect.poll(client.changed, { timeout: 15_000 }).toEqual([record]);
  });
});

describe('[7.48] the port after the API’s', () => {
  async function appWithSocketAt(socketPort: number) {
    const settings = { ...api.settings, socketPort, host: '127.0.0.1' };
    const { database } = api;
    const app = await buildApp({
      database,
      settings,
      logger: createLogger('silent'),
      metrics: new Registry(),
    });
    onTestFinished(() => app.close());
    return app;
  }

  it('is the socket, regardless of the path', async () => {
    const socketPort = await freePort();
    await listen({ app: await appWithSocketAt(socketPort) });
    const to = `ws://127.0.0.1:${socketPort}/`;
    const client = await connected({ token: admin.token, to });
    const record = await makeRegion();
    await expect.poll(client.changed).toEqual([record]);
    expect(await connect({ token: admin.token, to, origin: 'https://evil.example' }).ended).toBe('HTTP 403');
    expect((await fetch(to.replace('ws', 'http'))).status).toBe(426);
  });

  it('stops the start where another program has it', async () => {
    const other = createServer();
    const socketPort = await freePort();
    await new Promise<void>((resolve) => void other.listen(socketPort, '127.0.0.1', resolve));
    onTestFinished(() => void other.close());
    const app = await appWithSocketAt(socketPort);
    await expect(listen({ app })).rejects.toThrow('EADDRINUSE');
  });
});

/** Changes a user and makes a region in one transaction. */
async function changeUser(
  { tenant, user }: { tenant: TenantCode; user: string },
  change: string,
  region: string,
) {
  await api.asOwner(
    `WITH changed AS (UPDATE users SET ${change} WHERE tenant = '${tenant}' AND hashcode = '${user}')
     INSERT INTO regions (tenant, name) VALUES ('${tenant}', '${region}')`,
  );
}
