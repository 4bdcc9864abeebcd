import type {
  LoginData,
  MenuItem,
  NavigationModule,
  Problem,
  Role,
  ServerRoute,
} from '@callboard/api-contract';

export type SessionUser = LoginData['user'];

/** What the server's navigation says, with its two shapes made one. */
export interface SessionNavigation {
  modules: readonly NavigationModule[];
  routes: readonly ServerRoute[];
  redirectUrl: string | null;
  userMenu: readonly MenuItem[];
}

/** Why nobody is signed in: nobody was, they left (here or in another tab), or the server ended it. */
export type AnonymousReason = 'fresh' | 'signedOut' | 'ended';

/** What there is of a user while nobody is signed in. */
export interface Nobody {
  user: null;
  permissions: readonly string[];
  roles: readonly Role[];
  navigation: SessionNavigation;
}

/** Somebody is signed in. */
export interface SignedIn {
  status: 'signedIn';
  /** New for each sign-in: what is keyed by it starts afresh for the next user. */
  sessionId: string;
  user: SessionUser;
  permissions: readonly string[];
  /** What the user may be, with `admin` where the flag or the permissions say so. */
  roles: readonly Role[];
  navigation: SessionNavigation;
  applications: LoginData['applications'];
  serverVersion: string | null;
  /** Where an admin looks at the app as this user: who they are, and until when. Nothing can be changed. */
  viewing: { by: string; until: string } | null;
}

/** Who is using the app. Closed: no other state exists. */
export type SessionState =
  /** Not asked yet, asking, or the question could not be answered: then `problem` says why. */
  | ({ status: 'unknown'; problem: Problem | null } & Nobody)
  | ({ status: 'anonymous'; reason: AnonymousReason } & Nobody)
  | SignedIn;

export const nobody: Nobody = {
  user: null,
  permissions: [],
  roles: [],
  navigation: { modules: [], routes: [], redirectUrl: null, userMenu: [] },
};
