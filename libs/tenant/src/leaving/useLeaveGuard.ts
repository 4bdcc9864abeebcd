import { createContext, use, useEffect, useRef, useState } from 'react';
import { createLeaveGuards, type LeaveGuards } from './createLeaveGuards';

// Outside the shell nobody asks before leaving, so guards of no consequence serve.
export const LeaveGuardsContext = createContext<LeaveGuards>(createLeaveGuards());

export interface HeldDeparture {
  /** Somebody wanted to leave and is being held: ask them. */
  isHeld: boolean;
  leave: () => void;
  stay: () => void;
}

/**
 * Holds the user back while `holds` says so of the path that they are leaving for.
 *
 * @example
 * const departure = useLeaveGuard((path) => isDirty && path !== location.pathname);
 * <UnsavedChangesDialog open={departure.isHeld} onDiscard={departure.leave} onKeep={departure.stay} />
 */
export function useLeaveGuard(holds: (path: string) => boolean): HeldDeparture {
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
