import { openDraft, type OpenDraft } from '@callboard/auth/drafts';
import type { FormDraft } from '@callboard/forms';

/** The draft of answers that are open in this tab. */
export interface AnswerDraft extends FormDraft {
  /** Continues under the name of answers that the server has now. */
  rename: (name: string) => void;
  /** Leaves the draft to the next visit, or to another tab. */
  close: () => void;
}

const prefix = 'callboard.draft.';
/** The most tabs with the same answers that have drafts of their own. */
const maxTabs = 8;

/**
 * Opens the draft of answers. Two tabs with the same answers have a draft each, or one would delete what the other has not saved yet; a
 * reload finds that of its own tab, and a new tab the one that a closed tab left.
 */
export function openAnswerDraft(firstName: string): AnswerDraft {
  let name = firstName;
  let claim: Claim | undefined;

  const opened = () => (claim ??= claimDraft(name)).draft;
  const inSequence = (step: (draft: OpenDraft) => void) =>
    void opened().then((draft) => {
      if (draft) step(draft);
    });

  return {
    read: async () => (await opened())?.read() ?? null,
    keep: (changes) => inSequence((draft) => draft.keep(changes)),
    flush: () => inSequence((draft) => draft.flush()),
    remove: () => inSequence((draft) => draft.remove()),
    rename(next) {
      inSequence((draft) => draft.remove());
      claim?.release();
      [name, claim] = [next, undefined];
    },
    close: () => {
      claim?.release();
      claim = undefined;
    },
  };
}

interface Claim {
  draft: Promise<OpenDraft | null>;
  release: () => void;
}

/** Claims the first draft of that name which no other tab has, until it is released or the tab is closed. */
function claimDraft(name: string): Claim {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const { locks } = globalThis.navigator;
  const claimFrom = async (tab: number): Promise<OpenDraft | null> => {
    const own = tab === 0 ? name : `${name}/${tab}`;
    if (!locks) return openDraft(own);
    const isOwn = await new Promise<boolean>((resolve) => {
      void locks.request(prefix + own, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock && released;
      });
    });
    if (isOwn) return openDraft(own);
    return tab + 1 < maxTabs ? claimFrom(tab + 1) : null;
  };
  return { draft: claimFrom(0), release };
}
