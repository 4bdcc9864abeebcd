import { callPaths } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRecordMaker, type MadeRecord, type RecordMaker, type Values } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

const entries = 'rockquest/entries';
const people = 'rockquest/participants';
let api: TestApi;
let staff: TestClient;
let teacher: TestClient;
let colleague: TestClient;
let stranger: TestClient;
let maker: RecordMaker;
let event: MadeRecord;
let school: MadeRecord;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('rockquest', 'staff');
  [teacher, colleague, stranger] = [
    await api.loginAs('rockquest', 'participant'),
    await api.loginAs('rockquest', 'participant'),
    await api.loginAs('rockquest', 'participant'),
  ];
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
  school = await maker.make('organizationStructures');
  for (const { individual } of [teacher, colleague]) await entersFor(individual, school.hashcode);
  await entersFor(stranger.individual, (await maker.make('organizationStructures')).hashcode);
});
afterAll(() => api.close());

async function entersFor(individual: string | null, organisation: string): Promise<void> {
  const path = `individual/individuals/${individual}`;
  expect((await staff.call('PATCH', path, { enters_for: organisation })).status).toBe(200);
}

async function openEvent(given: Values = {}, action: string | null = 'open_entries'): Promise<MadeRecord> {
  const made = await maker.make('events', {
    starts_on: '2029-05-01',
    ends_on: '2029-05-02',
    entries_close: null,
    entry_limit: null,
    ...given,
  });
  if (action) {
    const opened = await staff.call('POST', 'callboard/events/actions', { action, target: made.hashcode });
    expect(opened.status).toBe(200);
  }
  return made;
}

beforeEach(async () => {
  event = await openEvent();
});

const act = (client: TestClient, action: string, data: object) =>
  client.call('POST', callPaths.userActions(21), { action, data });

let named = 0;
const begin = (client: TestClient, fields: object = {}, of = event) =>
  act(client, 'begin_entry', {
    event: of.hashcode,
    fields: { name: `Tides ${++named}`, category: 'band', ...fields },
  });

async function begun(client: TestClient, fields: object = {}): Promise<string> {
  const { status, body } = await begin(client, fields);
  expect(status, JSON.stringify(body)).toBe(200);
  // The contract's envelope of an action.
  return (body as { data: { entry: string } }).data.entry;
}

const change = (client: TestClient, entry: string, data: object) =>
  act(client, 'change_members', { entry, ...data });

const four = ['Ana Ruru', 'Ben Tui', 'Cara Weka', 'Dan Kea'].map((name, at) => ({
  name,
  date_of_birth: `2014-03-0${at + 1}`,
  year_level: 11,
  part: 'guitar',
}));

async function membersOf(client: TestClient, entry: string): Promise<MadeRecord[]> {
  const { status, body } = await client.call('GET', `${people}?entry=${entry}&ordering=name`);
  expect(status, JSON.stringify(body)).toBe(200);
  // The contract's envelope of a list.
  return (body as { results: MadeRecord[] }).results;
}

it('[3.21] sends the fields of a new entry to those who fill it in, with the options of the tenant', async () => {
  const { status, body } = await teacher.call('GET', 'entering/fields');
  expect(status).toBe(200);
  const { results } = (body as { data: { results: { property: string; options?: unknown[] }[] } }).data; // The declared answer.
  const named = (property: string) => results.find((each) => each.property === property);
  expect(named('name')).toMatchObject({ type: 'text', required: true, args: { maxLength: 160 } });
  expect(named('is_approved')).toBeUndefined();
  expect(named('category')?.options).toContainEqual({ value: 'band', label: 'Band' });
});

describe('beginning an entry', () => {
  it('[7.18] is done by a teacher for an open event: a draft of their school, with them as its contact', async () => {
    const entry = await begun(teacher);
    const { body } = await teacher.call('GET', `${entries}/${entry}`);
    expect(body).toMatchObject({
      status: 'draft',
      organisation: { hashcode: school.hashcode },
      contact: { hashcode: teacher.individual },
      event: { hashcode: event.hashcode },
    });
  });

  it('[6.8] is refused once entries are closed, before they open, and to those without a person', async () => {
    const past = await openEvent({ entries_close: '2020-01-01T00:00:00Z' });
    const closed = await openEvent();
    await staff.call('POST', 'callboard/events/actions', {
      action: 'close_entries',
      target: closed.hashcode,
    });
    for (const each of [past, closed]) {
      const refused = await begin(teacher, {}, each);
      expect([refused.status, refused.body]).toMatchObject([
        400,
        { error: { message: `Entries for ${String(each['name'])} are closed.` } },
      ]);
    }
    expect((await begin(teacher, {}, await openEvent({}, null))).status).toBe(404);
    expect((await begin(staff, {}, closed)).status).toBe(200);
  });

  it('[6.8] is refused for another school, by name and by a later change', async () => {
    const other = await maker.make('organizationStructures');
    const refused = await begin(teacher, { organisation: other.hashcode });
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      403,
      expect.stringContaining('only for your own school'),
    ]);
    const entry = await begun(teacher);
    const moved = await teacher.call('PATCH', `${entries}/${entry}`, { organisation: other.hashcode });
    expect(moved.status).toBe(403);
    expect((await begin(teacher, { status: 'accepted' })).status).toBe(400);
    const person = `individual/individuals/${teacher.individual}`;
    expect((await teacher.call('PATCH', person, { enters_for: other.hashcode })).status).toBe(400);
  });

  it('[6.8] is refused to judges and collaborators', async () => {
    for (const role of ['judge', 'collaborator'] as const) {
      expect((await begin(await api.loginAs('rockquest', role))).status).toBe(403);
    }
  });
});

