/** A removal waits so long for Undo: longer than its alert stays. */
const patienceMs = 20_000;

/** Removals that can still be taken back. */
export interface LaterRemovals {
  /** Removes a little later; what it answers takes that back, and says whether it was in time. */
  plan: (remove: () => void) => () => boolean;
  /** Removes now what was waiting. */
  flush: () => void;
}

/** Puts removals off, because a file that the server has deleted cannot be brought back. */
export function createLaterRemovals(): LaterRemovals {
  const waiting = new Map<ReturnType<typeof setTimeout>, () => void>();

  function carryOut(timer: ReturnType<typeof setTimeout>) {
    const remove = waiting.get(timer);
    clearTimeout(timer);
    waiting.delete(timer);
    remove?.();
  }

  return {
    plan(remove) {
      const timer = setTimeout(() => carryOut(timer), patienceMs);
      waiting.set(timer, remove);
      return () => {
        clearTimeout(timer);
        return waiting.delete(timer);
      };
    },
    flush() {
      for (const timer of [...waiting.keys()]) carryOut(timer);
    },
  };
}
