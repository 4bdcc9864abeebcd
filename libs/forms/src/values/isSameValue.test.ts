import { expect, it } from 'vitest';
import { isEmpty, isSameValue } from './isSameValue';

it('treats all empty values as equal', () => {
  for (const empty of [undefined, null, '', []]) {
    expect(isEmpty(empty)).toBe(true);
    expect(isSameValue(empty, null)).toBe(true);
    expect(isSameValue(empty, 0)).toBe(false);
  }
});

it('compares records by their hashcode, regardless of their title', () => {
  const one = { hashcode: 'a', title: 'Town Hall', model: 'callboard.Venue' };
  expect(isSameValue(one, { ...one, title: 'Old Town Hall' })).toBe(true);
  expect(isSameValue(one, { ...one, hashcode: 'b' })).toBe(false);
});

it('compares lists in order and values by field', () => {
  expect(isSameValue(['a', 'b'], ['a', 'b'])).toBe(true);
  expect(isSameValue(['a', 'b'], ['b', 'a'])).toBe(false);
  expect(isSameValue({ a: 1, b: '' }, { a: 1 })).toBe(true);
  expect(isSameValue({ a: 1 }, { a: 2 })).toBe(false);
});
