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
  const [found] = await database.forTenant(tenant).query<{ email: string | null; account: string | null }>({
    // The account's email: an admin could write that of a stranger into a record of a user, and lift the limits on guesses.
    text: `SELECT lower(a.email) AS email, u.account FROM users u LEFT JOIN accounts a ON a.id = u.account
      WHERE u.tenant = $1 AND u.hashcode = $2`,
    values: [tenant, user],
  });
  if (!found) throw notFound();
  const { email, account } = found;
  if (email === null || account === null) return {};
  await forgetAttemptsOn(database, [email, passwordSubject(account), codeSubject(account)]);
  return {};
};
