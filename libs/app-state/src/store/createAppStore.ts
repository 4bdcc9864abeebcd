import {
  addListener,
  configureStore,
  createListenerMiddleware,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { lazyMiddleware, rootReducer } from './rootReducer';

/** Creates the store of one running app. Tests and stories create one each. */
export function createAppStore() {
  const listeners = createListenerMiddleware({ onError: throwUncaught });
  return configureStore({
    reducer: rootReducer,
    // Checking the cache of the API after every action is slow with many records, and it also holds files.
    middleware: (getDefault) =>
      getDefault({
        immutableCheck: false,
        serializableCheck: { ignoreActions: true, ignoredPaths: ['api'], warnAfter: Infinity },
      })
        .prepend(listeners.middleware)
        .concat(lazyMiddleware.middleware),
  });
}

export type AppStore = ReturnType<typeof createAppStore>;
export type AppState = ReturnType<typeof rootReducer>;
export type AppDispatch = AppStore['dispatch'];

/** Work that reads the state or dispatches several actions. Pass it to `dispatch`, which returns its result. */
export type AppThunk<T = void> = ThunkAction<T, AppState, unknown, UnknownAction>;

/**
 * Runs an effect after matching actions. Functions do not belong in the state, so they are stored in the listener middleware of the
 * store. `dispatch` returns the function that removes the listener.
 */
export const addAppListener = addListener.withTypes<AppState, AppDispatch>();

/** Lets a bug in an effect reach the browser's error event, like one in an event handler. */
function throwUncaught(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}
