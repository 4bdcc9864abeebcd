import { apiPrefix } from '@callboard/api-contract';
import { accountRequestLimits as limits } from '@callboard/api-contract/accounts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepExpired } from '../../sweepExpired';
import { newUser } from '../../testKit/invitations';
import { listOf, made } from '../../testKit/notificationKit';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { testAccount } from '../../testKit/testAccount';
import { linkToken, userActions } from '../../testKit/userActions';

let api: TestApi;
let staff: TestClient;
let actions: ReturnType<typeof userActions>;
let school: string;
beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  actions = userActions(api);
  const draft = { name: 'Kererū College', kind: 'school', is_company: true, town: 'Porirua' };
  school = made(await staff.call('POST', 'corporation/organization_structures', draft));
});
afterAll(() => api.close());

const path = 'user/account_requests';
const listSchema = v.object({ results: v.array(v.looseObject({ hashcode: v.string() })) });
const form = (email: string, more: object = {}) => ({
  first_name: 'Mere',
  last_name: 'Tūhoe',
  email,
  organisation: school,
  position: 'Head of drama',
  phone: '021 555 0111',
  message: 'We have two acts.',
  ...more,
});
const send = (data: object) => actions.act('request_account', data);
const requestsOf = async (email: string) => {
  const { body } = await staff.call('GET', `${path}?search=${encodeURIComponent(email)}`);
  return v.parse(listSchema, body).results;
};

/** A request whose email is proven, as staff find it. */
async function sendRequest(email: string, more: object = {}): Promise<string> {
  expect((await send(form(email, more))).statusCode).toBe(200);
  const [letter] = await actions.mailed(email, 1);
  const answer = await actions.act('confirm_account_email', { token: linkToken(letter) });
  expect(answer.json()).toEqual({ success: true, data: {} });
  const [request] = await requestsOf(email);
  return request?.hashcode ?? '';
}
const answer = (action: string, target: string, more: object = {}) =>
  staff.call('POST', `${path}/actions`, { action, target, ...more });

