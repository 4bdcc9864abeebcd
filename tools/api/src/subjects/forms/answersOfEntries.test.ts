import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordMaker, type MadeRecord, type RecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
let school: TestClient;
let maker: RecordMaker;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  school = await api.loginAs('showquest', 'participant');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
});
afterAll(() => api.close());

const instances = 'form/instances';
const act = (client: TestClient, path: string, action: string, target: string, data?: object) =>
  client.call('POST', `${path}/actions`, { action, target, ...(data && { data }) });

const content = {
  pages: [
    {
      id: 'page',
      title: 'Page 1',
      sections: [
        {
          id: 'about',
          fields: [
            { id: 'phone', kind: 'phone', label: 'Phone', required: true },
            { id: 'length', kind: 'duration', label: 'Length' },
          ],
        },
      ],
    },
  ],
};

/** A task with one answer for each entry, two entries of one school and one of another. */
async function aTask() {
  const form = await maker.make('formDefinitions', { content });
  expect((await act(staff, 'form/definitions', 'publish', form.hashcode)).status).toBe(200);
  const event = await maker.make('events', {});
  const enter = async (contact: string | null) => {
    const values = { event: event.hashcode, performance: null, slot_starts_at: null, contact };
    const entry = await maker.make('entries', values);
    expect((await act(staff, 'showquest/entries', 'submit', entry.hashcode)).status).toBe(200);
    return entry;
  };
  const entries = {
    one: await enter(school.individual),
    two: await enter(school.individual),
    other: await enter((await maker.make('individuals')).hashcode),
  };
  const task = await maker.make('tasks', {
    event: event.hashcode,
    form: form.hashcode,
    audience: 'participant',
    per_entry: true,
  });
  return { form: form.hashcode, task: task.hashcode, ...entries };
}
type Given = Awaited<ReturnType<typeof aTask>>;

const begin = (client: TestClient, { form, task }: Given, entry?: string, answers: object = {}) =>
  client.call('POST', instances, { definition: form, task, answers, ...(entry && { entry }) });
const answered = async (given: Given, entry: MadeRecord, answers: object = { phone: '021 555 123' }) => {
  const { status, body } = await begin(school, given, entry.hashcode, answers);
  expect(status).toBe(201);
  // The envelope of a create.
  return (body as { data: MadeRecord }).data;
};
const answersOf = async (client: TestClient, { task }: Given) =>
  Object((await client.call('GET', `tasks/${task}/answers`)).body).data.results;

describe('[7.44] [3.24] a task with one answer for each entry', () => {
  it('is answered twice by a school with two, each found from the task and from the entry', async () => {
    const given = await aTask();
    const first = await answered(given, given.one);
    const second = await answered(given, given.two);
    expect([first['name'], second['name']]).toEqual([given.one['name'], given.two['name']]);
    expect(await answersOf(staff, given)).toHaveLength(3);
    const own = await answersOf(school, given);
    expect(own.map(({ answer }: { answer: MadeRecord }) => answer.hashcode).toSorted()).toEqual(
      [first.hashcode, second.hashcode].toSorted(),
    );
    const { body } = await school.call('GET', `entries/${given.two.hashcode}/dossier`);
    expect(body).toMatchObject({
      data: { tasks: [{ hashcode: given.task, answer: { hashcode: second.hashcode, status: 'open' } }] },
    });
  });

  it('takes one answer for an entry, and none for no entry or one of another user', async () => {
    const given = await aTask();
    await answered(given, given.one);
    expect((await begin(school, given, given.one.hashcode)).status).toBe(409);
    for (const entry of [undefined, given.other.hashcode, 'nothing', given.task]) {
      const { status, body } = await begin(school, given, entry);
      expect([status, body]).toMatchObject([
        400,
        { entry: ['This task has one answer for each entry. Select which one it is for.'] },
      ]);
    }
    expect((await school.call('GET', `entries/${given.other.hashcode}/dossier`)).status).toBe(404);
  });

  it('belongs to the contact, also where staff begin it', async () => {
    const given = await aTask();
    const begun = await begin(staff, given, given.one.hashcode);
    const { hashcode } = Object(begun.body).data;
    expect((await school.call('GET', `${instances}/${hashcode}`)).status).toBe(200);
  });

  it('refuses a wrong phone number and a wrong length with a sentence', async () => {
    const given = await aTask();
    const { status, body } = await begin(school, given, given.one.hashcode, {
      phone: 'five',
      length: 'long',
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      phone: ['Must be a phone number, such as 021 555 123'],
      length: [expect.any(String)],
    });
  });
});

