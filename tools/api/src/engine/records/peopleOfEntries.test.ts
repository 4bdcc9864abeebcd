import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { letJudge } from '../../testKit/judgingKit';
import { createRecordMaker, type MadeRecord, type RecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

const collections = collectionNames.map(collectionNamed);
const entries = 'showquest/entries';
const people = 'showquest/participants';
const invitations = 'showquest/collaborators';
const minor = 'Ariana Quokkaberg';
let api: TestApi;
let staff: TestClient;
let judge: TestClient;
let contact: TestClient;
let guest: TestClient;
let maker: RecordMaker;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  judge = await api.loginAs('showquest', 'judge');
  contact = await api.loginAs('showquest', 'participant');
  guest = await api.loginAs('showquest', 'collaborator');
  maker = createRecordMaker(api, staff, collections);
});
afterAll(() => api.close());

async function act(path: string, action: string, target: string): Promise<void> {
  const { status, body } = await staff.call('POST', `${path}/actions`, { action, target });
  expect(status, JSON.stringify(body)).toBe(200);
}

/** An act in a status, and one of its performers. */
async function enter(actions: readonly string[], given: Record<string, unknown> = {}) {
  const entry = await maker.make('entries', { performance: null, ...given });
  // A reference as it is read.
  const { hashcode: event } = entry['event'] as MadeRecord;
  await api.asOwner(`UPDATE events SET status = 'open' WHERE hashcode = $1`, [event]);
  await letJudge(maker, judge, { event, entry: entry.hashcode });
  for (const action of actions) await act(entries, action, entry.hashcode);
  const person = await join(entry);
  return { entry, person };
}

function join(entry: MadeRecord, given: Record<string, unknown> = {}): Promise<MadeRecord> {
  // A reference as it is read.
  const { hashcode: event } = entry['event'] as MadeRecord;
  const own = { entry: entry.hashcode, event, individual: null, year_level: 9 };
  return maker.make('participants', { ...own, ...given });
}

async function reads(client: TestClient, { hashcode }: MadeRecord): Promise<boolean> {
  const { status, body } = await client.call('GET', `${people}?hashcode=${hashcode}`);
  expect(status, JSON.stringify(body)).toBe(200);
  // The contract's envelope of a list.
  const { count, results } = body as { count: number; results: MadeRecord[] };
  const one = await client.call('GET', `${people}/${hashcode}`);
  const history = await client.call('GET', `${people}/${hashcode}/changes`);
  const files = await client.call('GET', `attachments?parent=callboard.Participant.${hashcode}`);
  expect([one.status, history.status, files.status]).toEqual(Array(3).fill(count === 1 ? 200 : 404));
  return results.length === 1;
}

async function invite(entry: MadeRecord): Promise<MadeRecord> {
  const draft = { entry: entry.hashcode, user: guest.user, right: 'see' };
  const { status, body } = await staff.call('POST', invitations, draft);
  expect(status, JSON.stringify(body)).toBe(201);
  // The contract's envelope of a create.
  return (body as { data: MadeRecord }).data;
}

