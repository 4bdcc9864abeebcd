import { createContext, use, useCallback, useEffect, useRef, useState } from 'react';
import { createLeaveGuards, type Destination, type LeaveGuards } from './createLeaveGuards';

// Outside the shell nobody asks before leaving, so guards of no consequence serve.
export const LeaveGuardsContext = createContext<LeaveGuards>(createLeaveGuards());

export interface HeldDeparture {
  /** Somebody wanted to leave and is being held: ask them. */
  isHeld: boolean;
  leave: () => void;
  stay: () => void;
}

/**
 * Holds the user back while `holds` says so of the path that they are leaving for, or of null when all of the page goes.
 *
 * @example
 * const departure = useLeaveGuard((path) => isDirty && path !== location.pathname);
 * <UnsavedChangesDialog open={departure.isHeld} onDiscard={departure.leave} onKeep={departure.stay} />
 */
export function useLeaveGuard(holds: (path: Destination) => boolean): HeldDeparture {
  const guards = use(LeaveGuardsContext);
  const [letGo, setLetGo] = useState<(() => void) | null>(null);
  const latest = useRef(holds);

  // The router, which is outside this page, asks whatever was rendered last.
  useEffect(() => {
    latest.current = holds;
  });
  useEffect(
    () => guards.add({ holds: (path) => latest.current(path), hold: (go) => setLetGo(() => go) }),
    [guards],
  );

  return {
    isHeld: letGo !== null,
    leave: () => {
      setLetGo(null);
      letGo?.();
    },
    stay: () => setLetGo(null),
  };
}

/**
 * Does what takes all of the page away (logout, another language), once nobody holds the user back any more.
 *
 * @example
 * const leaveFor = useLeaveFor();
 * <Button onClick={() => leaveFor(() => void dispatch(logout()))} />
 */
export function useLeaveFor(): (work: () => void) => void {
  const guards = use(LeaveGuardsContext);
  return useCallback(
    (work) => {
      if (!guards.areHolding(null, work)) work();
    },
    [guards],
  );
}
