import { tenants } from '@callboard/all-tenants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeEntry, makeEvent, move } from '../../testKit/notificationKit';
import { answerOf, bornOn, conversations, converse, madeRecord, stateOf } from '../../testKit/messagingKit';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
});
afterAll(() => api.close());

const begin = (by: TestClient, others: readonly TestClient[]) =>
  by.call('POST', conversations, { subject: 'Lights', members: others.map(({ user }) => user) });

interface Listed {
  user: string;
  name: string;
  note: string;
  role: string;
}

const recipientsOf = async (by: TestClient, search = '') => {
  const { results } = await answerOf(by, `messaging/recipients?search=${encodeURIComponent(search)}`);
  return results as Listed[];
};

/** An entry with a contact, someone who takes part and a guest. */
async function makePeople() {
  const [contact, performer, guest] = await Promise.all(
    (['participant', 'participant', 'collaborator'] as const).map((role) => api.loginAs('showquest', role)),
  );
  const event = await makeEvent(staff);
  const entry = await makeEntry(staff, contact as TestClient, event);
  madeRecord(
    await staff.call('POST', 'showquest/participants', {
      name: 'Hana',
      event,
      entry,
      individual: performer?.individual,
    }),
  );
  madeRecord(await staff.call('POST', 'showquest/collaborators', { entry, user: guest?.user, right: 'see' }));
  // All three were just signed in.
  return { entry, people: [contact, performer, guest] as TestClient[] };
}

describe('whom a user can write to', () => {
  it('is everyone for staff, by name', async () => {
    const judge = await api.loginAs('showquest', 'judge');
    await api.asOwner('UPDATE users SET name = $2 WHERE hashcode = $1', [judge.user, 'Mārama Tūī']);
    expect(await recipientsOf(staff, 'tui marama')).toEqual([
      { user: judge.user, name: 'Mārama Tūī', note: 'Judge', role: 'judge', is_staff: false },
    ]);
    expect(await recipientsOf(staff, 'marama%')).toEqual([]);
    expect((await recipientsOf(staff)).map(({ user }) => user)).not.toContain(staff.user);
  });

  it('is staff and the people of their own entries for others, until the entry is withdrawn', async () => {
    const { entry, people } = await makePeople();
    const stranger = await api.loginAs('showquest', 'participant');
    const judge = await api.loginAs('showquest', 'judge');
    for (const person of people) {
      const found = (await recipientsOf(person)).map(({ user }) => user);
      const others = people.filter((other) => other !== person).map(({ user }) => user);
      expect(found).toEqual(expect.arrayContaining([...others, staff.user]));
      for (const other of [stranger, judge, person]) expect(found).not.toContain(other.user);
      expect((await begin(person, people)).status).toBe(201);
      expect(await begin(person, [stranger])).toMatchObject({
        status: 400,
        body: { members: ['You can write to organisers and to the people of your own entries.'] },
      });
    }
    expect((await recipientsOf(judge)).every(({ role }) => ['admin', 'staff'].includes(role))).toBe(true);
    await move(staff, entry, 'submit');
    expect((await move(staff, entry, 'withdraw')).status).toBe(200);
    for (const person of people) {
      expect((await begin(person, people)).status).toBe(400);
      expect((await begin(person, [staff])).status).toBe(201);
    }
  });

  it('is none who cannot sign in, nor anyone of another tenant', async () => {
    const [gone, foreign] = [
      await api.loginAs('showquest', 'staff'),
      await api.loginAs('rockquest', 'staff'),
    ];
    await api.asOwner(`UPDATE users SET status = 'disabled' WHERE hashcode = $1`, [gone.user]);
    const found = (await recipientsOf(staff)).map(({ user }) => user);
    for (const { user } of [gone, foreign]) expect(found).not.toContain(user);
    for (const other of [gone, foreign]) expect((await begin(staff, [other])).status).toBe(400);
  });

  it('distinguishes people with one name by their schools', async () => {
    const [one, other] = [
      await api.loginAs('showquest', 'participant'),
      await api.loginAs('showquest', 'judge'),
    ];
    const school = madeRecord(
      await staff.call('POST', 'corporation/organization_structures', {
        name: 'Tawa College',
        kind: 'school',
        is_company: true,
      }),
    );
    for (const { user } of [one, other]) {
      await api.asOwner('UPDATE users SET name = $2 WHERE hashcode = $1', [user, 'Kiri Ngata']);
    }
    await api.asOwner('UPDATE individuals SET organisation = $2 WHERE hashcode = $1', [
      one.individual,
      school.hashcode,
    ]);
    expect((await recipientsOf(staff, 'kiri')).map(({ note }) => note).sort()).toEqual([
      'Judge',
      'Tawa College',
    ]);
    const conversation = await converse(staff, [one, other], { body: 'Kia ora' });
    const { body } = await one.call(
      'GET',
      `${conversations}/${conversation}/messages?additional_fields=linked_users`,
    );
    const [message] = Object(body).results;
    expect(message.linked_users).toEqual(
      expect.arrayContaining([
        { hashcode: one.user, title: 'Kiri Ngata', model: 'user.User', note: 'Tawa College' },
        { hashcode: other.user, title: 'Kiri Ngata', model: 'user.User', note: 'Judge' },
        { hashcode: staff.user, title: 'Test staff', model: 'user.User' },
      ]),
    );
  });
});

