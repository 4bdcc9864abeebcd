import { apiPrefix } from '@callboard/api-contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { exportOf, postExport } from '../../../engine/exports/testing/exportClient';
import { act, made, makeEntry } from '../../../testKit/notificationKit';
import { startTestApi, type TestApi, type TestClient } from '../../../testKit/startTestApi';

const people = 'showquest/participants';
let api: TestApi;
let staff: TestClient;
let teacher: TestClient;
let admin: TestClient;
let entry: string;
let minors: string[];
let adult: string;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  teacher = await api.loginAs('showquest', 'participant');
  admin = await api.loginAs('showquest', 'admin');
});
afterAll(() => api.close());

beforeEach(async () => {
  entry = await makeEntry(staff, teacher);
  const event = Object((await staff.call('GET', `showquest/entries/${entry}`)).body).event.hashcode;
  const add = async (name: string, date_of_birth: string) =>
    made(await staff.call('POST', people, { entry, event, name, date_of_birth }));
  const [young, old] = [daysAgo(17), daysAgo(30)];
  minors = [await add('Ana Ruru', young), await add('Ben Tui', young)];
  adult = await add('Whaea Moana', old);
});

const daysAgo = (years: number) => `${new Date().getFullYear() - years}-01-01`;
const viewsOf = async (person: string) => {
  const { status, body } = await admin.call('GET', `consents/people/${person}/looks`);
  expect(status).toBe(200);
  return Object(body).data.map(({ deed }: { deed: string }) => deed);
};
const lines = async () => {
  const [row] = await api.asOwner<{ count: number }>('SELECT count(*)::int AS count FROM personal_looks');
  return row?.count ?? 0;
};
const ofEntry = () => `${people}?entry=${entry}`;
const [first, second] = [() => minors[0] ?? '', () => minors[1] ?? ''];

it('[7.40] notes who opens the record of a minor, once for a page that is loaded again, and no adult’s', async () => {
  await staff.call('GET', `${people}/${first()}`);
  await staff.call('GET', `${people}/${first()}`);
  await staff.call('GET', `${people}/${adult}`);
  expect(await viewsOf(first())).toEqual(['looked']);
  expect(await viewsOf(adult)).toEqual([]);
  await teacher.call('GET', `${people}/${first()}`);
  expect(await viewsOf(first())).toEqual(['looked', 'looked']);
  await api.asOwner('ALTER TABLE personal_looks DISABLE TRIGGER USER');
  await api.asOwner(`UPDATE personal_looks SET at = at - interval '1 hour'`);
  await api.asOwner('ALTER TABLE personal_looks ENABLE TRIGGER USER');
  await staff.call('GET', `${people}/${first()}`);
  expect(await viewsOf(first())).toHaveLength(3);
});

it('[7.40] notes a list that shows dates of birth, every minor of the page in one statement, and no other list', async () => {
  const before = await lines();
  for (const query of ['&fields=name', '&fields=name,year_level', '&page_size=1&fields=name'])
    expect((await staff.call('GET', `${ofEntry()}${query}`)).status).toBe(200);
  expect(await lines()).toBe(before);
  expect((await staff.call('GET', `${ofEntry()}&fields=name,date_of_birth`)).status).toBe(200);
  expect(await lines()).toBe(before + 2);
  expect(await viewsOf(second())).toEqual(['looked']);
  // A judge sees no date of birth in any list.
  await (await api.loginAs('showquest', 'judge')).call('GET', ofEntry());
  expect(await lines()).toBe(before + 2);
});

it('[7.40] notes an export with dates of birth, and none without', async () => {
  const url = `${apiPrefix()}${people}/exports?entry=${entry}`;
  const exported = (field: string) => postExport(api, url, staff, exportOf([field]));
  expect((await exported('name')).statusCode).toBe(200);
  expect(await viewsOf(first())).toEqual([]);
  expect((await exported('date_of_birth')).statusCode).toBe(200);
  expect(await viewsOf(first())).toEqual(['exported']);
  expect(await viewsOf(adult)).toEqual([]);
});

it('[7.40] notes the contacts of a person who is a minor, and shows them with what was noted in entries', async () => {
  const given = { first_name: 'Cleo', last_name: 'Kea', email: 'cleo@example.test' };
  const young = made(
    await staff.call('POST', 'individual/individuals', { ...given, date_of_birth: daysAgo(15) }),
  );
  const old = made(
    await staff.call('POST', 'individual/individuals', {
      ...given,
      email: 'old@example.test',
      date_of_birth: daysAgo(40),
    }),
  );
  await staff.call('GET', `individual/individuals/${young}`);
  await staff.call('GET', `individual/individuals/${old}`);
  expect(await viewsOf(young)).toEqual(['looked']);
  expect(await viewsOf(old)).toEqual([]);
  await staff.call('PATCH', `${people}/${second()}`, { individual: young });
  await act(staff, 'open_contact_data', { entry, participant: second() });
  expect((await viewsOf(young)).length).toBeGreaterThan(1);
});

it('[7.40] [6.8] shows views to admins alone, and of their own tenant', async () => {
  for (const client of [staff, teacher])
    expect((await client.call('GET', `consents/people/${first()}/looks`)).status).toBe(403);
  await staff.call('GET', `${people}/${first()}`);
  const other = await api.loginAs('rockquest', 'admin');
  expect(Object((await other.call('GET', `consents/people/${first()}/looks`)).body).data).toEqual([]);
});
