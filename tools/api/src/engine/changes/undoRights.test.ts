import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { undoLimits } from '@callboard/api-contract/records';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordMaker, type MadeRecord, type RecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestAnswer, type TestApi, type TestClient } from '../../testKit/startTestApi';

const collections = collectionNames.map(collectionNamed);
const entries = 'showquest/entries';
let api: TestApi;
let staff: TestClient;
let participant: TestClient;
let maker: RecordMaker;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  participant = await api.loginAs('showquest', 'participant');
  maker = createRecordMaker(api, staff, collections);
});
afterAll(() => api.close());

function undo(client: TestClient, changeSet: string | undefined): Promise<TestAnswer> {
  return client.call('POST', 'changes/actions', { action: 'undo', target: changeSet });
}

const setOf = ({ headers }: TestAnswer): string | undefined => headers['change-set'];
const act = (client: TestClient, path: string, action: string, target: string): Promise<TestAnswer> =>
  client.call('POST', `${path}/actions`, {
    action,
    target,
    ...(path === entries && action === 'withdraw' && { data: { reason: 'We are ill.' } }),
  });
const read = (path: string): Promise<TestAnswer> => staff.call('GET', path);
const made = ({ status, body }: TestAnswer): MadeRecord => {
  expect(status, JSON.stringify(body)).toBe(201);
  // The contract's envelope of a create.
  return (body as { data: MadeRecord }).data;
};

/** The change set of the newest change of a record, where no answer names it. */
async function newestSet(record: string): Promise<string> {
  const [row] = await api.asOwner<{ change_set: string }>(
    'SELECT change_set FROM changes WHERE record = $1 ORDER BY sequence DESC LIMIT 1',
    [record],
  );
  return row?.change_set ?? '';
}

/** Makes a change older than it is. */
async function age(changeSet: string | undefined, hours: number): Promise<void> {
  await api.asOwner(
    `UPDATE changes SET at = at - make_interval(hours => $2, mins => 1) WHERE change_set = $1`,
    [changeSet, hours],
  );
}

async function ownEntry(): Promise<string> {
  return (await maker.make('entries', { contact: participant.individual })).hashcode;
}

async function ownAnswer(): Promise<{ path: string; hashcode: string; begun: TestAnswer }> {
  const { definition } = await maker.make('formEditions');
  // A reference as it is read.
  const draft = { definition: (definition as MadeRecord).hashcode };
  const begun = await participant.call('POST', 'form/instances', draft);
  const { hashcode } = made(begun);
  return { path: `form/instances/${hashcode}`, hashcode, begun };
}

describe('undo of a status change', () => {
  it('rolls back no form that was submitted: not for its author, and not for staff, who open it again', async () => {
    const { path, hashcode } = await ownAnswer();
    expect((await act(participant, 'form/instances', 'submit', hashcode)).status).toBe(200);
    const submitted = await newestSet(hashcode);
    expect(await undo(participant, submitted)).toMatchObject({
      status: 403,
      body: { detail: "This cannot be undone: 'Submit' does more than change the status." },
    });
    expect(await undo(staff, submitted)).toMatchObject({
      status: 403,
      body: {
        detail: "This cannot be undone: 'Submit' does more than change the status. Use 'Open again' instead.",
      },
    });
    expect((await read(path)).body).toMatchObject({ status: 'submitted', version: 2 });
    const reopened = await act(staff, 'form/instances', 'reopen', hashcode);
    expect((await undo(staff, setOf(reopened))).status).toBe(403);
    expect((await read(path)).body).toMatchObject({ status: 'open', version: 3 });
  });

  it('brings no withdrawn entry back for its participant, and no version of a form', async () => {
    const hashcode = await ownEntry();
    await act(staff, entries, 'submit', hashcode);
    await act(staff, entries, 'accept', hashcode);
    const withdrawn = await act(participant, entries, 'withdraw', hashcode);
    expect(await undo(participant, setOf(withdrawn))).toMatchObject({
      status: 403,
      body: {
        detail:
          "This cannot be undone: you cannot change the status of this act from 'Withdrawn' back to 'Accepted'.",
      },
    });
    expect((await read(`${entries}/${hashcode}`)).body).toMatchObject({ status: 'withdrawn' });
    const { definition } = await maker.make('formEditions');
    // A reference as it is read.
    const published = await newestSet((definition as MadeRecord).hashcode);
    expect((await undo(staff, published)).status).toBe(403);
  });

  it('needs a transition back that the actor can make now: staff reopen what a participant withdrew as a draft', async () => {
    const hashcode = await ownEntry();
    const withdrawn = await act(participant, entries, 'withdraw', hashcode);
    expect((await undo(participant, setOf(withdrawn))).status).toBe(403);
    const undone = await undo(staff, setOf(withdrawn));
    expect(undone.status).toBe(200);
    expect((await read(`${entries}/${hashcode}`)).body).toMatchObject({ status: 'draft' });
    // Withdrawing is a transition of the participant too, but this one is not their change.
    expect((await undo(participant, setOf(undone))).status).toBe(404);
    expect((await undo(staff, setOf(undone))).status).toBe(200);
    expect((await read(`${entries}/${hashcode}`)).body).toMatchObject({ status: 'withdrawn' });
  });
});