describe('[2.21] staff review an answer', () => {
  it('ask for a change, which the school reads, makes and submits again, and approve', async () => {
    const given = await aTask();
    const { hashcode } = await answered(given, given.one);
    const comment = 'Please add the length.';
    expect((await act(staff, instances, 'request_change', hashcode, { comment })).status).toBe(400);
    expect((await act(school, instances, 'submit', hashcode)).status).toBe(200);
    expect((await school.call('PATCH', `${instances}/${hashcode}`, { answers: {} })).status).toBe(400);
    expect((await act(staff, instances, 'request_change', hashcode, { comment: ' ' })).status).toBe(400);
    expect((await act(school, instances, 'request_change', hashcode, { comment })).status).toBe(403);
    expect((await act(staff, instances, 'request_change', hashcode, { comment })).status).toBe(200);
    await expect
      .poll(async () => Object((await school.call('GET', 'notifications')).body))
      .toMatchObject({
        data: {
          results: expect.arrayContaining([
            expect.objectContaining({ record: hashcode, facts: expect.objectContaining({ comment }) }),
          ]),
        },
      });
    const read = await school.call('GET', `${instances}/${hashcode}`);
    expect(read.body).toMatchObject({ status: 'change_requested', comment });
    const answers = { phone: '021 555 123', length: 200 };
    expect((await school.call('PATCH', `${instances}/${hashcode}`, { answers })).status).toBe(200);
    expect((await act(school, instances, 'submit', hashcode)).status).toBe(200);
    expect((await act(school, instances, 'approve', hashcode)).status).toBe(403);
    expect((await act(staff, instances, 'approve', hashcode)).status).toBe(200);
    expect((await school.call('PATCH', `${instances}/${hashcode}`, { answers: {} })).status).toBe(400);
    const [row] = (await answersOf(school, given)).filter(
      ({ answer }: { answer: unknown }) => answer !== null,
    );
    expect(row.answer).toMatchObject({ hashcode, status: 'approved' });
  });
});

describe('[7.44] a reminder', () => {
  it('reaches those whose answer is missing, once an hour', async () => {
    const given = await aTask();
    const remind = (data: object = {}) => act(staff, 'callboard/tasks', 'remind', given.task, data);
    expect((await act(school, 'callboard/tasks', 'remind', given.task, {})).status).toBe(403);
    expect((await remind({ entries: [given.one.hashcode] })).status).toBe(200);
    const { body } = await school.call('GET', 'notifications');
    expect(body).toMatchObject({
      data: {
        results: expect.arrayContaining([expect.objectContaining({ kind: 'taskDue', record: given.task })]),
      },
    });
    expect((await remind()).body).toMatchObject({
      error: { message: 'A reminder was sent less than an hour ago.' },
    });
  });

  it('is refused where all have answered', async () => {
    const given = await aTask();
    for (const entry of [given.one, given.two]) {
      const { hashcode } = await answered(given, entry);
      await act(school, instances, 'submit', hashcode);
    }
    for (const data of [{}, { entries: [given.one.hashcode] }]) {
      const { body } = await act(staff, 'callboard/tasks', 'remind', given.task, data);
      expect(body).toMatchObject({ error: { message: 'No answer is missing.' } });
    }
  });
});
