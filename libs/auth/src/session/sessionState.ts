import { declaredRoles, type ActorRoles, type Problem } from '@callboard/api-contract';
import type { LoginData, MenuItem, NavigationModule, ServerRoute } from '@callboard/api-contract/accounts';

export type SessionUser = LoginData['user'];

/** The server's navigation, normalised from its two shapes. */
export interface SessionNavigation {
  modules: readonly NavigationModule[];
  routes: readonly ServerRoute[];
  redirectUrl: string | null;
  userMenu: readonly MenuItem[];
}

/** Why no user is signed in: none was, they signed out (here or in another tab), or the server ended the session. */
export type AnonymousReason = 'fresh' | 'signedOut' | 'ended';

/** The user's part of the state while no user is signed in. */
export interface NoUser {
  user: null;
  permissions: readonly string[];
  roles: ActorRoles;
  navigation: SessionNavigation;
}

/** The state of a signed-in user. */
export interface SignedIn {
  status: 'signedIn';
  /** New for each sign-in; components keyed by it are reset for the next user. */
  sessionId: string;
  user: SessionUser;
  permissions: readonly string[];
  /** Includes `admin` when the flag or the permissions grant it. */
  roles: ActorRoles;
  navigation: SessionNavigation;
  applications: LoginData['applications'];
  serverVersion: string | null;
  /** Set while an admin views the app as this user, read-only: the name of the admin, and when it ends. */
  viewing: { by: string; until: string } | null;
}

/** The session of the app. */
export type SessionState =
  /** Not requested yet, loading, or failed with `problem`. */
  | ({ status: 'unknown'; problem: Problem | null } & NoUser)
  | ({ status: 'anonymous'; reason: AnonymousReason } & NoUser)
  | SignedIn;

export const noUser: NoUser = {
  user: null,
  permissions: [],
  roles: declaredRoles(),
  navigation: { modules: [], routes: [], redirectUrl: null, userMenu: [] },
};
