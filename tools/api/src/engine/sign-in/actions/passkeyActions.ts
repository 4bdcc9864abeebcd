import { sentences } from '@callboard/api-contract/sentences';
import { notFound, refusedAction } from '../../problems';
import { confirmPassword } from './confirmPassword';
import type { UserHandler } from '../../tools/ActionTools';

/** Begins to add a passkey: what the browser is to make one from. */
export const beginPasskey: UserHandler<'beginPasskey'> = async (tools, { request, input, session }) => {
  await confirmPassword(tools, session, request, 'password', input.password);
  const options = await tools.passkeys.offer(session);
  if (!options) throw refusedAction(sentences.tooManyPasskeys());
  const { tenant, user, account } = session;
  const waiting = { tenant, user, account, challenge: options.challenge };
  return { options: { ...options }, ticket: await tools.tickets.issue('new_passkey', waiting, request.ip) };
};

/** Keeps the passkey that the browser made, and ends all other sessions. */
export const confirmPasskey: UserHandler<'confirmPasskey'> = async (tools, { request, input, session }) => {
  const { ticket: token, name, response } = input;
  const ticket = await tools.tickets.take('new_passkey', token, request.ip);
  if (!ticket?.challenge || ticket.user !== session.user || ticket.tenant !== session.tenant) {
    throw refusedAction(sentences.passkeyTookTooLong());
  }
  const passkey = await tools.passkeys.keep(session, ticket.challenge, name, response);
  if (!passkey) throw refusedAction(sentences.passkeyNotAdded());
  await tools.sessions.endAll(session.account, session);
  return passkey;
};

/** Removes a passkey, and ends all other sessions. */
export const removePasskey: UserHandler<'removePasskey'> = async (tools, { request, input, session }) => {
  const { passkey, password } = input;
  await confirmPassword(tools, session, request, 'password', password);
  if (!(await tools.passkeys.remove(session, passkey))) throw notFound();
  await tools.sessions.endAll(session.account, session);
  return {};
};