describe('a draft', () => {
  it('[6.8] is found, changed and submitted by a second teacher of the school, and by no other school', async () => {
    const entry = await begun(teacher);
    const path = `${entries}/${entry}`;
    expect((await colleague.call('PATCH', path, { song_title: 'Low tide' })).status).toBe(200);
    expect((await change(colleague, entry, { add: four })).status).toBe(200);
    const { body } = await colleague.call('GET', 'dashboards/participant');
    expect(JSON.stringify(body)).toContain(entry);
    expect((await stranger.call('GET', path)).status).toBe(404);
    expect((await stranger.call('PATCH', path, { song_title: 'Mine' })).status).toBe(404);
    expect((await change(stranger, entry, { add: four })).status).toBe(404);
    const elsewhere = await api.loginAs('showquest', 'staff');
    expect((await change(elsewhere, entry, { add: four })).status).toBe(404);
    expect(await membersOf(stranger, entry)).toEqual([]);
    const submit = { action: 'submit', target: entry };
    expect((await stranger.call('POST', `${entries}/actions`, submit)).status).toBe(404);
    expect((await colleague.call('POST', `${entries}/actions`, submit)).body).toMatchObject({
      data: { status: 'submitted' },
    });
  });

  it('[7.21] is refused after entries closed, and when every place is taken', async () => {
    const entry = await begun(teacher);
    const [second, third] = [await begun(teacher), await begun(colleague)];
    const submit = (client: TestClient, target: string) =>
      client.call('POST', `${entries}/actions`, { action: 'submit', target });
    for (const each of [entry, second, third]) await change(teacher, each, { add: four });
    await staff.call('PATCH', `callboard/events/${event.hashcode}`, { entry_limit: 1 });
    expect((await submit(teacher, entry)).status).toBe(200);
    const full = await submit(teacher, second);
    expect([full.status, JSON.stringify(full.body)]).toEqual([400, expect.stringContaining('All 1 places')]);
    await staff.call('PATCH', `callboard/events/${event.hashcode}`, {
      entry_limit: null,
      entries_close: '2020-01-01T00:00:00Z',
    });
    const late = await submit(colleague, third);
    expect([late.status, JSON.stringify(late.body)]).toEqual([400, expect.stringContaining('are closed')]);
    expect((await submit(staff, third)).status).toBe(200);
  });
});

it('[7.18] [7.39] is refused without a performer, to those who enter it and to staff', async () => {
  const entry = await begun(teacher);
  for (const client of [teacher, staff]) {
    const refused = await client.call('POST', `${entries}/actions`, { action: 'submit', target: entry });
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { data: { findings: [{ rule: null, problem: { code: 'performerMissing' } }] } },
    ]);
  }
});

