import type { LeaveGuards } from '@callboard/tenant';
import { Outlet, ScrollRestoration } from 'react-router';
import { Frame } from '../layout/Frame';
import { useLeaveBlocker } from './useLeaveBlocker';

export interface AppLayoutProps {
  guards: LeaveGuards;
  /** The path of a page that is being loaded while another one is visible. */
  loadingPath: () => string | undefined;
}

/** Wraps every page: the layout, the prompt before leaving unsaved work, and scroll restoration. */
export function AppLayout({ guards, loadingPath }: AppLayoutProps) {
  useLeaveBlocker(guards, loadingPath);
  return (
    <Frame>
      <Outlet />
      <ScrollRestoration />
    </Frame>
  );
}
