import { notFound } from '../../problems';
import { forgetAttemptsOn } from '../loginThrottle';
import { passwordSubject } from './confirmPassword';
import { codeSubject } from './loginByCode';
import type { UserHandler } from './userAction';

/** Lets a user try again at once, as an admin (clauses 6.3, 7.9). */
export const resetLockout: UserHandler<'resetLockout'> = async (
  { database },
  { input: { user }, session: { tenant } },
) => {
  const found = await database
    .forTenant(tenant)
    .db.selectFrom('users as u')
    .leftJoin('accounts as a', 'a.id', 'u.account')
    // The account's email: an admin could write that of a stranger into a record of a user, and lift the limits on guesses.
    .select(({ fn }) => ['u.account', fn<string | null>('lower', ['a.email']).as('email')])
    .where('u.tenant', '=', tenant)
    .where('u.hashcode', '=', user)
    .executeTakeFirst();
  if (!found) throw notFound();
  const { email, account } = found;
  if (email === null || account === null) return {};
  await forgetAttemptsOn(database, [email, passwordSubject(account), codeSubject(account)]);
  return {};
};
