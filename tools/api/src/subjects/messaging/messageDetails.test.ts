import { reactionEmojis } from '@callboard/api-contract/messaging';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { act, conversations, converse, sendMessage, threadOf, write } from '../../testKit/messagingKit';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { sendOne } from '../../testKit/uploads';

let api: TestApi;
let staff: TestClient;
let participant: TestClient;
let judge: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  participant = await api.loginAs('showquest', 'participant');
  judge = await api.loginAs('showquest', 'judge');
});
afterAll(() => api.close());

const nothing = { reactions: [], mentions: [], attachments: [], reply: null };
const react = (by: TestClient, message: string, emoji: string, is_on = true) =>
  act(by, 'react_to_message', { message, emoji, is_on });

describe('a reaction', () => {
  it('is counted once for each user, with the names, and removed', async () => {
    const conversation = await converse(staff, [participant]);
    const message = await sendMessage(staff, conversation);
    for (const by of [participant, participant, staff]) {
      expect((await react(by, message, '🎉')).status).toBe(200);
    }
    await react(staff, message, '👍');
    const [read] = await threadOf(participant, conversation);
    expect(read?.details).toEqual({
      ...nothing,
      reactions: [
        { emoji: '👍', count: 1, is_own: false, names: ['Test staff'] },
        { emoji: '🎉', count: 2, is_own: true, names: ['Test participant', 'Test staff'] },
      ],
    });
    await react(participant, message, '🎉', false);
    const [again] = await threadOf(participant, conversation);
    expect(again?.details.reactions.map(({ count, is_own }) => [count, is_own])).toEqual([
      [1, false],
      [1, false],
    ]);
    // No change of the message itself.
    expect(again?.version).toBe(read?.version);
  });

  it('is one of those that are offered, on a message that the user can read', async () => {
    const conversation = await converse(staff);
    const message = await sendMessage(staff, conversation);
    expect((await react(staff, message, '🐙')).status).toBe(400);
    expect((await react(participant, message, '👍')).status).toBe(404);
    expect((await react(await api.loginAs('rockquest', 'admin'), message, '👍')).status).toBe(404);
    for (const emoji of reactionEmojis) expect((await react(staff, message, emoji)).status).toBe(200);
    expect((await threadOf(staff, conversation))[0]?.details.reactions.map(({ emoji }) => emoji)).toEqual([
      ...reactionEmojis,
    ]);
  });
});

describe('a reply', () => {
  it('quotes a message of the same conversation, and goes on when that is deleted', async () => {
    const conversation = await converse(staff, [participant]);
    const question = await sendMessage(participant, conversation, { body: 'x'.repeat(300) });
    await sendMessage(staff, conversation, { body: 'The side door.', reply_to: question });
    const reply = { message: question, number: 1, author_name: 'Test participant' };
    expect((await threadOf(participant, conversation))[0]?.details.reply).toEqual({
      ...reply,
      body: 'x'.repeat(200),
      is_deleted: false,
    });
    await participant.call('DELETE', `callboard/messages/${question}`);
    expect((await threadOf(participant, conversation))[0]?.details.reply).toEqual({
      ...reply,
      body: '',
      is_deleted: true,
    });
  });

  it('answers no message of another conversation, and never another one later', async () => {
    const [one, other] = [await converse(staff), await converse(staff)];
    const elsewhere = await sendMessage(staff, other);
    expect(await write(staff, one, { reply_to: elsewhere })).toMatchObject({
      status: 400,
      body: { reply_to: [expect.any(String)] },
    });
    const message = await sendMessage(staff, one);
    const patch = { conversation: one, body: 'Other', reply_to: message };
    expect((await staff.call('PATCH', `callboard/messages/${message}`, patch)).status).toBe(400);
  });
});

describe('a mention', () => {
  it('is of members of the conversation alone', async () => {
    const conversation = await converse(staff, [participant]);
    await sendMessage(staff, conversation, { body: '@Test participant', mentions: [participant.user] });
    expect((await threadOf(participant, conversation))[0]?.details.mentions).toEqual([
      { user: participant.user, name: 'Test participant' },
    ]);
    for (const mentions of [[judge.user], 'all', [7], Array.from({ length: 51 }, () => staff.user)]) {
      expect(await write(staff, conversation, { mentions })).toMatchObject({
        status: 400,
        body: { mentions: [expect.any(String)] },
      });
    }
    expect(await threadOf(staff, conversation)).toHaveLength(1);
  });
});