describe('an adult and a minor', () => {
  const refusal = /^An adult and a student cannot be alone in a conversation\. Add a second adult/;
  const left = /^This would leave an adult and a student alone/;
  const student = async (day: string | null = '2010-05-31') => {
    const client = await api.loginAs('showquest', 'participant');
    await bornOn(api, client, day);
    return client;
  };
  const memberOf = async (conversation: string, { user }: TestClient): Promise<string> => {
    const rows = await api.asOwner<{ hashcode: string }>(
      'SELECT hashcode FROM conversation_members WHERE conversation = $1 AND "user" = $2',
      [conversation, user],
    );
    return rows[0]?.hashcode ?? '';
  };
  const refused = (sentence: RegExp) => ({
    status: 400,
    body: { members: [expect.stringMatching(sentence)] },
  });

  it('begin no conversation of two, also where the age is not known', async () => {
    const judge = await api.loginAs('showquest', 'judge');
    for (const minor of [await student(), await student(null)]) {
      expect(await begin(staff, [minor])).toMatchObject(refused(refusal));
      expect((await begin(staff, [minor, judge])).status).toBe(201);
      expect((await begin(minor, [staff])).status).toBe(400);
      // Messages to the organisers alone are read by all of them.
      expect((await begin(minor, [])).status).toBe(201);
    }
    expect((await begin(staff, [judge])).status).toBe(201);
  });

  it('are not a teacher and staff: whom staff confirmed for a school has no date of birth', async () => {
    const teacher = await student(null);
    const request = (status: string) =>
      api.asOwner(
        `INSERT INTO account_requests (tenant, first_name, last_name, email, position, status)
          SELECT tenant, 'Mere', 'Tūhoe', upper(email), 'Head of drama', $2 FROM users WHERE hashcode = $1`,
        [teacher.user, status],
      );
    await request('declined');
    expect(await begin(staff, [teacher])).toMatchObject(refused(refusal));
    await request('confirmed');
    expect((await begin(staff, [teacher])).status).toBe(201);
  });

  it('are not left alone by adding, removing or undoing', async () => {
    const [minor, judge] = [await student(), await api.loginAs('showquest', 'judge')];
    const alone = await converse(minor);
    const add = { conversation: alone, user: judge.user };
    expect(await staff.call('POST', 'messaging/members', add)).toMatchObject(refused(refusal));
    const three = await converse(staff, [minor, judge]);
    const member = await memberOf(three, judge);
    const path = `messaging/members/${member}`;
    expect(await staff.call('DELETE', path)).toMatchObject(refused(left));
    expect(await staff.call('DELETE', 'messaging/members', { hashcodes: [member] })).toMatchObject({
      status: 207,
      body: { results: [{ success: false, error: expect.stringMatching(left) }] },
    });
    expect((await stateOf(staff, three))['members']).toHaveLength(3);
    // Two adults and a minor; without the minor two adults, and then the undo of an adult who came.
    const second = await api.loginAs('showquest', 'judge');
    const added = await staff.call('POST', 'messaging/members', { conversation: three, user: second.user });
    expect(added.status).toBe(201);
    expect((await staff.call('DELETE', path)).status).toBe(204);
    const undo = { action: 'undo', target: added.headers['change-set'] };
    expect(await staff.call('POST', 'changes/actions', undo)).toMatchObject(refused(left));
    const removed = await staff.call('DELETE', `messaging/members/${await memberOf(three, minor)}`);
    expect(removed.status).toBe(204);
    expect((await staff.call('DELETE', `messaging/members/${await memberOf(three, second)}`)).status).toBe(
      204,
    );
    const back = { action: 'undo', target: removed.headers['change-set'] };
    expect(await staff.call('POST', 'changes/actions', back)).toMatchObject(refused(left));
    expect((await stateOf(staff, three))['members']).toHaveLength(1);
  });

  it('are not left alone by two who remove at the same time', async () => {
    const [minor, judge, second] = [
      await student(),
      await api.loginAs('showquest', 'judge'),
      await api.loginAs('showquest', 'judge'),
    ];
    const conversation = await converse(staff, [minor, judge, second]);
    const members = [await memberOf(conversation, judge), await memberOf(conversation, second)];
    const answers = await Promise.all(
      members.map((member) => staff.call('DELETE', `messaging/members/${member}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400]);
  });

  it('can be alone where the tenant allows it', async () => {
    const { messaging } = tenants.showquest;
    messaging.allowsAdultAndMinorAlone = true;
    try {
      expect((await begin(staff, [await student()])).status).toBe(201);
    } finally {
      messaging.allowsAdultAndMinorAlone = false;
    }
  });
});
