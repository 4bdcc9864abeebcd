import { afterEach, expect, it, vi } from 'vitest';
import { onSight } from './onSight';

afterEach(() => vi.restoreAllMocks());

function put(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

it('tells when the page is put away and when it comes back, until it is stopped', () => {
  const told: boolean[] = [];
  const stop = onSight((isInSight) => told.push(isInSight));
  put('hidden');
  put('visible');
  stop();
  put('hidden');
  expect(told).toEqual([false, true]);
});
