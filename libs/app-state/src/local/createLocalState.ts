/** A value of one component tree that changes outside of rendering; its members fit `useSyncExternalStore`. */
export interface LocalState<T> {
  get: () => T;
  set: (value: T) => void;
  /** @returns the function that stops it */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Creates a value for state that belongs to one open component and not to the app: it changes with every scrolled row or typed letter,
 * or refers to promises, timers and elements. Setting the same value again notifies no one.
 */
export function createLocalState<T>(initial: T): LocalState<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
