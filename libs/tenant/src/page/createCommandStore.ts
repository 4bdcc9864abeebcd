import { createStore } from 'zustand/vanilla';
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
  const { getState, setState, subscribe } = createStore<readonly PageCommand[]>(() => []);
  const offers = new Set<readonly PageCommand[]>();

  function publish() {
    setState([...offers].flat(), true);
  }

  return {
    commands: getState,
    offer: (commands) => {
      offers.add(commands);
      publish();
      return () => {
        offers.delete(commands);
        publish();
      };
    },
    subscribe,
  };
}
