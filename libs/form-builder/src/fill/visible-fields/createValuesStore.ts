import type { FormHandle, FormValues } from '@callboard/forms';

/** A value derived from the values of a form, for `useSyncExternalStore`. */
export interface ValuesStore<T> {
  get: () => T;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Derives a value from the values of a form, once for each change and for all subscribers. The result stays the same object while its
 * JSON is equal, so that typing in a field does not render the others.
 */
export function createValuesStore<T>(
  handle: Pick<FormHandle, 'values' | 'onValues'>,
  derive: (values: FormValues) => T,
): ValuesStore<T> {
  let values = handle.values();
  let derived = derive(values);
  let text = JSON.stringify(derived);
  const listeners = new Set<() => void>();
  let stop: (() => void) | undefined;

  function update(next: FormValues) {
    if (next === values) return;
    values = next;
    const nextDerived = derive(next);
    const nextText = JSON.stringify(nextDerived);
    if (nextText === text) return;
    derived = nextDerived;
    text = nextText;
    for (const listener of listeners) listener();
  }

  return {
    get: () => derived,
    subscribe(listener) {
      listeners.add(listener);
      stop ??= handle.onValues(update);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
  };
}
