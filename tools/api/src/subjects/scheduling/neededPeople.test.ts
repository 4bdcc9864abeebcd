import type { Role } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import type { NeededPeople } from '@callboard/api-contract/scheduling';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginWithin } from '../../testKit/loginWithin';
import { createRecordMaker, type MadeRecord, type Values } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('[2.18] [1.10] the people who are needed more than once at an event', () => {
  let staff: TestClient;
  let admin: TestClient;
  let event: MadeRecord;
  let heat: MadeRecord;
  const acts: unknown[] = [];
  let teacher: MadeRecord;

  const peopleOf = async (client: TestClient, of = event.hashcode) => {
    const { status, body } = await client.call('GET', `needed_people?event=${of}`);
    // An answer of the contract, checked against it by every test.
    return status === 200 ? (body as { data: NeededPeople }).data.people : status;
  };
  const needsOf = async (title: string) => {
    const people = await peopleOf(staff);
    if (typeof people === 'number') throw new Error(`The answer is ${people}.`);
    return people
      .filter((person) => person.title === title)
      .map(({ needs }) => needs.map((need) => `${need.as} ${acts.indexOf(need.item)}`).toSorted());
  };

  beforeAll(async () => {
    staff = await api.loginAs('rockquest', 'staff');
    admin = await api.loginAs('rockquest', 'admin');
    const judge = await api.loginAs('rockquest', 'judge');
    const maker = createRecordMaker(api, admin, collectionNames.map(collectionNamed));
    heat = await maker.make('events');
    event = await maker.make('events', { starts_on: '2028-06-01', ends_on: '2028-06-02' });
    const ofEvent = { event: event.hashcode };
    teacher = await maker.make('individuals', { first_name: 'Aroha', last_name: 'Rangi' });
    const [school, other] = [
      await maker.make('organizationStructures'),
      await maker.make('organizationStructures'),
    ];
    const entries: MadeRecord[] = [];
    for (const given of [{ contact: teacher.hashcode }, { contact: teacher.hashcode }, {}]) {
      const entry = await maker.make('entries', { ...ofEvent, contact: null, performance: null, ...given });
      await api.asOwner(`UPDATE entries SET status = 'accepted' WHERE hashcode = $1`, [entry.hashcode]);
      entries.push(entry);
    }
    for (const entry of entries) {
      const rows = await api.asOwner(`SELECT hashcode FROM time_slots WHERE entry = $1`, [entry.hashcode]);
      acts.push(...rows.map((row) => row['hashcode']));
    }
    const player = async (act: number, given: Values) => {
      const { hashcode } = await maker.make('participants', {
        ...ofEvent,
        entry: entries[act]?.hashcode,
        individual: null,
        organisation: school.hashcode,
        date_of_birth: null,
        ...given,
      });
      return hashcode;
    };
    await player(0, { name: 'Mia Smith', date_of_birth: '2011-05-01' });
    await player(1, { name: 'mia smith' });
    await player(2, { name: 'Mia Smith', organisation: other.hashcode });
    await player(0, { name: 'Tom Lee', date_of_birth: '2011-05-01' });
    await player(1, { name: 'Tom Lee', date_of_birth: '2012-06-02' });
    await player(0, { name: 'Rua Hill' });
    const gone = await player(1, { name: 'Rua Hill' });
    await api.asOwner(`UPDATE participants SET status = 'withdrawn' WHERE hashcode = $1`, [gone]);
    const stage = await maker.make('stages', ofEvent);
    const inStage = { stage: stage.hashcode, ...ofEvent };
    for (const entry of [entries[0], entries[2]])
      await maker.make('stageEntries', { ...inStage, entry: entry?.hashcode });
    await maker.make('panelJudges', { ...inStage, judge: judge.user });
  });

  it('names performers of one school by their name, unless their dates of birth differ', async () => {
    expect(await needsOf('Mia Smith')).toEqual([['performer 0', 'performer 1']]);
    expect(await needsOf('Tom Lee')).toEqual([]);
  });

  it('leaves out who withdrew, and who is needed once', async () => {
    expect(await needsOf('Rua Hill')).toEqual([]);
  });

  it('joins what a contact and a judge are needed for', async () => {
    expect(await needsOf('Aroha Rangi')).toEqual([['contact 0', 'contact 1']]);
    const people = await peopleOf(staff);
    expect(JSON.stringify(people)).toContain('"judge"');
  });

  it('is for staff alone, who can read the event', async () => {
    const refused: Role[] = ['judge', 'participant', 'collaborator'];
    for (const role of refused) expect(await peopleOf(await api.loginAs('rockquest', role))).toBe(403);
    const elsewhere = await loginWithin(api, admin, { events: [heat.hashcode] });
    expect(await peopleOf(elsewhere)).toBe(404);
    expect(await peopleOf(await api.loginAs('showquest', 'staff'))).toBe(404);
  });
});
