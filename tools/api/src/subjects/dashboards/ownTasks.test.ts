import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { queryNamed } from '@callboard/api-contract/queries';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordMaker, type MadeRecord, type RecordMaker, type Values } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
let participant: TestClient;
let maker: RecordMaker;
let event: MadeRecord;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  participant = await api.loginAs('showquest', 'participant');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
  event = await announced();
  await maker.make('entries', { event: event.hashcode, contact: participant.individual });
});
afterAll(() => api.close());

async function announced(): Promise<MadeRecord> {
  const made = await maker.make('events', { starts_on: '2030-05-07', ends_on: '2030-05-08' });
  await api.asOwner(`UPDATE events SET status = 'open' WHERE hashcode = $1`, [made.hashcode]);
  return made;
}

const ask = (given: Values) =>
  maker.make('tasks', {
    event: event.hashcode,
    audience: 'participant',
    anchor: null,
    days: null,
    due_on: '2030-05-01',
    form: null,
    per_entry: false,
    ...given,
  });

async function tasksToDo(): Promise<string[]> {
  const { body } = await participant.call('GET', queryNamed('participantDashboard').path);
  // The contract of the dashboard.
  return (body as { data: { tasks: { title: string }[] } }).data.tasks.map(({ title }) => title);
}

describe('[2.13] what a participant has to do', () => {
  it('is what those who take part in their event have to do, and nothing that staff or others have to', async () => {
    await ask({ name: 'Send your music' });
    await ask({ name: 'Book the van', audience: 'staff' });
    await ask({ name: 'Send it elsewhere', event: (await announced()).hashcode });
    expect(await tasksToDo()).toEqual(['Send your music']);
  });

  it('is done with once they have submitted what it needs', async () => {
    const fields = [{ id: 'track', kind: 'text', label: 'Track' }];
    const content = { pages: [{ id: 'page', title: 'Music', sections: [{ id: 'all', fields }] }] };
    const form = await maker.make('formDefinitions', { content });
    await staff.call('POST', 'form/definitions/actions', { action: 'publish', target: form.hashcode });
    const task = await ask({ name: 'Name your track', form: form.hashcode });
    const begun = await participant.call('POST', 'form/instances', {
      definition: form.hashcode,
      task: task.hashcode,
      answers: { track: 'Poi E' },
    });
    expect(begun.status).toBe(201);
    expect(await tasksToDo()).toContain('Name your track');
    // The contract's envelope of a create.
    const target = (begun.body as { data: MadeRecord }).data.hashcode;
    expect(
      (await participant.call('POST', 'form/instances/actions', { action: 'submit', target })).status,
    ).toBe(200);
    expect(await tasksToDo()).not.toContain('Name your track');
  });
});
