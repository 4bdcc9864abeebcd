import { createValueStorage } from '@callboard/auth';
import { afterEach, expect, it } from 'vitest';
import { recentOptions, rememberOption } from './recentOptions';

afterEach(() => localStorage.clear());

it('stores the last five for each user and collection, newest first', () => {
  for (const hashcode of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) rememberOption('me', 'venues', hashcode);
  rememberOption('other', 'venues', 'z');
  expect(recentOptions('me', 'venues')).toEqual(['b', 'f', 'e', 'd', 'c']);
  expect(recentOptions('me', 'regions')).toEqual([]);
  expect(recentOptions('', 'venues')).toEqual([]);
});

it('[4.1] is cleared by a logout', () => {
  rememberOption('me', 'venues', 'a');
  createValueStorage({
    getItem: (key) => localStorage.getItem(key),
    setItem: (key, value) => localStorage.setItem(key, value),
    removeItem: (key) => localStorage.removeItem(key),
    keys: () => Object.keys(localStorage),
    isShared: true,
  }).clear();
  expect(recentOptions('me', 'venues')).toEqual([]);
});

it.each(['{', '[]', '{"me":{"venues":"a"}}'])('ignores the invalid stored value %s', (stored) => {
  localStorage.setItem('callboard.recent', stored);
  expect(recentOptions('me', 'venues')).toEqual([]);
});
