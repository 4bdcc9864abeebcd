import type { AnswerOf, TenantCode } from '@callboard/api-contract';
import type { FastifyRequest } from 'fastify';
import { tokenOf } from '../authenticate';
import { presentLogin } from '../presentLogin';
import type { ActionTools } from './userAction';

/** Signs somebody in who has shown all that was asked of them. The former session of the same browser ends. */
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

/** Whoever signs in anew leaves no session behind that nobody can end any more. */
async function endFormerSession({ sessions }: ActionTools, request: FastifyRequest): Promise<void> {
  const token = tokenOf(request);
  const former = token === null ? null : await sessions.find(token);
  if (former) await sessions.end(former);
}
