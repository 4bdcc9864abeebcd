import type { FormValues } from '@callboard/forms';
import { describe, expect, it, vi } from 'vitest';
import { createValuesStore } from './createValuesStore';

/** A form of which nothing is known but its values. */
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

describe('what is made of the values of a form', () => {
  it('stays the same as long as it reads the same', () => {
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

  it('is made once for a change, whoever reads it', () => {
    const form = formOf({});
    const make = vi.fn((values: FormValues) => values);
    const store = createValuesStore(form, make);
    store.subscribe(() => undefined);
    store.subscribe(() => undefined);
    form.change({ name: 'A' });
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('follows the form only while somebody reads it, and is up to date when one does again', () => {
    const form = formOf({ name: 'A' });
    const store = createValuesStore(form, (values) => values);
    store.subscribe(() => undefined)();
    expect(form.listeners.size).toBe(0);
    form.change({ name: 'B' });
    store.subscribe(() => undefined);
    expect(store.get()).toEqual({ name: 'B' });
  });
});
