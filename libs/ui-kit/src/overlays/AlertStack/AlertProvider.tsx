import { createContext, use, type ReactNode } from 'react';
import type { AlertStore } from './createAlertStore';

const AlertContext = createContext<AlertStore | null>(null);

export interface AlertProviderProps {
  store: AlertStore;
  children: ReactNode;
}

/** Lets everything below it show alerts; the same store is given to an `AlertStack`. */
export function AlertProvider({ store, children }: AlertProviderProps) {
  return <AlertContext value={store}>{children}</AlertContext>;
}

/** Shows an alert at the bottom of the page: `useAlerts().show({ message })`. */
export function useAlerts(): AlertStore {
  const store = use(AlertContext);
  if (!store) throw new Error('useAlerts needs an AlertProvider above it: the shell provides one.');
  return store;
}
