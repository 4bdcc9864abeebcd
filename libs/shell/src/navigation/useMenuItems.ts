import type { MenuItem } from '@callboard/ui-kit/overlays';
import { useLanguageSelection } from '../language/useLanguageSelection';
import { useUserActions } from './useUserActions';

/** The items of the user menu: the user's actions, with the other languages before Logout. */
export function useMenuItems(): readonly MenuItem[] {
  const actions = useUserActions();
  const { others, choose } = useLanguageSelection();
  const languages = others.map(({ code, name }) => ({
    label: name,
    icon: 'language',
    onSelect: () => choose(code),
  }));
  return [...actions.slice(0, -1), ...languages, ...actions.slice(-1)];
}
