import { callPaths } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newUser } from '../../../testKit/invitations';
import { createRecordMaker, type MadeRecord, type RecordMaker } from '../../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../../testKit/startTestApi';
import { linkToken, userActions } from '../../../testKit/userActions';

const entries = 'showquest/entries';
const coworkers = 'showquest/collaborators';
let api: TestApi;
let staff: TestClient;
let school: TestClient;
let guest: TestClient;
let maker: RecordMaker;
let actions: ReturnType<typeof userActions>;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  school = await api.loginAs('showquest', 'participant');
  guest = await api.loginAs('showquest', 'judge');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
  actions = userActions(api);
});
afterAll(() => api.close());

/** A draft of the school. */
async function aDraft(contact = school.individual): Promise<MadeRecord> {
  const event = await maker.make('events', { entries_close: null, entry_limit: null });
  return maker.make('entries', {
    event: event.hashcode,
    performance: null,
    slot_starts_at: null,
    contact,
  });
}

const emailOf = async ({ user }: TestClient): Promise<string> => {
  const [row] = await api.asOwner<{ email: string }>('SELECT email FROM users WHERE hashcode = $1', [user]);
  return row?.email ?? '';
};

const invite = (client: TestClient, { hashcode }: MadeRecord, email: string, right = 'edit') =>
  client.call('POST', coworkers, { entry: hashcode, email, right });

async function invited(entry: MadeRecord, email: string, right?: string): Promise<MadeRecord> {
  const { status, body } = await invite(school, entry, email, right);
  expect(status, JSON.stringify(body)).toBe(201);
  return Object(body).data;
}

const call = (client: TestClient, action: string, data: object) =>
  client.call('POST', callPaths.userActions(21), { action, data });
const rename = (client: TestClient, { hashcode }: MadeRecord, name: string) =>
  client.call('PATCH', `${entries}/${hashcode}`, { name });

describe('[7.39] a co-worker of one entry', () => {
  it('is invited by email, joins with the link, and edits that entry alone', async () => {
    const [entry, other] = [await aDraft(), await aDraft()];
    const email = `${randomUUID()}@school.test`;
    expect(await invited(entry, email)).toMatchObject({ name: email, right: 'edit', joined_at: null });
    const [letter] = await actions.mailed(email, 1);
    expect(letter?.subject).toContain(String(entry['name']));
    const token = linkToken(letter);
    expect((await actions.act('activate_user', { token, ...newUser })).statusCode).toBe(200);
    const [joined] = Object((await school.call('GET', `${coworkers}?entry=${entry.hashcode}`)).body).results;
    expect(joined).toMatchObject({ name: 'Hana Parata', email, joined_at: expect.any(String) });
    const signedIn = await actions.signIn(email, newUser.password);
    const headers = { authorization: `Token ${signedIn}`, domain: 'showquest' };
    const as = (method: 'GET' | 'PATCH', path: string, payload?: object) =>
      api.app.inject({ method, url: `/api/v21/system/${path}`, headers, ...(payload && { payload }) });
    const reply = await as('PATCH', `${entries}/${entry.hashcode}`, { name: 'Edited together' });
    expect([reply.statusCode, reply.json()]).toMatchObject([200, { name: 'Edited together' }]);
    expect((await as('GET', `${entries}/${other.hashcode}`)).statusCode).toBe(404);
  });

  it('who has an account here is written to, works immediately, and sees without editing where that is the right', async () => {
    const entry = await aDraft();
    const email = await emailOf(guest);
    const coworker = await invited(entry, email, 'see');
    expect(coworker).toMatchObject({ right: 'see', joined_at: expect.any(String) });
    const [letter] = await actions.mailed(email, 1);
    expect(letter?.text).toContain(`/entries/${entry.hashcode}`);
    expect((await guest.call('GET', `${entries}/${entry.hashcode}`)).status).toBe(200);
    expect((await rename(guest, entry, 'Mine')).status).toBe(403);
  });

  it('sees and does not edit, until the right is changed; the right and the removal can be undone', async () => {
    const entry = await aDraft();
    const helper = await api.loginAs('showquest', 'collaborator');
    const coworker = await invited(entry, await emailOf(helper), 'see');
    const path = `${coworkers}/${coworker.hashcode}`;
    expect((await helper.call('GET', `${entries}/${entry.hashcode}`)).status).toBe(200);
    expect((await rename(helper, entry, 'Mine')).status).toBe(403);
    expect((await helper.call('GET', `eligibility/entries/${entry.hashcode}`)).status).toBe(404);
    const add = { entry: entry.hashcode, add: [{ name: 'Ana Ruru' }] };
    expect((await call(helper, 'change_members', add)).status).toBe(403);
    expect((await helper.call('PATCH', path, { right: 'edit' })).status).toBe(403);
    expect((await school.call('PATCH', path, { right: 'edit' })).status).toBe(200);
    expect((await rename(helper, entry, 'Ours')).status).toBe(200);
    expect((await call(helper, 'change_members', add)).status).toBe(200);
    const submitted = await helper.call('POST', `${entries}/actions`, {
      action: 'submit',
      target: entry.hashcode,
    });
    expect(submitted.status).toBe(403);
    const removed = await school.call('DELETE', path);
    expect(removed.status).toBe(204);
    expect((await helper.call('GET', `${entries}/${entry.hashcode}`)).status).toBe(404);
    const undo = { action: 'undo', target: removed.headers['change-set'] };
    expect((await school.call('POST', 'changes/actions', undo)).status).toBe(200);
    expect((await rename(helper, entry, 'Ours again')).status).toBe(200);
  });

  it('is not invited by strangers, twice, or where they can change the entry already', async () => {
    const entry = await aDraft();
    const stranger = await api.loginAs('showquest', 'participant');
    const email = `${randomUUID()}@school.test`;
    expect([400, 403]).toContain((await invite(stranger, entry, email)).status);
    await invited(entry, email);
    expect((await invite(school, entry, email)).status).toBe(409);
    expect((await invite(school, entry, 'nobody')).status).toBe(400);
    for (const able of [school, staff]) {
      const { status, body } = await invite(school, entry, await emailOf(able));
      expect([status, body]).toMatchObject([400, { email: ['They can change it already.'] }]);
    }
    expect((await stranger.call('GET', `${coworkers}?entry=${entry.hashcode}`)).body).toMatchObject({
      count: 0,
    });
  });

  it('is mailed again, not more often than every ten minutes, and until they join', async () => {
    const entry = await aDraft();
    const email = `${randomUUID()}@school.test`;
    const { hashcode } = await invited(entry, email);
    const resend = (client = school) => call(client, 'resend_coworker', { coworker: hashcode });
    const early = await resend();
    expect([early.status, early.body]).toMatchObject([
      400,
      { error: { message: 'The invitation was sent less than 10 minutes ago.' } },
    ]);
    await api.asOwner(`UPDATE activation_links SET created = now() - interval '11 minutes'`);
    expect((await resend(await api.loginAs('showquest', 'participant'))).status).toBe(404);
    expect((await resend()).status).toBe(200);
    const letters = await actions.mailed(email, 2);
    const [old, token] = letters.map(linkToken);
    expect((await actions.act('activate_user', { token: old, ...newUser })).statusCode).toBe(400);
    expect((await actions.act('activate_user', { token, ...newUser })).statusCode).toBe(200);
    expect((await resend()).body).toMatchObject({ error: { message: 'They have joined already.' } });
  });
});
