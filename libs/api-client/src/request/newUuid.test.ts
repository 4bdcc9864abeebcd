import { isHashcode } from '@callboard/api-contract/text';
import { expect, it, vi } from 'vitest';
import { newUuid } from './newUuid';

it('makes different UUIDs, also when the browser has no randomUUID', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const made = Array.from({ length: 100 }, newUuid);
  vi.unstubAllGlobals();
  expect(made.every(isHashcode)).toBe(true);
  expect(made.every((uuid) => uuid[14] === '4')).toBe(true);
  expect(new Set(made).size).toBe(100);
});
