import { createContext, use, useEffect, useRef, useSyncExternalStore } from 'react';
import { createCommandStore, type CommandStore } from './createCommandStore';
import type { PageCommand } from './PageCommand';

// Outside the shell (a story, a test of one screen) nobody reads what a page offers, so a store of no consequence serves.
export const CommandContext = createContext<CommandStore>(createCommandStore());

/**
 * Offers what can be done on this page to the command palette and to the keyboard, while it is shown.
 *
 * @example
 * usePageCommands([{ label: 'New act', icon: 'plus', shortcut: 'create', run: () => setOpen(true) }]);
 */
export function usePageCommands(commands: readonly PageCommand[]): void {
  const store = use(CommandContext);
  const latest = useRef(commands);
  // What is done may be new with every rendering; only other words are another offer.
  const words = JSON.stringify(commands.map(({ label, icon, shortcut }) => ({ label, icon, shortcut })));

  // Tells the frame, which is outside this page.
  useEffect(() => {
    latest.current = commands;
  });
  useEffect(() => {
    const offered = latest.current.map((command, index) => ({
      ...command,
      run: () => latest.current[index]?.run(),
    }));
    return store.offer(offered);
  }, [store, words]);
}

/** What the page in sight offers; for the palette. */
export function useOfferedCommands(): readonly PageCommand[] {
  const store = use(CommandContext);
  return useSyncExternalStore(store.subscribe, store.commands);
}
