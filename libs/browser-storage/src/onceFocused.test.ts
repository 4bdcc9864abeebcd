import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onceFocused } from './onceFocused';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The state of the window, and a listener that waits for it. */
function wait(visibility: DocumentVisibilityState, hasFocus: boolean) {
  const state = {
    visibility: vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility),
    focus: vi.spyOn(document, 'hasFocus').mockReturnValue(hasFocus),
  };
  const listener = vi.fn<() => void>();
  const stop = onceFocused(250, listener);
  return { ...state, listener, stop };
}

describe('[9.2] the check of the focus', () => {
  it('notifies immediately where the window has it', () => {
    const { listener } = wait('visible', true);
    expect(listener).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['visible but without the focus', 'visible', false],
    ['hidden', 'hidden', true],
  ] as const)('waits while the window is %s, and notifies once within 250 ms', (_what, visibility, focus) => {
    const window = wait(visibility, focus);
    vi.advanceTimersByTime(10_000);
    expect(window.listener).not.toHaveBeenCalled();
    window.visibility.mockReturnValue('visible');
    window.focus.mockReturnValue(true);
    vi.advanceTimersByTime(249);
    expect(window.listener).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(window.listener).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends when it is stopped', () => {
    const { focus, listener, stop } = wait('visible', false);
    stop();
    focus.mockReturnValue(true);
    vi.advanceTimersByTime(1_000);
    expect(listener).not.toHaveBeenCalled();
  });
});
