import { afterEach, expect, it, vi } from 'vitest';
import { onVisibilityChange } from './onVisibilityChange';

afterEach(() => vi.restoreAllMocks());

function setVisibility(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

it('notifies when the page is hidden and shown again, until stopped', () => {
  const received: boolean[] = [];
  const stop = onVisibilityChange((isVisible) => received.push(isVisible));
  setVisibility('hidden');
  setVisibility('visible');
  stop();
  setVisibility('hidden');
  expect(received).toEqual([false, true]);
});
