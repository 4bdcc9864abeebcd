/** Where a key works. */
export type ShortcutPlace = 'anywhere' | 'page' | 'table' | 'panel' | 'desk';

/** A shortcut of the app. Its description is in `shortcutMessages` under its id. */
export interface Shortcut {
  id: string;
  place: ShortcutPlace;
  /** Keys pressed together are joined by `+`, keys pressed one after the other by a space; `Mod` is Ctrl, on a Mac ⌘. */
  keys: readonly string[];
  /** Only listed; another part of the app handles the key. @default false */
  isTakenElsewhere?: true;
}

/** All shortcuts of the app. `moduleKeys` derives the keys of the modules (G, then a letter) from the server's names. */
export const shortcuts = [
  { id: 'palette', place: 'anywhere', keys: ['Mod+K'] },
  { id: 'help', place: 'anywhere', keys: ['?'] },
  { id: 'start', place: 'anywhere', keys: ['G H'] },
  { id: 'newestAlert', place: 'anywhere', keys: ['F8'], isTakenElsewhere: true },
  { id: 'search', place: 'page', keys: ['/'] },
  { id: 'create', place: 'page', keys: ['N'] },
  { id: 'edit', place: 'page', keys: ['E'] },
  { id: 'rows', place: 'table', keys: ['↑', '↓'], isTakenElsewhere: true },
  { id: 'openRow', place: 'table', keys: ['Enter'], isTakenElsewhere: true },
  { id: 'chooseRow', place: 'table', keys: ['Space'], isTakenElsewhere: true },
  { id: 'summary', place: 'table', keys: ['S'], isTakenElsewhere: true },
  { id: 'contextMenu', place: 'table', keys: ['Shift+F10'], isTakenElsewhere: true },
  { id: 'nextSummary', place: 'panel', keys: ['↑', '↓'], isTakenElsewhere: true },
  { id: 'closePanel', place: 'panel', keys: ['Esc'], isTakenElsewhere: true },
  { id: 'accept', place: 'desk', keys: ['A'] },
  { id: 'waitlist', place: 'desk', keys: ['W'] },
  { id: 'decline', place: 'desk', keys: ['D'] },
  { id: 'nextItem', place: 'desk', keys: ['J'] },
  { id: 'previousItem', place: 'desk', keys: ['K'] },
  { id: 'undoLast', place: 'desk', keys: ['U'] },
] as const satisfies readonly Shortcut[];

export type ShortcutId = (typeof shortcuts)[number]['id'];
