/** Something that can be done on the page in sight, beside its own button: from the command palette or by a key. */
export interface PageCommand {
  /** What it does, as its button says it. */
  label: string;
  /** A drawing of the kit. */
  icon?: string | undefined;
  /** One of the keys that the list of shortcuts gives to pages; the first to claim it keeps it. */
  shortcut?: 'create' | 'edit' | undefined;
  run: () => void;
}
