import { createContext, use, useCallback, useEffect, useRef, useState } from 'react';
import { createLeaveGuards, type Departure, type Destination, type LeaveGuards } from './createLeaveGuards';

// Outside the shell nothing asks the guards, so a registry that nobody reads is enough.
export const LeaveGuardsContext = createContext<LeaveGuards>(createLeaveGuards());

export interface BlockedDeparture extends Departure {
  /** The user wants to leave and has to confirm it. */
  isBlocked: boolean;
}

/**
 * Blocks leaving the page while `blocks` says so of the path that the user is leaving for, or of null when the whole page goes.
 *
 * @example
 * const departure = useLeaveGuard((path) => isDirty && path !== pathname);
 * <UnsavedChangesDialog open={departure.isBlocked} onDiscard={departure.leave} onKeep={departure.stay} />
 */
export function useLeaveGuard(blocks: (destination: Destination) => boolean): BlockedDeparture {
  const guards = use(LeaveGuardsContext);
  const [waiting, setWaiting] = useState<Departure | null>(null);
  const latest = useRef(blocks);

  // The router, which is outside this component, asks the function that was rendered last.
  useEffect(() => {
    latest.current = blocks;
  });
  useEffect(() => guards.add({ blocks: (path) => latest.current(path), ask: setWaiting }), [guards]);

  const answer = (choice: keyof Departure) => () => {
    setWaiting(null);
    waiting?.[choice]();
  };
  return { isBlocked: waiting !== null, leave: answer('leave'), stay: answer('stay') };
}

/**
 * Does what replaces the whole page (logout, another language) as soon as no guard blocks it any more.
 *
 * @example
 * const leaveFor = useLeaveFor();
 * <Button onClick={() => leaveFor(() => void dispatch(logout()))} />
 */
export function useLeaveFor(): (work: () => void) => void {
  const guards = use(LeaveGuardsContext);
  return useCallback(
    (work) => {
      const guard = guards.blocking(null);
      if (guard) guard.ask({ leave: work, stay: () => {} });
      else work();
    },
    [guards],
  );
}