describe('the people of an entry', () => {
  it('[1.4] [6.8] are read by a judge of its panel while the entry is accepted and its event not over, and only those who take part', async () => {
    const { person: ofDraft } = await enter([]);
    const { entry, person } = await enter(['submit', 'accept']);
    const { person: ofSubmitted } = await enter(['submit']);
    const { person: ofWaitlisted } = await enter(['submit', 'waitlist']);
    const { person: ofDeclined } = await enter(['submit', 'decline']);
    const left = await join(entry, { name: minor });
    await act(people, 'withdraw', left.hashcode);
    expect(await reads(judge, person)).toBe(true);
    for (const hidden of [ofDraft, ofSubmitted, ofWaitlisted, ofDeclined, left])
      expect(await reads(judge, hidden)).toBe(false);
    const searched = await judge.call('GET', `${people}?search=quokkaberg`);
    expect(searched.body).toMatchObject({ count: 0 });
    await act(entries, 'withdraw', entry.hashcode);
    expect(await reads(judge, person)).toBe(false);
    expect(await reads(staff, person)).toBe(true);
  });

  it('[1.4] [6.8] have a school and a school year for staff and their own contact alone', async () => {
    const { entry, person } = await enter(['submit', 'accept'], { contact: contact.individual });
    await invite(entry);
    for (const client of [judge, guest]) {
      const { body } = await client.call('GET', `${people}/${person.hashcode}`);
      expect(body).toMatchObject({ name: person['name'] });
      for (const field of ['organisation', 'year_level', 'individual', 'photo_consent']) {
        expect(body).not.toHaveProperty(field);
      }
      for (const query of [
        '?year_level=9',
        '?year_level__gte=9',
        '?ordering=year_level',
        '?fields=year_level',
        '?organisation__isnull=false',
        '?ordering=organisation',
        '/counts?by=organisation',
      ]) {
        expect((await client.call('GET', `${people}${query}`)).status, query).toBe(400);
      }
      const history = await client.call('GET', `${people}/${person.hashcode}/changes`);
      expect(JSON.stringify(history.body)).not.toMatch(/year_level|organisation/);
    }
    for (const client of [staff, contact]) {
      const { body } = await client.call('GET', `${people}/${person.hashcode}`);
      expect(body).toMatchObject({ year_level: 9, organisation: { title: expect.any(String) } });
    }
  });

  it('[6.8] are read by anyone who entered them, who changes none of them', async () => {
    const { person } = await enter([], { contact: contact.individual });
    const { person: other } = await enter([]);
    expect(await reads(contact, person)).toBe(true);
    expect(await reads(contact, other)).toBe(false);
    const patched = await contact.call('PATCH', `${people}/${person.hashcode}`, { name: 'Somebody else' });
    expect(patched.status).toBe(403);
    const acted = await contact.call('POST', `${people}/actions`, {
      action: 'confirm',
      target: person.hashcode,
    });
    expect(acted.status).toBe(403);
    const photo = await contact.call('PATCH', people, {
      bulk_patch: [{ hashcode: person.hashcode, photo_consent: true }],
    });
    expect(photo.status).toBe(207);
    expect((await staff.call('GET', `${people}/${person.hashcode}`)).body).toEqual(person);
  });
});

describe('a collaborator', () => {
  it('[1.4] [6.8] reads what they were invited to, and nothing once the invitation is gone', async () => {
    const { entry, person } = await enter(['submit']);
    const { entry: other, person: stranger } = await enter(['submit']);
    expect(await reads(guest, person)).toBe(false);
    const invitation = await invite(entry);
    expect(invitation).toMatchObject({ name: expect.any(String), entry: { hashcode: entry.hashcode } });
    expect(await reads(guest, person)).toBe(true);
    expect((await guest.call('GET', `${entries}/${entry.hashcode}`)).status).toBe(200);
    expect((await guest.call('GET', `${entries}/${other.hashcode}`)).status).toBe(404);
    expect(await reads(guest, stranger)).toBe(false);
    const own = await guest.call('GET', invitations);
    expect(JSON.stringify(own.body)).toContain(invitation.hashcode);
    expect(own.body).not.toHaveProperty('results.0.user');
    await staff.call('DELETE', `${invitations}/${invitation.hashcode}`);
    expect(await reads(guest, person)).toBe(false);
  });

  it('[1.4] is invited by user by staff alone, to an entry once, and only with the role', async () => {
    const { entry } = await enter(['submit']);
    const { hashcode } = await invite(entry);
    const draft = { entry: entry.hashcode, user: guest.user, right: 'see' };
    const again = await staff.call('POST', invitations, draft);
    expect([again.status, JSON.stringify(again.body)]).toEqual([409, expect.stringContaining('already')]);
    const judgeAsGuest = await staff.call('POST', invitations, { ...draft, user: judge.user });
    expect([judgeAsGuest.status, judgeAsGuest.body]).toMatchObject([
      400,
      { user: ['This user does not have the role Collaborator.'] },
    ]);
    expect((await contact.call('POST', invitations, draft)).status).toBe(400);
    expect((await contact.call('DELETE', `${invitations}/${hashcode}`)).status).toBe(404);
    for (const client of [guest, judge]) {
      expect((await client.call('POST', invitations, draft)).status).toBe(403);
      expect((await client.call('DELETE', `${invitations}/${hashcode}`)).status).toBe(403);
    }
    expect((await judge.call('GET', invitations)).status).toBe(403);
    const elsewhere = await api.loginAs('rockquest', 'staff');
    expect((await elsewhere.call('GET', `rockquest/collaborators/${hashcode}`)).status).toBe(404);
  });
});
