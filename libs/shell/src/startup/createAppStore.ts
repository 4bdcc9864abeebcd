import { api } from '@callboard/api-client';
import { sessionReducer } from '@callboard/auth';
import { configureStore } from '@reduxjs/toolkit';

/** The one store: what the server said, and who is signed in. */
export function createAppStore() {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer, session: sessionReducer },
    middleware: (usual) => usual().concat(api.middleware),
  });
}

export type AppStore = ReturnType<typeof createAppStore>;
