import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  act,
  answerOf,
  conversations,
  converse,
  sendMessage,
  stateOf,
  threadOf,
  write,
} from '../../testKit/messagingKit';
import { connectedSocket, listen } from '../../testKit/socketClient';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

let api: TestApi;
let address: string;
let staff: TestClient;
let participant: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  address = await listen(api);
  staff = await api.loginAs('showquest', 'staff');
  participant = await api.loginAs('showquest', 'participant');
});
afterAll(() => api.close());

const read = (by: TestClient, conversation: string, number: number) =>
  act(by, 'read_conversation', { conversation, number });
const unreadOf = async (by: TestClient, conversation: string) => {
  const { conversations: unread } = await answerOf(by, 'messaging/unread');
  return (unread as { conversation: string; unread: number }[]).find(
    (each) => each.conversation === conversation,
  )?.unread;
};

describe('what a member has read', () => {
  it('never goes back, nor beyond what was written', async () => {
    const conversation = await converse(staff, [participant], { body: 'One' });
    await sendMessage(staff, conversation);
    await sendMessage(staff, conversation);
    for (const [number, expected] of [
      [2, 2],
      [1, 2],
      [99, 3],
    ] as const) {
      expect(await read(participant, conversation, number)).toMatchObject({
        status: 200,
        body: { data: { read_number: expected } },
      });
    }
    for (const number of [-1, 1.5, '2']) {
      const data = { conversation, number };
      expect((await act(participant, 'read_conversation', data)).status).toBe(400);
    }
    expect((await read(await api.loginAs('showquest', 'judge'), conversation, 1)).status).toBe(404);
  });

  it('is what was written before they came, and what they wrote themselves', async () => {
    const conversation = await converse(staff, [], { body: 'One' });
    await sendMessage(staff, conversation);
    const member = { conversation, user: participant.user };
    expect((await staff.call('POST', 'messaging/members', member)).status).toBe(201);
    expect(await unreadOf(participant, conversation)).toBeUndefined();
    await sendMessage(staff, conversation);
    await sendMessage(staff, conversation);
    expect(await unreadOf(participant, conversation)).toBe(2);
    await sendMessage(participant, conversation);
    expect(await unreadOf(participant, conversation)).toBeUndefined();
    expect(await unreadOf(staff, conversation)).toBe(1);
  });

  it('leaves the messages of others unread, but for those that were deleted', async () => {
    const conversation = await converse(staff, [participant]);
    const [first] = [await sendMessage(staff, conversation), await sendMessage(staff, conversation)];
    expect(await unreadOf(participant, conversation)).toBe(2);
    await staff.call('DELETE', `callboard/messages/${first}`);
    expect(await unreadOf(participant, conversation)).toBe(1);
    await read(participant, conversation, 2);
    expect(await unreadOf(participant, conversation)).toBeUndefined();
    // Staff read every conversation: what is not written to them is not unread.
    expect(await unreadOf(await api.loginAs('showquest', 'staff'), conversation)).toBeUndefined();
  });

  it('[7.48] is known to the other members immediately', async () => {
    const conversation = await converse(staff, [participant], { body: 'One' });
    const [own, other] = await Promise.all(
      [staff, await api.loginAs('showquest', 'staff')].map((client) =>
        connectedSocket({ ...client, to: address }),
      ),
    );
    await read(participant, conversation, 1);
    const push = { code: 'conversation.read', conversation, user: participant.user };
    await expect.poll(() => own?.got).toContainEqual(push);
    expect(other?.codes()).not.toContain('conversation.read');
    expect(await stateOf(staff, conversation)).toMatchObject({
      read_number: 1,
      members: [
        {
          user: participant.user,
          name: 'Test participant',
          note: 'Participant',
          read_number: 1,
          is_staff: false,
        },
        { user: staff.user, name: 'Test staff', note: 'Staff', read_number: 1, is_staff: true },
      ],
    });
  });

  it('[7.48] notifies the others who read the conversation that a user is writing', async () => {
    const conversation = await converse(staff, [participant]);
    const stranger = await api.loginAs('showquest', 'judge');
    const [own, other, outside] = await Promise.all(
      [participant, staff, stranger].map((client) => connectedSocket({ ...client, to: address })),
    );
    expect((await act(participant, 'type_in_conversation', { conversation })).status).toBe(200);
    const push = { code: 'typing', conversation, user: participant.user };
    await expect.poll(() => other?.got).toContainEqual(push);
    await sendMessage(participant, conversation);
    await expect.poll(() => own?.codes()).toContain('message.created');
    for (const client of [own, outside]) expect(client?.codes()).not.toContain('typing');
    expect((await act(stranger, 'type_in_conversation', { conversation })).status).toBe(404);
  });

  it('[7.48] reactions and deletions reach those who read the conversation', async () => {
    const conversation = await converse(staff, [participant]);
    const message = await sendMessage(staff, conversation);
    const client = await connectedSocket({ ...participant, to: address });
    await act(staff, 'react_to_message', { message, emoji: '👍', is_on: true });
    await expect
      .poll(() => client.got)
      .toContainEqual({ code: 'message.updated', record: message, conversation });
    await staff.call('DELETE', `callboard/messages/${message}`);
    await expect
      .poll(() => client.got)
      .toContainEqual({ code: 'message.deleted', record: message, conversation });
  });
});

