import type { AnswerOf, ParsedInputOf } from '@callboard/api-contract/actions';
import { sentences } from '@callboard/api-contract/sentences';
import type { FastifyRequest } from 'fastify';
import { refusedAction } from '../../problems';
import { beginSession } from './beginSession';
import { lateRefusal } from './loginByCode';
import type { ActionTools, UserHandler } from '../../tools/ActionTools';

/** Requests a passkey: the authenticator names the user. */
export const passkeyOptions: UserHandler<'passkeyOptions'> = async ({ passkeys, tickets }, { request }) => {
  const { tenant } = request;
  const options = await passkeys.ask(tenant);
  const given = { tenant, user: null, account: null, challenge: options.challenge };
  return { options: { ...options }, ticket: await tickets.issue('passkey', given, request.ip) };
};

/** Signs in by a passkey, which is two steps in itself: the device, and what unlocks it. */
export async function loginByPasskey(
  tools: ActionTools,
  request: FastifyRequest,
  { ticket: token, passkey }: Extract<ParsedInputOf<'login'>, { passkey: unknown }>,
): Promise<AnswerOf<'login'>> {
  const ticket = await tools.tickets.take('passkey', token, request.ip);
  if (!ticket?.challenge) throw lateRefusal();
  const holder = await tools.passkeys.recognise(ticket.tenant, ticket.challenge, passkey);
  if (!holder) throw refusedAction(sentences.unknownPasskey());
  return beginSession(tools, request, { tenant: ticket.tenant, ...holder });
}
