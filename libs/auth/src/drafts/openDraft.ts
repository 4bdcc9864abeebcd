import { createDrafts, type Draft, type Drafts } from './createDrafts';
import { heldDraftKey } from './draftKey';

/** How long typing goes on before it is kept, in milliseconds. */
const pauseMs = 300;

/** The draft of one form: what `libs/forms` keeps in it while somebody types. */
export interface OpenDraft {
  read: () => Promise<Draft | null>;
  /** Keeps it in a moment, when the typing pauses. */
  keep: (changes: Draft['changes']) => void;
  /** Keeps at once what still waits. */
  flush: () => void;
  /** Forgets it, and what still waits: it was saved, or thrown away. */
  remove: () => void;
}

let opened: { key: string; drafts: Promise<Drafts> } | undefined;

/**
 * Opens the draft of a form by its name, for whoever is signed in; null where nobody may keep any, or the browser cannot.
 *
 * @example
 * const draft = openDraft('venues/new');
 */
export function openDraft(name: string): OpenDraft | null {
  const key = heldDraftKey();
  // No encryption outside of secure pages, no database in some private windows.
  if (key === null || typeof indexedDB === 'undefined' || !globalThis.crypto?.subtle) return null;
  if (opened?.key !== key) opened = { key, drafts: createDrafts(key, () => (opened = undefined)) };
  const { drafts } = opened;
  let waiting: { changes: Draft['changes']; timer: ReturnType<typeof setTimeout> } | null = null;
  // Each step begins when the one before is done, so that what was asked last is what stays. A draft that cannot be kept is no
  // fault of the form.
  let last: Promise<unknown> = Promise.resolve();
  const then = (step: (drafts: Drafts) => Promise<void>) => {
    last = last
      .then(() => drafts)
      .then(step)
      .catch(() => undefined);
  };

  function take(): Draft['changes'] | null {
    if (!waiting) return null;
    clearTimeout(waiting.timer);
    const { changes } = waiting;
    waiting = null;
    return changes;
  }

  function flush(): void {
    const changes = take();
    if (changes) then((all) => all.write(name, changes));
  }

  return {
    read: () => drafts.then((all) => all.read(name)),
    keep: (changes) => {
      if (waiting) waiting.changes = changes;
      else waiting = { changes, timer: setTimeout(flush, pauseMs) };
    },
    flush,
    remove: () => {
      take();
      then((all) => all.remove(name));
    },
  };
}
