/** A command of the visible page, for the command palette and the shortcuts. */
export interface PageCommand {
  /** The same text as its button. */
  label: string;
  /** The name of an icon of the UI kit. */
  icon?: string | undefined;
  /** The page shortcut that runs it; the first command with a shortcut gets it. */
  shortcut?: PageShortcut | undefined;
  run: () => void;
}

/** The shortcuts that a page can answer. */
export type PageShortcut =
  'create' | 'edit' | 'accept' | 'waitlist' | 'decline' | 'nextItem' | 'previousItem' | 'undoLast';
