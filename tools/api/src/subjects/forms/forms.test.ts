import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordMaker, type MadeRecord, type RecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';

let api: TestApi;
let staff: TestClient;
let participant: TestClient;
let maker: RecordMaker;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  participant = await api.loginAs('showquest', 'participant');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
});
afterAll(() => api.close());

const text = (id: string, rest: object = {}) => ({ id, kind: 'text', label: id, ...rest });
const contentOf = (...fields: object[]) => ({
  pages: [{ id: 'page', title: 'Page 1', sections: [{ id: 'about', fields }] }],
});

const definitions = 'form/definitions';
const instances = 'form/instances';

const act = (client: TestClient, path: string, action: string, target: string, data?: object) =>
  client.call('POST', `${path}/actions`, { action, target, ...(data && { data }) });
const publish = (target: string, data?: object) => act(staff, definitions, 'publish', target, data);

async function publishedForm(...fields: object[]): Promise<MadeRecord> {
  const made = await maker.make('formDefinitions', { content: contentOf(...fields) });
  expect((await publish(made.hashcode)).status).toBe(200);
  return made;
}

/** The record in the envelope of a create. */
async function begin(client: TestClient, definition: string, answers: object = {}): Promise<MadeRecord> {
  const { status, body } = await client.call('POST', instances, { definition, answers });
  expect(status).toBe(201);
  // The envelope of a create.
  return (body as { data: MadeRecord }).data;
}

async function change(definition: string, content: object): Promise<void> {
  expect((await staff.call('PATCH', `${definitions}/${definition}`, { content })).status).toBe(200);
}

describe('[3.25] [7.44] a form', () => {
  it('is served at its own path and as a task form', async () => {
    const { hashcode } = await publishedForm(text('title'));
    const direct = await staff.call('GET', `${definitions}/${hashcode}`);
    const asTaskForm = await staff.call('GET', `task/forms/${hashcode}`);
    expect(asTaskForm.body).toEqual(direct.body);
    expect(direct.body).toMatchObject({ status: 'published', edition: 1, is_changed: false });
  });

  it('[5.22] is not published while a question waits for an answer that there is none of', async () => {
    const option = (value: string) => ({ value, label: value });
    const kind = { id: 'kind', kind: 'radio', label: 'Kind', options: ['dance', 'song'].map(option) };
    const waiting = (is: string, value: string) => ({
      ...text('shoes'),
      shownIf: [{ field: 'kind', is, value }],
    });
    for (const [is, value] of [
      ['equals', 'circus'],
      ['contains', 'circus'],
    ] as const) {
      const { hashcode } = await maker.make('formDefinitions', {
        content: contentOf(kind, waiting(is, value)),
      });
      expect((await publish(hashcode)).body, value).toMatchObject({
        error: { code: 'conditionUnmet', message: expect.stringContaining('Kind') },
      });
    }
    await publishedForm(kind, waiting('equals', 'dance'));
    await publishedForm({ ...kind, hasOther: true }, waiting('equals', 'circus'));
  });

  it('is not published while it asks nothing, or nothing else than before', async () => {
    const empty = await maker.make('formDefinitions', {
      content: { pages: [{ id: 'page', title: 'Page 1', sections: [] }] },
    });
    expect((await publish(empty.hashcode)).body).toMatchObject({
      error: { message: 'It has no questions yet. Add one first.' },
    });
    const { hashcode } = await publishedForm(text('title'));
    expect((await publish(hashcode)).body).toMatchObject({
      error: { message: 'Nothing has changed since it was published.' },
    });
  });

  it('reports whether it was changed since, also once the change is rolled back', async () => {
    const { hashcode } = await publishedForm(text('title'));
    const isChanged = async () => {
      const { body } = await staff.call('GET', `${definitions}/${hashcode}`);
      // The record, of which this field is looked at.
      return (body as { is_changed: boolean }).is_changed;
    };
    await change(hashcode, contentOf(text('title'), text('more')));
    expect(await isChanged()).toBe(true);
    await change(hashcode, contentOf(text('title')));
    expect(await isChanged()).toBe(false);
  });

  it('shows those who fill it in no more than that it is there, and only once it is published', async () => {
    const draft = await maker.make('formDefinitions', { content: contentOf(text('title')) });
    expect((await participant.call('GET', `${definitions}/${draft.hashcode}`)).status).toBe(404);
    await publish(draft.hashcode);
    const { status, body } = await participant.call('GET', `${definitions}/${draft.hashcode}`);
    expect(status).toBe(200);
    expect(body).not.toHaveProperty('content');
    expect((await act(participant, definitions, 'publish', draft.hashcode)).status).toBe(403);
  });

  it('is refused with sentences where it contradicts itself', async () => {
    const { status, body } = await staff.call('POST', definitions, {
      name: 'Twice',
      content: contentOf(text('a'), text('a')),
    });
    expect([status, body]).toMatchObject([400, { content: ['Two parts of the form have the id a.'] }]);
  });
});