describe('a locked conversation', () => {
  it('is written in by staff alone, and reports why', async () => {
    const conversation = await converse(staff, [participant], { body: 'One' });
    const own = await sendMessage(participant, conversation);
    const lock = { conversation, reason: 'Read the rules first' };
    expect((await act(participant, 'lock_conversation', lock)).status).toBe(403);
    expect((await act(staff, 'lock_conversation', { conversation, reason: '  ' })).status).toBe(400);
    expect((await act(staff, 'lock_conversation', lock)).status).toBe(200);
    const refusal = 'Only organisers can write in this conversation now: Read the rules first';
    expect(await stateOf(participant, conversation)).toMatchObject({
      is_locked: true,
      lock_reason: 'Read the rules first',
      can_write: false,
      refusal,
    });
    expect(await stateOf(staff, conversation)).toMatchObject({
      is_locked: true,
      can_write: true,
      refusal: null,
    });
    const refused = { status: 400, body: { conversation: [refusal] } };
    expect(await write(participant, conversation)).toMatchObject(refused);
    const patch = { conversation, body: 'Later' };
    expect(await participant.call('PATCH', `callboard/messages/${own}`, patch)).toMatchObject(refused);
    const reaction = { message: own, emoji: '👍', is_on: true };
    expect(await act(participant, 'react_to_message', reaction)).toMatchObject({ status: 400 });
    expect((await act(participant, 'type_in_conversation', { conversation })).status).toBe(400);
    expect((await write(staff, conversation)).status).toBe(201);
    expect((await act(staff, 'unlock_conversation', { conversation })).status).toBe(200);
    expect((await write(participant, conversation)).status).toBe(201);
    expect(await threadOf(staff, conversation)).toHaveLength(4);
    const history = await staff.call('GET', `${conversations}/${conversation}/changes`);
    expect(history.body).toMatchObject({ count: 3 });
  });

  it('is unknown to anyone who cannot read it', async () => {
    const conversation = await converse(staff);
    const foreign = await api.loginAs('rockquest', 'admin');
    for (const action of ['lock_conversation', 'unlock_conversation', 'type_in_conversation']) {
      const data = { conversation, ...(action === 'lock_conversation' && { reason: 'Mine now' }) };
      expect([action, (await act(foreign, action, data)).status]).toEqual([action, 404]);
    }
    for (const path of ['state', 'export']) {
      expect((await foreign.call('GET', `${conversations}/${conversation}/${path}`)).status).toBe(404);
    }
    expect((await participant.call('GET', `${conversations}/${conversation}/state`)).status).toBe(404);
    expect((await participant.call('GET', `${conversations}/${conversation}/export`)).status).toBe(403);
  });
});
