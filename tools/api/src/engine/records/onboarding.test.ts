import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { made } from '../../testKit/notificationKit';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

const path = 'corporation/organization_structures';
let api: TestApi;
let staff: TestClient;
let school: string;
let department: string;
beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  school = await add('Kererū College', 'school');
  department = await add('Box office', 'department');
});
afterAll(() => api.close());

const add = async (name: string, kind: string): Promise<string> =>
  made(await staff.call('POST', path, { name, kind, is_company: kind !== 'department', town: 'Porirua' }));
const act = (action: string, by = staff) => by.call('POST', `${path}/actions`, { action, target: school });
const list = v.object({ results: v.array(v.object({ hashcode: v.string() })) });
/** Options of a picker of an administration type, as clause 7.24 asks for them. */
const offered = async (type: string) => {
  const query = `paginate=true&page_size=25&search=&admin_type_code=${type}&primary_status_code=onboarded`;
  const { body } = await staff.call('GET', `${path}?${query}`);
  return v.parse(list, body).results.map(({ hashcode }) => hashcode);
};

it('[7.24] a picker of schools offers one from when it is onboarded until it leaves', async () => {
  expect((await staff.call('GET', `${path}/${school}`)).body).toMatchObject({
    status: 'prospect',
    admin_type_code: 'school',
    primary_status_code: 'prospect',
  });
  expect(await offered('school')).toEqual([]);
  for (const [action, code] of [
    ['onboard', 'onboarded'],
    ['leave', 'left'],
    ['return', 'onboarded'],
  ] as const) {
    const { status, body } = await act(action);
    expect([status, body]).toMatchObject([200, { data: { status: code, primary_status_code: code } }]);
    expect(await offered('school')).toEqual(code === 'onboarded' ? [school] : []);
  }
});

it('[7.24] [2.24] a picker of departments offers no school, and every department from the start', async () => {
  expect(await offered('department')).toEqual([department]);
});

it('[6.8] participants can onboard no school', async () => {
  const participant = await api.loginAs('showquest', 'participant');
  expect((await act('leave', participant)).status).toBe(403);
});

it('[7.24] [3.4] refuses a type that there is none of, and a code in a body', async () => {
  const answer = await staff.call('GET', `${path}?admin_type_code=planet`);
  expect([answer.status, answer.body]).toMatchObject([400, { admin_type_code: expect.any(Array) }]);
  const patch = await staff.call('PATCH', `${path}/${school}`, { primary_status_code: 'left' });
  expect([patch.status, patch.body]).toMatchObject([400, { primary_status_code: expect.any(Array) }]);
});

it('[7.24] the history of a school names its status once', async () => {
  const { body } = await staff.call('GET', `${path}/${school}/changes`);
  expect(JSON.stringify(body)).toContain('"status"');
  expect(JSON.stringify(body)).not.toContain('primary_status_code');
});