describe('[1.4] an account request', () => {
  it('[2.1] reaches staff once a link proved the email, and its person becomes a participant of the school', async () => {
    const email = 'mere@kereru.test';
    expect((await send(form(email, { language: 'mi' }))).json()).toEqual({ success: true, data: {} });
    const [letter] = await actions.mailed(email, 1);
    expect(letter?.subject).toBe('Whakaūngia tō īmēra mō Showquest');
    expect(letter?.text).toContain('http://showquest.localhost:3000/season/confirm/showquest.');
    expect(await requestsOf(email)).toEqual([]);
    const token = linkToken(letter);
    expect((await actions.act('confirm_account_email', { token })).statusCode).toBe(200);
    const [request] = await requestsOf(email);
    expect(request).toMatchObject({ status: 'waiting', position: 'Head of drama', school_name: null });
    // Opened again, the link does nothing more.
    expect((await actions.act('confirm_account_email', { token })).statusCode).toBe(200);
    expect(await requestsOf(email)).toHaveLength(1);

    const statusOfSchool = async () =>
      (await staff.call('GET', `corporation/organization_structures/${school}`)).body;
    expect(await statusOfSchool()).toMatchObject({ primary_status_code: 'prospect' });
    const confirmed = await answer('confirm', request?.hashcode ?? '');
    expect(await statusOfSchool()).toMatchObject({ primary_status_code: 'onboarded' });
    expect([confirmed.status, confirmed.body]).toMatchObject([200, { data: { status: 'confirmed' } }]);
    const letters = await actions.mailed(email, 2);
    expect(letters.at(-1)?.text).toContain('E pōwhiritia ana koe ki Showquest.');
    const activated = await actions.act('activate_user', {
      token: linkToken(letters.at(-1)),
      ...newUser,
    });
    expect(activated.json()).toMatchObject({ success: true, data: { status: 'complete', mode: 'new' } });
    const [member] = await api.asOwner(
      `SELECT u.roles, u.language, i.organisation FROM users u JOIN individuals i ON i.tenant = u.tenant AND i.hashcode = u.individual
        WHERE u.tenant = 'showquest' AND u.email = $1`,
      [email],
    );
    expect(member).toEqual({ roles: ['participant'], language: 'mi', organisation: school });
  });

  it('links a second teacher to the same school, and one whom staff know to that person', async () => {
    const draft = { first_name: 'Rua', last_name: 'Pohe', email: 'rua@kereru.test', organisation: school };
    const known = made(await staff.call('POST', 'individual/individuals', draft));
    const second = await sendRequest('rua@kereru.test', { first_name: 'Rua', last_name: 'Pohe' });
    expect((await answer('confirm', second)).status).toBe(200);
    const rows = await api.asOwner(
      `SELECT a.individual, i.organisation FROM user_activations a
        JOIN individuals i ON i.tenant = a.tenant AND i.hashcode = a.individual WHERE a.email = 'rua@kereru.test'`,
    );
    expect(rows).toEqual([{ individual: known, organisation: school }]);
  });

  it('takes no person of the school who has an account of their own', async () => {
    const name = { first_name: 'Ana', last_name: 'Rewi' };
    const draft = { ...name, email: 'ana@kereru.test', organisation: school };
    const known = made(await staff.call('POST', 'individual/individuals', draft));
    const { user } = await api.loginAs('showquest', 'judge');
    await api.asOwner('UPDATE users SET individual = $1 WHERE hashcode = $2', [known, user]);
    expect((await answer('confirm', await sendRequest('ana@kereru.test', name))).status).toBe(200);
    const [invited] = await api.asOwner(
      `SELECT individual FROM user_activations WHERE email = 'ana@kereru.test'`,
    );
    expect(invited).not.toEqual({ individual: known });
  });

  it('invites no one whose address a user has by then', async () => {
    const request = await sendRequest('hana@kereru.test');
    const { user } = await api.loginAs('showquest', 'collaborator');
    await api.asOwner('UPDATE users SET email = $1 WHERE hashcode = $2', ['Hana@kereru.test', user]);
    const refused = await answer('confirm', request);
    expect([refused.status, refused.body]).toMatchObject([400, { email: [expect.any(String)] }]);
    expect(await api.asOwner(`SELECT FROM user_activations WHERE lower(email) = 'hana@kereru.test'`)).toEqual(
      [],
    );
  });

  it('of a school that is not in the list adds it as a school, with the answer', async () => {
    const request = await sendRequest('added@school.test', {
      organisation: undefined,
      school_name: ' Te  Kura o Aro ',
    });
    const data = { add_school: true };
    expect((await answer('confirm', request, { data })).status).toBe(200);
    const [school] = await api.database.forTenant('showquest').query<object>({
      text: `SELECT o.name, o.kind, o.is_company, o.status, i.email FROM account_requests r
        JOIN organization_structures o ON o.tenant = r.tenant AND o.hashcode = r.organisation
        JOIN individuals i ON i.tenant = o.tenant AND i.organisation = o.hashcode WHERE r.hashcode = $1`,
      values: [request],
    });
    expect(school).toEqual({
      name: 'Te Kura o Aro',
      kind: 'school',
      is_company: true,
      status: 'onboarded',
      email: 'added@school.test',
    });
    const again = await sendRequest('again@school.test', {
      organisation: undefined,
      school_name: 'te kura ō aro',
    });
    const refused = await answer('confirm', again, { data });
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      400,
      expect.stringContaining('Te Kura o Aro is in the list already. Edit the request and select it.'),
    ]);
  });

  it('of a school that is not in the list waits until staff select one', async () => {
    const request = await sendRequest('new@school.test', {
      organisation: undefined,
      school_name: 'Brand New School',
    });
    const refused = await answer('confirm', request);
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      400,
      expect.stringContaining('Select the school first.'),
    ]);
    expect((await staff.call('PATCH', `${path}/${request}`, { organisation: school })).status).toBe(200);
    expect((await answer('confirm', request)).status).toBe(200);
    expect((await answer('confirm', request)).status).toBe(400);
  });

  it('is declined with a reason by mail, and can be sent again', async () => {
    const email = 'declined@school.test';
    const request = await sendRequest(email);
    const reason = 'Your school has an account: ask Bridget.';
    const declined = await answer('decline', request, { data: { reason } });
    expect(declined.body).toMatchObject({ data: { status: 'declined', reason } });
    const letters = await actions.mailed(email, 2);
    expect(letters.at(-1)?.text).toContain(reason);
    await send(form(email));
    await actions.mailed(email, 3);
  });

  it('notifies staff once, and stands on their landing page', async () => {
    const request = await sendRequest('notified@school.test');
    const about = async () => (await listOf(staff)).results.filter(({ record }) => record === request);
    await expect.poll(async () => (await about()).length).toBe(1);
    expect(await about()).toMatchObject([
      { kind: 'accountRequested', facts: { name: 'Mere Tūhoe', school: 'Kererū College' } },
    ]);
    const landing = await staff.call('GET', 'dashboards/landing');
    expect(JSON.stringify(landing.body)).toContain('account_requests_waiting');
  });
});

