import { useState, type ReactNode } from 'react';
import { Provider, useDispatch, useStore } from 'react-redux';
import { createAppStore, type AppDispatch, type AppState, type AppStore } from './createAppStore';

export interface AppStoreProviderProps {
  /** @default a new store */
  store?: AppStore | undefined;
  /** The state of the prerendered HTML, when React hydrates it. */
  serverState?: AppState | undefined;
  children: ReactNode;
}

/** Provides the store of the app to the hooks below it. */
export function AppStoreProvider({ store, serverState, children }: AppStoreProviderProps) {
  const [ownStore] = useState(() => store ?? createAppStore());
  return (
    <Provider store={store ?? ownStore} {...(serverState && { serverState })}>
      {children}
    </Provider>
  );
}

/** Returns `dispatch` of the app's store, which also takes thunks. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

/** Returns the app's store, for code that reads the state outside of rendering. */
export const useAppStore = useStore.withTypes<AppStore>();
