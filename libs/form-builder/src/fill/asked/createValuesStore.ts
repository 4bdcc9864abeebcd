import type { FormHandle, FormValues } from '@callboard/forms';

/** Something that is made of a form's values, for `useSyncExternalStore`. */
export interface ValuesStore<T> {
  get: () => T;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Makes something of the values of a form, once for each change whoever reads it. As long as it reads the same it stays the same, so
 * that nothing is drawn for a letter that changes nothing but its own field.
 */
export function createValuesStore<T>(
  handle: Pick<FormHandle, 'values' | 'onValues'>,
  make: (values: FormValues) => T,
): ValuesStore<T> {
  let values = handle.values();
  let made = make(values);
  let text = JSON.stringify(made);
  const listeners = new Set<() => void>();
  let stop: (() => void) | undefined;

  function follow(next: FormValues) {
    if (next === values) return;
    values = next;
    const remade = make(next);
    const retext = JSON.stringify(remade);
    if (retext === text) return;
    made = remade;
    text = retext;
    for (const listener of listeners) listener();
  }

  return {
    get: () => made,
    subscribe(listener) {
      listeners.add(listener);
      stop ??= handle.onValues(follow);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
  };
}
