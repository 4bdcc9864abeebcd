import { tenantCodes } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import { forbidden, invalid, notFound, refusedAction } from '../../problems';
import { newPasswordError } from '../../sessions/newPasswordError';
import type { Session } from '../../plugins/session';
import { setPassword } from '../setPassword';
import { confirmPassword } from './confirmPassword';
import type { ActionTools, UserHandler } from '../../tools/ActionTools';

/** Changes one's own password by the old one, or as an admin another user's (clauses 6.2, 7.4); their other sessions end. */
export const changePassword: UserHandler<'changePassword'> = async (tools, { request, input, session }) => {
  const { old_password: oldPassword, new_password: newPassword, user } = input;
  const error = newPasswordError(newPassword);
  if (error) throw invalid({ new_password: [error] });
  const isOwn = user === undefined || user === session.user;
  if (isOwn && oldPassword === undefined) throw refusedAction(sentences.wrongPayload());
  if (oldPassword !== undefined && isOwn) {
    await confirmPassword(tools, session, request, 'old_password', oldPassword);
  }
  const inHand = () => accountInHand(tools, session, user ?? session.user, 'password');
  const account = isOwn ? session.account : await inHand();
  await setPassword(tools, {
    account,
    tenant: session.tenant,
    password: newPassword,
    ...(isOwn ? { except: session } : { isProven: false, check: inHand }),
  });
  return {};
};

/** For the admin of one tenant, about what an account has at all of them: what to do instead. */
const sharedMessages = {
  password: sentences.passwordElsewhere(),
  twoStep: sentences.twoStepElsewhere(),
} as const;

/**
 * The account of another user, for an admin to protect again. An account can be a member of several tenants: the admin of one
 * must not get into the others by it.
 */
export async function accountInHand(
  { database }: ActionTools,
  session: Session,
  user: string,
  what: keyof typeof sharedMessages,
): Promise<string> {
  if (!session.roles.includes('admin')) throw forbidden();
  const [found] = await database
    .forTenant(session.tenant)
    .rows(v.object({ account: v.nullable(v.string()) }), {
      text: 'SELECT account FROM users WHERE tenant = $1 AND hashcode = $2',
      values: [session.tenant, user],
    });
  if (!found?.account) throw notFound();
  for (const tenant of tenantCodes.filter((code) => code !== session.tenant)) {
    const elsewhere = await database.forTenant(tenant).query({
      text: 'SELECT FROM users WHERE tenant = $1 AND account = $2',
      values: [tenant, found.account],
    });
    if (elsewhere.length > 0) throw forbidden(sharedMessages[what]);
  }
  return found.account;
}
