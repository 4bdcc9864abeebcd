import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import { forbidden, notFound } from '../../problems';
import { presentLogin } from '../presentLogin';
import type { UserHandler } from '../../tools/ActionTools';

const targetRow = v.object({
  account: v.nullable(v.string()),
  roles: v.array(v.string()),
  status: v.string(),
});

/** Lets an admin see the app as another user sees it: nothing can be changed, and it stands in that user's history. */
export const viewAs: UserHandler<'viewAs'> = async (tools, { input: { user }, session: admin }) => {
  const { database, sessions } = tools;
  const [target] = await database.forTenant(admin.tenant).rows(targetRow, {
    text: 'SELECT account, roles, status FROM users WHERE tenant = $1 AND hashcode = $2',
    values: [admin.tenant, user],
  });
  if (!target) throw notFound();
  if (target.roles.includes('admin')) throw forbidden(sentences.notAsAdmin());
  if (!target.account || target.status !== 'active') throw forbidden(sentences.cannotSignIn());
  const token = await sessions.beginViewing(admin, { user, account: target.account });
  const session = await sessions.find(token);
  if (!session) throw new Error('A session that was begun a moment ago cannot be found.');
  return presentLogin(session, token, tools);
};
