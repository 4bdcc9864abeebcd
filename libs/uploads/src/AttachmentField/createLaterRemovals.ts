/** How long a removal waits for Undo. Longer than its alert is shown. */
const undoMs = 20_000;

/** Removals that can still be undone. */
export interface LaterRemovals {
  /** Removes after a delay. @returns a function that undoes it, and returns false if it is too late. */
  plan: (remove: () => void) => () => boolean;
  /** Carries out pending removals immediately. */
  flush: () => void;
}

/** Delays removals, because a file that the server has deleted cannot be restored. */
export function createLaterRemovals(): LaterRemovals {
  const pending = new Map<ReturnType<typeof setTimeout>, () => void>();

  function carryOut(timer: ReturnType<typeof setTimeout>) {
    const remove = pending.get(timer);
    clearTimeout(timer);
    pending.delete(timer);
    remove?.();
  }

  return {
    plan(remove) {
      const timer = setTimeout(() => carryOut(timer), undoMs);
      pending.set(timer, remove);
      return () => {
        clearTimeout(timer);
        return pending.delete(timer);
      };
    },
    flush() {
      for (const timer of [...pending.keys()]) carryOut(timer);
    },
  };
}
