import type { AppStore } from '@callboard/app-state';
import {
  createValueStorage,
  keepIn,
  memoryBacking,
  resume,
  valueStorage,
  watchSession,
} from '@callboard/auth';
import { useEffect } from 'react';

/** Starts the session of a token that the app has, or else the one that this browser stores. */
export function useTokenSession(store: AppStore, token: string | null | undefined): void {
  // The storage, the other tabs and the server are outside of React.
  useEffect(() => {
    if (token !== undefined) storeInMemory(token);
    void store.dispatch(resume());
    return token === undefined ? watchSession(store) : undefined;
  }, [store, token]);
}

/** Only once for each token: storing it again would cancel the request for its session. */
function storeInMemory(token: string | null): void {
  if (!valueStorage().isShared && valueStorage().read('api_token') === token) return;
  keepIn(createValueStorage(memoryBacking()));
  if (token !== null) valueStorage().write('api_token', token);
}
