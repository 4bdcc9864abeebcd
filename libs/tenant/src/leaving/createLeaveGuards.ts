/** The path that the user is leaving for; null when the whole page is replaced by a logout or another language. */
export type Destination = string | null;

/** A blocked departure that waits for the user to decide. */
export interface Departure {
  leave: () => void;
  stay: () => void;
}

/** Prompts the user before a page is left. */
export interface LeaveGuard {
  /** Checks whether leaving for this destination has to be confirmed. */
  blocks: (destination: Destination) => boolean;
  /** Shows the prompt for this departure, which replaces any earlier one. */
  ask: (departure: Departure) => void;
}

export interface LeaveGuards {
  /** @returns the function that removes the guard */
  add: (guard: LeaveGuard) => () => void;
  /** @returns the first guard that blocks this destination, so that the user is prompted only once */
  blocking: (destination: Destination) => LeaveGuard | undefined;
}

/** Creates the registry of leave guards (clause 2.50). The router supports one blocker only, which asks this registry. */
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
