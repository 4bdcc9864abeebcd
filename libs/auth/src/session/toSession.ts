import { limitRoles } from '@callboard/api-contract';
import type { LoginData } from '@callboard/api-contract/accounts';
import { rolesOf } from '../rights/rolesOf';
import type { SignedIn } from './sessionState';

/** Converts the response to a login to a session. The token is not part of it, because the store is visible in DevTools. */
export function toSession(answer: LoginData, sessionId: string): SignedIn {
  const { navigation, user, global_permissions: permissions } = answer;
  return {
    status: 'signedIn',
    sessionId,
    user,
    permissions,
    roles: limitRoles(rolesOf(user, permissions), user.limits ?? {}),
    navigation: {
      modules: navigation.menus?.modules ?? navigation.modules ?? [],
      routes: navigation.routes ?? [],
      redirectUrl: navigation.flow?.redirect_url ?? null,
      userMenu: answer.user_menu.length > 0 ? answer.user_menu : (navigation.user_menu ?? []),
    },
    applications: answer.applications,
    serverVersion: answer.server.version ?? null,
    viewing: answer.viewing ? { by: answer.viewing.by, until: answer.viewing.until } : null,
  };
}
