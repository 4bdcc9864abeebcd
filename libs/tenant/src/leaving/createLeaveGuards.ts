/** The path that somebody is leaving for; null when all of the page goes, wherever it is: logout, another language. */
export type Destination = string | null;

/** One who may hold the user back from leaving a page, and is then told how to let them go after all. */
export interface LeaveGuard {
  holds: (path: Destination) => boolean;
  hold: (letGo: () => void) => void;
}

export interface LeaveGuards {
  /** Answers how to take the guard away. */
  add: (guard: LeaveGuard) => () => void;
  /** Asks the guards before the page is left; true: stay, one of them takes it from here. */
  areHolding: (path: Destination, letGo: () => void) => boolean;
}

/** Makes the place where pages with unsaved work ask the router to wait (clause 2.50). */
export function createLeaveGuards(): LeaveGuards {
  const guards = new Set<LeaveGuard>();
  return {
    add: (guard) => {
      guards.add(guard);
      return () => guards.delete(guard);
    },
    areHolding: (path, letGo) => {
      for (const guard of guards) {
        if (!guard.holds(path)) continue;
        guard.hold(letGo);
        return true;
      }
      return false;
    },
  };
}
