import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRecordMaker, type MadeRecord, type RecordMaker } from '../../testKit/makeRecords';
import { act } from '../../testKit/notificationKit';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { userActions } from '../../testKit/userActions';

const people = 'rockquest/participants';
const rules = 'callboard/eligibility_rules';
let api: TestApi;
let staff: TestClient;
let teacher: TestClient;
let maker: RecordMaker;
let event: MadeRecord;
let entry: MadeRecord;
let leaving: MadeRecord;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('rockquest', 'staff');
  teacher = await api.loginAs('rockquest', 'participant');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
  event = await maker.make('events', {
    starts_on: '2029-05-01',
    ends_on: '2029-05-02',
    entries_close: '2029-04-01T17:00:00+13:00',
  });
  const rule = { text: 'As published.', season: 2029, severity: 'refuse' };
  for (const terms of [
    { name: 'First performance', kind: 'date', deadline: 'first_performance' },
    { name: 'At most 19', kind: 'age', counted_in: 'years', age_on: 'first_day', most: 19 },
  ])
    expect((await staff.call('POST', rules, { ...rule, ...terms })).status).toBe(201);
});
afterAll(() => api.close());

beforeEach(async () => {
  entry = await maker.make('entries', {
    event: event.hashcode,
    performance: null,
    category: 'band',
    members_count: 3,
    region: null,
    contact: teacher.individual,
  });
  const member = { event: event.hashcode, entry: entry.hashcode, date_of_birth: '2015-01-01' };
  leaving = await maker.make('participants', { ...member, name: 'Ana Ruru', individual: null });
  await maker.make('participants', { ...member, name: 'Ben Tui', individual: null });
  await submit();
});

const submit = () =>
  staff.call('POST', 'rockquest/entries/actions', { action: 'submit', target: entry.hashcode });

const coming = { name: 'Cleo Kea', date_of_birth: '2016-02-29', year_level: 9, part: 'drums' };

function replace(by: TestClient, given: object = {}) {
  const data = {
    entry: entry.hashcode,
    participant: leaving.hashcode,
    member: coming,
    reason: 'Broke an arm',
  };
  return act(by, 'replace_member', { ...data, ...given });
}

async function membersOf() {
  const { body } = await staff.call('GET', `${people}?entry=${entry.hashcode}&ordering=name`);
  return Object(body).results.map((each: Record<string, unknown>) => [
    each['name'],
    each['status'],
    Object(each['replaced_by']).title ?? null,
  ]);
}

/** The entry appeared a minute ago. */
const perform = () =>
  api.asOwner(
    `INSERT INTO time_slots (tenant, kind, event, entry, slot_starts_at, minutes)
      SELECT tenant, 'entry', event, hashcode, now() - interval '1 minute', 10 FROM entries WHERE hashcode = $1`,
    [entry.hashcode],
  );