describe('[6.6] strangers', () => {
  it('get the same answer for an email with an account, whose owner gets a mail about it', async () => {
    await testAccount(api, 'known@school.test', ['showquest']);
    const known = await send(form('known@school.test'));
    const unknown = await send(form('unknown@school.test'));
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    const [letter] = await actions.mailed('known@school.test', 1);
    expect(letter?.subject).toBe('You have an account at Showquest');
    expect(linkToken(letter)).not.toContain('showquest.');
    expect(await requestsOf('known@school.test')).toEqual([]);
  });

  it('cause three mails an hour to one email, and none where a program filled in the form', async () => {
    const email = 'often@school.test';
    for (let time = 0; time < 5; time += 1) expect((await send(form(email))).statusCode).toBe(200);
    await actions.mailed(email, limits.mailsPerHour);
    expect((await send(form('robot@school.test', { website: 'https://spam.test' }))).statusCode).toBe(200);
    expect(await api.asOwner(`SELECT FROM account_request_links WHERE email = 'robot@school.test'`)).toEqual(
      [],
    );
  });

  it.each([
    ['first_name', { first_name: ' ' }],
    ['position', { position: '' }],
    ['email', { email: 'no email' }],
    ['organisation', { organisation: '00000000-0000-4000-8000-000000000000' }],
    ['organisation', { organisation: undefined }],
  ])('hear what is missing: %s', async (field, more) => {
    const refused = await send(form('bad@school.test', more));
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json())).toContain(field);
  });

  it('send no long texts, and no fields that are not requested', async () => {
    for (const more of [
      { message: 'x'.repeat(2_001) },
      { roles: ['admin'] },
      { position: 'x'.repeat(121) },
    ]) {
      expect((await send(form('long@school.test', more))).statusCode).toBe(400);
    }
  });

  it('prove no email by a link that is wrong, old or of another tenant', async () => {
    const email = 'late@school.test';
    await send(form(email));
    const [letter] = await actions.mailed(email, 1);
    const token = linkToken(letter);
    const elsewhere = await actions.act('confirm_account_email', { token }, { tenant: 'rockquest' });
    await api.asOwner(
      `UPDATE account_request_links SET created = now() - interval '3 days' WHERE email = 'late@school.test'`,
    );
    const late = await actions.act('confirm_account_email', { token });
    const wrong = await actions.act('confirm_account_email', { token: `showquest.${'A'.repeat(43)}` });
    expect([elsewhere, late, wrong].map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
    expect(late.json().error.message).toBe(
      'This link does not work any more. Please send your request again.',
    );
    await sweepExpired(api.database, api.settings.storedDays);
    expect(await api.asOwner(`SELECT FROM account_request_links WHERE email = 'late@school.test'`)).toEqual(
      [],
    );
  });

  it('read no account requests, and neither do participants', async () => {
    const participant = await api.loginAs('showquest', 'participant');
    expect((await participant.call('GET', path)).status).toBe(403);
    const url = `${apiPrefix()}${path}`;
    expect((await api.app.inject({ url, headers: { domain: 'showquest' } })).statusCode).toBe(401);
    expect((await staff.call('POST', path, form('x@y.test'))).status).toBe(403);
  });
});

it('a request that no one answers in two months expires, and can be confirmed late', async () => {
  const request = await sendRequest('slow@school.test');
  // Nothing else changes when a record was created.
  await api.asOwner('ALTER TABLE account_requests DISABLE TRIGGER stamp');
  await api.asOwner(`UPDATE account_requests SET created = now() - interval '61 days' WHERE hashcode = $1`, [
    request,
  ]);
  await api.asOwner('ALTER TABLE account_requests ENABLE TRIGGER stamp');
  await sweepExpired(api.database, api.settings.storedDays);
  expect((await staff.call('GET', `${path}/${request}`)).body).toMatchObject({ status: 'expired' });
  expect((await answer('confirm', request)).status).toBe(200);
});
