import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notifyAfterPaint, notifyNow } from './notifyAfterPaint';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  notifyNow();
  vi.useRealTimers();
});

describe('a notification after the paint', () => {
  it('waits for the frame and runs once, with the last value', () => {
    const notify = vi.fn();
    const source = {};
    notifyAfterPaint(source, () => notify('H'));
    notifyAfterPaint(source, () => notify('Ha'));
    expect(notify).not.toHaveBeenCalled();
    vi.advanceTimersByTime(20);
    expect(notify.mock.calls).toEqual([['Ha']]);
    vi.advanceTimersByTime(1_000);
    expect(notify).toHaveBeenCalledTimes(1);
  });

  it('has a timeout for a page that paints no frames', () => {
    vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValueOnce(1);
    const notify = vi.fn();
    notifyAfterPaint({}, notify);
    vi.advanceTimersByTime(100);
    expect(notify).toHaveBeenCalledTimes(1);
  });

  it.each(['focusout', 'submit', 'pointerdown', 'visibilitychange'])(
    'runs before listeners of %s',
    (name) => {
      const notify = vi.fn();
      notifyAfterPaint({}, notify);
      const listener = vi.fn(() => expect(notify).toHaveBeenCalledTimes(1));
      document.addEventListener(name, listener, { once: true });
      document.dispatchEvent(new Event(name, { bubbles: true }));
      expect(listener).toHaveBeenCalledTimes(1);
    },
  );

  it.each([
    ['Enter', {}, 1],
    ['Escape', {}, 1],
    ['s', { ctrlKey: true }, 1],
    ['s', {}, 0],
    ['Backspace', {}, 0],
  ])('after %s %j runs %i times', (key, modifiers, times) => {
    const notify = vi.fn();
    notifyAfterPaint({}, notify);
    document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...modifiers }));
    expect(notify).toHaveBeenCalledTimes(times);
  });
});
