import type { Role, TenantCode } from '@callboard/api-contract';
import { request as requests, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { apiUser, password } from './api';
import { mailedPath } from './mail';
import { at, port } from './tenants';

export interface OwnUser {
  email: string;
  name: string;
  /** The hashcode of the membership, for admins' work on it. */
  hashcode: string;
}

interface Invitation {
  hashcode: string;
}

/** An email that no other test has. */
export function uniqueEmail(): string {
  return `${randomUUID().slice(0, 12)}@school.test`;
}

/** Invites a user, as an admin; answers the path of the mailed link and the invitation's hashcode. */
export async function invite(
  request: APIRequestContext,
  tenant: TenantCode,
  email: string,
  roles: readonly Role[] = ['staff'],
): Promise<{ path: string; hashcode: string }> {
  const admin = await apiUser(request, tenant, 'admin');
  const body = { first_name: 'Tama', last_name: `Reweti ${email.slice(0, 6)}`, email, roles };
  const { hashcode } = await admin.create<Invitation>('user/activations', body);
  return { hashcode, path: await mailedPath(request, email) };
}

/** A user of the test's own, with the password of all: for what must not happen to the users that tests share. */
export async function makeUser(tenant: TenantCode, roles: readonly Role[] = ['staff']): Promise<OwnUser> {
  const request = await requests.newContext();
  const email = uniqueEmail();
  const { path } = await invite(request, tenant, email, roles);
  const token = path.replace('/login/activate/', '');
  await act(request, tenant, 'activate_user', { token, accept: true, is_new: true, password });
  const admin = await apiUser(request, tenant, 'admin');
  const { results } = await admin.get<{ results: { hashcode: string; name: string; email: string }[] }>(
    `user?search=${encodeURIComponent(email)}`,
  );
  const found = results.find((user) => user.email === email);
  await request.dispose();
  if (!found) throw new Error(`${email} did not become a user.`);
  return { email, name: found.name, hashcode: found.hashcode };
}

/** A participant with the person that they are, and further values of that person. */
export async function makeContact(
  tenant: TenantCode,
  known: Readonly<Record<string, unknown>> = {},
): Promise<{ user: OwnUser; individual: string }> {
  const user = await makeUser(tenant, ['participant']);
  const request = await requests.newContext();
  const admin = await apiUser(request, tenant, 'admin');
  const person = await admin.create<{ hashcode: string }>('individual/individuals', {
    first_name: 'Aroha',
    last_name: user.email.slice(0, 6),
    ...known,
  });
  await admin.patch(`user/${user.hashcode}`, { individual: person.hashcode });
  await request.dispose();
  return { user, individual: person.hashcode };
}

/** An empty page of a browser in which a user is signed in. */
export async function deviceOf(
  browser: Browser,
  tenant: TenantCode,
  { email }: OwnUser,
  viewport?: { width: number; height: number },
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: at(tenant, ''),
    storageState: await signedInAs(tenant, email),
    ...(viewport && { viewport }),
  });
  return context.newPage();
}

/** Sends an action of the user next to the browser; answers its data. */
export async function act<T>(
  request: APIRequestContext,
  tenant: TenantCode,
  action: string,
  data: object,
  token?: string,
): Promise<T> {
  const answer = await request.post(`http://127.0.0.1:${port}/api/v21/system/user/actions`, {
    headers: { Domain: tenant, ...(token !== undefined && { Authorization: `Token ${token}` }) },
    data: { action, data },
  });
  if (!answer.ok()) throw new Error(`${action}: ${await answer.text()}`);
  const body: { data: T } = await answer.json();
  return body.data;
}

/** The token of a new session. */
export async function tokenOf(
  request: APIRequestContext,
  tenant: TenantCode,
  email: string,
): Promise<string> {
  const { authorization } = await act<{ authorization: { token: string } }>(request, tenant, 'login', {
    email,
    password,
  });
  return authorization.token;
}

/** Storage of a browser in which a user is signed in. */
export async function signedInAs(tenant: TenantCode, email: string) {
  const request = await requests.newContext();
  const token = await tokenOf(request, tenant, email);
  await request.dispose();
  const localStorage = [{ name: 'api_token', value: token }];
  return { cookies: [], origins: [{ origin: at(tenant, ''), localStorage }] };
}
