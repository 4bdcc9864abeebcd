import type { FormValues } from '../definition';

/** What was typed into a form before, and not saved. */
export interface KeptChanges {
  /** The fields that differed from what was stored. */
  changes: FormValues;
  /** Epoch milliseconds. */
  savedAt: number;
}

/**
 * Where a form keeps what is typed until it is saved, so that it survives a reload, a crash or a lost session. The form does not
 * know where that is; `openDraft` of `@callboard/auth/drafts` is one such place.
 */
export interface FormDraft {
  read: () => Promise<KeptChanges | null>;
  /** Keeps it when the typing pauses. */
  keep: (changes: FormValues) => void;
  /** Keeps at once what still waits. */
  flush: () => void;
  /** Forgets it: it was saved, or thrown away. */
  remove: () => void;
}
