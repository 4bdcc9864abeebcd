import { expect, it } from 'vitest';
import { toPushMessage } from './pushMessage';

const message = { id: 'n1', title: 'Showquest', text: 'Kiri wrote in “Load-in”.', path: '/conversations/c1' };

it('reads a message of the server', () => {
  expect(toPushMessage(JSON.stringify(message))).toEqual(message);
});

it.each(['//evil.test/x', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)'])(
  'opens the start page instead of %s',
  (path) => expect(toPushMessage(JSON.stringify({ ...message, path }))?.path).toBe('/'),
);

it.each([undefined, '', 'Kiri wrote', 'null', '[]', '{"id":1}'])('is null for %s', (text) => {
  expect(toPushMessage(text)).toBeNull();
});
