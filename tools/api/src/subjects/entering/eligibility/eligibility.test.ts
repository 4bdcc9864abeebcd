import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createRecordMaker,
  type MadeRecord,
  type RecordMaker,
  type Values,
} from '../../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../../testKit/startTestApi';

const entries = 'rockquest/entries';
const people = 'rockquest/participants';
const rules = 'callboard/eligibility_rules';
let api: TestApi;
let staff: TestClient;
let contact: TestClient;
let maker: RecordMaker;
let event: MadeRecord;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('rockquest', 'staff');
  contact = await api.loginAs('rockquest', 'participant');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
  event = await maker.make('events', {
    starts_on: '2029-05-01',
    ends_on: '2029-05-02',
    entries_close: '2029-04-01T17:00:00+13:00',
  });
});
afterAll(() => api.close());

// Each test has rules of its own.
beforeEach(async () => {
  const { body } = await staff.call('GET', `${rules}?paginate=false`);
  for (const { hashcode } of body as MadeRecord[]) await staff.call('DELETE', `${rules}/${hashcode}`);
});

const sizeOfBand = {
  name: 'Size of a band',
  text: 'A band has three to nineteen members.',
  season: 2029,
  categories: ['band'],
  severity: 'refuse',
  kind: 'count',
  least: 3,
  most: 19,
};

async function addRule(given: Values = {}): Promise<MadeRecord> {
  const { status, body } = await staff.call('POST', rules, { ...sizeOfBand, ...given });
  expect(status, JSON.stringify(body)).toBe(201);
  // The contract's envelope of a create.
  return (body as { data: MadeRecord }).data;
}

async function enter(members: number, given: Values = {}) {
  const entry = await maker.make('entries', {
    event: event.hashcode,
    performance: null,
    category: 'band',
    members_count: members,
    region: null,
    contact: contact.individual,
    ...given,
  });
  const joined: MadeRecord[] = [];
  for (let index = 0; index < members; index++) joined.push(await join(entry));
  return { entry, joined };
}

function join(entry: MadeRecord, given: Values = {}): Promise<MadeRecord> {
  const own = { event: event.hashcode, entry: entry.hashcode, individual: null };
  return maker.make('participants', { ...own, ...given });
}

const submit = (client: TestClient, { hashcode }: MadeRecord) =>
  client.call('POST', `${entries}/actions`, { action: 'submit', target: hashcode });

const factsOf = (client: TestClient, { hashcode }: MadeRecord) =>
  client.call('GET', `eligibility/entries/${hashcode}`);

describe('an entry that a rule refuses', () => {
  it('[7.39] is submitted once it is repaired, and remembers with which rules it was checked', async () => {
    const rule = await addRule();
    const { entry, joined } = await enter(23);
    const refused = await submit(contact, entry);
    expect([refused.status, refused.body]).toMatchObject([
      400,
      {
        success: false,
        error: { code: 'notEligible', message: expect.stringContaining('23 members, at most 19') },
        data: {
          findings: [
            {
              rule: { hashcode: rule.hashcode, name: 'Size of a band', rule_version: 1, severity: 'refuse' },
              problem: { code: 'membersAbove', facts: { count: 23, most: 19 } },
              repairs: [
                {
                  kind: 'removeMembers',
                  members: joined.slice(19).map(({ hashcode, name }) => ({ hashcode, name })),
                },
              ],
            },
          ],
        },
      },
    ]);
    const hashcodes = joined.slice(19).map(({ hashcode }) => hashcode);
    const left = await staff.call('POST', `${people}/actions`, { action: 'withdraw', hashcodes });
    expect(left.status, JSON.stringify(left.body)).toBe(200);
    await staff.call('PATCH', `${entries}/${entry.hashcode}`, { members_count: 19 });
    expect((await submit(contact, entry)).body).toMatchObject({
      success: true,
      data: { status: 'submitted' },
    });
    await staff.call('PATCH', `${rules}/${rule.hashcode}`, { most: 12 });
    const { body } = await contact.call('GET', `${entries}/${entry.hashcode}`);
    expect(body).toMatchObject({
      checked: { findings: [], rules: [{ name: 'Size of a band', rule_version: 1, terms: { most: 19 } }] },
    });
  });

  it('[7.39] stays a draft when several are submitted together, and the others are submitted', async () => {
    await addRule();
    const { entry: large } = await enter(20, { members_count: 20 });
    const { entry: right } = await enter(3);
    const answer = await staff.call('POST', `${entries}/actions`, {
      action: 'submit',
      hashcodes: [large.hashcode, right.hashcode],
    });
    expect([answer.status, answer.body]).toMatchObject([
      207,
      { results: [{ success: false, error: expect.stringContaining('at most 19') }, { success: true }] },
    ]);
  });

  it('[7.39] is not checked with rules of another category or season, or with retired ones', async () => {
    await addRule({ name: 'Solo', categories: ['solo'], least: 1, most: 1 });
    await addRule({ name: 'Last year', season: 2028, least: 4 });
    const retired = await addRule({ name: 'Retired', least: 5 });
    await staff.call('POST', `${rules}/actions`, { action: 'retire', target: retired.hashcode });
    const { entry } = await enter(3);
    expect((await submit(contact, entry)).status).toBe(200);
  });
});