describe('undo of a creation or a removal', () => {
  it('is refused to those who cannot delete: a participant keeps the answer that they began', async () => {
    const { path, begun } = await ownAnswer();
    expect(await undo(participant, setOf(begun))).toMatchObject({
      status: 403,
      body: { detail: 'This cannot be undone: you cannot delete answers.' },
    });
    expect((await read(path)).status).toBe(200);
    expect((await undo(staff, setOf(begun))).status).toBe(200);
    expect((await read(path)).status).toBe(404);
  });

  it('is refused where no one removes or creates: a conversation, a member, an invitation', async () => {
    const begun = await participant.call('POST', 'messaging/conversations', { subject: 'Smoke', body: 'Hi' });
    const refused = { status: 403, body: { detail: expect.stringContaining('This cannot be undone: ') } };
    expect(await undo(participant, setOf(begun))).toMatchObject(refused);
    expect(await undo(staff, setOf(begun))).toMatchObject(refused);
    const admin = await api.loginAs('showquest', 'admin');
    expect(await undo(admin, setOf(begun))).toMatchObject(refused);
    const invitation = { first_name: 'Mere', last_name: 'Tane', email: 'mere@example.org', roles: ['judge'] };
    expect(await undo(admin, setOf(await admin.call('POST', 'user/activations', invitation)))).toMatchObject(
      refused,
    );
    expect((await read(`messaging/conversations/${made(begun).hashcode}`)).status).toBe(200);
  });

  it('brings a message back only where one could be written', async () => {
    const { hashcode: conversation } = made(
      await participant.call('POST', 'messaging/conversations', { subject: 'Lights', body: 'Hello' }),
    );
    const sendMessage = async () =>
      made(await participant.call('POST', 'callboard/messages', { conversation, body: 'More' })).hashcode;
    const [changed, removed, left] = [await sendMessage(), await sendMessage(), await sendMessage()];
    const patch = { conversation, body: 'Changed' };
    const changes = [
      setOf(await participant.call('PATCH', `callboard/messages/${changed}`, patch)),
      setOf(await participant.call('DELETE', `callboard/messages/${removed}`)),
    ];
    const closed = await act(staff, 'messaging/conversations', 'close', conversation);
    for (const set of changes) {
      expect(await undo(participant, set)).toMatchObject({
        status: 409,
        body: { detail: 'This cannot be undone: the conversation is closed.' },
      });
    }
    expect((await undo(staff, setOf(closed))).status).toBe(200);
    const [member] = await api.asOwner<{ hashcode: string }>(
      'SELECT hashcode FROM conversation_members WHERE conversation = $1',
      [conversation],
    );
    const lastRemoval = setOf(await participant.call('DELETE', `callboard/messages/${left}`));
    await staff.call('DELETE', `messaging/members/${member?.hashcode}`);
    expect((await undo(participant, lastRemoval)).status).toBe(403);
    expect((await read(`callboard/messages/${left}`)).body).toMatchObject({ body: '' });
  });
});

