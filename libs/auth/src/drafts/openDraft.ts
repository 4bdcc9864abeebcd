import { createDrafts, type Draft, type Drafts } from './createDrafts';
import { rememberedDraftKey } from '../sealed/draftKey';

/** The delay before typed changes are stored. */
const pauseMs = 300;

/** The draft of one form, which `libs/forms` writes while the user types. */
export interface OpenDraft {
  read: () => Promise<Draft | null>;
  /** Stores the changes after a short delay. */
  keep: (changes: Draft['changes']) => void;
  /** Stores pending changes immediately. */
  flush: () => void;
  /** Deletes the draft and pending changes, after a save or a discard. */
  remove: () => void;
}

let opened: { key: string; drafts: Promise<Drafts> } | undefined;

/**
 * Opens the draft of a form, by name, for the signed-in user; null when drafts are not permitted, or the browser cannot store them.
 *
 * @example
 * const draft = openDraft('venues/new');
 */
export function openDraft(name: string): OpenDraft | null {
  const key = rememberedDraftKey();
  // Encryption needs a secure context, and some private windows have no IndexedDB.
  if (key === null || typeof indexedDB === 'undefined' || !globalThis.crypto?.subtle) return null;
  if (opened?.key !== key) opened = { key, drafts: createDrafts(key, () => (opened = undefined)) };
  const { drafts } = opened;
  let pending: { changes: Draft['changes']; timer: ReturnType<typeof setTimeout> } | null = null;
  // Runs the steps in sequence, so that the last call wins. A draft is a convenience: when it cannot be stored, the form goes on
  // without one.
  let queue: Promise<unknown> = Promise.resolve();
  const enqueue = (step: (drafts: Drafts) => Promise<void>) => {
    queue = queue
      .then(() => drafts)
      .then(step)
      .catch(() => undefined);
  };

  function takePending(): Draft['changes'] | null {
    if (!pending) return null;
    clearTimeout(pending.timer);
    const { changes } = pending;
    pending = null;
    return changes;
  }

  function flush(): void {
    const changes = takePending();
    if (changes) enqueue((all) => all.write(name, changes));
  }

  return {
    read: () => drafts.then((all) => all.read(name)),
    keep: (changes) => {
      if (pending) pending.changes = changes;
      else pending = { changes, timer: setTimeout(flush, pauseMs) };
    },
    flush,
    remove: () => {
      takePending();
      enqueue((all) => all.remove(name));
    },
  };
}