describe('a warning', () => {
  it('[7.39] lets an entry pass, and is stored with it', async () => {
    await addRule({ severity: 'warn' });
    const { entry } = await enter(2, { members_count: 2 });
    const submitted = await submit(contact, entry);
    expect(submitted.body).toMatchObject({
      data: { status: 'submitted', checked: { findings: [{ problem: { code: 'membersBelow' } }] } },
    });
    const undo = { action: 'undo', target: submitted.headers['change-set'] };
    expect((await staff.call('POST', 'changes/actions', undo)).status).toBe(200);
    const back = await staff.call('GET', `${entries}/${entry.hashcode}`);
    expect(back.body).toMatchObject({ status: 'draft', checked: null });
  });
});

describe('a waiver', () => {
  it('[7.39] of staff lets a refused entry pass, signed, with its reason in the history', async () => {
    const rule = await addRule();
    const { entry } = await enter(2);
    const item = { rule: rule.hashcode, name: 'Size of a band', reason: 'The drummer broke an arm.' };
    const path = `${entries}/${entry.hashcode}`;
    const waivers = { items: [item] };
    expect((await contact.call('PATCH', path, { waivers })).status).toBe(400);
    const waived = await staff.call('PATCH', path, { waivers });
    expect([waived.status, waived.body]).toMatchObject([
      200,
      { waivers: { items: [{ ...item, by: expect.stringMatching(/./), at: expect.stringMatching(/^20/) }] } },
    ]);
    expect((await submit(contact, entry)).body).toMatchObject({
      data: { checked: { findings: [{ waived: true }] } },
    });
    const history = await staff.call('GET', `${path}/changes`);
    expect(JSON.stringify(history.body)).toContain('The drummer broke an arm.');
    const later = await staff.call('PATCH', path, {
      waivers: { items: [{ ...item, reason: 'Never mind' }] },
    });
    expect([later.status, later.body]).toMatchObject([
      400,
      { waivers: ['The reason for a waiver cannot be changed.'] },
    ]);
  });
});

