import { apiPrefix } from '@callboard/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepExpired } from '../../../sweepExpired';
import { act, listOf, made, makeEntry } from '../../../testKit/notificationKit';
import { startTestApi, type TestApi, type TestClient } from '../../../testKit/startTestApi';
import { userActions } from '../../../testKit/userActions';

const over = 'This link does not work any more. Ask the school to send you a new one.';
const log: string[] = [];
let api: TestApi;
let users: ReturnType<typeof userActions>;
let staff: TestClient;
let teacher: TestClient;
let entry: string;
let member: string;
let email: string;
let letters = 0;

beforeAll(async () => {
  api = await startTestApi({ log });
  users = userActions(api);
  staff = await api.loginAs('showquest', 'staff');
  teacher = await api.loginAs('showquest', 'participant');
});
afterAll(() => api.close());

beforeEach(async () => {
  entry = await makeEntry(staff, teacher);
  member = await addMember({ name: 'Mere Hohepa', part: 'performer', year_level: 9 });
  letters += 1;
  email = `guardian-${letters}@example.test`;
});

async function addMember(given: object, of = entry): Promise<string> {
  const { body } = await staff.call('GET', `showquest/entries/${of}`);
  // The record of the entry, whose event its members are in.
  const { event } = body as { event: { hashcode: string } };
  const draft = { entry: of, event: event.hashcode, ...given };
  return made(await staff.call('POST', 'showquest/participants', draft));
}

const guardian = (given: object = {}) => ({
  name: 'Hana Hohepa',
  email,
  phone: '021 555 010',
  medical_notes: 'Peanuts',
  ...given,
});

async function saveGuardian(by = teacher, given: object = {}, of = member) {
  return act(by, 'save_guardian', { entry, participant: of, guardian: guardian(given) });
}

