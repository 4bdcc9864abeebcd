import { createKeptStorage } from '@callboard/auth';
import { afterEach, expect, it } from 'vitest';
import { recentChoices, rememberChoice } from './recentChoices';

afterEach(() => localStorage.clear());

it('stores the last five for each user and collection, newest first', () => {
  for (const hashcode of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) rememberChoice('me', 'venues', hashcode);
  rememberChoice('other', 'venues', 'z');
  expect(recentChoices('me', 'venues')).toEqual(['b', 'f', 'e', 'd', 'c']);
  expect(recentChoices('me', 'regions')).toEqual([]);
  expect(recentChoices('', 'venues')).toEqual([]);
});

it('[4.1] is cleared by a logout', () => {
  rememberChoice('me', 'venues', 'a');
  createKeptStorage({
    getItem: (key) => localStorage.getItem(key),
    setItem: (key, value) => localStorage.setItem(key, value),
    removeItem: (key) => localStorage.removeItem(key),
    keys: () => Object.keys(localStorage),
    isShared: true,
  }).clear();
  expect(recentChoices('me', 'venues')).toEqual([]);
});

it.each(['{', '[]', '{"me":{"venues":"a"}}'])('ignores the invalid stored value %s', (stored) => {
  localStorage.setItem('callboard.recent', stored);
  expect(recentChoices('me', 'venues')).toEqual([]);
});
