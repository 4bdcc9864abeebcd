import { createAppStore } from '@callboard/app-state';
import { json, stubApi } from '@callboard/api-client/testing';
import { onTestFinished } from 'vitest';
import { rememberedToken, keepIn, valueStorage } from '../session/device';
import { handleUnauthorized } from '../session/handleUnauthorized';
import { login } from '../session/login';
import { selectSession } from '../session/sessionSlice';
import { watchSession } from '../session/watchSession';
import { browserBacking } from '../storage/browserBacking';
import { createValueStorage } from '../storage/createValueStorage';
import { loginAnswer } from './loginAnswer';

export const credentials = { email: 'staff@showquest.test', password: 'Callboard1' };

/** Opens a page of the app: its store, connected to the session as in the shell, with the browser's storage. */
export function openApp({ storage = createValueStorage(browserBacking()) } = {}) {
  keepIn(storage);
  const store = createAppStore();
  const server = stubApi({
    getToken: rememberedToken,
    onUnauthorized: (token) => void store.dispatch(handleUnauthorized(token)),
  });
  onTestFinished(watchSession(store));
  onTestFinished(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  return { store, server, storage: valueStorage(), session: () => selectSession(store.getState()) };
}

/** Opens the same page with a signed-in user, and clears the recorded calls. */
export async function openSignedIn() {
  const app = openApp();
  app.server.on('POST user/actions', json(loginAnswer()));
  await app.store.dispatch(login(credentials));
  app.server.calls.length = 0;
  return app;
}
