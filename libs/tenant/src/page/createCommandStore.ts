import type { PageCommand } from './PageCommand';

/** What can be done on the page in sight, as its parts offer it. */
export interface CommandStore {
  commands: () => readonly PageCommand[];
  /** Offers commands; answers how to withdraw them. */
  offer: (commands: readonly PageCommand[]) => () => void;
  subscribe: (listener: () => void) => () => void;
}

/** Makes the place where parts of a page offer what can be done with them to the palette and the keyboard. */
export function createCommandStore(): CommandStore {
  let current: readonly PageCommand[] = [];
  const offers = new Set<readonly PageCommand[]>();
  const listeners = new Set<() => void>();

  function publish() {
    current = [...offers].flat();
    for (const listener of listeners) listener();
  }

  return {
    commands: () => current,
    offer: (commands) => {
      offers.add(commands);
      publish();
      return () => {
        offers.delete(commands);
        publish();
      };
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
