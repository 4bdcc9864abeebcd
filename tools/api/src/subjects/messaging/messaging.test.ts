import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestAnswer, type TestApi, type TestClient } from '../../testKit/startTestApi';

interface Made {
  hashcode: string;
  version: number;
  [field: string]: unknown;
}

let api: TestApi;
let staff: TestClient;
let participant: TestClient;
let judge: TestClient;
let admin: TestClient;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  participant = await api.loginAs('showquest', 'participant');
  judge = await api.loginAs('showquest', 'judge');
  admin = await api.loginAs('showquest', 'admin');
});
afterAll(() => api.close());

const conversations = 'messaging/conversations';

function made({ status, body }: TestAnswer): Made {
  expect(status, JSON.stringify(body)).toBe(201);
  // The contract's envelope of a create.
  return (body as { data: Made }).data;
}

const begin = async (by: TestClient, given: object = {}) =>
  made(await by.call('POST', conversations, { subject: 'Load-in on Friday', ...given }));

const sendMessage = (by: TestClient, conversation: string, body: unknown = 'Which door do we use?') =>
  by.call('POST', `${conversations}/${conversation}/messages`, { body });

async function userOf(client: TestClient): Promise<string> {
  const { body } = await client.call('POST', 'user/actions', { action: 'login' });
  // A session as the contract has it.
  return (body as { data: { user: { hashcode: string } } }).data.user.hashcode;
}

describe('a message', () => {
  it('[5.26] needs the conversation and the body, when it is made and when it is changed', async () => {
    const { hashcode: conversation } = await begin(staff);
    const both = { conversation: ['Field is required'], body: ['Field is required'] };
    expect(await staff.call('POST', 'callboard/messages', {})).toMatchObject({ status: 400, body: both });
    const message = made(await sendMessage(staff, conversation));
    const url = `callboard/messages/${message.hashcode}`;
    for (const [given, missing] of [
      [{}, both],
      [{ body: 'The side door.' }, { conversation: both.conversation }],
      [{ conversation }, { body: both.body }],
    ] as const) {
      expect(await staff.call('PATCH', url, given)).toMatchObject({ status: 400, body: missing });
      const bulk = [{ hashcode: message.hashcode, ...given }];
      expect(await staff.call('PATCH', 'callboard/messages', { bulk_patch: bulk })).toMatchObject({
        status: 207,
        body: { results: [{ success: false, error: expect.stringContaining('Field is required') }] },
      });
    }
    for (const body of ['', '   ', null, 5]) {
      expect((await staff.call('PATCH', url, { conversation, body })).status).toBe(400);
      expect((await sendMessage(staff, conversation, body)).status).toBe(400);
    }
    expect((await staff.call('GET', url)).body).toEqual(message);
    expect(await staff.call('PATCH', url, { conversation, body: 'The side door.' })).toMatchObject({
      status: 200,
      body: { body: 'The side door.', version: 2 },
    });
    const { hashcode: other } = await begin(staff);
    expect(await staff.call('PATCH', url, { conversation: other, body: 'Elsewhere' })).toMatchObject({
      status: 400,
      body: { conversation: [expect.any(String)] },
    });
  });

  it('[7.32] [7.33] is read, sent, changed and deleted behind the path of its conversation', async () => {
    const { hashcode: conversation } = await begin(staff, { members: [await userOf(judge)] });
    const url = `${conversations}/${conversation}/messages`;
    const message = made(await sendMessage(staff, conversation));
    const one = `${url}/${message.hashcode}`;
    expect(message).toMatchObject({ number: 1, conversation: { hashcode: conversation } });
    expect((await judge.call('GET', one)).body).toMatchObject({ body: 'Which door do we use?' });
    const listed = await judge.call('GET', `${url}?paginate=true&additional_fields=linked_users`);
    expect(listed.body).toMatchObject({
      count: 1,
      results: [{ linked_users: expect.arrayContaining([expect.objectContaining({ model: 'user.User' })]) }],
    });
    expect(
      (await judge.call('GET', `${url}?paginate=false&additional_fields=linked_users`)).body,
    ).toHaveLength(1);
    expect((await judge.call('GET', `${url}?additional_fields=nothing`)).status).toBe(400);
    expect((await staff.call('PATCH', one, { body: 'Which gate?' })).body).toMatchObject({
      body: 'Which gate?',
    });
    const { hashcode: elsewhere } = await begin(staff);
    for (const method of ['GET', 'PATCH', 'DELETE'] as const) {
      const foreign = `${conversations}/${elsewhere}/messages/${message.hashcode}`;
      expect(
        (await staff.call(method, foreign, method === 'PATCH' ? { body: 'No' } : undefined)).status,
      ).toBe(404);
    }
    expect((await staff.call('DELETE', one)).status).toBe(204);
    expect((await staff.call('GET', one)).body).toMatchObject({ body: '', deleted_at: expect.any(String) });
  });

  it('[3.22] belongs to a conversation, in an order that all see, however many write at the same time', async () => {
    const { hashcode } = await begin(staff);
    const sent = await Promise.all(
      Array.from({ length: 12 }, (_, index) => sendMessage(staff, hashcode, `No. ${index}`)),
    );
    expect(
      sent
        .map(made)
        .map(({ number }) => Number(number))
        .sort((a, b) => a - b),
    ).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    const list = `${conversations}/${hashcode}/messages?additional_fields=details&page_size=3`;
    const { body } = await staff.call('GET', list);
    expect(body).toMatchObject({ count: 12, results: [{ number: 12 }, { number: 11 }, { number: 10 }] });
    expect(body).toMatchObject({ next: expect.stringContaining(`/${list}&page=2`) });
  });

  it('is sent once, however often its request arrives', async () => {
    const { hashcode } = await begin(staff);
    const key = { 'idempotency-key': '0b7c4a64-9d3c-4f0e-8a53-0a4f5a4b7a11' };
    const twice = [1, 2].map(() =>
      staff.call('POST', 'callboard/messages', { conversation: hashcode, body: 'Once' }, key),
    );
    const [one, two] = await Promise.all(twice);
    const statuses = [one?.status, two?.status];
    expect(statuses).toContain(201);
    expect(statuses.every((status) => status === 201 || status === 409)).toBe(true);
    const { body } = await staff.call('GET', `callboard/messages?conversation=${hashcode}`);
    expect(body).toMatchObject({ count: 1 });
  });

  it('is changed and deleted by its author alone, admins included', async () => {
    const { hashcode: conversation } = await begin(participant);
    const message = made(await sendMessage(participant, conversation));
    const url = `callboard/messages/${message.hashcode}`;
    for (const other of [staff, admin]) {
      expect((await other.call('PATCH', url, { conversation, body: 'Not me' })).status).toBe(403);
    }
    expect((await staff.call('DELETE', url)).status).toBe(403);
    const removed = await participant.call('DELETE', url);
    expect(removed.status).toBe(204);
    const undo = { action: 'undo', target: removed.headers['change-set'] };
    expect((await participant.call('POST', 'changes/actions', undo)).status).toBe(200);
    expect((await participant.call('GET', url)).body).toMatchObject({ body: message['body'] });
  });
});

