import { logout, useSessionStore } from '@callboard/auth';
import { useLeaveFor } from '@callboard/tenant';
import type { MenuItem } from '@callboard/ui-kit';
import { useLocation } from 'wouter';
import { messages } from '../messages';
import { useAppArguments } from '../startup/useAppArguments';
import { useServedItems } from './useServedItems';
import { useSignedIn } from './useSignedIn';

/**
 * What the user menu offers: what the server names, Super Admin where the setting and the user allow it, and Logout (clauses
 * 2.44, 2.46 and 1.11).
 */
export function useUserActions(): readonly MenuItem[] {
  const { user } = useSignedIn();
  const [, navigate] = useLocation();
  const { dispatch } = useSessionStore();
  const leaveFor = useLeaveFor();
  const { super_admin: isOffered = isBuiltFor } = useAppArguments().arguments;
  const served = useServedItems();
  const admin: MenuItem = {
    label: messages.superAdmin,
    icon: 'cog',
    onSelect: () => navigate('/admin'),
  };
  return [
    ...served,
    ...(isOffered && user.is_super_admin ? [admin] : []),
    {
      label: messages.logout,
      icon: 'logout',
      separator: true,
      onSelect: () => leaveFor(() => void dispatch(logout())),
    },
  ];
}

const isBuiltFor = import.meta.env.VITE_SUPER_ADMIN === 'true';
