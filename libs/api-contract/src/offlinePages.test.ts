import { expect, it } from 'vitest';
import { needsStoredSession } from './offlinePages';

it.each([
  ['/door/00000000-0000-4000-8000-000000000001', true],
  ['/door/1/', true],
  ['/door', false],
  ['/door/1/more', false],
  ['/games/00000000-0000-4000-8000-000000000001', true],
  ['/tickets/order', false],
  ['/', false],
])('%s needs the stored session: %s', (path, needs) => {
  expect(needsStoredSession(path)).toBe(needs);
});