describe('rules', () => {
  it('[3.24] that contradict each other are refused with a sentence that names both', async () => {
    await addRule();
    const answer = await staff.call('POST', rules, {
      ...sizeOfBand,
      name: 'Big bands',
      least: 20,
      most: null,
    });
    expect([answer.status, answer.body]).toMatchObject([
      409,
      { detail: 'No entry could meet both “Big bands” and “Size of a band”.' },
    ]);
    const other = await addRule({ name: 'Big bands', least: 20, most: null, categories: ['duo'] });
    const moved = await staff.call('PATCH', `${rules}/${other.hashcode}`, { categories: ['duo', 'band'] });
    expect(moved.status).toBe(409);
    await staff.call('POST', `${rules}/actions`, { action: 'retire', target: other.hashcode });
    await staff.call('PATCH', `${rules}/${other.hashcode}`, { categories: ['band'] });
    const back = await staff.call('POST', `${rules}/actions`, {
      action: 'bring_back',
      target: other.hashcode,
    });
    expect(back.status).toBe(409);
  });

  it('[3.24] are refused without what their kind needs, and forget what it does not have', async () => {
    const none = await staff.call('POST', rules, { ...sizeOfBand, least: null, most: null });
    expect([none.status, none.body]).toMatchObject([400, { most: ['Field is required'] }]);
    const crossed = await staff.call('POST', rules, { ...sizeOfBand, least: 20 });
    expect(crossed.body).toMatchObject({ least: ['The lower bound is above the upper bound.'] });
    const words = await addRule({
      name: 'Words',
      kind: 'word',
      word_in: 'statement',
      word_rule: 'required',
      word: 'enrolled',
    });
    expect(words).toMatchObject({ kind: 'word', word: 'enrolled', least: null, most: null });
  });

  it('[3.24] have a new version with each change, and categories of their own tenant alone', async () => {
    const rule = await addRule();
    expect(rule).toMatchObject({ rule_version: 1 });
    const changed = await staff.call('PATCH', `${rules}/${rule.hashcode}`, { most: 20 });
    expect(changed.body).toMatchObject({ rule_version: 2, most: 20 });
    const undo = { action: 'undo', target: changed.headers['change-set'] };
    expect((await staff.call('POST', 'changes/actions', undo)).status).toBe(200);
    expect((await staff.call('GET', `${rules}/${rule.hashcode}`)).body).toMatchObject({
      rule_version: 1,
      most: 19,
    });
    const elsewhere = await staff.call('PATCH', `${rules}/${rule.hashcode}`, { categories: ['junior'] });
    expect([elsewhere.status, elsewhere.body]).toMatchObject([
      400,
      { categories: ['This does not exist here.'] },
    ]);
  });

  it('[3.24] are read by participants while they are active, who write none of them', async () => {
    const rule = await addRule();
    expect((await contact.call('GET', `${rules}/${rule.hashcode}`)).status).toBe(200);
    expect((await contact.call('POST', rules, { ...sizeOfBand, name: 'Mine' })).status).toBe(403);
    expect((await contact.call('PATCH', `${rules}/${rule.hashcode}`, { most: 99 })).status).toBe(403);
    expect((await contact.call('DELETE', `${rules}/${rule.hashcode}`)).status).toBe(403);
    await staff.call('POST', `${rules}/actions`, { action: 'retire', target: rule.hashcode });
    expect((await contact.call('GET', `${rules}/${rule.hashcode}`)).status).toBe(404);
    const judge = await api.loginAs('rockquest', 'judge');
    expect((await judge.call('GET', rules)).status).toBe(403);
    const stranger = await api.loginAs('showquest', 'staff');
    expect((await stranger.call('GET', `${rules}/${rule.hashcode}`)).status).toBe(404);
  });
});

describe('the facts of an entry', () => {
  it('[7.39] name the other entries of the same person for the same stage of the season', async () => {
    const { entry } = await enter(0, { members_count: 3 });
    const { entry: other } = await enter(0, { members_count: 3, category: 'solo' });
    const ana = { name: 'Ana Ruru', date_of_birth: '2014-03-04' };
    await join(entry, ana);
    await join(other, ana);
    const { entry: namesake } = await enter(0, { members_count: 3 });
    await join(namesake, { name: 'Ana Ruru', date_of_birth: '2013-03-04' });
    expect((await submit(staff, namesake)).status).toBe(200);
    const elsewhereOf = async () => {
      const { body } = await factsOf(staff, entry);
      // The query's own output.
      const { data } = body as { data: { facts: { members: { elsewhere: unknown }[] } } };
      return data.facts.members.map(({ elsewhere }) => elsewhere);
    };
    expect(await elsewhereOf()).toEqual([[]]);
    expect((await submit(staff, other)).status).toBe(200);
    expect(await elsewhereOf()).toEqual([[{ name: other['name'], category: 'solo' }]]);
  });

  it('[6.8] are for staff and those who entered it, and no one else', async () => {
    await addRule();
    const { entry } = await enter(1);
    const { entry: others } = await enter(0, { contact: null });
    expect((await factsOf(staff, entry)).body).toMatchObject({
      data: { facts: { season: 2029, category: 'band', members: [{}] }, rules: [{ name: 'Size of a band' }] },
    });
    expect((await factsOf(contact, entry)).status).toBe(200);
    expect((await factsOf(contact, others)).status).toBe(404);
    expect((await factsOf(await api.loginAs('rockquest', 'judge'), entry)).status).toBe(403);
    expect((await factsOf(await api.loginAs('showquest', 'staff'), entry)).status).toBe(404);
  });
});
