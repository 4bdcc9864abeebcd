import { api, apiSettings, type ApiRequest } from '@callboard/api-client';
import type { Loaded } from '@callboard/api-client/collections';
import {
  callPaths,
  securitySchema,
  userSessionsSchema,
  type Problem,
  type Security,
  type UserSession,
} from '@callboard/api-contract';
import * as v from 'valibot';

const securityAnswer = v.object({ success: v.literal(true), data: securitySchema });
const sessionsAnswer = v.object({ success: v.literal(true), data: userSessionsSchema });

/**
 * What the page of one's account reads. It stands in the cache like everything of a user, and goes with it at logout. The verbs
 * are plain calls: a password in the arguments of a mutation would stay in the store.
 */
const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    security: build.query<Security, void>({
      query: () => asking('security', securityAnswer),
      transformResponse: (body) => v.parse(securityAnswer, body).data,
    }),
    userSessions: build.query<UserSession[], void>({
      query: () => asking('list_sessions', sessionsAnswer),
      transformResponse: (body) => v.parse(sessionsAnswer, body).data.sessions,
    }),
  }),
});

/** How the account is secured: two-step sign-in and passkeys. */
export function useSecurity(): Loaded<Security> {
  return toLoaded(accountApi.useSecurityQuery());
}

/** Where one is signed in. */
export function useUserSessions(): Loaded<UserSession[]> {
  return toLoaded(accountApi.useUserSessionsQuery());
}

interface Query<T> {
  data?: T | undefined;
  error?: unknown;
  isLoading: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

function toLoaded<T>({ data, error, isLoading, isFetching, refetch }: Query<T>): Loaded<T> {
  // The base query fails with problems alone.
  const problem = isFetching ? undefined : (error as Problem | undefined);
  return { data, problem, isLoading, isFetching, refetch: () => void refetch() };
}

function asking(action: string, schema: v.GenericSchema): ApiRequest {
  return { method: 'POST', path: callPaths.userActions(apiSettings().version), body: { action }, schema };
}
