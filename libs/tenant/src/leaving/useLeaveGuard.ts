import { createContext, use, useEffect, useRef, useState } from 'react';
import { createLeaveGuards, type Departure, type Destination, type LeaveGuards } from './createLeaveGuards';

// Outside the shell no router checks the guards, so an unused registry is enough.
export const LeaveGuardsContext = createContext<LeaveGuards>(createLeaveGuards());

export interface BlockedDeparture extends Departure {
  /** True if the user tried to leave and has to confirm it. */
  isBlocked: boolean;
}

/**
 * Blocks leaving the page while `blocks` returns true for the destination.
 *
 * @example
 * const departure = useLeaveGuard((path) => isDirty && path !== pathname);
 * <UnsavedChangesDialog open={departure.isBlocked} onDiscard={departure.leave} onKeep={departure.stay} />
 */
export function useLeaveGuard(blocks: (destination: Destination) => boolean): BlockedDeparture {
  const guards = use(LeaveGuardsContext);
  const [waiting, setWaiting] = useState<Departure | null>(null);
  const latest = useRef(blocks);

  // The router calls the latest function without registering the guard again.
  useEffect(() => {
    latest.current = blocks;
  });
  useEffect(() => guards.add({ blocks: (path) => latest.current(path), ask: setWaiting }), [guards]);

  const decide = (decision: keyof Departure) => () => {
    setWaiting(null);
    waiting?.[decision]();
  };
  return { isBlocked: waiting !== null, leave: decide('leave'), stay: decide('stay') };
}

/**
 * Runs work that replaces the whole page (logout, another language), after the user confirms where a guard blocks it.
 *
 * @example
 * const leaveFor = useLeaveFor();
 * <Button onClick={() => leaveFor(() => void dispatch(logout()))} />
 */
export function useLeaveFor(): (work: () => void) => void {
  const guards = use(LeaveGuardsContext);
  return (work) => {
    const guard = guards.blocking(null);
    if (guard) guard.ask({ leave: work, stay: () => {} });
    else work();
  };
}
