import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tellAfterPaint, tellNow } from './tellAfterPaint';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  tellNow();
  vi.useRealTimers();
});

describe('what is told after the paint', () => {
  it('waits for the frame and is told once, with the last word', () => {
    const told = vi.fn();
    const teller = {};
    tellAfterPaint(teller, () => told('H'));
    tellAfterPaint(teller, () => told('Ha'));
    expect(told).not.toHaveBeenCalled();
    vi.advanceTimersByTime(20);
    expect(told.mock.calls).toEqual([['Ha']]);
    vi.advanceTimersByTime(1_000);
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('does not wait for ever for a page that draws no frames', () => {
    vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValueOnce(1);
    const told = vi.fn();
    tellAfterPaint({}, told);
    vi.advanceTimersByTime(100);
    expect(told).toHaveBeenCalledTimes(1);
  });

  it.each(['focusout', 'submit', 'pointerdown', 'visibilitychange'])('is told before %s is heard', (name) => {
    const told = vi.fn();
    tellAfterPaint({}, told);
    const heard = vi.fn(() => expect(told).toHaveBeenCalledTimes(1));
    document.addEventListener(name, heard, { once: true });
    document.dispatchEvent(new Event(name, { bubbles: true }));
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['Enter', {}, 1],
    ['Escape', {}, 1],
    ['s', { ctrlKey: true }, 1],
    ['s', {}, 0],
    ['Backspace', {}, 0],
  ])('after %s %j it is told %i times', (key, modifiers, times) => {
    const told = vi.fn();
    tellAfterPaint({}, told);
    document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...modifiers }));
    expect(told).toHaveBeenCalledTimes(times);
  });
});
