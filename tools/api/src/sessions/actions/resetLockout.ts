import * as v from 'valibot';
import { forbidden, notFound } from '../../problems';
import { requireSession } from '../authenticate';
import { forgetAttemptsOn } from '../loginThrottle';
import { passwordSubject } from './confirmPassword';
import { codeSubject } from './loginByCode';
import { hashcodeSchema, parseGiven, type UserAction } from './userAction';

const givenSchema = v.object({ user: hashcodeSchema });

/** Lets a user try again at once, as an admin (clauses 6.3, 7.9). */
export const resetLockout: UserAction = async ({ database, sessions }, request, given) => {
  const { tenant, roles } = await requireSession(request, sessions);
  if (!roles.includes('admin')) throw forbidden();
  const { user } = parseGiven(givenSchema, given);
  const [found] = await database.forTenant(tenant).query<{ email: string; account: string | null }>({
    text: 'SELECT lower(email) AS email, account FROM users WHERE tenant = $1 AND hashcode = $2',
    values: [tenant, user],
  });
  if (!found) throw notFound();
  const { email, account } = found;
  const others = account ? [passwordSubject(account), codeSubject(account)] : [];
  await forgetAttemptsOn(database, tenant, [email, ...others]);
  return {};
};
