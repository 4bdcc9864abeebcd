import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messagesOf } from '../collections';
import { hashcodeOf, page } from '../testing/records';
import { renderWithApi } from '../testing/renderWithApi';
import { json, stubApi, type Call } from '../testing/stubApi';

const conversation = hashcodeOf(1);
const messageId = hashcodeOf(2);
const path = `messaging/conversations/${conversation}/messages`;
const message = {
  hashcode: messageId,
  version: 3,
  conversation: { hashcode: conversation, title: 'Rehearsal', model: 'messaging.Conversation' },
  body: 'Doors at six',
  qed_model: { title: 'Aroha Ngata' },
};
const draft = { conversation, body: 'Doors at six' };

it('[7.32] reads the messages of a conversation below its path, page by page, with the linked users', async () => {
  const api = stubApi();
  api.on(`GET ${path}`, json(page([message])));
  const query = { ordering: ['-number'], additionalFields: ['linked_users'] };
  const { result } = renderWithApi(() => messagesOf(conversation).useRows(query));
  await waitFor(() => expect(result.current.rowAt(0)).toMatchObject({ body: 'Doors at six' }));
  const [call] = api.calls;
  expect(call?.query.get('paginate')).toBe('true');
  expect(call?.query.get('additional_fields')).toBe('linked_users');
  expect(call?.query.has('conversation')).toBe(false);
});

it('[7.33] sends, changes and deletes a message below the path of its conversation', async () => {
  const api = stubApi();
  api.on(`POST ${path}`, json({ success: true, data: message }, 201));
  api.on(`PATCH ${path}/${messageId}`, json({ ...message, version: 4 }));
  api.on(`DELETE ${path}/${messageId}`, new Response(null, { status: 204 }));
  const { result } = renderWithApi(() => ({
    create: messagesOf(conversation).useCreate()[0],
    patch: messagesOf(conversation).usePatch()[0],
    remove: messagesOf(conversation).useRemove()[0],
  }));
  const { create, patch, remove } = result.current;
  expect((await create(draft)).ok).toBe(true);
  expect((await patch(messageId, draft, 3)).ok).toBe(true);
  expect((await remove(messageId, 4)).ok).toBe(true);
  const seen = ({ method, path: at, body }: Call) => [method, at, body];
  expect(api.calls.map(seen)).toEqual([
    ['POST', path, draft],
    ['PATCH', `${path}/${messageId}`, draft],
    ['DELETE', `${path}/${messageId}`, null],
  ]);
});

it('[7.37] uses the path of version 2, too', async () => {
  const api = stubApi({ version: 2 });
  api.on(`GET messaging/conversation/conversations/${conversation}/messages`, json(page([message])));
  const { result } = renderWithApi(() => messagesOf(conversation).useList());
  await waitFor(() => expect(result.current.data?.count).toBe(1));
});
