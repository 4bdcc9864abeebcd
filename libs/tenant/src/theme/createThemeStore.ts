export const themeChoices = ['dark', 'light', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** The choice of light or dark, remembered in this browser. It tells nothing of the user, so a logout leaves it. */
export interface ThemeStore {
  choice: () => ThemeChoice;
  choose: (choice: ThemeChoice) => void;
  subscribe: (listener: () => void) => () => void;
}

const storageKey = 'theme';

/** Makes the store and paints the page in the remembered mode, or in the given one where none is remembered. */
export function createThemeStore(initial: ThemeChoice): ThemeStore {
  let current = remembered() ?? initial;
  const listeners = new Set<() => void>();
  paint(current);
  return {
    choice: () => current,
    choose: (choice) => {
      current = choice;
      paint(choice);
      remember(choice);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function paint(choice: ThemeChoice) {
  const { dataset } = document.documentElement;
  if (choice === 'system') delete dataset['theme'];
  else dataset['theme'] = choice;
}

// Browsers that forbid storage throw: the choice then lasts as long as the page.
function remembered(): ThemeChoice | undefined {
  try {
    const stored = localStorage.getItem(storageKey);
    return themeChoices.find((choice) => choice === stored);
  } catch {
    return undefined;
  }
}

function remember(choice: ThemeChoice) {
  try {
    localStorage.setItem(storageKey, choice);
  } catch {
    return;
  }
}
