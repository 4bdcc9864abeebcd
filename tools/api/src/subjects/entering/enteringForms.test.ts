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
const act = (client: TestClient, path: string, action: string, target: string) =>
  client.call('POST', `${path}/actions`, { action, target });

const formWith = (required: boolean) => ({
  pages: [
    {
      id: 'page',
      title: 'Page 1',
      sections: [{ id: 'about', fields: [{ id: 'song', kind: 'text', label: 'Which song?', required }] }],
    },
  ],
});

async function published(required = true): Promise<string> {
  const { hashcode } = await maker.make('formDefinitions', { content: formWith(required) });
  expect((await act(staff, 'form/definitions', 'publish', hashcode)).status).toBe(200);
  return hashcode;
}

const task = {
  audience: 'participant',
  in_entering: true,
  per_entry: false,
  anchor: null,
  days: null,
  due_on: '2029-04-20',
};

/** A draft of a school for an event that asks a form while entering. */
async function aDraft(required = true) {
  const form = await published(required);
  const event = await maker.make('events', { entries_close: null, entry_limit: null });
  const asks = await maker.make('tasks', { ...task, name: 'Music', event: event.hashcode, form });
  const values = { event: event.hashcode, performance: null, slot_starts_at: null };
  const entry = await maker.make('entries', { ...values, contact: school.individual });
  return { form, task: asks, entry };
}

const formsOf = async (client: TestClient, entry: MadeRecord) =>
  Object((await client.call('GET', `entries/${entry.hashcode}/entering_forms`)).body).data?.results;
const submit = (client: TestClient, entry: MadeRecord) =>
  act(client, 'showquest/entries', 'submit', entry.hashcode);

describe('[7.39] [7.44] forms as steps of entering', () => {
  it('are required of each entry, and refuse to submit it with what is missing', async () => {
    const { form, task: asks, entry } = await aDraft();
    expect(asks).toMatchObject({ in_entering: true, per_entry: true });
    expect(await formsOf(school, entry)).toMatchObject([
      {
        task: { hashcode: asks.hashcode, title: 'Music' },
        definition: form,
        answer: null,
        missing: [{ field: 'song', label: 'Which song?' }],
      },
    ]);
    for (const client of [school, staff]) {
      const { status, body } = await submit(client, entry);
      expect([status, body]).toMatchObject([
        400,
        {
          error: {
            message: 'Some answers are missing or not right. Complete these steps first: Music.',
          },
          data: {
            forms: [
              { task: { hashcode: asks.hashcode }, missing: [{ field: 'song', label: 'Which song?' }] },
            ],
          },
        },
      ]);
    }
  });

  it('are stored while they are typed, and submitted with the entry', async () => {
    const { form, task: asks, entry } = await aDraft();
    const begun = await school.call('POST', instances, {
      definition: form,
      task: asks.hashcode,
      entry: entry.hashcode,
      answers: { song: 'Tides' },
    });
    expect(begun.status, JSON.stringify(begun.body)).toBe(201);
    const { hashcode } = Object(begun.body).data;
    expect(await formsOf(school, entry)).toMatchObject([
      { answer: { hashcode, status: 'open' }, missing: [] },
    ]);
    expect((await submit(school, entry)).status).toBe(200);
    expect((await staff.call('GET', `${instances}/${hashcode}`)).body).toMatchObject({
      status: 'submitted',
      progress: 100,
      answers: { song: 'Tides' },
    });
    const late = await school.call('PATCH', `${instances}/${hashcode}`, { answers: { song: 'Other' } });
    expect(late.status).toBe(400);
  });

  it('are answered by a co-worker who can edit the entry, and not by one who sees it', async () => {
    const { form, task: asks, entry } = await aDraft();
    const helper = await api.loginAs('showquest', 'collaborator');
    const values = { entry: entry.hashcode, user: helper.user, right: 'see' };
    const coworker = await maker.make('collaborators', values);
    const answer = () =>
      helper.call('POST', instances, {
        definition: form,
        task: asks.hashcode,
        entry: entry.hashcode,
        answers: { song: 'Tides' },
      });
    expect(await formsOf(helper, entry)).toMatchObject([
      { missing: [{ field: 'song', label: 'Which song?' }] },
    ]);
    expect((await answer()).status).toBe(400);
    const path = `showquest/collaborators/${coworker.hashcode}`;
    expect((await staff.call('PATCH', path, { right: 'edit' })).status).toBe(200);
    const begun = await answer();
    expect(begun.status, JSON.stringify(begun.body)).toBe(201);
    const { hashcode } = Object(begun.body).data;
    const change = { answers: { song: 'Embers' } };
    expect((await helper.call('PATCH', `${instances}/${hashcode}`, change)).status).toBe(200);
    expect((await school.call('GET', `${instances}/${hashcode}`)).body).toMatchObject(change);
  });

  it('can stay empty where nothing in them is required', async () => {
    const { entry } = await aDraft(false);
    expect(await formsOf(school, entry)).toMatchObject([{ answer: null, missing: [] }]);
    expect((await submit(school, entry)).status).toBe(200);
  });

  it('are read by those who read the entry alone', async () => {
    const { entry } = await aDraft();
    const other = await api.loginAs('showquest', 'participant');
    const judge = await api.loginAs('showquest', 'judge');
    const path = `entries/${entry.hashcode}/entering_forms`;
    expect((await other.call('GET', path)).status).toBe(404);
    expect((await judge.call('GET', path)).status).toBe(403);
    expect((await school.call('GET', 'entries/none/entering_forms')).status).toBe(400);
  });

  it('[2.21] need a form, and are for entrants', async () => {
    const event = await maker.make('events', {});
    const form = await published();
    const values = { ...task, name: 'Music', event: event.hashcode };
    const bare = await staff.call('POST', 'callboard/tasks', { ...values, form: null });
    expect([bare.status, bare.body]).toMatchObject([
      400,
      { in_entering: ['What is asked while entering needs a form. Choose one.'] },
    ]);
    const own = await staff.call('POST', 'callboard/tasks', { ...values, form, audience: 'staff' });
    expect([own.status, own.body]).toMatchObject([
      400,
      { in_entering: ['Only tasks of entrants can be asked while entering.'] },
    ]);
  });
});
