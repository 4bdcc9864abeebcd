import { expect, it } from 'vitest';
import { callTag, writeTags } from './tags';

it('refetches who can write in a conversation when its record or its members change', () => {
  expect(writeTags('conversations', [], [])).toContainEqual(callTag('messaging'));
  expect(writeTags('conversationMembers', [], [])).toContainEqual(callTag('messaging'));
  expect(writeTags('venues', [], [])).toEqual([{ type: 'venues', id: 'LIST' }]);
});

it('refetches the list of conversations when their members or messages change', () => {
  for (const collection of ['conversationMembers', 'messages'] as const)
    expect(writeTags(collection, [], [])).toContainEqual({ type: 'conversations', id: 'LIST' });
});
