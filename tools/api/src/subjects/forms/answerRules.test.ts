import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordMaker, type RecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { sendOne } from '../../testKit/uploads';

let api: TestApi;
let staff: TestClient;
let school: TestClient;
let maker: RecordMaker;
let form: string;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  school = await api.loginAs('showquest', 'participant');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
  const fields = [
    { id: 'length', kind: 'length', label: 'Length', min: 60, max: 210 },
    { id: 'phone', kind: 'phone', label: 'Phone' },
    { id: 'plan', kind: 'attachment', label: 'Plan', fileKinds: ['pdf'], maxMegabytes: 1 },
    { id: 'other', kind: 'attachment', label: 'Other' },
  ];
  const content = { pages: [{ id: 'page', title: 'Page 1', sections: [{ id: 'about', fields }] }] };
  const made = await maker.make('formDefinitions', { content });
  form = made.hashcode;
  const publish = { action: 'publish', target: form };
  expect((await staff.call('POST', 'form/definitions/actions', publish)).status).toBe(200);
});
afterAll(() => api.close());

const answer = (answers: object) => school.call('POST', 'form/instances', { definition: form, answers });
const file = async (bytes: string | Buffer, name: string) => {
  const { hashcode } = await sendOne(api, school, bytes, name, { name });
  return [{ hashcode, name }];
};

describe('[2.21] an answer is refused with a sentence', () => {
  it.each([
    ['3:60', 'Write minutes and seconds, such as 3:30'],
    ['abc', 'Write minutes and seconds, such as 3:30'],
    [59, 'This must be 1:00 or longer'],
    [211, 'This must be 3:30 or shorter'],
  ])('a length of %o', async (length, sentence) => {
    const { status, body } = await answer({ length });
    expect([status, body]).toMatchObject([400, { length: [sentence] }]);
  });

  it('a phone number that is none', async () => {
    const { status, body } = await answer({ phone: 'five' });
    expect([status, body]).toMatchObject([400, { phone: ['Must be a phone number, such as 021 555 123'] }]);
  });

  it('a file of another kind, by its content and not its name, and one that is too large', async () => {
    const wrong = await answer({ plan: await file('No plan at all', 'plan.pdf') });
    expect([wrong.status, wrong.body]).toMatchObject([
      400,
      { plan: ['One of the files is of another kind: plan.pdf'] },
    ]);
    const large = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(1_100_000)]);
    const { status, body } = await answer({ plan: await file(large, 'large.pdf') });
    expect([status, body]).toMatchObject([400, { plan: ['A file is larger than 1 MB'] }]);
    const gone = [{ hashcode: '00000000-0000-4000-8000-000000000000', name: 'gone.pdf' }];
    expect((await answer({ plan: gone })).status).toBe(400);
  });

  it('and taken where it is right', async () => {
    const plan = await file(Buffer.from('%PDF-1.7\nplan'), 'plan.pdf');
    const other = await file('Words', 'words.txt');
    const { status, body } = await answer({ length: 210, phone: '021 555 123', plan, other });
    expect(status, JSON.stringify(body)).toBe(201);
  });
});
