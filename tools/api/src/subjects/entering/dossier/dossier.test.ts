import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { dashboardSchemas } from '@callboard/api-contract/dashboards';
import {
  entryDossierSchema,
  type EntryDossier,
  missingFactsSchema,
  type MissingFacts,
} from '@callboard/api-contract/entries';
import { missingOf } from '@callboard/domain/competition';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerOf, converse } from '../../../testKit/messagingKit';
import { letJudge } from '../../../testKit/judgingKit';
import { createRecordMaker, type MadeRecord, type RecordMaker } from '../../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
let contact: TestClient;
let judge: TestClient;
let maker: RecordMaker;
let event: MadeRecord;
let act: MadeRecord;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  contact = await api.loginAs('showquest', 'participant');
  judge = await api.loginAs('showquest', 'judge');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
  event = await maker.make('events', {
    starts_on: '2029-05-10',
    ends_on: '2029-05-11',
    entries_close: '2029-04-01T17:00:00+12:00',
    performer_fee: 1_000,
    currency: 'NZD',
  });
  await move('callboard/events', 'open_entries', event);
  act = await enter();
  await letJudge(maker, judge, { event: event.hashcode, entry: act.hashcode });
});
afterAll(() => api.close());

async function move(path: string, action: string, { hashcode }: MadeRecord, by = staff): Promise<void> {
  const { status, body } = await by.call('POST', `${path}/actions`, { action, target: hashcode });
  expect(status, JSON.stringify(body)).toBe(200);
}

const enter = (given: Record<string, unknown> = {}) =>
  maker.make('entries', {
    event: event.hashcode,
    performance: null,
    region: null,
    contact: contact.individual,
    ...given,
  });

const join = (given: Record<string, unknown>) =>
  maker.make('participants', {
    event: event.hashcode,
    entry: act.hashcode,
    individual: null,
    ...given,
  });

async function dossierOf(
  client: TestClient,
  { hashcode }: Pick<MadeRecord, 'hashcode'>,
): Promise<EntryDossier> {
  return v.parse(entryDossierSchema, await answerOf(client, `entries/${hashcode}/dossier`));
}

it('[7.40] shows an act its members by their age on the first day, and never the day of birth', async () => {
  await join({ name: 'Ana Tau', date_of_birth: '2014-05-11', year_level: 9, part: 'performer' });
  await join({ name: 'Ben Ropata', date_of_birth: '2014-05-10', year_level: 10, part: 'crew' });
  await join({ name: 'Cara Moana', date_of_birth: '1989-05-10', year_level: null, part: 'teacher' });
  for (const client of [staff, contact]) {
    const dossier = await dossierOf(client, act);
    expect(dossier.members).toMatchObject([
      { title: 'Ana Tau', age: 14, year_level: 9, part: 'performer', status: 'invited' },
      { title: 'Ben Ropata', age: 15, year_level: 10, part: 'crew' },
      { title: 'Cara Moana', age: null, part: 'teacher' },
    ]);
    expect(dossier.members_total).toBe(3);
    expect(JSON.stringify(dossier)).not.toMatch(/(?:2014|1989)-05/);
  }
});

it('[7.40] shows the office and the school the fee and when entries close', async () => {
  for (const client of [staff, contact])
    expect(await dossierOf(client, act)).toMatchObject({
      event: { hashcode: event.hashcode, starts_on: '2029-05-10', zone: expect.any(String) },
      fee: { status: 'draft', terms: { performer_fee: 1_000, currency: 'NZD' }, fee: null },
      calls: [],
    });
});

it('[7.40] shows a judge neither ages nor fees, and to other schools no act at all', async () => {
  await move('showquest/entries', 'submit', act);
  await move('showquest/entries', 'accept', act);
  const dossier = await dossierOf(judge, act);
  expect(dossier).toMatchObject({ fee: null, tasks: [], conversations: [], contact_user: null });
  for (const { age, year_level, school, photo_consent } of dossier.members)
    expect([age, year_level, school, photo_consent]).toEqual([null, null, null, null]);
  const other = await enter({ contact: null });
  expect((await contact.call('GET', `entries/${other.hashcode}/dossier`)).status).toBe(404);
  const bad = await staff.call('GET', 'entries/none/dossier');
  expect(bad.status, JSON.stringify(bad.body)).toBe(400);
});

it('[7.40] shows where and when it is on, once the performance is announced', async () => {
  const venue = await maker.make('venues', { time_zone: 'Pacific/Chatham' });
  const space = await maker.make('spaces', { venue: venue.hashcode });
  const performance = await maker.make('performances', {
    event: event.hashcode,
    venue: venue.hashcode,
    space: space.hashcode,
    session: 'evening',
    starts_at: '2029-05-10T07:00:00Z',
    ends_at: '2029-05-10T09:00:00Z',
  });
  const placed = { performance: performance.hashcode, slot_starts_at: '2029-05-10T07:20:00Z' };
  await staff.call('PATCH', `showquest/entries/${act.hashcode}`, placed);
  expect((await dossierOf(contact, act)).calls).toEqual([]);
  await move('callboard/performances', 'schedule', performance);
  const again = { event: event.hashcode, entry: act.hashcode, performance: performance.hashcode };
  await maker.make('timeSlots', {
    ...again,
    kind: 'entry',
    slot_starts_at: '2029-05-10T08:40:00Z',
    minutes: 15,
  });
  const { calls } = await dossierOf(contact, act);
  const place = {
    performance: { hashcode: performance.hashcode },
    venue: { hashcode: venue.hashcode },
    space: { hashcode: space.hashcode },
    zone: 'Pacific/Chatham',
  };
  expect(calls).toMatchObject([place, place]);
  expect(calls.map(({ slot_starts_at }) => new Date(slot_starts_at ?? '').toISOString())).toEqual([
    '2029-05-10T07:20:00.000Z',
    '2029-05-10T08:40:00.000Z',
  ]);
});

