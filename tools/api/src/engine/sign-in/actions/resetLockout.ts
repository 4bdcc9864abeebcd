import * as v from 'valibot';
import { notFound } from '../../problems';
import { forgetAttemptsOn } from '../../sessions/loginThrottle';
import { passwordSubject } from './confirmPassword';
import { codeSubject } from './loginByCode';
import type { UserHandler } from '../../tools/ActionTools';

const foundRow = v.object({ account: v.nullable(v.string()), email: v.nullable(v.string()) });

/** Lets a user try again immediately, as an admin (clauses 6.3, 7.9). */
export const resetLockout: UserHandler<'resetLockout'> = async (
  { database },
  { input: { user }, session: { tenant } },
) => {
  const [found] = await database.forTenant(tenant).rows(foundRow, {
    // The account's email: an admin could write that of a stranger into a record of a user, and lift the limits on guesses.
    text: `SELECT u.account, lower(a.email) AS email FROM users u LEFT JOIN accounts a ON a.id = u.account
      WHERE u.tenant = $1 AND u.hashcode = $2`,
    values: [tenant, user],
  });
  if (!found) throw notFound();
  const { email, account } = found;
  if (email === null || account === null) return {};
  await forgetAttemptsOn(database, [email, passwordSubject(account), codeSubject(account)]);
  return {};
};
