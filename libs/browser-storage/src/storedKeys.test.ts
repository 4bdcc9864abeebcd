import { afterEach, expect, it } from 'vitest';
import { storedKeys } from './storedKeys';

afterEach(() => localStorage.clear());

it('finds the keys with the prefix', () => {
  for (const key of ['callboard.a', 'theme', 'callboard.b']) localStorage.setItem(key, '1');
  expect(storedKeys('callboard.').toSorted()).toEqual(['callboard.a', 'callboard.b']);
});

it('finds none when storage is blocked', () => {
  const throwBlocked = () => {
    throw new DOMException('Storage is blocked.', 'SecurityError');
  };
  expect(storedKeys('callboard.', throwBlocked)).toEqual([]);
});
