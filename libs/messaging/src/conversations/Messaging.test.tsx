import { json, stubApi } from '@callboard/api-client/testing';
import { isObject } from '@callboard/api-contract';
import type { ConversationState } from '@callboard/api-contract/messaging';
import { renderScreen } from '@callboard/records/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Screen } from './Messaging';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const conversation = id(10);
const [hana, wiremu] = [id(2), id(3)];
const at = '2026-05-14T10:30:00Z';
const thread = `GET messaging/conversations/${conversation}/messages`;
const write = `POST messaging/conversations/${conversation}/messages`;

const common = (hashcode: string, title: string, model: string) => ({
  hashcode,
  instance_id: 1,
  version: 1,
  created: at,
  modified: at,
  qed_model: {
    title,
    visual_title: title,
    subtitle: '',
    url: `/${hashcode}`,
    model,
    avatar: { icon: 'mail', color: 'blue', shape: 'square', placeholder: 'M' },
  },
});

const aConversation = {
  ...common(conversation, 'Load-in', 'messaging.Conversation'),
  subject: 'Load-in',
  event: null,
  last_message_at: at,
  last_number: 2,
  lock_reason: null,
  status: 'open',
  overview: {
    people: ['Hana Parata', 'Wiremu Tane'],
    people_count: 4,
    last_message: { author_name: 'Hana Parata', is_own: false, body: 'Any news?', is_deleted: false },
  },
};

function aMessage(number: number, body: string, details: object = {}) {
  return {
    ...common(id(100 + number), 'Hana Parata', 'callboard.Message'),
    conversation: { hashcode: conversation, title: 'Load-in' },
    body,
    author: { hashcode: hana, title: 'Hana Parata' },
    author_name: 'Hana Parata',
    number,
    reply_to: null,
    edited_at: null,
    deleted_at: null,
    details: { reactions: [], mentions: [], attachments: [], reply: null, ...details },
  };
}

const page = (results: readonly object[]) =>
  json({ count: results.length, next: null, previous: null, results });

const member = (user: string, name: string, note: string) => ({
  user,
  name,
  note,
  read_number: 1,
  is_staff: false,
});

function state(given: Partial<ConversationState> = {}): Response {
  const members = [member(hana, 'Hana Parata', 'Wairua College'), member(wiremu, 'Wiremu Tane', 'Judge')];
  const plain = { read_number: 1, is_member: true, is_locked: false, lock_reason: null, can_write: true };
  return json({ success: true, data: { ...plain, refusal: null, members, ...given } });
}

function show(
  given: Partial<ConversationState> = {},
  messages = [aMessage(1, 'When?'), aMessage(2, 'Where?')],
  isViewing = false,
) {
  const api = stubApi();
  api.on(`GET messaging/conversations/${conversation}`, () => json(aConversation));
  api.on(`GET messaging/conversations/${conversation}/state`, () => state(given));
  api.on('GET messaging/conversations', () => page([aConversation]));
  const unread = { total: 1, conversations: [{ conversation, unread: 1 }] };
  api.on('GET messaging/unread', () => json({ success: true, data: unread }));
  api.on(`GET notifications/muted/${conversation}`, () => json({ success: true, data: { is_muted: false } }));
  api.on('GET messaging/members', () => page([]));
  api.on('POST user/actions', () => json({ success: true, data: { read_number: 2 } }));
  api.on(thread, () => page(messages));
  const { user } = renderScreen(<Screen />, {
    at: `/conversations/${conversation}`,
    path: '/conversations/:hashcode',
    roles: ['participant'],
    isViewing,
  });
  const acted = (action: string) =>
    api.callsOf('POST user/actions').filter(({ body }) => isObject(body) && body['action'] === action);
  return { api, user, messages, acted };
}

const area = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });

/** A document of jsdom has the focus only after one of its elements had it. */
const hasFocus = vi.spyOn(document, 'hasFocus');
beforeEach(() => void hasFocus.mockReturnValue(true));
afterAll(() => hasFocus.mockRestore());
afterEach(cleanup);

