import { keptValue } from '@callboard/browser-storage';
import { createStore } from 'zustand/vanilla';

export const themeChoices = ['dark', 'light', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** The choice of light or dark, remembered in this browser. It tells nothing of the user, so a logout leaves it. */
export interface ThemeStore {
  choice: () => ThemeChoice;
  choose: (choice: ThemeChoice) => void;
  subscribe: (listener: () => void) => () => void;
}

const kept = keptValue('theme');

/** Makes the store and paints the page in the remembered mode, or in the given one where none is remembered. */
export function createThemeStore(initial: ThemeChoice): ThemeStore {
  const { getState, setState, subscribe } = createStore(() => remembered() ?? initial);
  paint(getState());
  return {
    choice: getState,
    choose: (choice) => {
      paint(choice);
      kept.write(choice);
      setState(choice);
    },
    subscribe,
  };
}

function paint(choice: ThemeChoice) {
  const { dataset } = document.documentElement;
  if (choice === 'system') delete dataset['theme'];
  else dataset['theme'] = choice;
}

function remembered(): ThemeChoice | undefined {
  const stored = kept.read();
  return themeChoices.find((choice) => choice === stored);
}