describe('undo of an update', () => {
  it('is refused where the server alone writes a field that changed', async () => {
    const admin = await api.loginAs('showquest', 'admin');
    const { hashcode } = await maker.make('users');
    await api.asOwner(`SELECT set_config('app.actor', $1, false)`, [admin.user]);
    await api.asOwner(`UPDATE users SET email = 'elsewhere@example.org' WHERE hashcode = $1`, [hashcode]);
    await api.asOwner(`SELECT set_config('app.actor', '', false)`);
    expect(await undo(admin, await newestSet(hashcode))).toMatchObject({
      status: 403,
      body: { detail: "This cannot be undone: you cannot change 'Email' of users." },
    });
  });

  it('is refused to an entrant whose entry was decided on since', async () => {
    const hashcode = await ownEntry();
    const path = `${entries}/${hashcode}`;
    const changed = await participant.call('PATCH', path, { theme: 'Tides' });
    const set = setOf(changed);
    await api.asOwner('ALTER TABLE entries DISABLE TRIGGER USER');
    // In one statement without a line in the log, which would refuse the undo by itself.
    await api.asOwner(`UPDATE entries SET status = 'accepted' WHERE hashcode = $1`, [hashcode]);
    await api.asOwner('ALTER TABLE entries ENABLE TRIGGER USER');
    expect(await undo(participant, set)).toMatchObject({
      status: 403,
      body: { detail: 'The status of this act is “Accepted”, so only the office can make this change.' },
    });
    expect((await read(path)).body).toMatchObject({ theme: 'Tides' });
    expect((await undo(staff, set)).status).toBe(200);
  });

  it('takes nothing back when a part of it is refused', async () => {
    const region = await maker.make('regions');
    const set = randomUUID();
    await api.database
      .forTenant('showquest')
      .write({ actor: staff.user, changeSet: set }, async (transaction) => {
        const text = 'UPDATE regions SET name = $1 WHERE hashcode = $2';
        await transaction.query({ text, values: ['Changed with it', region.hashcode] });
        const insert = `INSERT INTO form_editions (tenant, name, definition, number, content)
        SELECT tenant, name, hashcode, 9, '{}'::jsonb FROM form_definitions LIMIT 1`;
        await transaction.query({ text: insert, values: [] });
      });
    expect((await undo(staff, set)).status).toBe(403);
    expect((await read(`callboard/regions/${region.hashcode}`)).body).toMatchObject({
      name: 'Changed with it',
    });
  });

  it('leaves what the log does not hold: messages that came since keep their numbers', async () => {
    const { hashcode } = await maker.make('conversations');
    const path = `messaging/conversations/${hashcode}`;
    const renamed = await staff.call('PATCH', path, { subject: 'Another subject' });
    const sent = await staff.call('POST', 'callboard/messages', { conversation: hashcode, body: 'One' });
    expect(sent.status).toBe(201);
    const before = (await read(path)).body;
    expect((await undo(staff, setOf(renamed))).status).toBe(200);
    // As the API reads it.
    const { last_number, last_message_at } = before as MadeRecord;
    expect((await read(path)).body).toMatchObject({ last_number, last_message_at });
    expect(
      (await staff.call('POST', 'callboard/messages', { conversation: hashcode, body: 'Two' })).status,
    ).toBe(201);
  });
});

describe('undo ends', () => {
  it('after a day for those who reach some records', async () => {
    const hashcode = await ownEntry();
    const path = `${entries}/${hashcode}`;
    const changes = [
      setOf(await participant.call('PATCH', path, { theme: 'One' })),
      setOf(await participant.call('PATCH', path, { theme: 'Two' })),
    ];
    await age(changes[1], undoLimits.hours - 1);
    expect((await undo(participant, changes[1])).status).toBe(200);
    const third = setOf(await participant.call('PATCH', path, { theme: 'Three' }));
    await age(third, undoLimits.hours);
    expect(await undo(participant, third)).toMatchObject({
      status: 409,
      body: { detail: 'This cannot be undone: it was made more than 24 hours ago.' },
    });
    expect((await read(path)).body).toMatchObject({ theme: 'Three' });
  });

  it('after seven days for those who reach all of them', async () => {
    const created = await staff.call('POST', 'callboard/regions', { name: 'Long ago' });
    await age(setOf(created), undoLimits.hoursOfAll);
    expect(await undo(staff, setOf(created))).toMatchObject({
      status: 409,
      body: { detail: 'This cannot be undone: it was made more than 7 days ago.' },
    });
    const other = await staff.call('POST', 'callboard/regions', { name: 'Days ago' });
    await age(setOf(other), undoLimits.hoursOfAll - 1);
    expect((await undo(staff, setOf(other))).status).toBe(200);
  });
});