describe('the members of a draft', () => {
  it('[7.18] [7.21] are added, corrected and removed by those who enter it, and counted', async () => {
    const entry = await begun(teacher);
    const added = await change(teacher, entry, { add: four });
    expect(added.body).toMatchObject({ data: { added: 4, members: 4, linked: 0 } });
    const [ana, ben] = await membersOf(teacher, entry);
    // The one who is named last in one go is the last to come, and the first to leave where there are too many.
    const byTime = await teacher.call('GET', `${people}?entry=${entry}&ordering=created&fields=name`);
    expect(JSON.stringify(byTime.body)).toMatch(/Ana Ruru.*Ben Tui.*Cara Weka.*Dan Kea/);
    const correction = { hashcode: ana?.hashcode, name: 'Ana Rua', date_of_birth: '2013-01-01' };
    const corrected = await change(teacher, entry, { change: [correction] });
    expect(corrected.body).toMatchObject({ data: { changed: 1 } });
    expect(await membersOf(teacher, entry)).toContainEqual(
      expect.objectContaining({ name: 'Ana Rua', date_of_birth: '2013-01-01', status: 'invited' }),
    );
    expect((await change(stranger, entry, { change: [correction] })).status).toBe(404);
    const foreign = await change(stranger, await begun(stranger), {
      change: [correction],
      remove: [ana?.hashcode],
    });
    expect(foreign.body).toMatchObject({ data: { changed: 0, removed: 0 } });
    const consent = { photo_consent: true };
    expect((await teacher.call('PATCH', `${people}/${ana?.hashcode}`, consent)).status).toBe(400);
    const removed = await change(teacher, entry, { remove: [ben?.hashcode] });
    expect(removed.body).toMatchObject({ data: { removed: 1, members: 3 } });
    expect((await teacher.call('GET', `${entries}/${entry}`)).body).toMatchObject({ members_count: 3 });
    const again = await change(teacher, entry, { add: [four[1]] });
    expect(again.body).toMatchObject({ data: { added: 1, members: 4 } });
  });

  it('[7.21] come back as they were, with the guardian whom they were added with', async () => {
    const entry = await begun(teacher);
    const guardian = { name: 'Hana Ruru', email: 'hana@example.test' };
    await change(teacher, entry, { add: [{ ...four[0], guardian }, ...four.slice(1)] });
    const [ana] = await membersOf(teacher, entry);
    await change(teacher, entry, { remove: [ana?.hashcode] });
    expect((await teacher.call('GET', `${entries}/${entry}`)).body).toMatchObject({ members_count: 3 });
    const restored = await change(teacher, entry, { restore: [ana?.hashcode] });
    expect(restored.body).toMatchObject({ data: { members: 4 } });
    expect(await membersOf(teacher, entry)).toHaveLength(4);
    const input = { entry, participant: ana?.hashcode };
    expect((await act(teacher, 'open_contact_data', input)).body).toMatchObject({ data: { guardian } });
    expect((await change(stranger, await begun(stranger), { restore: [ana?.hashcode] })).body).toMatchObject({
      data: { members: 0 },
    });
  });

  it('[7.21] are declared no more once they leave, in any way, until it is undone', async () => {
    const entry = await begun(teacher);
    await change(teacher, entry, { add: four });
    await teacher.call('POST', `${entries}/actions`, { action: 'submit', target: entry });
    await staff.call('PATCH', `${entries}/${entry}`, { members_count: 6 });
    const count = async () => Object((await staff.call('GET', `${entries}/${entry}`)).body).members_count;
    const [ana, ben, cara] = await membersOf(staff, entry);
    const left = await staff.call('POST', `${people}/actions`, { action: 'withdraw', target: ana?.hashcode });
    expect([left.status, await count()]).toEqual([200, 5]);
    const hashcodes = [ben?.hashcode, cara?.hashcode];
    const several = await staff.call('POST', `${people}/actions`, { action: 'withdraw', hashcodes });
    expect([several.status, await count()]).toEqual([200, 3]);
    const undo = { action: 'undo', target: several.headers['change-set'] };
    expect((await staff.call('POST', 'changes/actions', undo)).status).toBe(200);
    expect(await count()).toBe(5);
    const facts = await staff.call('GET', `entries/${entry}/dossier`);
    expect(Object(facts.body).data).toMatchObject({ members_total: 4, members_standing: 3 });
  });

  it('[6.8] stay as they are once it is submitted, but for staff', async () => {
    const entry = await begun(teacher);
    await change(teacher, entry, { add: four });
    await teacher.call('POST', `${entries}/actions`, { action: 'submit', target: entry });
    const refused = await change(teacher, entry, { add: [{ name: 'Eve Moa' }] });
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      400,
      expect.stringContaining('only the office'),
    ]);
    const [ana] = await membersOf(teacher, entry);
    expect((await change(teacher, entry, { remove: [ana?.hashcode] })).status).toBe(400);
    expect((await change(staff, entry, { add: [{ name: 'Eve Moa' }] })).status).toBe(200);
  });

  it('[7.18] are refused twice, and with a part that does not exist here', async () => {
    const entry = await begun(teacher);
    await change(teacher, entry, { add: four });
    const twice = await change(teacher, entry, { add: [four[0]] });
    expect([twice.status, JSON.stringify(twice.body)]).toEqual([409, expect.stringContaining('Ana Ruru')]);
    expect((await change(teacher, entry, { add: [{ name: 'Eve', part: 'performer' }] })).status).toBe(400);
    expect((await change(teacher, entry, { add: [{ name: '' }] })).status).toBe(400);
  });

  it('[7.18] are one person in all entries of the school, and another at a foreign one', async () => {
    const individual = await maker.make('individuals');
    const first = await begun(teacher);
    await change(teacher, first, { add: [four[0]] });
    const [ana] = await membersOf(teacher, first);
    await staff.call('PATCH', `${people}/${ana?.hashcode}`, { individual: individual.hashcode });
    const second = await begun(colleague);
    const linked = await change(colleague, second, { add: [{ ...four[0], name: 'ana ruru' }] });
    expect(linked.body).toMatchObject({ data: { linked: 1 } });
    expect(await membersOf(teacher, second)).toMatchObject([
      { individual: { hashcode: individual.hashcode } },
    ]);
    const foreign = await change(stranger, await begun(stranger), { add: [four[0]] });
    expect(foreign.body).toMatchObject({ data: { linked: 0 } });
  });
});
