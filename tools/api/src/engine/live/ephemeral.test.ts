import type { Role } from '@callboard/api-contract';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectedSocket, listen, type ConnectOptions } from '../../testKit/socketClient';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { readEphemeral, sendEphemeral, type EphemeralReceivers } from './sendEphemeral';

let api: TestApi;
let address: string;
let admin: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  address = await listen(api);
  admin = await api.loginAs('showquest', 'admin');
});
afterAll(() => api.close());

const connected = (options: ConnectOptions) => connectedSocket({ to: address, ...options });
const as = (...roles: Role[]) => api.loginAs('showquest', ...roles);
const rows = () => api.database.forTenant('showquest');

async function made(path: string, body: object): Promise<string> {
  const answer = await admin.call('POST', path, body);
  expect(answer.status).toBe(201);
  // Every create answers its record under `data`.
  return (answer.body as { data: { hashcode: string } }).data.hashcode;
}

const makeRegion = () => made('callboard/regions', { name: `Region ${randomUUID()}` });

function viewed(collection: string, record: string) {
  return {
    code: 'record.viewed',
    collection,
    record,
    user: randomUUID(),
    visit: randomUUID(),
    state: 'viewing',
  } as const;
}

const toReaders = (conversation: string, except: string = randomUUID()): EphemeralReceivers => ({
  record: { collection: 'conversations', hashcode: conversation },
  verb: 'read',
  except,
});

describe('[7.48] a push that is stored nowhere', () => {
  it('reaches those who have the right to the record, without a number or a position', async () => {
    const member = await as('participant');
    const stranger = await as('participant');
    const conversation = await made('messaging/conversations', { subject: 'Lights', members: [member.user] });
    const clients = await Promise.all([connected(admin), connected(member), connected(stranger)]);
    const [staff, own, other] = clients;
    const before = own.position();
    const push = viewed('conversations', conversation);
    await sendEphemeral(rows(), 'showquest', push, toReaders(conversation));
    await expect.poll(() => own.got).toContainEqual(push);
    await expect.poll(() => staff.got).toContainEqual(push);
    expect(own.numbers).toEqual([]);
    expect(own.position()).toBe(before);
    const region = await makeRegion();
    await expect.poll(other.changed).toEqual([region]);
  });

  it('asks who can change the record, where it is for those', async () => {
    const [boss, participant] = [await connected(admin), await connected(await as('participant'))];
    const region = await makeRegion();
    const push = viewed('regions', region);
    const record = { collection: 'regions', hashcode: region } as const;
    await sendEphemeral(rows(), 'showquest', push, { record, verb: 'update', except: randomUUID() });
    await expect.poll(() => boss.got).toContainEqual(push);
    const later = await makeRegion();
    await expect.poll(participant.changed).toEqual([region, later]);
    expect(participant.codes()).not.toContain('record.viewed');
  });

  it('does not reach the user who caused it, nor another tenant', async () => {
    const other = await as('admin');
    const foreign = await api.loginAs('rockquest', 'admin');
    const [own, staff, elsewhere] = await Promise.all([
      connected(admin),
      connected(other),
      connected({ ...foreign, domain: 'rockquest' }),
    ]);
    const conversation = await made('messaging/conversations', { subject: 'Sound', members: [] });
    await sendEphemeral(
      rows(),
      'showquest',
      viewed('conversations', conversation),
      toReaders(conversation, admin.user),
    );
    await expect.poll(staff.codes).toContain('record.viewed');
    expect(own.codes()).not.toContain('record.viewed');
    expect(elsewhere.codes()).not.toContain('record.viewed');
  });

  it('is sent when its transaction commits, and not where that fails', async () => {
    const client = await connected(admin);
    const conversation = await made('messaging/conversations', { subject: 'Props', members: [] });
    const [sent, lost] = [viewed('conversations', conversation), viewed('conversations', conversation)];
    const to = toReaders(conversation);
    const failed = rows().write({ actor: null }, async (transaction) => {
      await sendEphemeral(transaction, 'showquest', lost, to);
      throw new Error('No.');
    });
    await expect(failed).rejects.toThrow('No.');
    await rows().write({ actor: null }, (transaction) => sendEphemeral(transaction, 'showquest', sent, to));
    await expect.poll(() => client.got).toContainEqual(sent);
    expect(client.got).not.toContainEqual(lost);
  });

  it('does not reach a user whose role was taken away in the same transaction', async () => {
    const user = await as('staff');
    const client = await connected(user);
    const conversation = await made('messaging/conversations', { subject: 'Keys', members: [] });
    const closed = once(client.socket, 'close');
    await api.asOwner(
      `WITH changed AS (UPDATE users SET roles = '{judge}' WHERE tenant = 'showquest' AND hashcode = '${user.user}')
       SELECT pg_notify('callboard_pushes', '${JSON.stringify({
         tenant: 'showquest',
         push: viewed('conversations', conversation),
         to: toReaders(conversation),
       })}')`,
    );
    await closed;
    expect(client.codes()).not.toContain('record.viewed');
  });

  it('is ignored where another version sent it', () => {
    const to = toReaders(randomUUID());
    const push = viewed('regions', randomUUID());
    expect(readEphemeral(JSON.stringify({ tenant: 'showquest', push, to }))).toMatchObject({ push });
    for (const text of [
      'no json',
      '{}',
      JSON.stringify({ tenant: 'showquest', push: { code: 'stage.lit' }, to }),
      JSON.stringify({ tenant: 'showquest', push: { code: 'notification', user: randomUUID() }, to }),
      JSON.stringify({ tenant: 'nowhere', push, to }),
    ]) {
      expect(readEphemeral(text)).toBeNull();
    }
  });
});
