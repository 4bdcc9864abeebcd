import { useAppDispatch } from '@callboard/app-state';
import { logout } from '@callboard/auth';
import { outboxState } from '@callboard/offline';
import { useLeaveFor, useTenant } from '@callboard/tenant';
import type { MenuItem } from '@callboard/ui-kit/overlays';
import { useNavigate } from 'react-router';
import { useAppArguments } from '../startup/argumentsSlice';
import { appRoutes } from '../routing/appRoutes';
import { adminPath } from '../routing/defaultRoutes';
import { useOpenTool } from '../tools/ToolContext';
import { useInstall } from '../updates/installOffer';
import { frameMessages } from '../frameMessages';
import { useServedItems } from './useServedItems';
import { useSignedIn } from '../routing/useSignedIn';

/**
 * The actions of the user menu: the server's items, the administration for users who can open it (named Super Admin where the setting and
 * the user permit it), and Logout (clauses 2.44, 2.46 and 1.11).
 */
export function useUserActions(): readonly MenuItem[] {
  const tenant = useTenant();
  const session = useSignedIn();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const leaveFor = useLeaveFor();
  const openTool = useOpenTool();
  const { super_admin: isOffered = isBuiltFor } = useAppArguments().arguments;
  const isSuper = isOffered && session.user.is_super_admin;
  const served = useServedItems();
  const install = useInstall();
  const hasAdmin = appRoutes(tenant, session, () => {}).some(({ path }) => path === adminPath);
  const admin: MenuItem = {
    label: isSuper ? frameMessages.superAdmin : frameMessages.administration,
    icon: 'cog',
    onSelect: () => void navigate(adminPath),
  };
  return [
    ...served,
    ...(isSuper || hasAdmin ? [admin] : []),
    ...(install ? [{ label: frameMessages.install, icon: 'download', onSelect: install } as const] : []),
    {
      label: frameMessages.logout,
      icon: 'logout',
      separator: true,
      onSelect: () =>
        leaveFor(() => {
          // A sign-out deletes what has not been sent.
          if (outboxState.get().length > 0) openTool('signOut');
          else void dispatch(logout());
        }),
    },
  ];
}

const isBuiltFor = import.meta.env.VITE_SUPER_ADMIN === 'true';
