import {
  callPaths,
  isTenantCode,
  tenantCodes,
  type TenantCode,
  limitRoles,
  type ActorRoles,
} from '@callboard/api-contract';
import { appArgumentsSchema, loginDataSchema } from '@callboard/api-contract/accounts';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { createApi, type Answer, type Api, type ApiOptions } from '../createApi';
import type { Scope } from '../createRecorder';
import { verifyRefusal } from '../refusals';

/** Login of the checks. */
export interface Account {
  email: string;
  password: string;
}

/** A user who is signed in. */
export interface Session {
  api: Api;
  token: string;
  roles: ActorRoles;
  tenant: TenantCode;
}

const loginSchema = v.object({ success: v.literal(true), data: loginDataSchema });
const argumentsSchema = v.union([
  v.looseObject({ success: v.literal(true), data: v.looseObject({ app_args: appArgumentsSchema }) }),
  v.looseObject({ app_args: appArgumentsSchema }),
]);
const domainsSchema = v.array(v.looseObject({ code: v.string(), name: v.string() }));

/** Checks the public endpoints and the login. Null where the rest cannot be checked. */
export async function signIn(options: ApiOptions, account: Account, scope: Scope): Promise<Session | null> {
  const { domain } = options;
  const api = createApi(options);
  const path = callPaths.userActions(options.version);
  const start = await api.get(callPaths.appArguments);
  scope.verify(
    'start.arguments',
    start.status === 200 && v.is(argumentsSchema, start.body),
    start,
    '200 with app_args',
  );
  const domains = await api.get('tenant/domains');
  const listed = v.safeParse(domainsSchema, domains.body);
  const isListed = listed.success && listed.output.some(({ code }) => code === domain);
  scope.verify('start.domains', isListed, domains, `a list with ${domain}`);

  const login = await api.call('POST', path, { body: { action: 'login', data: { ...account, domain } } });
  const parsed = v.safeParse(loginSchema, login.body);
  const isSignedIn = login.status === 200 && parsed.success && isTenantCode(domain);
  const expected = '200 {"success": true, "data": {"authorization": {"token"}, "user", …}}';
  if (!scope.verify('session.login', isSignedIn, login, expected, withoutToken(login))) return null;
  if (!parsed.success || !isTenantCode(domain)) return null;
  const { authorization, user } = parsed.output.data;
  const signedIn = createApi({ ...options, token: authorization.token });
  scope.verify('session.login', user.roles.length > 0, login, 'the roles of the user', 'none');
  return {
    api: signedIn,
    token: authorization.token,
    roles: limitRoles(user.roles, user.limits ?? {}),
    tenant: domain,
  };
}

/** Checks that hold for every session, before and after it. */
export async function checkSession(
  options: ApiOptions,
  session: Session,
  scope: Scope,
  path: string,
): Promise<void> {
  const { api } = session;
  const actions = callPaths.userActions(options.version);
  const resumed = await api.call('POST', actions, { body: { action: 'login' } });
  const isResumed = resumed.status === 200 && v.is(loginSchema, resumed.body);
  scope.verify(
    'session.resume',
    isResumed,
    resumed,
    '200 with the session of the token',
    withoutToken(resumed),
  );

  // No account of the tenant, so that none is locked.
  const stranger = {
    email: `no.such.user.${randomUUID()}@example.org`,
    password: 'No-such-password-1',
    domain: options.domain,
  };
  const failed = await api.call('POST', actions, { token: null, body: { action: 'login', data: stranger } });
  verifyRefusal(scope, 'session.refusal', failed, [400, 429]);

  const unknownToken = await api.get(path, { token: 'no-such-token' });
  verifyRefusal(scope, 'session.deadToken', unknownToken, [401]);
  const other = tenantCodes.find((code) => code !== options.domain) ?? '';
  const foreign = createApi({ ...options, domain: other, token: session.token });
  verifyRefusal(scope, 'session.domain', await foreign.get(path), [401, 403, 404]);
  const unknown = createApi({ ...options, domain: 'no-such-tenant', token: session.token });
  verifyRefusal(scope, 'session.domain', await unknown.get(path), [400, 401, 403, 404]);
}

/** Ends the session, after which its token is dead. */
export async function signOut({ api }: Session, scope: Scope, path: string): Promise<void> {
  const answer = await api.call('POST', callPaths.userActions(api.version), { body: { action: 'logout' } });
  scope.verify('session.logout', answer.status === 200, answer, '200');
  verifyRefusal(scope, 'session.logout', await api.get(path), [401]);
}

/** A report can be sent on; a token of it is not to be used by others. */
function withoutToken({ status, body }: Answer): string {
  const text = JSON.stringify(body, (key, value: unknown) =>
    key === 'token' || key === 'draft_key' ? '…' : value,
  );
  return `${status} ${text?.slice(0, 300)}`;
}
