import * as v from 'valibot';
import { forbidden, notFound } from '../../problems';
import { requireSession } from '../authenticate';
import { presentLogin } from '../presentLogin';
import { hashcodeSchema, parseGiven, type UserAction } from './userAction';

const givenSchema = v.object({ user: hashcodeSchema });

/** Lets an admin see the app as another user sees it: nothing can be changed, and it stands in that user's history. */
export const viewAs: UserAction = async (tools, request, given) => {
  const { database, sessions } = tools;
  const admin = await requireSession(request, sessions);
  if (!admin.roles.includes('admin')) throw forbidden();
  const { user } = parseGiven(givenSchema, given);
  const [target] = await database.forTenant(admin.tenant).query<{
    account: string | null;
    roles: string[];
    status: string;
  }>({
    text: 'SELECT account, roles, status FROM users WHERE tenant = $1 AND hashcode = $2',
    values: [admin.tenant, user],
  });
  if (!target) throw notFound();
  if (target.roles.includes('admin')) throw forbidden('Nobody views as an admin.');
  if (!target.account || target.status !== 'active') throw forbidden('They cannot sign in at present.');
  const token = await sessions.beginViewing(admin, { user, account: target.account });
  const session = await sessions.find(token);
  if (!session) throw new Error('A session that was begun a moment ago cannot be found.');
  return presentLogin(session, token, tools);
};
