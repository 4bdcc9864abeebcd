import type { FormValues } from '../definition';

/** Unsaved changes of a form. */
export interface StoredChanges {
  /** The fields that differ from the initial values. */
  changes: FormValues;
  /** Epoch milliseconds. */
  savedAt: number;
}

/**
 * Storage for the unsaved changes of a form, so that they survive a reload, a crash or a lost session. `openDraft` of
 * `@callboard/auth/drafts` is one implementation.
 */
export interface FormDraft {
  read: () => Promise<StoredChanges | null>;
  /** Stores the changes, debounced. */
  keep: (changes: FormValues) => void;
  /** Stores pending changes immediately. */
  flush: () => void;
  /** Deletes the draft, after it was saved or discarded. */
  remove: () => void;
}
