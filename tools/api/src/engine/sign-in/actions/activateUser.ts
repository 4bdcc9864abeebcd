import { bodySchema, fieldErrors, declaredRoles } from '@callboard/api-contract';
import { activationWords } from '@callboard/api-contract/accounts';
import type { ParsedInputOf } from '@callboard/api-contract/actions';
import { collectionNamed } from '@callboard/api-contract/collections';
import { isHashcode } from '@callboard/api-contract/text';
import { sentences } from '@callboard/api-contract/sentences';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { forbidden, invalid, type Message, refusedAction } from '../../problems';
import {
  activationNamed,
  activationOfAccount,
  activationOfLink,
  isForeignLink,
} from '../../sessions/activations/activationLinks';
import type { ActivationRow, Newcomer } from '../../sessions/activations/activation';
import type { Answering } from '../../sessions/activations/createActivations';
import { requireSession } from '../../sessions/authenticate';
import { newPasswordError } from '../../sessions/newPasswordError';
import { endAccess } from '../setPassword';
import { hashPassword } from '../../sessions/passwords';
import { tenantOfToken } from '../../sessions/tokens';
import type { ActionTools, UserHandler } from '../../tools/ActionTools';

type Given = ParsedInputOf<'activateUser'>;

interface Invitation extends Answering {
  row: ActivationRow;
}

/**
 * Answers an invitation (clauses 4.3 to 4.8, 7.7): by its link, as the separate screen and the login page do; by its hashcode, as
 * the invited person does who is signed in at another tenant, or an admin for a person without an account.
 */
export const activateUser: UserHandler<'activateUser'> = async (tools, { request, input: given }) => {
  const name = given.token ?? given.user_activation;
  if (name === undefined) throw refusedAction(sentences.wrongPayload());
  const find = async () =>
    isHashcode(name) ? byHashcode(tools, request, name, given) : byLink(tools, request, name);
  const invitation = await find();
  if (invitation.row.status !== 'pending') throw notPending(invitation.row, given);
  const isAccepted = given.accept ?? given.add_to_domain ?? true;
  const isDone = isAccepted
    ? await accept(tools, invitation, given)
    : await tools.activations.decline(invitation);
  // Another request answered in the same moment.
  if (!isDone) throw notPending((await find()).row, given);
  const { mode, email } = invitation.row;
  const isOwnAccount = isAccepted && mode === 'new' && invitation.by === 'link';
  return { status: isAccepted ? 'complete' : 'declined', mode, ...(isOwnAccount && { email }) };
};

async function accept(tools: ActionTools, invitation: Invitation, given: Given): Promise<boolean> {
  const accepted = await tools.activations.accept(
    { ...invitation, language: given.language },
    await newcomerOf(invitation, given),
  );
  if (accepted?.isRenewed) {
    // Until now another person knew the password: what they opened by it, or added, is worth nothing.
    await tools.passkeys.removeAll(accepted.account);
    await endAccess(tools, accepted.account);
  }
  return accepted !== null;
}

async function byLink(
  { database }: ActionTools,
  request: FastifyRequest,
  token: string,
): Promise<Invitation> {
  const tenant = tenantOfToken(token);
  const row = isForeignLink(request, tenant) ? null : await activationOfLink(database, token);
  if (!tenant || !row) throw refusedAction(activationWords.failed);
  return { tenant, activation: row.hashcode, by: 'link', token, row };
}

/**
 * Without the link an invitation is its owner's, who is signed in at another tenant with an email that a mail has proven. An
 * admin makes the account of a person who has none; a person with one answers for themselves, or the admin would be let into it.
 */
async function byHashcode(
  { database, sessions }: ActionTools,
  request: FastifyRequest,
  hashcode: string,
  given: Given,
): Promise<Invitation> {
  const { tenant, roles, user, account } = await requireSession(request, sessions);
  const own = await activationOfAccount(database, account, hashcode);
  if (own) return { ...own, activation: hashcode, by: 'member' };
  if (!roles.includes('admin')) throw forbidden();
  const row = await activationNamed(database, tenant, hashcode);
  if (!row) throw refusedAction(activationWords.failed);
  if (row.status === 'pending' && (row.is_known || given.add_to_domain !== undefined)) {
    throw refusedAction(activationWords.onlyInvited, {}, 403);
  }
  return { tenant, activation: hashcode, by: 'admin', actor: user, row };
}

/** Why there is nothing to accept any more, in the words of the calling screen (clauses 8.4 and 8.5). */
function notPending({ status }: ActivationRow, { accept }: Given) {
  const isLoginPage = accept !== undefined;
  switch (status) {
    case 'expired':
      return refusedAction(isLoginPage ? activationWords.loginExpired : activationWords.expired, { status });
    case 'declined':
      return refusedAction(activationWords.loginDeclined, { status });
    case 'complete':
      return refusedAction(activationWords.complete, { status });
    default:
      return refusedAction(activationWords.failed, { status });
  }
}

/** Input of a new user; null for a person with an account, whose password never changes here. */
async function newcomerOf({ row, token }: Invitation, given: Given): Promise<Newcomer | null> {
  if (row.mode === 'domain') return null;
  // The login page and admins send a password alone: the names are those of the invitation.
  const asksAll = token !== undefined && given.accept === undefined;
  const parsed = v.safeParse(personSchema, {
    first_name: given.first_name ?? (asksAll ? '' : row.first_name),
    last_name: given.last_name ?? (asksAll ? '' : row.last_name),
    phone: given.phone ?? '',
  });
  const errors = {
    ...(parsed.success ? {} : fieldErrors(parsed.issues)),
    ...(asksAll && !given.phone?.trim() ? { phone: [sentences.required()] } : {}),
    ...passwordErrors(given, asksAll),
  };
  if (Object.keys(errors).length > 0 || !parsed.success) throw invalid(errors);
  const { first_name, last_name, phone } = parsed.output;
  return {
    first_name: String(first_name),
    last_name: String(last_name),
    phone: typeof phone === 'string' ? phone : null,
    password_hash: await hashPassword(given.password ?? ''),
  };
}

const personSchema = bodySchema(collectionNamed('individuals'), 'create', declaredRoles('staff'));

function passwordErrors({ password, confirmPassword }: Given, asksAll: boolean): Record<string, Message[]> {
  if (!password) return { password: [sentences.required()] };
  const error = newPasswordError(password);
  if (error) return { password: [error] };
  if (confirmPassword == null) return asksAll ? { confirmPassword: [sentences.required()] } : {};
  return confirmPassword === password ? {} : { confirmPassword: [sentences.sameAsPassword()] };
}
