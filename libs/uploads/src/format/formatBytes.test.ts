import { expect, it } from 'vitest';
import { formatBytes } from './formatBytes';

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1_023, '1,023 bytes'],
  [1_024, '1 kB'],
  [1_572_864, '1.5 MB'],
  [26_214_400, '25 MB'],
  [2_147_483_648, '2 GB'],
])('formats %i as %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});