describe('Messaging', () => {
  it('[2.21] [7.32] shows the conversations with their unread messages, and the thread of the one in the URL', async () => {
    const { api, acted } = show();
    expect(await screen.findByText('Where?')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Load-in' })).toBeTruthy();
    const link = await screen.findByRole('link', { name: 'Load-in' });
    expect(link.getAttribute('aria-current')).toBe('page');
    expect(screen.getByText('1 unread message')).toBeTruthy();
    expect(screen.getByText('Hana Parata, Wiremu Tane')).toBeTruthy();
    expect(screen.getByText('Hana Parata, Wiremu Tane and 2 more')).toBeTruthy();
    expect(screen.getByText('Hana Parata: Any news?')).toBeTruthy();
    const [listed] = api.callsOf('GET messaging/conversations');
    expect(listed?.query.get('additional_fields')).toBe('overview');
    const [call] = api.callsOf(thread);
    expect(call?.query.get('additional_fields')).toBe('linked_users,details');
    expect(call?.query.get('ordering')).toBe('number');
    // The first action loads its declaration: without this its call would reach the next test.
    await waitFor(() => expect(acted('read_conversation')).toHaveLength(1));
  });

  it('draws the line New before the first unread message, and marks what is visible as read', async () => {
    const { acted } = show();
    const line = await screen.findByText('New');
    expect(line.closest('li')?.textContent).toContain('Where?');
    await waitFor(() =>
      expect(acted('read_conversation').map(({ body }) => body)).toMatchObject([
        { data: { conversation, number: 2 } },
      ]),
    );
  });

  it.each(['hidden', 'without the focus'])(
    '[9.2] marks nothing as read while the window is %s, and does once the user is back',
    async (state) => {
      const visibility = vi.spyOn(document, 'visibilityState', 'get');
      onTestFinished(() => visibility.mockRestore());
      visibility.mockReturnValue(state === 'hidden' ? 'hidden' : 'visible');
      hasFocus.mockReturnValue(state === 'hidden');
      const { acted } = show();
      await screen.findByText('Where?');
      expect(acted('read_conversation')).toEqual([]);
      visibility.mockReturnValue('visible');
      hasFocus.mockReturnValue(true);
      await waitFor(() => expect(acted('read_conversation')).toHaveLength(1));
    },
  );

  it.each([
    ['an admin who views as a member', true, true],
    ['someone who is no member', false, false],
  ])('[9.2] marks nothing as read for %s', async (_who, is_member, isViewing) => {
    const { acted } = show({ is_member }, undefined, isViewing);
    await screen.findByText('Where?');
    expect(screen.queryByText('New')).toBeNull();
    expect(acted('read_conversation')).toEqual([]);
  });

  it('[7.33] shows an own message while it is sent, and sends a failed one again with the same key', async () => {
    const { api, user, messages } = show();
    let answer: (response: Response) => void = () => undefined;
    api.on(write, () => new Promise<Response>((resolve) => (answer = resolve)));
    await user.type(await area(), 'At five.{Enter}');
    expect(await screen.findByText(/· Sending/)).toBeTruthy();
    answer(json({}, 500));
    expect(await screen.findByText(/^Not sent\./)).toBeTruthy();
    const stored = { ...aMessage(3, 'At five.'), author_name: 'Aroha Ngata' };
    api.on(write, () => {
      messages.push(stored);
      return json({ success: true, data: stored }, 201);
    });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/· Sen/)).toBeNull());
    expect(screen.getAllByText('At five.')).toHaveLength(1);
    const [first, again] = api.callsOf(write);
    expect(first?.body).toMatchObject({ body: 'At five.', mentions: [], attachments: [] });
    expect(again?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'));
  });

  it('replies to a message, and mentions a member', async () => {
    const { api, user } = show();
    api.on(write, json({ success: true, data: aMessage(3, 'Here') }, 201));
    await user.click((await screen.findAllByRole('button', { name: /^Actions for/ }))[1] ?? document.body);
    await user.click(screen.getByRole('menuitem', { name: 'Reply' }));
    expect(screen.getByText('Reply to Hana Parata')).toBeTruthy();
    await user.type(await area(), '@Wir{Enter}');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(api.callsOf(write)).toHaveLength(1));
    expect(api.callsOf(write)[0]?.body).toMatchObject({ reply_to: id(102), mentions: [wiremu] });
    expect(screen.queryByRole('button', { name: 'Do not reply to this message' })).toBeNull();
  });

  it('notifies the others that the user is typing, at most once in three seconds', async () => {
    const { user, acted } = show();
    await user.type(await area(), 'Kia ora');
    await waitFor(() => expect(acted('type_in_conversation')).toHaveLength(1));
  });

  it('says why nobody can write in place of the field', async () => {
    show({ can_write: false, is_locked: true, lock_reason: 'Unkind words.' });
    expect(await screen.findByText('Unkind words.')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Your message' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add a reaction' })).toBeNull();
  });

  it('reports a message with a reason', async () => {
    const { user, acted } = show();
    await user.click((await screen.findAllByRole('button', { name: /^Actions for/ }))[0] ?? document.body);
    await user.click(screen.getByRole('menuitem', { name: 'Report' }));
    await user.click(screen.getByRole('button', { name: 'Report' }));
    expect(screen.getByText('Write a reason first')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'It is unkind.');
    await user.click(screen.getByRole('button', { name: 'Report' }));
    await waitFor(() =>
      expect(acted('report_message')[0]?.body).toMatchObject({
        data: { message: id(101), reason: 'It is unkind.' },
      }),
    );
  });
});
