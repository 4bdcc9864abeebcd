import { configureStore } from '@reduxjs/toolkit';
import { api } from '../api';

/** Makes an empty cache of what the server said. */
export function createCache() {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (usual) => usual({ serializableCheck: false, immutableCheck: false }).concat(api.middleware),
  });
}
