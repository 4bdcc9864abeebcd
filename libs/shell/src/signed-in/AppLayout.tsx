import type { LeaveGuards } from '@callboard/tenant';
import { isObject } from '@callboard/api-contract';
import { Outlet, ScrollRestoration, useMatches } from 'react-router';
import { Frame } from '../layout/Frame';
import { useClickedNotifications } from '../notifications/useClickedNotifications';
import { useReadNotifications } from '../notifications/useReadNotifications';
import { useLeaveBlocker } from './useLeaveBlocker';

export interface AppLayoutProps {
  guards: LeaveGuards;
  /** The path of a page that is being loaded while another one is visible. */
  loadingPath: () => string | undefined;
}

/** Wraps every page: the layout, unless the route has none, the prompt before leaving unsaved work, and scroll restoration. */
export function AppLayout({ guards, loadingPath }: AppLayoutProps) {
  useLeaveBlocker(guards, loadingPath);
  useClickedNotifications();
  useReadNotifications();
  const isBare = useMatches().some(({ handle }) => isObject(handle) && handle['frame'] === 'none');
  if (isBare) return <Outlet />;
  return (
    <Frame>
      <Outlet />
      <ScrollRestoration />
    </Frame>
  );
}
