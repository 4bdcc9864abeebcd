import type { CollectionName } from '@callboard/api-contract';
import { collectionAt, collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordMaker, type RecordMaker } from '../../testKit/makeRecords';
import { loginWithin } from '../../testKit/loginWithin';
import { connectedSocket, listen } from '../../testKit/socketClient';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { makeWorld, type World } from './scopeWorld';

let api: TestApi;
let admin: TestClient;
let staff: TestClient;
let limited: TestClient;
let home: World;
let foreign: World;
let third: RecordMaker;
let address: string;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.loginAs('showquest', 'admin');
  staff = await api.loginAs('showquest', 'staff');
  home = await makeWorld(api, admin, 10_000);
  foreign = await makeWorld(api, admin, 20_000);
  third = createRecordMaker(api, admin, collectionNames.map(collectionNamed), 30_000);
  limited = await loginWithin(api, admin, { regions: [home.region] });
  address = await listen(api);
}, 300_000);
afterAll(() => api.close());

describe('the live connection of a limited role', () => {
  it('[6.8] [7.48] is sent nothing about records beyond it, and all about those within', async () => {
    const [own, whole] = [
      await connectedSocket({ to: address, ...limited }),
      await connectedSocket({ to: address, ...staff }),
    ];
    const tasks = collectionAt('tasks', 'showquest').path;
    const rename = (world: World, name: string) =>
      admin.call('PATCH', `${tasks}/${world.records.get('tasks')}`, { name });
    for (const round of ['one', 'two']) {
      expect((await rename(foreign, `Beyond ${round}`)).status).toBe(200);
      expect((await rename(home, `Within ${round}`)).status).toBe(200);
    }
    const gone = await third.make('tasks', { event: home.event });
    const strange = await third.make('tasks', { event: foreign.event });
    for (const { hashcode } of [gone, strange]) await admin.call('DELETE', `${tasks}/${hashcode}`);
    await expect.poll(whole.changed).toContain(strange.hashcode);
    const notice = { code: 'record.changed', collection: 'tasks', record: gone.hashcode, kind: 'delete' };
    await expect.poll(() => own.got).toContainEqual(notice);
    expect(whole.changed()).toContain(foreign.records.get('tasks'));
    expect(own.changed()).toContain(home.records.get('tasks'));
    expect(own.changed()).not.toContain(foreign.records.get('tasks'));
    expect(own.changed()).not.toContain(strange.hashcode);
  });

  it('[6.8] ends when the places of the role change, and the next request has the new ones', async () => {
    const mover = await loginWithin(api, admin, { regions: [home.region] });
    const events = collectionAt('events', 'showquest').path;
    expect((await mover.call('GET', `${events}/${foreign.event}`)).status).toBe(404);
    const socket = await connectedSocket({ to: address, ...mover });
    const [role] = await api.asOwner<{ hashcode: string; version: number }>(
      'SELECT c.hashcode, c.version FROM custom_roles c JOIN users u ON u.custom_role = c.hashcode WHERE u.hashcode = $1',
      [mover.user],
    );
    const { path } = collectionAt('customRoles', 'showquest');
    const changed = await admin.call('PATCH', `${path}/${role?.hashcode}`, {
      scope: { events: [foreign.event] },
    });
    expect(changed.status).toBe(200);
    await socket.ended;
    await expect.poll(async () => (await mover.call('GET', `${events}/${foreign.event}`)).status).toBe(200);
    expect((await mover.call('GET', `${events}/${home.event}`)).status).toBe(404);
    const widened = await admin.call('PATCH', `${path}/${role?.hashcode}`, { scope: null });
    expect(widened.status).toBe(200);
    await expect.poll(async () => (await mover.call('GET', `${events}/${home.event}`)).status).toBe(200);
  });
});

describe('two roles with other places', () => {
  it('[6.8] never mix in one process, nor with users without a limit', async () => {
    const other = await loginWithin(api, admin, { events: [foreign.event] });
    const names: CollectionName[] = [
      'events',
      'tasks',
      'entries',
      'participants',
      'performances',
      'orders',
      'tickets',
    ];
    const read = async (client: TestClient, name: CollectionName): Promise<string> => {
      const { body } = await client.call('GET', `${collectionAt(name, 'showquest').path}?page_size=200`);
      const { results } = Object(body);
      return results
        .map(({ hashcode }: { hashcode: string }) => hashcode)
        .sort()
        .join(' ');
    };
    const clients = [limited, other, staff];
    const alone = new Map<string, string>();
    for (const [index, client] of clients.entries())
      for (const name of names) alone.set(`${index} ${name}`, await read(client, name));
    for (const name of names)
      expect(new Set(clients.map((_, index) => alone.get(`${index} ${name}`))).size).toBe(3);
    // A generator of Park and Miller, so that a failure comes again.
    let seed = 42;
    const next = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
    const reads = Array.from({ length: 600 }, () => ({
      index: next(clients.length),
      at: next(names.length),
    }));
    // More together than there are connections, and fewer than would have to wait.
    const lane = async (): Promise<void> => {
      for (let each = reads.pop(); each; each = reads.pop()) {
        const [client, name] = [clients[each.index], names[each.at]];
        if (!client || !name) throw new Error('There is no such client or collection.');
        expect(await read(client, name)).toBe(alone.get(`${each.index} ${name}`));
      }
    };
    await Promise.all(Array.from({ length: 16 }, lane));
  });
});
