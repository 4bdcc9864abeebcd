/** The path that the user is leaving for; null when the whole page goes: logout, another language. */
export type Destination = string | null;

/** A departure that waits for an answer. */
export interface Departure {
  leave: () => void;
  stay: () => void;
}

/** Asks the user before a page is left. */
export interface LeaveGuard {
  /** Whether leaving for this destination has to be confirmed. */
  blocks: (destination: Destination) => boolean;
  /** Shows the question. Called with a departure that is waiting; one that waited before is over. */
  ask: (departure: Departure) => void;
}

export interface LeaveGuards {
  /** @returns removes the guard again */
  add: (guard: LeaveGuard) => () => void;
  /** @returns the first guard that blocks this destination: the user is asked once, however many there are */
  blocking: (destination: Destination) => LeaveGuard | undefined;
}

/** Creates the registry of everything that asks before the page is left (clause 2.50); the router knows one blocker only. */
export function createLeaveGuards(): LeaveGuards {
  const guards = new Set<LeaveGuard>();
  return {
    add: (guard) => {
      guards.add(guard);
      return () => guards.delete(guard);
    },
    blocking: (destination) => [...guards].find((guard) => guard.blocks(destination)),
  };
}
