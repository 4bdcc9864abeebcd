import { useTenant } from '@callboard/tenant';
import { menuOf, type NavTab } from './menuOf';
import { useSignedIn } from '../routing/useSignedIn';

/** The server's modules, without those that the tenant hides. */
export function useModules(): NavTab[] {
  return menuOf(useSignedIn().navigation.modules, useTenant().navigation.hidden);
}
