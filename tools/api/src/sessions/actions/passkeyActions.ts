import * as v from 'valibot';
import { notFound } from '../../problems';
import { requireSession } from '../authenticate';
import { confirmPassword } from './confirmPassword';
import { passkeySchema } from './passkeySchema';
import {
  hashcodeSchema,
  parseGiven,
  refuseAction,
  tokenSchema,
  typedPassword,
  type UserAction,
} from './userAction';

const beginSchema = v.object({ password: typedPassword });
const part = v.pipe(v.string(), v.maxLength(16_000));
const confirmSchema = v.object({
  ticket: tokenSchema,
  name: v.pipe(
    v.string(),
    v.check((value) => value.isWellFormed() && !value.includes('\0')),
    v.trim(),
    v.minLength(1),
    v.maxLength(80),
  ),
  response: passkeySchema(part, {
    attestationObject: part,
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(10))),
  }),
});
const removeSchema = v.object({ passkey: hashcodeSchema, password: typedPassword });

/** Begins to add a passkey: what the browser is to make one from. */
export const beginPasskey: UserAction = async (tools, request, given) => {
  const session = await requireSession(request, tools.sessions);
  const { password } = parseGiven(beginSchema, given);
  await confirmPassword(tools, session, request, 'password', password);
  const options = await tools.passkeys.offer(session);
  if (!options) throw refuseAction('There are as many passkeys as one can have. Remove one first.');
  const { tenant, user, account } = session;
  const waiting = { tenant, user, account, challenge: options.challenge };
  return { options, ticket: await tools.tickets.issue('new_passkey', waiting, request.ip) };
};

/** Keeps the passkey that the browser made, and ends all other sessions. */
export const confirmPasskey: UserAction = async (tools, request, given) => {
  const session = await requireSession(request, tools.sessions);
  const { ticket: token, name, response } = parseGiven(confirmSchema, given);
  const ticket = await tools.tickets.take('new_passkey', token, request.ip);
  if (!ticket?.challenge || ticket.user !== session.user || ticket.tenant !== session.tenant) {
    throw refuseAction('Adding the passkey took too long. Please begin again.');
  }
  const passkey = await tools.passkeys.keep(session, ticket.challenge, name, response);
  if (!passkey) throw refuseAction('This passkey could not be added.');
  await tools.sessions.endAll(session.account, session);
  return passkey;
};

/** Removes a passkey, and ends all other sessions. */
export const removePasskey: UserAction = async (tools, request, given) => {
  const session = await requireSession(request, tools.sessions);
  const { passkey, password } = parseGiven(removeSchema, given);
  await confirmPassword(tools, session, request, 'password', password);
  if (!(await tools.passkeys.remove(session, passkey))) throw notFound();
  await tools.sessions.endAll(session.account, session);
  return {};
};
