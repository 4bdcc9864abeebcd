import type { TenantCode } from '@callboard/api-contract';
import type { AnswerOf } from '@callboard/api-contract/actions';
import type { FastifyRequest } from 'fastify';
import { tokenOf } from '../../sessions/authenticate';
import { presentLogin } from '../presentLogin';
import type { ActionTools } from '../../tools/ActionTools';

/** Signs a user in who has passed every step. The former session of the same browser ends. */
export async function beginSession(
  tools: ActionTools,
  request: FastifyRequest,
  { tenant, user, account }: { tenant: TenantCode; user: string; account: string },
): Promise<AnswerOf<'login'>> {
  const { sessions } = tools;
  await endFormerSession(tools, request);
  const token = await sessions.begin(tenant, { user, account }, request.headers['user-agent']);
  const session = await sessions.find(token);
  if (!session) throw new Error('A session that was begun a moment ago cannot be found.');
  return presentLogin(session, token, tools);
}

/** A new sign-in leaves no session behind that no one can end any more. */
async function endFormerSession({ sessions }: ActionTools, request: FastifyRequest): Promise<void> {
  const token = tokenOf(request);
  const former = token === null ? null : await sessions.find(token);
  if (former) await sessions.end(former);
}
