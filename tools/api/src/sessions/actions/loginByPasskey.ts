import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { beginSession } from './beginSession';
import { lateRefusal } from './loginByCode';
import { passkeySchema } from './passkeySchema';
import { parseGiven, refuseAction, tokenSchema, type ActionTools, type UserAction } from './userAction';

const part = v.pipe(v.string(), v.maxLength(8_000));

const givenSchema = v.object({
  ticket: tokenSchema,
  passkey: passkeySchema(part, {
    authenticatorData: part,
    signature: part,
    userHandle: v.nullish(part),
  }),
});

/** Asks for a passkey: whose it is, the authenticator says. */
export const passkeyOptions: UserAction = async ({ passkeys, tickets }, request) => {
  await request.server.limitRate(request, 'login');
  const { tenant } = request;
  const options = await passkeys.ask(tenant);
  const given = { tenant, user: null, account: null, challenge: options.challenge };
  return { options, ticket: await tickets.issue('passkey', given, request.ip) };
};

/** Signs in by a passkey, which is two steps in itself: the device, and what unlocks it. */
export async function loginByPasskey(
  tools: ActionTools,
  request: FastifyRequest,
  given: unknown,
): Promise<object> {
  const { ticket: token, passkey } = parseGiven(givenSchema, given);
  const ticket = await tools.tickets.take('passkey', token, request.ip);
  if (!ticket?.challenge) throw lateRefusal();
  const holder = await tools.passkeys.recognise(ticket.tenant, ticket.challenge, passkey);
  if (!holder) throw refuseAction('This passkey is not known here.');
  return beginSession(tools, request, { tenant: ticket.tenant, ...holder });
}
