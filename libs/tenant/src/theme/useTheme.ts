import { createContext, use, useSyncExternalStore } from 'react';
import type { ThemeChoice, ThemeStore } from './createThemeStore';

export const ThemeContext = createContext<ThemeStore | null>(null);

/** The mode of the page and how to choose another. */
export function useTheme(): readonly [ThemeChoice, (choice: ThemeChoice) => void] {
  const store = use(ThemeContext);
  if (!store) throw new Error('useTheme needs a ThemeContext above it: startApp provides one.');
  return [useSyncExternalStore(store.subscribe, store.choice), store.choose];
}
