import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

const people = 'individual/individuals';
let api: TestApi;
let staff: TestClient;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
});
afterAll(() => api.close());

describe('[3.5] [7.27] a person who is created by name', () => {
  it.each([
    ['Sam Ngata', { first_name: 'Sam', last_name: 'Ngata' }],
    [' Mary  Jane Watson ', { first_name: 'Mary Jane', last_name: 'Watson' }],
    ['Anna van der Berg', { first_name: 'Anna', last_name: 'van der Berg' }],
  ])('has both names of %j, and the extra params', async (name, names) => {
    const { status, body } = await staff.call('POST', people, { name, town: 'Levin' });
    expect([status, body]).toMatchObject([201, { success: true, data: { ...names, town: 'Levin' } }]);
  });

  it.each([
    ['one word', { name: 'Aroha' }, { last_name: ['Field is required'] }],
    ['no word', { name: ' ' }, { first_name: ['Field is required'], last_name: ['Field is required'] }],
    ['another name as well', { name: 'Sam Ngata', first_name: 'Sam' }, { name: [expect.any(String)] }],
    ['a name that is no text', { name: 5 }, { name: [expect.any(String)] }],
  ])('is refused with %s', async (_what, given, refusal) => {
    const { status, body } = await staff.call('POST', people, given);
    expect([status, body]).toMatchObject([400, refusal]);
  });

  it('is not renamed by it', async () => {
    const made = await staff.call('POST', people, { name: 'Hemi Parata' });
    const { hashcode } = (made.body as { data: { hashcode: string } }).data; // The envelope of a create.
    const answer = await staff.call('PATCH', `${people}/${hashcode}`, { name: 'Sam Ngata' });
    expect([answer.status, answer.body]).toMatchObject([400, { name: [expect.any(String)] }]);
  });
});