describe('answers', () => {
  it('open in the version that they were begun in, also after the form has changed', async () => {
    const { hashcode } = await publishedForm(text('title'));
    const first = await begin(participant, hashcode, { title: 'Act one' });
    await change(hashcode, contentOf(text('heading')));
    expect((await publish(hashcode, { open_answers: 'keep' })).status).toBe(200);
    const stays = await participant.call('GET', `${instances}/${first.hashcode}`);
    expect(stays.body).toMatchObject({ edition: first['edition'], answers: { title: 'Act one' } });
    const second = await begin(participant, hashcode, { heading: 'Act two' });
    expect(second['edition']).not.toEqual(first['edition']);
    // A reference as it is read.
    const version = await participant.call(
      'GET',
      `form/editions/${(first['edition'] as MadeRecord).hashcode}`,
    );
    expect(version.body).toMatchObject({ number: 1, content: contentOf(text('title')) });
  });

  it('are named before a change loses them, which waits for a selection', async () => {
    const { hashcode } = await publishedForm(text('title'), text('notes'));
    const open = await begin(participant, hashcode, { title: 'Act one', notes: 'Loud' });
    const empty = await begin(staff, hashcode, {});
    await change(hashcode, contentOf(text('title'), text('length')));
    const refused = await publish(hashcode);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      success: false,
      error: { message: "2 answers are still open, and this would lose what was given to 'notes' (1)." },
      data: { open: 2, lost: [{ field: 'notes', label: 'notes', reason: 'removed', count: 1 }] },
    });
    const still = await staff.call('GET', `${definitions}/${hashcode}`);
    expect(still.body).toMatchObject({ edition: 1, is_changed: true });
    expect((await publish(hashcode, { open_answers: 'carry' })).status).toBe(200);
    const carried = await participant.call('GET', `${instances}/${open.hashcode}`);
    expect(carried.body).toMatchObject({ answers: { title: 'Act one' }, progress: 50 });
    expect(carried.body).not.toMatchObject({ edition: open['edition'] });
    expect((await staff.call('GET', `${instances}/${empty.hashcode}`)).body).not.toMatchObject({
      edition: empty['edition'],
    });
  });

  it('wait for a selection too where an option that they have is worded differently', async () => {
    const asks = (label: string) => ({
      id: 'kind',
      kind: 'select' as const,
      label: 'Kind',
      options: [{ value: 'dance', label }],
    });
    const { hashcode } = await publishedForm(asks('Dance'));
    await begin(participant, hashcode, { kind: 'dance' });
    await change(hashcode, contentOf(asks('Hip hop')));
    expect(await publish(hashcode)).toMatchObject({
      status: 400,
      body: {
        error: {
          message:
            "Open answers use options that now have other words, or were removed: Kind: 'Dance' → 'Hip hop' (1).",
        },
        data: { reworded: [{ field: 'kind', from: 'Dance', to: 'Hip hop', count: 1 }] },
      },
    });
    expect((await publish(hashcode, { open_answers: 'carry' })).status).toBe(200);
    const drama = [{ value: 'drama', label: 'Drama' }];
    const removed = { field: 'kind', from: 'Hip hop', to: null, count: 1 };
    for (const hasOther of [false, true]) {
      await change(hashcode, contentOf({ ...asks('Hip hop'), options: drama, hasOther }));
      expect((await publish(hashcode)).body).toMatchObject({ data: { reworded: [removed] } });
    }
  });

  it('[3.27] have their progress, in per cent of the questions', async () => {
    const { hashcode } = await publishedForm(text('title'), text('notes'));
    const open = await begin(participant, hashcode, { title: 'Act one' });
    expect(open).toMatchObject({ progress: 50 });
    const patch = async (answers: object) =>
      (await participant.call('PATCH', `${instances}/${open.hashcode}`, { answers })).body;
    expect(await patch({ title: 'Act one', notes: 'Loud' })).toMatchObject({ progress: 100 });
    expect(await patch({ notes: 'Loud' })).toMatchObject({ progress: 50 });
    expect(await patch({})).toMatchObject({ progress: 0 });
  });

  it('move by themselves where nothing is lost, and stay once they are submitted', async () => {
    const { hashcode } = await publishedForm(text('title'));
    const open = await begin(participant, hashcode, { title: 'Act one' });
    const done = await begin(participant, hashcode, { title: 'Act two' });
    expect((await act(participant, instances, 'submit', done.hashcode)).status).toBe(200);
    await change(hashcode, contentOf(text('title'), text('notes')));
    expect((await publish(hashcode)).status).toBe(200);
    expect((await participant.call('GET', `${instances}/${done.hashcode}`)).body).toMatchObject({
      edition: done['edition'],
    });
    expect((await participant.call('GET', `${instances}/${open.hashcode}`)).body).not.toMatchObject({
      edition: open['edition'],
    });
  });

  it('can be unfinished while they are open, and never wrong', async () => {
    const { hashcode } = await publishedForm(text('title', { required: true }), {
      id: 'mail',
      kind: 'email',
      label: 'Email',
    });
    const open = await begin(participant, hashcode);
    const patch = (answers: object) =>
      participant.call('PATCH', `${instances}/${open.hashcode}`, { answers });
    expect((await patch({ mail: 'aroha@kura.school.nz' })).status).toBe(200);
    const wrong = await patch({ mail: 'aroha' });
    expect([wrong.status, wrong.body]).toMatchObject([400, { mail: ['Must be valid email'] }]);
    const strange = await patch({ shoe: 44 });
    expect([strange.status, strange.body]).toMatchObject([
      400,
      { shoe: ['This field does not exist or cannot be changed'] },
    ]);
    const bulk = await participant.call('PATCH', instances, {
      bulk_patch: [{ hashcode: open.hashcode, answers: { mail: 'aroha' } }],
    });
    expect([bulk.status, bulk.body]).toMatchObject([207, { results: [{ success: false }] }]);
    expect((await participant.call('GET', `${instances}/${open.hashcode}`)).body).toMatchObject({
      answers: { mail: 'aroha@kura.school.nz' },
    });
  });

  it('[5.1] are submitted whole: scored, without what is hidden, and closed', async () => {
    const options = [
      { value: 'dance', label: 'Dance', score: 2 },
      { value: 'drama', label: 'Drama', score: 5 },
    ];
    const { hashcode } = await publishedForm(
      { id: 'style', kind: 'select', label: 'Style', options, required: true },
      text('steps', { shownIf: [{ field: 'style', is: 'equals', value: 'dance' }] }),
    );
    const open = await begin(participant, hashcode, { steps: 'Left, right' });
    const early = await act(participant, instances, 'submit', open.hashcode);
    expect([early.status, early.body]).toMatchObject([
      400,
      {
        error: { message: 'Some answers are missing or not right.' },
        data: { fields: { style: ['Field is required'] } },
      },
    ]);
    const path = `${instances}/${open.hashcode}`;
    await participant.call('PATCH', path, { answers: { style: 'drama', steps: 'Left, right' } });
    expect((await act(participant, instances, 'submit', open.hashcode)).status).toBe(200);
    expect((await staff.call('GET', path)).body).toMatchObject({
      status: 'submitted',
      score: 5,
      answers: { style: 'drama' },
    });
    expect((await participant.call('GET', path)).body).not.toHaveProperty('score');
    const late = await participant.call('PATCH', path, { answers: { style: 'dance' } });
    expect([late.status, late.body]).toMatchObject([400, { answers: ['This was submitted already.'] }]);
    expect((await act(participant, instances, 'reopen', open.hashcode)).status).toBe(403);
    expect((await act(staff, instances, 'reopen', open.hashcode)).status).toBe(200);
    expect((await participant.call('PATCH', path, { answers: { style: 'dance' } })).status).toBe(200);
  });

  it('are submitted once, however often that is requested at the same moment', async () => {
    const { hashcode } = await publishedForm(text('title'));
    const open = await begin(participant, hashcode, { title: 'Act one' });
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => act(participant, instances, 'submit', open.hashcode)),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400, 400, 400]);
  });

  it('are seen by those who gave them and by staff, and by no one else', async () => {
    const { hashcode } = await publishedForm(text('title'));
    const own = await begin(participant, hashcode, { title: 'Act one' });
    const judge = await api.loginAs('showquest', 'judge');
    expect((await staff.call('GET', `${instances}/${own.hashcode}`)).status).toBe(200);
    expect((await judge.call('GET', `${instances}/${own.hashcode}`)).status).toBe(404);
    expect(
      (await judge.call('PATCH', `${instances}/${own.hashcode}`, { answers: { title: 'Mine' } })).status,
    ).toBe(404);
    expect((await act(judge, instances, 'submit', own.hashcode)).status).toBe(404);
  });

  it('are not begun for a form that is retired, or for a task that asks for another', async () => {
    const { hashcode } = await publishedForm(text('title'));
    const other = await publishedForm(text('title'));
    const { hashcode: event } = await maker.make('events');
    await maker.make('entries', { event, contact: participant.individual });
    const task = await maker.make('tasks', {
      event,
      form: other.hashcode,
      audience: 'participant',
      per_entry: false,
    });
    const wrongTask = await participant.call('POST', instances, {
      definition: hashcode,
      task: task.hashcode,
    });
    expect([wrongTask.status, wrongTask.body]).toMatchObject([
      400,
      { task: ['This task asks for another form.'] },
    ]);
    await act(staff, definitions, 'retire', hashcode);
    const retired = await staff.call('POST', instances, { definition: hashcode });
    expect([retired.status, retired.body]).toMatchObject([
      400,
      { definition: ['This form cannot be filled in now.'] },
    ]);
  });
});
