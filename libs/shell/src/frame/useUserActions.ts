import { logout, safePath } from '@callboard/auth';
import type { MenuItem } from '@callboard/ui-kit';
import { useNavigate } from 'react-router';
import { messages } from '../messages';
import { useAppArguments } from '../startup/useAppArguments';
import { useAppDispatch } from '../startup/appStoreHooks';
import { useSignedIn } from './useSignedIn';

/**
 * What the user menu offers: the server's redirects, Super Admin where the setting and the user allow it, and Logout (clauses
 * 2.44, 2.46 and 1.11). Items of kinds that this app cannot do are left out.
 */
export function useUserActions(): readonly MenuItem[] {
  const { user, navigation } = useSignedIn();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { super_admin: isOffered = isBuiltFor } = useAppArguments().arguments;
  const served = navigation.userMenu.flatMap(({ name, icon_name: icon, action }): MenuItem[] => {
    const to = action?.type === 'redirect' ? safePath(action.redirect_url) : null;
    return to === null ? [] : [{ label: name, icon, onSelect: () => void navigate(to) }];
  });
  const admin: MenuItem = {
    label: messages.superAdmin,
    icon: 'cog',
    onSelect: () => void navigate('/admin'),
  };
  return [
    ...served,
    ...(isOffered && user.is_super_admin ? [admin] : []),
    {
      label: messages.logout,
      icon: 'logout',
      separator: true,
      onSelect: () => void dispatch(logout()),
    },
  ];
}

const isBuiltFor = import.meta.env.VITE_SUPER_ADMIN === 'true';
