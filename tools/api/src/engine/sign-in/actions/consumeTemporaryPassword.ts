import * as v from 'valibot';
import { invalid, refusedAction } from '../../problems';
import { newPasswordError } from '../../sessions/newPasswordError';
import { forgetAttemptsOn } from '../../sessions/loginThrottle';
import { createPasswordResets, resetWords } from '../../sessions/passwordResets';
import { setPassword } from '../setPassword';
import type { ActionTools, UserHandler } from '../../tools/ActionTools';

/** Sets a new password by the token of a reset link (clause 7.6), once; every session of the account ends. */
export const consumeTemporaryPassword: UserHandler<'consumeTemporaryPassword'> = async (tools, { input }) => {
  const { temporary_password: token, new_password: newPassword } = input;
  const refusal = newPasswordError(newPassword);
  if (refusal) throw invalid({ new_password: [refusal] });
  const resets = createPasswordResets(tools.database);
  const reset = await resets.consume(token);
  if (reset === null) throw refusedAction(resetWords);
  try {
    await setPassword(tools, { ...reset, password: newPassword, isProven: true });
  } catch (error) {
    // The server was busy: the link must not be gone for nothing.
    await resets.restore(token);
    throw error;
  }
  await forgetLockout(tools, reset.account);
  return {};
};

/** A user who was locked out by another person's guesses can use the new password immediately. */
async function forgetLockout({ database }: ActionTools, account: string): Promise<void> {
  const [owner] = await database.shared.rows(v.object({ email: v.string() }), {
    text: 'SELECT lower(email) AS email FROM accounts WHERE id = $1',
    values: [account],
  });
  await forgetAttemptsOn(database, [owner?.email ?? '']);
}
