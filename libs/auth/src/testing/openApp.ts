import { api } from '@callboard/api-client';
import { stubApi } from '@callboard/api-client/testing';
import { configureStore } from '@reduxjs/toolkit';
import { onTestFinished } from 'vitest';
import { heldToken, keepIn, keptStorage } from '../session/device';
import { handleUnauthorized } from '../session/endSession';
import { sessionReducer } from '../session/sessionSlice';
import { watchSession } from '../session/watchSession';
import { browserBacking } from '../storage/browserBacking';
import { createKeptStorage } from '../storage/createKeptStorage';

/** A page of the app: its store, wired to the session as the shell does it, over the browser's storage. */
export function openApp({ storage = createKeptStorage(browserBacking()) } = {}) {
  keepIn(storage);
  const store = configureStore({
    reducer: { session: sessionReducer, [api.reducerPath]: api.reducer },
    middleware: (usual) => usual().concat(api.middleware),
  });
  const server = stubApi({
    getToken: heldToken,
    onUnauthorized: (token) => void store.dispatch(handleUnauthorized(token)),
  });
  onTestFinished(watchSession(store));
  onTestFinished(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  return { store, server, storage: keptStorage(), session: () => store.getState().session };
}