/** Has a link sent, and takes its token from the mail. */
async function sendLink(count = 1): Promise<string> {
  const { status } = await act(teacher, 'send_consent_links', { entry, participants: [member] });
  expect(status).toBe(200);
  const letter = (await users.mailed(email, count)).at(-1);
  return /\/consent\/(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
}

async function readLink(token: string, tenant = 'showquest') {
  const url = `${apiPrefix()}consents/links/${token}`;
  const answer = await api.app.inject({ method: 'GET', url, headers: { domain: tenant } });
  return { status: answer.statusCode, body: answer.json() };
}

const all = (yes: boolean) => ['take_part', 'photographs', 'medical'].map((kind) => ({ kind, yes }));

async function answer(token: string, answers = all(true), tenant: 'showquest' | 'rockquest' = 'showquest') {
  const data = { token, name: 'Hana Hohepa', note: null, answers };
  const { statusCode, json } = await users.act('answer_consents', data, { tenant });
  return { status: statusCode, body: json() };
}

async function stateOf(by = teacher) {
  const { status, body } = await by.call('GET', `consents/entries/${entry}`);
  return { status, members: Object(body).data?.members };
}

/** Lets an hour go by for the pause between two mails. */
const anHourLater = () =>
  api.asOwner(`UPDATE consent_links SET requested = requested - interval '61 minutes'`);

describe('a guardian', () => {
  it('[7.40] answers by a mailed link without an account, changes it, and takes it back', async () => {
    await saveGuardian();
    const token = await sendLink();
    expect((await readLink(token)).body).toMatchObject({
      data: { member: 'Mere Hohepa', entry: 'Paper Cities', guardian: 'Hana Hohepa', kinds: [{}, {}, {}] },
    });
    expect(await answer(token)).toMatchObject({ status: 200 });
    expect((await stateOf()).members).toMatchObject([
      { answers: [{ answer: 'given' }, { answer: 'given' }, { answer: 'given' }] },
    ]);
    const person = await staff.call('GET', `showquest/participants/${member}`);
    expect(person.body).toMatchObject({ photo_consent: true });

    await answer(token, [{ kind: 'photographs', yes: false }]);
    expect((await stateOf()).members[0].answers).toContainEqual(
      expect.objectContaining({ kind: 'photographs', answer: 'withdrawn' }),
    );
    const after = await staff.call('GET', `showquest/participants/${member}`);
    expect(after.body).toMatchObject({ photo_consent: false });
    const stored = await api.asOwner(`SELECT answer FROM consents WHERE participant = $1`, [member]);
    expect(stored.map(({ answer: each }) => each)).toEqual(['given', 'given', 'given', 'withdrawn']);

    const shown = async () => (await readLink(token)).body.data.kinds;
    expect(await shown()).toContainEqual(
      expect.objectContaining({ kind: 'photographs', answer: 'withdrawn' }),
    );
    await answer(token, [{ kind: 'photographs', yes: true }]);
    expect(await shown()).toContainEqual(expect.objectContaining({ kind: 'photographs', answer: 'given' }));
    expect((await stateOf()).members[0].answers).toContainEqual(
      expect.objectContaining({ kind: 'photographs', answer: 'given' }),
    );
  });

  it('[7.40] refuses from the beginning, which is a refusal and not withdrawn, and the contact is notified', async () => {
    await saveGuardian();
    await answer(await sendLink(), all(false));
    expect((await stateOf()).members[0].answers).toMatchObject([
      { answer: 'refused' },
      { answer: 'refused' },
      { answer: 'refused' },
    ]);
    await expect
      .poll(async () => (await listOf(teacher)).results.filter(({ record }) => record === entry))
      .toMatchObject([
        {
          kind: 'consentAnswered',
          facts: { member: 'Mere Hohepa', name: 'Paper Cities', answer: 'refused' },
        },
      ]);
  });

  it('[7.40] is refused other questions than those of the tenant', async () => {
    await saveGuardian();
    const token = await sendLink();
    expect(await answer(token, [{ kind: 'tattoo', yes: true }])).toMatchObject({
      status: 400,
      body: { error: { message: 'The questions have changed. Open the link again.' } },
    });
    const twice = [...all(true), { kind: 'medical', yes: false }];
    expect((await answer(token, twice)).status).toBe(400);
    expect((await stateOf()).members[0].answers).toEqual([]);
  });
});

describe('a link that does not work', () => {
  it('[7.40] gets the same sentence whether it was guessed, expired, voided or another tenant’s', async () => {
    await saveGuardian();
    const first = await sendLink();
    await anHourLater();
    const second = await sendLink(2);
    const guessed = `showquest.${'A'.repeat(43)}`;
    const elsewhere = second.replace('showquest.', 'rockquest.');
    const missing = { status: 404, body: { detail: over } };
    for (const token of [first, guessed, elsewhere, 'nothing', 'x'.repeat(99)]) {
      expect(await readLink(token)).toMatchObject(missing);
      expect(await answer(token)).toMatchObject({ status: 404 });
    }
    expect(await readLink(second, 'rockquest')).toMatchObject(missing);
    expect(await answer(second, all(true), 'rockquest')).toMatchObject({ status: 404 });
    expect((await readLink(second)).status).toBe(200);
    await api.asOwner(`UPDATE consent_links SET expires = now() WHERE participant = $1`, [member]);
    expect(await readLink(second)).toMatchObject(missing);
    expect(await answer(second)).toMatchObject({ status: 404 });
  });

  it('[7.40] is that of a withdrawn member, and of a guardian whose email was changed', async () => {
    await saveGuardian();
    const token = await sendLink();
    await staff.call('POST', 'showquest/participants/actions', { action: 'withdraw', target: member });
    expect((await readLink(token)).status).toBe(404);
    await staff.call('POST', 'showquest/participants/actions', { action: 'invite_again', target: member });
    expect((await readLink(token)).status).toBe(200);
    await saveGuardian(teacher, { email: `new-${email}` });
    expect((await readLink(token)).status).toBe(404);
  });

  it('[7.40] is stored as a hash and never logged', async () => {
    await saveGuardian();
    const token = await sendLink();
    await readLink(token);
    await answer(token);
    const secret = token.split('.')[1] ?? 'none';
    expect(log.length).toBeGreaterThan(5);
    expect(log.filter((line) => line.includes(secret))).toEqual([]);
    for (const table of ['consent_links', 'mails', 'domain_events']) {
      const rows = await api.asOwner<{ line: string }>(`SELECT t::text AS line FROM ${table} t`);
      expect(rows.filter(({ line }) => line.includes(secret))).toEqual([]);
    }
  });
});

describe('sending', () => {
  it('[7.40] goes to all who have not answered, once a day at most, and to no adult', async () => {
    await addMember({ name: 'Ana Ruru', part: 'crew', year_level: 10 });
    await addMember({ name: 'Whaea Moana', part: 'teacher' });
    await addMember({ name: 'Old Boy', part: 'performer', date_of_birth: '1999-01-01' });
    await saveGuardian();
    const counts = async () => Object((await act(teacher, 'send_consent_links', { entry })).body).data;
    expect(await counts()).toEqual({ sent: 1, without_email: 1, too_soon: 0 });
    expect(await counts()).toEqual({ sent: 0, without_email: 1, too_soon: 1 });
    expect((await stateOf()).members.map(({ name }: { name: string }) => name)).toEqual([
      'Ana Ruru',
      'Mere Hohepa',
    ]);
    const [letter] = await users.mailed(email, 1);
    expect(letter?.subject).not.toContain('Mere');
    const token = /\/consent\/(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
    await answer(token);
    await anHourLater();
    expect(await counts()).toEqual({ sent: 0, without_email: 1, too_soon: 0 });
  });

  it('[7.40] [6.8] is for staff and those who entered it', async () => {
    const others = [await api.loginAs('showquest', 'participant'), await api.loginAs('rockquest', 'staff')];
    const guests = [await api.loginAs('showquest', 'judge'), await api.loginAs('showquest', 'collaborator')];
    for (const [clients, status] of [
      [others, 404],
      [guests, 403],
    ] as const) {
      for (const client of clients) {
        expect((await act(client, 'send_consent_links', { entry })).status).toBe(status);
        expect((await saveGuardian(client)).status).toBe(status);
        expect((await act(client, 'open_contact_data', { entry, participant: member })).status).toBe(status);
        expect((await stateOf(client)).status).toBe(status);
      }
    }
    const foreign = await makeEntry(staff, teacher);
    const elsewhere = { entry: foreign, participant: member };
    expect((await act(teacher, 'open_contact_data', elsewhere)).status).toBe(404);
    expect((await act(staff, 'save_guardian', { ...elsewhere, guardian: guardian() })).status).toBe(404);
    expect((await act(staff, 'send_consent_links', { entry: foreign, participants: [member] })).status).toBe(
      404,
    );
  });

  it('[7.40] is refused data that is too long or no email', async () => {
    expect((await saveGuardian(teacher, { email: 'no email' })).status).toBe(400);
    expect((await saveGuardian(teacher, { medical_notes: 'x'.repeat(2_001) })).status).toBe(400);
    expect((await saveGuardian(teacher, { name: '  ' })).status).toBe(400);
    expect((await saveGuardian(teacher, { email: null, phone: null, medical_notes: null })).status).toBe(200);
  });
});

describe('contact data of a minor', () => {
  it('[7.40] is noted each time that someone views it, which an admin reads and nothing rewrites', async () => {
    await saveGuardian();
    const looked = await act(staff, 'open_contact_data', { entry, participant: member });
    expect(looked.body).toMatchObject({
      data: { guardian: { email, phone: '021 555 010', medical_notes: 'Peanuts' }, answers: [] },
    });
    const path = `consents/entries/${entry}/looks`;
    expect((await staff.call('GET', path)).status).toBe(403);
    const admin = await api.loginAs('showquest', 'admin');
    expect((await admin.call('GET', path)).body).toMatchObject({
      data: [
        { member: 'Mere Hohepa', deed: 'looked' },
        { member: 'Mere Hohepa', deed: 'changed' },
      ],
    });
    expect(JSON.stringify((await stateOf(staff)).members)).not.toContain(email);
    for (const text of [
      `UPDATE personal_looks SET "user" = participant`,
      'DELETE FROM personal_looks',
      'TRUNCATE personal_looks',
      `UPDATE consents SET answer = 'given'`,
    ]) {
      if (text.includes('consents')) await answer(await sendLink());
      await expect(api.asOwner(text)).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('[7.40] is removed a month after the member was deleted, and not before', async () => {
    await saveGuardian();
    await answer(await sendLink());
    await staff.call('DELETE', `showquest/participants/${member}`);
    const tables = ['guardians', 'consent_links', 'consents'];
    const left = async () => {
      await sweepExpired(api.database, api.settings.storedDays);
      const counts = tables.map((table) => `(SELECT count(*)::int FROM ${table} WHERE participant = $1)`);
      const [row] = await api.asOwner<{ left: number[] }>(`SELECT ARRAY[${counts.join()}] AS left`, [member]);
      return row?.left;
    };
    expect(await left()).toEqual([1, 1, 3]);
    await api.asOwner(`UPDATE changes SET at = now() - interval '31 days' WHERE record = $1`, [member]);
    expect(await left()).toEqual([0, 0, 0]);
  });
});