describe('a file', () => {
  const fileOf = async (by: TestClient) => (await sendOne(api, by, 'Kia ora', 'plan.txt')).hashcode;

  it('belongs to the message that it came with: its readers open it', async () => {
    const conversation = await converse(staff, [participant]);
    const file = await fileOf(staff);
    expect((await participant.call('GET', `attachments/${file}`)).status).toBe(404);
    await sendMessage(staff, conversation, { attachments: [file] });
    expect((await threadOf(participant, conversation))[0]?.details.attachments).toMatchObject([
      { hashcode: file, name: 'plan.txt', size: 7, has_pictures: false },
    ]);
    expect((await participant.call('GET', `attachments/${file}`)).status).toBe(200);
    expect((await judge.call('GET', `attachments/${file}`)).status).toBe(404);
  });

  it('is taken from none but its sender, and given once', async () => {
    const conversation = await converse(staff, [participant]);
    const [own, foreign] = [await fileOf(staff), await fileOf(participant)];
    await sendMessage(staff, conversation, { attachments: [own] });
    for (const attachments of [[own], [foreign], 'plan.txt', Array.from({ length: 11 }, () => own)]) {
      expect(await write(staff, conversation, { attachments })).toMatchObject({
        status: 400,
        body: { attachments: [expect.any(String)] },
      });
    }
    expect(await threadOf(staff, conversation)).toHaveLength(1);
  });

  it('is gone with a deleted message, and back when that is undone', async () => {
    const conversation = await converse(staff, [participant]);
    const file = await fileOf(staff);
    const message = await sendMessage(staff, conversation, {
      attachments: [file],
      mentions: [participant.user],
    });
    await react(participant, message, '👀');
    const [before] = await threadOf(participant, conversation);
    const removed = await staff.call('DELETE', `callboard/messages/${message}`);
    expect(removed.status).toBe(204);
    expect(await threadOf(participant, conversation)).toMatchObject([
      { body: '', number: 1, author_name: 'Test staff', details: nothing },
    ]);
    expect((await participant.call('GET', `attachments/${file}`)).status).toBe(404);
    const undo = { action: 'undo', target: removed.headers['change-set'] };
    expect((await staff.call('POST', 'changes/actions', undo)).status).toBe(200);
    expect((await threadOf(participant, conversation))[0]?.details).toEqual(before?.details);
    expect((await participant.call('GET', `attachments/${file}`)).status).toBe(200);
  });
});

describe('a change of a message', () => {
  it('shows when it was edited, and its former text to staff alone', async () => {
    const conversation = await converse(staff, [participant]);
    const message = await sendMessage(participant, conversation, { body: 'At five' });
    const url = `callboard/messages/${message}`;
    expect((await threadOf(staff, conversation))[0]).toMatchObject({ edited_at: null });
    const edited = await participant.call('PATCH', url, { conversation, body: 'At six' });
    expect(edited.body).toMatchObject({ body: 'At six', edited_at: expect.any(String) });
    expect((await staff.call('GET', `${url}/changes`)).body).toMatchObject({
      results: [{ fields: expect.arrayContaining([expect.objectContaining({ before: 'At five' })]) }, {}],
    });
    const undo = { action: 'undo', target: edited.headers['change-set'] };
    expect((await participant.call('POST', 'changes/actions', undo)).status).toBe(200);
    expect((await threadOf(staff, conversation))[0]).toMatchObject({ body: 'At five', edited_at: null });
  });

  it('leaves a deleted message in its place, which no one edits, finds or reacts to', async () => {
    const conversation = await converse(staff, [participant]);
    const message = await sendMessage(participant, conversation, { body: 'Rutabaga' });
    await sendMessage(staff, conversation, { body: 'Noted' });
    const url = `callboard/messages/${message}`;
    const search = `${conversations}/${conversation}/messages?search=rutabaga`;
    expect((await staff.call('GET', search)).body).toMatchObject({ count: 1 });
    expect((await participant.call('DELETE', url)).status).toBe(204);
    expect((await participant.call('DELETE', url)).status).toBe(204);
    expect((await staff.call('GET', search)).body).toMatchObject({ count: 0 });
    expect((await threadOf(participant, conversation)).map(({ number, body }) => [number, body])).toEqual([
      [2, 'Noted'],
      [1, ''],
    ]);
    expect((await participant.call('PATCH', url, { conversation, body: 'Back' })).status).toBe(409);
    expect((await react(staff, message, '👍')).status).toBe(409);
    expect((await act(staff, 'report_message', { message, reason: 'Rude' })).status).toBe(409);
  });

  it('cannot unsend it: no number is missing', async () => {
    const conversation = await converse(staff);
    const sent = await write(staff, conversation);
    const undo = { action: 'undo', target: sent.headers['change-set'] };
    expect((await staff.call('POST', 'changes/actions', undo)).status).toBe(403);
  });
});
