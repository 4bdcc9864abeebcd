import type { CollectionName, Role, TenantCode } from '@callboard/api-contract';
import { expect, type APIRequestContext, type APIResponse } from '@playwright/test';
import { port } from './tenants';

export const password = 'Callboard1';

/** Calls of a user who is signed in, outside of the browser: to arrange records and to see what is stored. */
export interface ApiUser {
  token: string;
  /** The routes that the server gives this user (clause 3.18). */
  routes: readonly { path: string; meta: { collection: CollectionName } }[];
  get: <T>(path: string) => Promise<T>;
  /** The status of an answer, where a refusal is no surprise. */
  statusOf: (path: string) => Promise<number>;
  /** Makes a record and answers it. */
  create: <T>(path: string, body: unknown) => Promise<T>;
  patch: <T>(path: string, body: unknown) => Promise<T>;
}

/** A role with an account, or a further judge of a panel. */
export type Account = Role | 'judge2' | 'judge3';

export function emailOf(tenant: TenantCode, role: Account): string {
  return `${role}@${tenant}.test`;
}

export async function apiUser(
  request: APIRequestContext,
  tenant: TenantCode,
  role: Account = 'staff',
  origin = `http://127.0.0.1:${port}`,
): Promise<ApiUser> {
  // Only browsers find {tenant}.localhost everywhere; the header names the tenant of the API.
  const url = (path: string) => `${origin}/api/v21/system/${path}`;
  const login = await resumeOrSignIn(request, origin, tenant, role);
  const { data } = await answered<{
    data: { authorization: { token: string }; navigation: Pick<ApiUser, 'routes'> };
  }>(login);
  const { token } = data.authorization;
  tokens.set(sessionKey(origin, tenant, role), token);
  const headers = { Authorization: `Token ${token}`, Domain: tenant };
  return {
    token,
    routes: data.navigation.routes,
    get: async (path) => answered(await request.get(url(path), { headers })),
    statusOf: async (path) => (await request.get(url(path), { headers })).status(),
    create: async <T>(path: string, body: unknown) => {
      const made = await answered<{ data: T }>(await request.post(url(path), { headers, data: body }));
      return made.data;
    },
    patch: async (path, body) => answered(await request.patch(url(path), { headers, data: body })),
  };
}

/** One session for each role of a tenant serves all tests of a worker; where a test has ended it, the next begins another. */
const tokens = new Map<string, string>();

function sessionKey(origin: string, tenant: TenantCode, role: Account): string {
  return `${origin} ${tenant} ${role}`;
}

async function resumeOrSignIn(
  request: APIRequestContext,
  origin: string,
  tenant: TenantCode,
  role: Account,
): Promise<APIResponse> {
  const url = `${origin}/api/v21/system/user/actions`;
  const token = tokens.get(sessionKey(origin, tenant, role));
  if (token !== undefined) {
    const resumed = await request.post(url, {
      headers: { Domain: tenant, Authorization: `Token ${token}` },
      data: { action: 'login' },
    });
    if (resumed.ok()) return resumed;
  }
  return request.post(url, {
    headers: { Domain: tenant },
    data: { action: 'login', data: { email: emailOf(tenant, role), password, domain: tenant } },
  });
}

async function answered<T>(response: APIResponse): Promise<T> {
  expect(response.ok(), await response.text()).toBe(true);
  return response.json();
}
