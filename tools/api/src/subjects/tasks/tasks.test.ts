import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordMaker, type MadeRecord, type RecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestAnswer, type TestApi, type TestClient } from '../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
let maker: RecordMaker;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
});
afterAll(() => api.close());

const makeTasks = (template: string, events: readonly string[]) =>
  staff.call('POST', 'task/templates/actions', { action: 'make_tasks', target: template, data: { events } });

const undo = ({ headers }: TestAnswer) =>
  staff.call('POST', 'changes/actions', { action: 'undo', target: headers['change-set'] });

async function tasksOf(event: string): Promise<MadeRecord[]> {
  const { body } = await staff.call('GET', `callboard/tasks?event=${event}`);
  // A page of the list.
  return (body as { results: MadeRecord[] }).results;
}

const template = (given: object) => maker.make('taskTemplates', { form: null, ...given });
const event = (given: object = {}) =>
  maker.make('events', { starts_on: '2026-09-11', ends_on: '2026-09-12', entries_close: null, ...given });

describe('[7.44] a task template', () => {
  it('makes a task for each event, once, which can be undone', async () => {
    const { hashcode } = await template({ anchor: 'starts_on', days: -14, audience: 'staff' });
    const [one, two] = [await event(), await event({ starts_on: '2026-10-02', ends_on: '2026-10-02' })];
    const made = await makeTasks(hashcode, [one.hashcode, two.hashcode]);
    expect(made.status).toBe(200);
    expect(await tasksOf(one.hashcode)).toMatchObject([{ due_on: '2026-08-28', status: 'open' }]);
    expect(await tasksOf(two.hashcode)).toMatchObject([{ due_on: '2026-09-18' }]);
    expect((await makeTasks(hashcode, [one.hashcode])).body).toMatchObject({
      error: { message: 'Each of these events has this task already.' },
    });
    const undone = await undo(made);
    expect(undone.status).toBe(200);
    expect(await tasksOf(one.hashcode)).toEqual([]);
  });

  it('is used no more once it is retired, and never by those who are no staff', async () => {
    const { hashcode } = await template({ anchor: 'starts_on', days: 0 });
    const { hashcode: ahead } = await event();
    await staff.call('POST', 'task/templates/actions', { action: 'retire', target: hashcode });
    expect((await makeTasks(hashcode, [ahead])).status).toBe(400);
    const participant = await api.loginAs('showquest', 'participant');
    const data = { events: [ahead] };
    const tried = await participant.call('POST', 'task/templates/actions', {
      action: 'make_tasks',
      target: hashcode,
      data,
    });
    expect(tried.status).toBe(403);
  });
});

describe('the day of a task', () => {
  it.each([
    ['starts_on', 1, '2026-09-12'],
    ['ends_on', 3, '2026-09-15'],
    ['entries_close', -2, '2026-07-30'],
  ])('is counted from %s by %i days', async (anchor, days, due) => {
    // Eleven in the evening of 1 August where the venue is, and still the morning of that day in Greenwich.
    const venue = await maker.make('venues', { time_zone: 'Pacific/Auckland' });
    const eventMade = await event({ venue: venue.hashcode, entries_close: '2026-08-01T23:00:00+12:00' });
    const task = await maker.make('tasks', { event: eventMade.hashcode, anchor, days, form: null });
    expect(task['due_on']).toBe(due);
  });

  it('moves with the event, and back with the undo of that', async () => {
    const eventMade = await event();
    const counted = await maker.make('tasks', {
      event: eventMade.hashcode,
      anchor: 'ends_on',
      days: 2,
      form: null,
    });
    const fixed = await maker.make('tasks', {
      event: eventMade.hashcode,
      anchor: null,
      days: null,
      due_on: '2026-09-01',
      form: null,
    });
    const days = async () => {
      const all = await tasksOf(eventMade.hashcode);
      return [counted, fixed].map(
        ({ hashcode }) => all.find((task) => task.hashcode === hashcode)?.['due_on'],
      );
    };
    const moved = await staff.call('PATCH', `callboard/events/${eventMade.hashcode}`, {
      ends_on: '2026-09-20',
    });
    expect(await days()).toEqual(['2026-09-22', '2026-09-01']);
    expect((await undo(moved)).status).toBe(200);
    expect(await days()).toEqual(['2026-09-14', '2026-09-01']);
  });

  it('is missing as long as the event has no such day', async () => {
    const eventMade = await event();
    const task = await maker.make('tasks', {
      event: eventMade.hashcode,
      anchor: 'entries_close',
      days: 0,
      form: null,
    });
    expect(task['due_on']).toBeNull();
  });
});

describe('a task', () => {
  const taskOf = (eventMade: MadeRecord, audience: string) =>
    maker.make('tasks', { event: eventMade.hashcode, audience, form: null });

  /** An event, a participant who has nothing to do with it yet, and whether they see its tasks for those who enter. */
  async function taskOfEntrant() {
    const eventMade = await event();
    const participant = await api.loginAs('showquest', 'participant');
    const { hashcode } = await taskOf(eventMade, 'participant');
    const status = async () => (await participant.call('GET', `callboard/tasks/${hashcode}`)).status;
    return { eventMade, participant, hashcode, status };
  }

  it.each([
    ['are the contact of an entry', 'entries', 'contact'],
    ['are named in an entry', 'participants', 'individual'],
  ] as const)('of everyone who entered is seen by those who %s, one of staff is not', async (_, to, own) => {
    const { eventMade, participant, hashcode, status } = await taskOfEntrant();
    const ours = await taskOf(eventMade, 'staff');
    expect(await status()).toBe(404);
    await maker.make(to, { event: eventMade.hashcode, [own]: participant.individual });
    expect(await status()).toBe(200);
    expect((await participant.call('GET', `callboard/tasks/${ours.hashcode}`)).status).toBe(404);
    const { body } = await participant.call('GET', 'callboard/tasks');
    expect(JSON.stringify(body)).toContain(hashcode);
    expect(JSON.stringify(body)).not.toContain(ours.hashcode);
  });

  it.each([
    ['showquest/entries', 'entries', 'contact'],
    ['showquest/participants', 'participants', 'individual'],
  ] as const)('is no business any more of those who withdrew: %s', async (path, to, own) => {
    const { eventMade, participant, status } = await taskOfEntrant();
    const made = await maker.make(to, { event: eventMade.hashcode, [own]: participant.individual });
    expect(await status()).toBe(200);
    const withdrawn = await staff.call('POST', `${path}/actions`, {
      action: 'withdraw',
      target: made.hashcode,
    });
    expect([withdrawn.status, await status()]).toEqual([200, 404]);
  });

  it('is no business any more of those whose entry was withdrawn', async () => {
    const { eventMade, participant, status } = await taskOfEntrant();
    const entry = await maker.make('entries', { event: eventMade.hashcode });
    await maker.make('participants', {
      event: eventMade.hashcode,
      entry: entry.hashcode,
      individual: participant.individual,
    });
    expect(await status()).toBe(200);
    await staff.call('POST', 'showquest/entries/actions', { action: 'withdraw', target: entry.hashcode });
    expect(await status()).toBe(404);
  });

  it('is no business of those who entered another event, or at another tenant', async () => {
    const other = await event();
    const { participant, hashcode, status } = await taskOfEntrant();
    await maker.make('entries', { event: other.hashcode, contact: participant.individual });
    expect(await status()).toBe(404);
    const { body } = await participant.call('GET', 'callboard/tasks');
    expect(JSON.stringify(body)).not.toContain(hashcode);
  });
});
