import { expect, it } from 'vitest';
import { formatLength, maxLength } from '@callboard/api-contract/text';
import { parseLength } from './durations';

it.each([
  ['3:30', 210],
  ['03:30', 210],
  ['3.30', 210],
  ['3,30', 210],
  [' 0:05 ', 5],
  ['99:59', maxLength],
  ['00:03:20', 200],
  ['3 min 20 s', 200],
])('[2.21] reads the length %o', (text, seconds) => {
  expect(parseLength(text)).toBe(seconds);
});

it.each(['', '3', '3:60', '3:5', '100:00', 'abc', '3:30:00', '-1:00'])('[2.21] does not read %o', (text) => {
  expect(parseLength(text)).toBeNull();
});

it('writes what it reads', () => {
  for (let seconds = 0; seconds <= maxLength; seconds += 7) {
    expect(parseLength(formatLength(seconds))).toBe(seconds);
  }
});