describe('a conversation', () => {
  it('is read by its members and by staff, and by no one else', async () => {
    const { hashcode } = await begin(participant, { body: 'May we bring a smoke machine?' });
    const url = `${conversations}/${hashcode}`;
    expect((await staff.call('GET', url)).body).toMatchObject({
      last_number: 1,
      started_by: expect.anything(),
    });
    expect((await participant.call('GET', url)).body).not.toHaveProperty('started_by');
    for (const path of [url, `${url}/messages`]) expect((await judge.call('GET', path)).status).toBe(404);
    expect((await sendMessage(judge, hashcode)).status).toBe(404);
    const flat = await judge.call('POST', 'callboard/messages', { conversation: hashcode, body: 'Me too' });
    expect(flat).toMatchObject({ status: 400, body: { conversation: [expect.any(String)] } });
    expect((await judge.call('GET', 'callboard/messages')).body).not.toMatchObject({
      results: expect.arrayContaining([expect.objectContaining({ body: 'May we bring a smoke machine?' })]),
    });
    const member = await staff.call('POST', 'messaging/members', {
      conversation: hashcode,
      user: await userOf(judge),
    });
    expect(made(member)).toMatchObject({ name: expect.any(String) });
    expect((await judge.call('GET', url)).status).toBe(200);
    expect(made(await sendMessage(judge, hashcode, 'It is fine.'))).toMatchObject({ number: 2 });
    await staff.call('DELETE', `messaging/members/${made(member).hashcode}`);
    expect((await judge.call('GET', url)).status).toBe(404);
  });

  it('shows in a list who is in it and its last message, to those who can read them, and is found by their names', async () => {
    const { hashcode, overview } = await begin(staff, { members: [await userOf(judge)] });
    expect(overview).toBeUndefined();
    const names = { staff: 'Test staff', judge: 'Test judge' };
    const listed = async (by: TestClient, search = '') => {
      const query = `additional_fields=overview&page_size=200&search=${encodeURIComponent(search)}`;
      const { body } = await by.call('GET', `${conversations}?${query}`);
      // The envelope of a list.
      return (body as { results: Made[] }).results.find((found) => found.hashcode === hashcode);
    };
    const seenByStaff = { people: [names.judge], people_count: 1 };
    expect(await listed(staff)).toMatchObject({ overview: { ...seenByStaff, last_message: null } });
    const first = made(await sendMessage(staff, hashcode, `Kia ora ${'x'.repeat(500)}`));
    const last = { author_name: names.staff, is_deleted: false };
    const expected = { ...last, is_own: true, body: expect.stringMatching(/^Kia ora x{192}$/) };
    expect(await listed(staff)).toMatchObject({ overview: { ...seenByStaff, last_message: expected } });
    const seenByJudge = { people: [names.staff], people_count: 1 };
    expect(await listed(judge)).toMatchObject({
      overview: { ...seenByJudge, last_message: { ...expected, is_own: false } },
    });
    await staff.call('DELETE', `callboard/messages/${first.hashcode}`);
    const gone = { ...last, is_own: false, body: '', is_deleted: true };
    expect(await listed(judge)).toMatchObject({ overview: { last_message: gone } });
    expect(await listed(participant)).toBeUndefined();
    expect(await listed(participant, names.judge)).toBeUndefined();
    for (const by of [staff, judge]) {
      for (const search of [names.judge, names.staff, `${names.judge} load-in`])
        expect(await listed(by, search), search).toMatchObject({ hashcode });
      expect(await listed(by, `${names.judge} nowhere`)).toBeUndefined();
    }
  });

  it('begins with its members and its first message, or not at all', async () => {
    const members = [await userOf(judge), await userOf(participant)];
    const begun = await begin(staff, { members, body: 'Welcome.' });
    const { body } = await staff.call('GET', `messaging/members?conversation=${begun.hashcode}`);
    expect(body).toMatchObject({ count: 3 });
    expect(begun).toMatchObject({ last_number: 1, last_message_at: expect.any(String), version: 1 });
    const before = await staff.call('GET', conversations);
    for (const [given, field] of [
      [{ members: 'everybody' }, 'members'],
      [{ members: ['00000000-0000-4000-8000-000000000000'] }, 'members'],
      [{ body: '' }, 'body'],
      [{ subject: '' }, 'subject'],
    ] as const) {
      const refused = await staff.call('POST', conversations, { subject: 'No', ...given });
      expect(refused).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } });
    }
    expect((await staff.call('GET', conversations)).body).toEqual(before.body);
    const refused = await participant.call('POST', conversations, { subject: 'Psst', members });
    expect(refused).toMatchObject({
      status: 400,
      body: { members: ['You can write to organisers and to the people of your own entries.'] },
    });
  });

  it('takes no message once it is closed, and keeps its version and its history while people write', async () => {
    const { hashcode } = await begin(participant, { body: 'Hello' });
    const message = made(await sendMessage(participant, hashcode, 'Anybody there?'));
    const history = `${conversations}/${hashcode}/changes`;
    expect((await staff.call('GET', history)).body).toMatchObject({ count: 1 });
    const close = { action: 'close', target: hashcode };
    expect((await participant.call('POST', `${conversations}/actions`, close)).status).toBe(403);
    expect(await staff.call('POST', `${conversations}/actions`, close)).toMatchObject({
      status: 200,
      body: { data: { status: 'closed', version: 2 } },
    });
    const closed = { conversation: ['This conversation is closed.'] };
    expect(await sendMessage(participant, hashcode)).toMatchObject({ status: 400, body: closed });
    const patch = { conversation: hashcode, body: 'Later' };
    expect(await participant.call('PATCH', `callboard/messages/${message.hashcode}`, patch)).toMatchObject({
      status: 400,
      body: closed,
    });
  });

  it('is unknown to another tenant, and so are its messages', async () => {
    const { hashcode } = await begin(staff, { body: 'Ours' });
    const stranger = await api.loginAs('rockquest', 'admin');
    expect((await stranger.call('GET', `${conversations}/${hashcode}/messages`)).status).toBe(404);
    expect((await sendMessage(stranger, hashcode)).status).toBe(404);
    const members = [await userOf(staff)];
    expect((await stranger.call('POST', conversations, { subject: 'Ours', members })).status).toBe(400);
  });
});