it('[7.40] lists the tasks of those who entered with its own answers alone', async () => {
  const form = await maker.make('formDefinitions');
  await move('form/definitions', 'publish', form);
  const task = await maker.make('tasks', {
    name: 'Risk plan',
    event: event.hashcode,
    audience: 'participant',
    per_entry: false,
    form: form.hashcode,
    anchor: null,
    days: null,
    due_on: '2029-04-20',
  });
  const plan = await maker.make('tasks', {
    name: 'Stage plan',
    event: event.hashcode,
    audience: 'participant',
    per_entry: true,
    form: form.hashcode,
    anchor: null,
    days: null,
    due_on: '2029-04-21',
  });
  await maker.make('tasks', {
    event: event.hashcode,
    audience: 'staff',
    per_entry: false,
    form: null,
    anchor: null,
    days: null,
  });
  for (const by of [contact, judge])
    await by.call('POST', 'form/instances', { definition: form.hashcode, task: task.hashcode });
  const sibling = await enter();
  for (const entry of [act.hashcode, sibling.hashcode])
    await contact.call('POST', 'form/instances', {
      definition: form.hashcode,
      task: plan.hashcode,
      entry,
    });
  for (const client of [staff, contact]) {
    const { tasks } = await dossierOf(client, act);
    expect(tasks).toMatchObject([
      { title: 'Risk plan', due_on: '2029-04-20', per_entry: false, answer: { status: 'open' } },
      { title: 'Stage plan', due_on: '2029-04-21', per_entry: true, answer: { status: 'open' } },
    ]);
    expect(tasks.map(({ form: taskForm }) => taskForm?.hashcode)).toEqual([form.hashcode, form.hashcode]);
  }
});

it('[2.13] [7.40] reads what is missing alike on the page of an act and at home', async () => {
  const lacking = await enter({ members_count: null });
  const member = { entry: lacking.hashcode, year_level: 9, part: 'performer' };
  await join({ ...member, name: 'Dora Kemp', date_of_birth: '2015-01-01' });
  await join({
    ...member,
    name: 'Evan Kemp',
    date_of_birth: '1989-01-01',
    year_level: null,
    part: 'teacher',
  });
  await move('showquest/entries', 'submit', lacking, contact);
  await move('showquest/entries', 'accept', lacking);
  const { entries } = v.parse(
    dashboardSchemas.participant,
    await answerOf(contact, 'dashboards/participant'),
  );
  const reader = (facts: MissingFacts) => missingOf(facts, { now: new Date(), hasSlots: true });
  const found: string[][] = [];
  for (const entry of entries) {
    const page = await dossierOf(contact, entry);
    expect(v.parse(missingFactsSchema, entry)).toEqual(v.parse(missingFactsSchema, page));
    found.push(reader(page).map(({ kind, count = 0 }) => `${kind} ${count}`));
  }
  const several = ['task 0', 'task 0', 'count 0', 'slot 0', 'confirm 2', 'consents 1'];
  expect(found).toContainEqual(['feeOverdue 0', ...several]);
});

it('[7.40] lists conversations about its event with its people, for those who can read them', async () => {
  const subject = 'Where do we unload?';
  const conversation = await converse(contact, [staff], { subject, event: event.hashcode });
  await converse(staff, [judge], { subject: 'Scoring', event: event.hashcode });
  await converse(staff, [contact], { subject: 'Something else' });
  for (const client of [staff, contact]) {
    const { conversations } = await dossierOf(client, act);
    expect(conversations.map(({ hashcode }) => hashcode)).toEqual([conversation]);
  }
  expect((await dossierOf(judge, act)).conversations).toEqual([]);
  expect((await dossierOf(staff, act)).contact_user?.hashcode).toBe(contact.user);
  expect((await dossierOf(contact, act)).contact_user).toBeNull();
});

it('[7.40] shows who decided what: by name to the office, to the school as the organisers', async () => {
  const entry = await enter();
  await move('showquest/entries', 'submit', entry, contact);
  await move('showquest/entries', 'accept', entry);
  const steps = (dossier: EntryDossier) => dossier.decisions.map(({ from, to }) => [from, to]);
  const seen = await dossierOf(contact, entry);
  expect(steps(seen)).toEqual([
    ['submitted', 'accepted'],
    ['draft', 'submitted'],
    [null, 'draft'],
  ]);
  expect(seen.decisions.map(({ by }) => by)).toMatchObject([
    { name: null, is_own: false, is_staff: true },
    { is_own: true, is_staff: false },
    { name: null, is_own: false, is_staff: true },
  ]);
  const [accepted] = (await dossierOf(staff, entry)).decisions;
  expect(accepted?.by).toMatchObject({ name: expect.any(String), is_own: true });
});
