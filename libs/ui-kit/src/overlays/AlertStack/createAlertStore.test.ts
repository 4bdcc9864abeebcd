import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAlertStore } from './createAlertStore';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the store of alerts', () => {
  it('[9.2] lets an alert go after 3,500 ms', () => {
    const store = createAlertStore();
    store.show({ message: 'Saved', kind: 'success' });
    vi.advanceTimersByTime(3499);
    expect(store.alerts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(store.alerts()).toHaveLength(0);
  });

  it('[9.2] takes a delay of its own', () => {
    const store = createAlertStore();
    store.show({ message: 'Event deleted', delay: 8000 });
    vi.advanceTimersByTime(7999);
    expect(store.alerts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(store.alerts()).toHaveLength(0);
  });

  it('keeps an alert without a delay until it is dismissed', () => {
    const store = createAlertStore();
    const id = store.show({ message: 'You are offline', delay: null });
    vi.advanceTimersByTime(60_000);
    expect(store.alerts()).toHaveLength(1);
    store.dismiss(id);
    expect(store.alerts()).toHaveLength(0);
  });

  it('stops the clock while paused and goes on with the rest of the time', () => {
    const store = createAlertStore();
    store.show({ message: 'Saved' });
    vi.advanceTimersByTime(3000);
    store.pause();
    vi.advanceTimersByTime(60_000);
    expect(store.alerts()).toHaveLength(1);
    store.resume();
    vi.advanceTimersByTime(499);
    expect(store.alerts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(store.alerts()).toHaveLength(0);
  });

  it('[2.47] counts the same words in one alert and begins their time anew', () => {
    const store = createAlertStore();
    const first = store.show({ message: 'Network error', kind: 'error' });
    vi.advanceTimersByTime(3000);
    expect(store.show({ message: 'Network error', kind: 'error' })).toBe(first);
    vi.advanceTimersByTime(3000);
    expect(store.alerts()).toMatchObject([{ message: 'Network error', count: 2 }]);
  });

  it('keeps two alerts that can be undone apart', () => {
    const store = createAlertStore();
    const action = { label: 'Undo', onAct: () => undefined };
    store.show({ message: 'Deleted', action });
    store.show({ message: 'Deleted', action });
    expect(store.alerts()).toHaveLength(2);
  });

  it('makes room for the sixth alert by letting the oldest go', () => {
    const store = createAlertStore();
    for (const message of ['a', 'b', 'c', 'd', 'e', 'f']) store.show({ message });
    expect(store.alerts().map((alert) => alert.message)).toEqual(['b', 'c', 'd', 'e', 'f']);
  });

  it('tells its listeners of every change until they leave', () => {
    const store = createAlertStore();
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    const id = store.show({ message: 'Saved' });
    store.dismiss(id);
    leave();
    store.show({ message: 'Saved again' });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
