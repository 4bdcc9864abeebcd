import { isHashcode, tenantCodes } from '@callboard/api-contract';
import * as v from 'valibot';
import { forbidden, invalid, notFound } from '../../problems';
import { requireSession } from '../authenticate';
import { attemptLogin } from '../loginThrottle';
import { hashPassword, isPassword, passwordFault } from '../passwords';
import type { Session } from '../session';
import { tooManyAttempts } from './attemptAnswers';
import { parseGiven, refuseAction, type ActionTools, type UserAction } from './userAction';

const givenSchema = v.object({
  old_password: v.optional(v.pipe(v.string(), v.maxLength(1_000))),
  new_password: v.pipe(v.string(), v.maxLength(1_000)),
  user: v.optional(v.pipe(v.string(), v.check(isHashcode))),
});

/** Changes one's own password by the old one, or as an admin somebody else's (clauses 6.2, 7.4); their other sessions end. */
export const changePassword: UserAction = async (tools, request, given) => {
  const session = await requireSession(request, tools.sessions);
  const { old_password: oldPassword, new_password: newPassword, user } = parseGiven(givenSchema, given);
  const fault = passwordFault(newPassword);
  if (fault) throw invalid({ new_password: [fault] });
  const isOwn = user === undefined || user === session.user;
  if (!isOwn) {
    const account = await accountInHand(tools, session, user);
    await setPassword(tools, account, newPassword);
    return {};
  }
  if (oldPassword === undefined) throw refuseAction('wrong payload');
  await checkOldPassword(tools, session, oldPassword, request.ip);
  await setPassword(tools, session.account, newPassword, session);
  return {};
};

async function checkOldPassword(tools: ActionTools, session: Session, oldPassword: string, address: string) {
  const { database } = tools;
  const source = { email: `change ${session.account}`, address };
  const attempt = await attemptLogin(database, session.tenant, source, async () => {
    const [account] = await database.shared.query<{ password_hash: string | null }>({
      text: 'SELECT password_hash FROM accounts WHERE id = $1',
      values: [session.account],
    });
    return (await isPassword(oldPassword, account?.password_hash ?? null)) ? true : null;
  });
  if (attempt.status === 'blocked') throw tooManyAttempts(attempt);
  if (attempt.status === 'wrong') throw invalid({ old_password: ['The old password is not right.'] });
}

/**
 * The account of another user, for an admin to give a password to. An account may be a member of several tenants: the admin of
 * one must not get into the others by it.
 */
async function accountInHand({ database }: ActionTools, session: Session, user: string): Promise<string> {
  if (!session.roles.includes('admin')) throw forbidden();
  const [found] = await database.forTenant(session.tenant).query<{ account: string | null }>({
    text: 'SELECT account FROM users WHERE tenant = $1 AND hashcode = $2',
    values: [session.tenant, user],
  });
  if (!found?.account) throw notFound();
  for (const tenant of tenantCodes.filter((code) => code !== session.tenant)) {
    const elsewhere = await database.forTenant(tenant).query({
      text: 'SELECT FROM users WHERE tenant = $1 AND account = $2',
      values: [tenant, found.account],
    });
    if (elsewhere.length > 0)
      throw forbidden('They belong to other sites too: they can reset their password by mail.');
  }
  return found.account;
}

/** Keeps a new password and ends all sessions that the old one opened, but for one that may go on. */
export async function setPassword(tools: ActionTools, account: string, password: string, except?: Session) {
  const passwordHash = await hashPassword(password);
  await tools.database.shared.query({
    text: 'UPDATE accounts SET password_hash = $2, modified = now() WHERE id = $1',
    values: [account, passwordHash],
  });
  await tools.sessions.endAll(account, tenantCodes, except);
}