describe('[7.39] a member of a submitted entry', () => {
  it('is replaced by another person, and stays with who took their place and why', async () => {
    const { status, body } = await replace(teacher);
    expect([status, body]).toMatchObject([200, { success: true }]);
    expect(await membersOf()).toEqual([
      ['Ana Ruru', 'withdrawn', 'Cleo Kea'],
      ['Ben Tui', expect.any(String), null],
      ['Cleo Kea', 'invited', null],
    ]);
    const { body: changes } = await staff.call('GET', `${people}/${leaving.hashcode}/changes`);
    expect(JSON.stringify(changes)).toContain('Broke an arm');
    const again = await replace(teacher, { member: { ...coming, name: 'Dan Weka' } });
    expect(again.status).toBe(404);
  });

  it('is replaced by no one whom the rules refuse, who is there already, or without a reason', async () => {
    const old = await replace(teacher, { member: { ...coming, date_of_birth: '2001-01-01' } });
    expect([old.status, Object(old.body).error?.message]).toEqual([
      400,
      expect.stringMatching(/^Cleo Kea cannot take this place\. Older than 19 on .*Cleo Kea$/),
    ]);
    expect((await replace(teacher, { member: { ...coming, name: 'Ben Tui' } })).status).toBe(409);
    expect((await replace(teacher, { reason: ' ' })).status).toBe(400);
    expect((await replace(teacher, { member: { ...coming, part: 'accordion' } })).status).toBe(400);
    expect((await membersOf()).map(([name]: string[]) => name)).toEqual(['Ana Ruru', 'Ben Tui']);
  });

  it('is replaced until the first performance begins, afterwards by the office alone', async () => {
    const first = await replace(teacher);
    expect(first.status).toBe(200);
    await perform();
    const late = await replace(teacher, { participant: leaving.hashcode });
    expect([late.status, Object(late.body).error?.message]).toEqual([
      400,
      expect.stringMatching(/^Since the first performance on .* only the office can replace anyone\.$/),
    ]);
    const office = await replace(staff, {
      participant: Object(first.body).data.participant,
      member: { ...coming, name: 'Dan Weka' },
    });
    expect(office.status).toBe(200);
  });

  it('of a draft is changed there, and of a withdrawn entry no more; strangers find nothing', async () => {
    await api.asOwner(`UPDATE entries SET status = 'draft' WHERE hashcode = $1`, [entry.hashcode]);
    expect(Object((await replace(teacher)).body).error?.message).toContain('is a draft');
    await api.asOwner(`UPDATE entries SET status = 'withdrawn' WHERE hashcode = $1`, [entry.hashcode]);
    expect((await replace(staff)).status).toBe(400);
    expect((await replace(await api.loginAs('rockquest', 'participant'))).status).toBe(404);
    expect((await replace(await api.loginAs('rockquest', 'judge'))).status).toBe(403);
    expect((await replace(await api.loginAs('showquest', 'staff'))).status).toBe(404);
  });

  it('has their place again when it is rolled back, unless a guardian has answered', async () => {
    const participant = Object((await replace(teacher)).body).data.participant;
    const undo = (by: TestClient) => act(by, 'undo_replacement', { entry: entry.hashcode, participant });
    expect((await undo(await api.loginAs('rockquest', 'participant'))).status).toBe(404);
    expect((await undo(teacher)).status).toBe(200);
    expect((await membersOf()).map(([name, , by]: string[]) => [name, by])).toEqual([
      ['Ana Ruru', null],
      ['Ben Tui', null],
    ]);
    expect((await membersOf())[0][1]).not.toBe('withdrawn');
    expect((await undo(teacher)).status).toBe(400);

    const next = Object((await replace(teacher)).body).data.participant;
    const answers = [{ kind: 'take_part', yes: true }];
    const paper = { entry: entry.hashcode, participant: next, name: 'Hana Kea', note: null, answers };
    expect((await act(staff, 'record_consents', paper)).status).toBe(200);
    const refused = await act(teacher, 'undo_replacement', { entry: entry.hashcode, participant: next });
    expect(Object(refused.body).error?.message).toContain('The guardian of Cleo Kea has answered already');
  });

  it('comes back as themselves, and their guardian gets a request where the school names one', async () => {
    const guardian = { name: 'Hana Kea', email: 'hana.kea@example.test' };
    const participant = Object((await replace(teacher, { guardian })).body).data.participant;
    const [letter] = await userActions(api).mailed(guardian.email, 1);
    expect(letter?.text).toContain('/consent/');
    const back = await replace(teacher, {
      participant,
      member: { ...coming, name: 'Ana Ruru', date_of_birth: '2015-01-01' },
    });
    expect(Object(back.body).data).toEqual({ participant: leaving.hashcode });
    expect(await membersOf()).toMatchObject([
      ['Ana Ruru', 'invited', null],
      ['Ben Tui', expect.any(String), null],
      ['Cleo Kea', 'withdrawn', 'Ana Ruru'],
    ]);
  });
});
