import { expect, it, vi } from 'vitest';
import { createLocalState } from './createLocalState';

it('notifies of another value, until the listener is removed', () => {
  const { get, set, subscribe } = createLocalState(1);
  const listener = vi.fn();
  const stop = subscribe(listener);
  set(1);
  set(2);
  stop();
  set(3);
  expect(get()).toBe(3);
  expect(listener).toHaveBeenCalledOnce();
});
