import { sentences } from '@callboard/api-contract/sentences';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { invalid } from '../../problems';
import { attemptLogin } from '../../sessions/loginThrottle';
import { isPassword } from '../../sessions/passwords';
import type { Session } from '../../plugins/session';
import { tooManyAttempts } from './attemptAnswers';
import type { ActionTools } from '../../tools/ActionTools';

const words = {
  old_password: sentences.wrongOldPassword(),
  password: sentences.wrongPassword(),
} as const;

/** To change what protects an account takes its password again: a stolen session is not enough. Throws unless it is right. */
export async function confirmPassword(
  { database }: ActionTools,
  session: Session,
  request: FastifyRequest,
  field: keyof typeof words,
  password: string,
): Promise<void> {
  const source = { subject: passwordSubject(session.account), address: request.ip };
  const attempt = await attemptLogin(database, source, async () => {
    const [account] = await database.shared.rows(v.object({ password_hash: v.nullable(v.string()) }), {
      text: 'SELECT password_hash FROM accounts WHERE id = $1',
      values: [session.account],
    });
    return (await isPassword(password, account?.password_hash ?? null)) ? true : null;
  });
  if (attempt.status === 'blocked') throw tooManyAttempts(attempt);
  if (attempt.status === 'wrong') throw invalid({ [field]: [words[field]] });
}

/** The key that password attempts of a signed-in user are counted under. */
export function passwordSubject(account: string): string {
  return `change ${account}`;
}
