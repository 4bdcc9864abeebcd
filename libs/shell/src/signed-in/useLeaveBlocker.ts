import type { LeaveGuards } from '@callboard/tenant';
import { useEffect } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router';

/**
 * Connects the leave guards of the page to the router (clause 2.50). The router supports one blocker only, and a page can
 * have several guards: this blocker delegates to the first guard that blocks.
 *
 * @param loadingPath the path of a page that is being loaded while another one is visible
 */
export function useLeaveBlocker(guards: LeaveGuards, loadingPath: () => string | undefined): void {
  const isBlocked: BlockerFunction = (move) =>
    isOvertaken(move, loadingPath()) || guards.blocking(move.nextLocation.pathname) !== undefined;
  const blocker = useBlocker(isBlocked);

  // The router's blocker and the guards are outside React.
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const guard = guards.blocking(blocker.location.pathname);
    if (guard) guard.ask({ leave: blocker.proceed, stay: blocker.reset });
    else blocker.reset();
  }, [blocker, guards]);
}

/**
 * A page stays visible until the next one is loaded. If it replaces its own address meanwhile, as a search does shortly after it was
 * typed, the router would cancel the link that the user has followed. So this prevents the page from doing it.
 */
function isOvertaken(move: Parameters<BlockerFunction>[0], loading: string | undefined): boolean {
  const { currentLocation, nextLocation, historyAction } = move;
  const isOwnAddress = historyAction === 'REPLACE' && nextLocation.pathname === currentLocation.pathname;
  return isOwnAddress && loading !== undefined && loading !== currentLocation.pathname;
}
