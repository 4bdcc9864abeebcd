import type { FormValues } from '@callboard/forms';
import { describe, expect, it, vi } from 'vitest';
import { createValuesStore } from './createValuesStore';

/** A form double that has only values. */
function formOf(first: FormValues) {
  let values = first;
  const listeners = new Set<(values: FormValues) => void>();
  return {
    listeners,
    values: () => values,
    onValues(listener: (values: FormValues) => void) {
      listeners.add(listener);
      listener(values);
      return () => listeners.delete(listener);
    },
    change(next: FormValues) {
      values = next;
      for (const listener of listeners) listener(next);
    },
  };
}

describe('a value derived from a form', () => {
  it('stays the same object while its JSON is equal', () => {
    const form = formOf({ name: 'A' });
    const store = createValuesStore(form, (values) => ({ names: Object.keys(values) }));
    const listener = vi.fn();
    store.subscribe(listener);
    const before = store.get();
    form.change({ name: 'Ar' });
    expect(store.get()).toBe(before);
    form.change({ name: 'Ar', town: 'Levin' });
    expect(store.get()).toEqual({ names: ['name', 'town'] });
    expect(listener).toHaveBeenCalledOnce();
  });

  it('is derived once for each change, for all subscribers', () => {
    const form = formOf({});
    const make = vi.fn((values: FormValues) => values);
    const store = createValuesStore(form, make);
    store.subscribe(() => undefined);
    store.subscribe(() => undefined);
    form.change({ name: 'A' });
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('subscribes to the form only while it has subscribers, and is up to date after a new subscription', () => {
    const form = formOf({ name: 'A' });
    const store = createValuesStore(form, (values) => values);
    store.subscribe(() => undefined)();
    expect(form.listeners.size).toBe(0);
    form.change({ name: 'B' });
    store.subscribe(() => undefined);
    expect(store.get()).toEqual({ name: 'B' });
  });
});
