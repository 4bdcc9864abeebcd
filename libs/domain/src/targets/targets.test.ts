import { expect, test } from 'vitest';
import { isAboutEntries, namesSomething, targetText, type TargetWords } from './index';

test('[7.39] a target is a line of what its people have in common', () => {
  expect(targetText({ role: 'Participants', event: 'Heat Auckland', entryStatus: 'Accepted' })).toBe(
    'Participants · Heat Auckland · Accepted',
  );
  expect(targetText({ region: null, user: 'Aroha Ngata', filter: '' })).toBe('Aroha Ngata');
});

test.each<keyof TargetWords>(['user', 'role', 'event', 'region', 'category', 'entryStatus', 'filter'])(
  '[7.39] the line of a target has its %s',
  (word) => {
    expect(targetText({ [word]: 'Wellington' })).toBe('Wellington');
  },
);

test('[7.39] a target that leaves everything open names nothing', () => {
  expect(namesSomething({})).toBe(false);
  expect(namesSomething({ role: null, category: '' })).toBe(false);
  expect(namesSomething({ role: 'everyone' })).toBe(true);
});

test('[7.39] a role or a user alone is not about entries', () => {
  expect(isAboutEntries({ role: 'judge', user: 'u' })).toBe(false);
  expect(isAboutEntries({ role: 'judge', entries_filter: 'search=x' })).toBe(true);
});
