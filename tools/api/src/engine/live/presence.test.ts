import type { Role } from '@callboard/api-contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeAction } from '../../testKit/describeAction';
import { connectedSocket, listen, type ConnectOptions } from '../../testKit/socketClient';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

let api: TestApi;
let address: string;
let admin: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  address = await listen(api);
  admin = await as('admin');
});
afterAll(() => api.close());

const connected = (options: ConnectOptions) => connectedSocket({ to: address, ...options });
const as = (...roles: Role[]) => api.loginAs('showquest', ...roles);

async function makeRegion(): Promise<string> {
  const answer = await admin.call('POST', 'callboard/regions', { name: `Region ${randomUUID()}` });
  // Every create answers its record under `data`.
  return (answer.body as { data: { hashcode: string } }).data.hashcode;
}

interface Announcement {
  collection?: string;
  visit?: string;
  is_editing?: boolean;
}

async function view(by: TestClient, record: string, given: Announcement = {}): Promise<number> {
  const data = { collection: 'regions', record, visit: randomUUID(), ...given };
  return (await by.call('POST', 'user/actions', { action: 'view_record', data })).status;
}

const viewersFor = async (by: TestClient, record: string, collection = 'regions') =>
  by.call('GET', `presence/${collection}/${record}`);

const viewersSeenBy = (by: TestClient, record: string) => async () => (await viewersFor(by, record)).body;

describe('[9.6] who has a record open', () => {
  it('is shown to another who can change it: who views, who edits, and no one after they have left', async () => {
    const [staff, other] = [await as('staff'), await as('staff')];
    const client = await connected(staff);
    const own = await connected(other);
    const [record, visit] = [await makeRegion(), randomUUID()];
    const pushOf = (state: string) => ({
      code: 'record.viewed',
      collection: 'regions',
      record,
      user: other.user,
      visit,
      state,
    });
    expect(await view(other, record, { visit, is_editing: false })).toBe(200);
    await expect.poll(() => client.got).toContainEqual(pushOf('viewing'));
    const row = { user: other.user, name: expect.any(String), is_editing: false };
    expect((await viewersFor(staff, record)).body).toEqual({ success: true, data: [row] });
    expect((await viewersFor(other, record)).body).toEqual({ success: true, data: [] });
    await view(other, record, { visit, is_editing: false });
    await view(other, record, { visit, is_editing: true });
    await expect.poll(() => client.got).toContainEqual(pushOf('editing'));
    expect((await viewersFor(staff, record)).body).toMatchObject({ data: [{ is_editing: true }] });
    await view(other, record, { visit });
    await expect.poll(() => client.got).toContainEqual(pushOf('left'));
    expect((await viewersFor(staff, record)).body).toEqual({ success: true, data: [] });
    expect(client.codes().filter((code) => code === 'record.viewed')).toHaveLength(3);
    expect(own.codes()).not.toContain('record.viewed');
  });

  it.each(['judge', 'participant'] as const)('is neither announced by nor shown to a %s', async (role) => {
    const client = await as(role);
    const socket = await connected(client);
    const record = await makeRegion();
    expect(await view(client, record, { is_editing: false })).toBe(403);
    expect((await viewersFor(client, record)).status).toBe(403);
    await view(await as('staff'), record, { is_editing: false });
    await expect.poll(viewersSeenBy(admin, record)).toMatchObject({ data: [{ is_editing: false }] });
    const later = await makeRegion();
    await expect.poll(socket.changed).toContain(later);
    expect(socket.codes()).not.toContain('record.viewed');
  });

  it('is missing for a collaborator who cannot change the record', async () => {
    const collaborator = await as('collaborator');
    const record = await makeRegion();
    expect(await view(collaborator, record, { is_editing: false })).toBe(404);
    expect((await viewersFor(collaborator, record)).status).toBe(404);
    expect((await viewersFor(admin, record)).body).toEqual({ success: true, data: [] });
  });

  it('stays within its tenant and its collection', async () => {
    const foreign = await api.loginAs('rockquest', 'admin');
    const record = await makeRegion();
    await view(foreign, record, { is_editing: false });
    await view(await as('staff'), record, { collection: 'venues', is_editing: false });
    await view(await as('staff'), record, { is_editing: true });
    await expect.poll(viewersSeenBy(admin, record)).toMatchObject({ data: [{ is_editing: true }] });
    expect((await viewersFor(admin, record, 'nothing')).status).toBe(404);
  });

  it.each([
    ['a collection that is none', { collection: 'nothing' }, 404],
    ['a visit that is no id', { visit: 'x'.repeat(10_000) }, 400],
  ])('refuses %s', async (_case, given, status) => {
    expect(await view(admin, await makeRegion(), given)).toBe(status);
  });
});

describeAction(
  () => api,
  'viewRecord',
  async () => ({
    input: { collection: 'regions', record: await makeRegion(), visit: randomUUID(), is_editing: true },
  }),
);
