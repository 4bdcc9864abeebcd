import { messageReportSchema } from '@callboard/api-contract/messaging';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOf } from '../../testKit/notificationKit';
import { act, answerOf, conversations, converse, sendMessage } from '../../testKit/messagingKit';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

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

async function reportsOf(by: TestClient, search = '') {
  const { status, body } = await by.call('GET', `messaging/reports${search}`);
  expect(status).toBe(200);
  return v.parse(v.object({ data: v.array(messageReportSchema) }), body).data;
}

describe('a report', () => {
  it('shows staff the text of the message, also after it was deleted, until it is resolved', async () => {
    const conversation = await converse(staff, [participant, judge], { subject: 'Costumes' });
    const message = await sendMessage(judge, conversation, { body: 'That is ugly' });
    const report = { message, reason: 'Unkind' };
    expect((await act(participant, 'report_message', report)).status).toBe(200);
    expect((await act(participant, 'report_message', { ...report, reason: 'Very unkind' })).status).toBe(200);
    await judge.call('DELETE', `callboard/messages/${message}`);
    const found = (await reportsOf(staff, '?open=true')).filter((each) => each.message === message);
    expect(found).toMatchObject([
      {
        conversation,
        subject: 'Costumes',
        number: 1,
        author_name: 'Test judge',
        body: 'That is ugly',
        reason: 'Very unkind',
        reporter_name: 'Test participant',
        resolved: null,
      },
    ]);
    await expect
      .poll(async () => (await listOf(staff)).results.map(({ kind, facts }) => [kind, facts]))
      .toContainEqual(['messageReported', { reporter: 'Test participant', subject: 'Costumes' }]);
    const resolve = { report: found[0]?.report, is_resolved: true };
    expect((await act(participant, 'resolve_report', resolve)).status).toBe(403);
    expect((await act(staff, 'resolve_report', resolve)).status).toBe(200);
    const isOpen = async () =>
      (await reportsOf(staff, '?open=true')).some((each) => each.message === message);
    expect(await isOpen()).toBe(false);
    expect((await reportsOf(staff)).find((each) => each.message === message)).toMatchObject({
      resolved: expect.any(String),
      resolved_by: 'Test staff',
    });
    await act(staff, 'resolve_report', { ...resolve, is_resolved: false });
    expect(await isOpen()).toBe(true);
    expect((await participant.call('GET', 'messaging/reports')).status).toBe(403);
  });

  it('is of a message that the user can read, and of no own one', async () => {
    const conversation = await converse(staff, [participant]);
    const message = await sendMessage(participant, conversation);
    const report = { message, reason: 'Unkind' };
    expect((await act(judge, 'report_message', report)).status).toBe(404);
    expect((await act(participant, 'report_message', report)).status).toBe(409);
    for (const reason of ['', ' ', 'x'.repeat(501), 7]) {
      expect((await act(staff, 'report_message', { message, reason })).status).toBe(400);
    }
    const foreign = await api.loginAs('rockquest', 'admin');
    expect((await act(foreign, 'report_message', report)).status).toBe(404);
    await act(staff, 'report_message', report);
    const [own] = await reportsOf(staff);
    const resolve = { report: own?.report, is_resolved: true };
    expect((await act(foreign, 'resolve_report', resolve)).status).toBe(404);
    expect(await reportsOf(foreign)).toEqual([]);
  });
});

describe('a mention', () => {
  it('notifies instead of the message, and no one who muted the conversation', async () => {
    const other = await api.loginAs('showquest', 'judge');
    const conversation = await converse(staff, [participant, judge, other], { subject: 'Curtain' });
    await act(other, 'mute_conversation', { conversation, is_muted: true });
    await sendMessage(staff, conversation, { mentions: [participant.user, other.user] });
    const kindsOf = async (by: TestClient) =>
      (await listOf(by)).results.filter(({ record }) => record === conversation).map(({ kind }) => kind);
    await expect.poll(() => kindsOf(participant)).toEqual(['mention']);
    await expect.poll(() => kindsOf(judge)).toEqual(['message']);
    expect(await kindsOf(other)).toEqual([]);
  });
});

describe('the export of a conversation', () => {
  it('has members, times with their zone, edits and deletions, and stands in the history', async () => {
    const conversation = await converse(staff, [participant], { subject: '<b>Stage</b> & more' });
    const first = await sendMessage(participant, conversation, { body: 'At five <script>' });
    const patch = { conversation, body: 'At six' };
    await participant.call('PATCH', `callboard/messages/${first}`, patch);
    const second = await sendMessage(staff, conversation, { body: 'My mistake', reply_to: first });
    await staff.call('DELETE', `callboard/messages/${second}`);
    const { name, html } = await answerOf(staff, `${conversations}/${conversation}/export`);
    expect(name).toBe('b Stage b more.html');
    const page = String(html);
    for (const text of [
      '&lt;b&gt;Stage&lt;/b&gt; &amp; more',
      'Pacific/Auckland',
      'Test participant, Participant',
      'At six',
      'At five &lt;script&gt;',
      'Answers message 1.',
      'Deleted ',
      'My mistake',
    ]) {
      expect(page).toContain(text);
    }
    expect(page).not.toContain('<script');
    const history = await staff.call('GET', `${conversations}/${conversation}/changes`);
    expect(history.body).toMatchObject({ results: [{ actor: expect.anything() }, { kind: 'create' }] });
  });
});
