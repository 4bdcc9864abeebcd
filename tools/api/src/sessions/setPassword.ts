import type { ActionTools } from './actions/userAction';
import { createPasswordResets } from './passwordResets';
import { hashPassword } from './passwords';
import type { Session } from './session';

/**
 * Keeps a new password. All sessions that the old one opened end, but for one that may go on, and every reset link is void: what
 * somebody else had of the account is worth nothing now.
 */
export async function setPassword(
  { database, sessions }: ActionTools,
  account: string,
  password: string,
  except?: Session,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await database.shared.query({
    text: 'UPDATE accounts SET password_hash = $2, modified = now() WHERE id = $1',
    values: [account, passwordHash],
  });
  await sessions.endAll(account, except);
  await createPasswordResets(database).voidAll(account);
}
