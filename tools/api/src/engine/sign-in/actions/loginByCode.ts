import type { AnswerOf } from '@callboard/api-contract/actions';
import { sentences } from '@callboard/api-contract/sentences';
import type { FastifyRequest } from 'fastify';
import { refusedAction } from '../../problems';
import { attemptLogin } from '../../sessions/loginThrottle';
import { counts, tooManyAttempts } from './attemptAnswers';
import { beginSession } from './beginSession';
import type { ActionTools } from '../../tools/ActionTools';

/** So many wrong codes from everywhere: a sender who gets so far knows the password, and tries codes from many places. */
const maxFromEverywhere = 20;

/** The second step: a code of the authenticator app, or a recovery code. */
export async function loginByCode(
  tools: ActionTools,
  request: FastifyRequest,
  { ticket: token, code }: { ticket: string; code: string },
): Promise<AnswerOf<'login'>> {
  const { tickets } = tools;
  const ticket = await tickets.read('second_step', token, request.ip);
  if (!ticket?.user || !ticket.account) throw lateRefusal();
  const holder = { tenant: ticket.tenant, user: ticket.user, account: ticket.account };
  const attempt = await tryCode(tools, holder.account, code, request.ip);
  if (attempt.status === 'blocked') throw tooManyAttempts(attempt);
  if (attempt.status === 'wrong') {
    await tickets.countFailure('second_step', token, request.ip);
    throw refusedAction(sentences.wrongCode(), counts(attempt.failed));
  }
  if (!(await tickets.take('second_step', token, request.ip))) throw lateRefusal();
  return beginSession(tools, request, holder);
}

/** For a ticket that ran out, was used up, or belongs to another network. */
export function lateRefusal() {
  return refusedAction(sentences.signInTookTooLong());
}

/** Key that tries at the codes of an account are counted under. */
export function codeSubject(account: string): string {
  return `code ${account}`;
}

async function tryCode({ database, twoStep }: ActionTools, account: string, code: string, address: string) {
  const subject = codeSubject(account);
  return attemptLogin(database, { subject, address }, async () => {
    const everywhere = { subject, address: '', maximum: maxFromEverywhere };
    const attempt = await attemptLogin(database, everywhere, async () =>
      (await twoStep.use(account, code, Date.now())) ? true : null,
    );
    if (attempt.status === 'blocked') throw tooManyAttempts(attempt);
    return attempt.status === 'right' ? true : null;
  });
}
