import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { act, made, makeEntry } from '../../../testKit/notificationKit';
import { startTestApi, type TestApi, type TestClient } from '../../../testKit/startTestApi';
import { userActions } from '../../../testKit/userActions';

let api: TestApi;
let staff: TestClient;
let teacher: TestClient;
let entry: string;
let event: string;
let member: string;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  teacher = await api.loginAs('showquest', 'participant');
});
afterAll(() => api.close());

beforeEach(async () => {
  entry = await makeEntry(staff, teacher);
  event = Object((await staff.call('GET', `showquest/entries/${entry}`)).body).event.hashcode;
  const draft = { entry, event, name: 'Mere Hohepa', part: 'performer', year_level: 9 };
  member = made(await staff.call('POST', 'showquest/participants', draft));
});

const kinds = ['take_part', 'photographs', 'medical'];
const paper = (yes: boolean) => ({
  entry,
  participant: member,
  name: 'Hana Hohepa',
  note: 'Form of 3 March',
  answers: kinds.map((kind) => ({ kind, yes })),
});
const photos = async () =>
  Object((await staff.call('GET', `showquest/participants/${member}`)).body).photo_consent;
const answersOf = async () => {
  const { body } = await teacher.call('GET', `consents/entries/${entry}`);
  return Object(body).data.members[0].answers.map(({ answer }: { answer: string }) => answer);
};
const consentInDossier = async (by: TestClient) => {
  const { body } = await by.call('GET', `entries/${entry}/dossier`);
  return Object(body).data.members.map(({ consent }: { consent: string | null }) => consent);
};

it('[7.40] whether photos are allowed is what the guardian answered, and no one writes it by hand', async () => {
  for (const client of [staff, await api.loginAs('showquest', 'admin')]) {
    const patched = await client.call('PATCH', `showquest/participants/${member}`, { photo_consent: true });
    expect([patched.status, Object.keys(Object(patched.body))]).toEqual([
      400,
      expect.arrayContaining(['photo_consent']),
    ]);
  }
  const draft = { entry, event, name: 'Tui Hall', photo_consent: true };
  expect((await staff.call('POST', 'showquest/participants', draft)).status).toBe(400);
  expect(await photos()).toBeNull();
  expect((await act(staff, 'record_consents', paper(true))).status).toBe(200);
  expect(await photos()).toBe(true);
  expect((await act(staff, 'record_consents', paper(false))).status).toBe(200);
  expect(await photos()).toBe(false);
});

it('[7.40] an answer on paper is stored with who recorded it and when; schools record none', async () => {
  expect((await act(teacher, 'record_consents', paper(true))).status).toBe(403);
  expect((await act(await api.loginAs('rockquest', 'staff'), 'record_consents', paper(true))).status).toBe(
    404,
  );
  const elsewhere = { ...paper(true), entry: await makeEntry(staff, teacher) };
  expect((await act(staff, 'record_consents', elsewhere)).status).toBe(404);
  const tattoo = { ...paper(true), answers: [{ kind: 'tattoo', yes: true }] };
  expect((await act(staff, 'record_consents', tattoo)).status).toBe(400);
  await act(staff, 'record_consents', paper(true));
  const { body } = await act(staff, 'open_contact_data', { entry, participant: member });
  expect(Object(body).data.answers).toMatchObject(
    kinds.map((kind) => ({
      kind,
      answer: 'given',
      name: 'Hana Hohepa',
      note: 'Form of 3 March',
      recorded_by: expect.stringMatching(/\w/),
      at: expect.stringContaining('T'),
    })),
  );
});

it('[7.40] an answer of last season is requested again', async () => {
  await act(staff, 'record_consents', paper(true));
  expect(await answersOf()).toEqual(['given', 'given', 'given']);
  expect(await consentInDossier(teacher)).toEqual(['answered']);
  await api.asOwner(
    `UPDATE events SET starts_on = starts_on + interval '1 year', ends_on = ends_on + interval '1 year' WHERE hashcode = $1`,
    [event],
  );
  expect(await answersOf()).toEqual([]);
  expect(await consentInDossier(teacher)).toEqual(['missing']);
  await act(staff, 'record_consents', paper(false));
  // A no to what was never agreed to in this season takes nothing back.
  expect(await answersOf()).toEqual(['refused', 'refused', 'refused']);
  const [row] = await api.asOwner<{ seasons: number }>(
    `SELECT count(DISTINCT season)::int AS seasons FROM consents WHERE participant = $1`,
    [member],
  );
  expect(row?.seasons).toBe(2);
});

it('[7.40] the dossier shows who has not answered, and all of them are reminded once a day at most', async () => {
  const email = 'once.a.day@example.test';
  const guardian = { name: 'Hana', email, phone: null, medical_notes: null };
  await act(teacher, 'save_guardian', { entry, participant: member, guardian });
  expect(await consentInDossier(teacher)).toEqual(['missing']);
  await api.asOwner(`UPDATE entries SET status = 'submitted' WHERE hashcode = $1`, [entry]);
  const remind = async () => Object((await act(teacher, 'send_consent_links', { entry })).body).data;
  expect(await remind()).toMatchObject({ sent: 1, too_soon: 0 });
  await userActions(api).mailed(email, 1);
  const earlier = (interval: string) =>
    api.asOwner(`UPDATE consent_links SET requested = requested - interval '${interval}'`);
  await earlier('23 hours');
  expect(await remind()).toMatchObject({ sent: 0, too_soon: 1 });
  // One who asks for a new link by name gets it after an hour.
  expect(
    Object((await act(teacher, 'send_consent_links', { entry, participants: [member] })).body).data,
  ).toMatchObject({ sent: 1 });
  await earlier('25 hours');
  expect(await remind()).toMatchObject({ sent: 1 });
});
