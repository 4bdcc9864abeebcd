import { createStore } from 'zustand/vanilla';
import type { AppArgumentsState } from './readAppArguments';

/** After so long the app says that it is offline, although the answer may still come. */
const patienceMs = 5_000;

/** What is known before the server has been asked: also what the build renders the login page with. */
export const unasked: AppArgumentsState = { status: 'asking', arguments: {} };

export interface ArgumentsStore {
  state: () => AppArgumentsState;
  subscribe: (listener: () => void) => () => void;
  /** Asks, or asks again. The last answer that said something stays in force. */
  ask: () => Promise<void>;
}

/** Keeps what the server's arguments say. The app renders at once, on its built-in settings, and merges them when they come. */
export function createArgumentsStore(read: () => Promise<AppArgumentsState>): ArgumentsStore {
  const { getState, setState, subscribe } = createStore(() => unasked);

  return {
    state: getState,
    subscribe,
    ask: async () => {
      const late = setTimeout(() => setState({ status: 'unreachable' }), patienceMs);
      const answer = await read();
      clearTimeout(late);
      setState(answer.status === 'known' ? answer : { status: answer.status });
    },
  };
}
