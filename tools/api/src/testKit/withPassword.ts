import { hashPassword } from '../engine/sessions/passwords';
import type { PrepareAction } from './describeAction';
import { testPassword } from './testAccount';

/** Gives the user of a session a password, which is then the input. */
export const withPassword =
  (field: string, more: object = {}): PrepareAction =>
  async ({ database }, { tenant, user }) => {
    const values = [tenant, user];
    const [row] = await database.forTenant(tenant).query<{ account: string }>({
      text: 'SELECT account FROM users WHERE tenant = $1 AND hashcode = $2',
      values,
    });
    await database.shared.query({
      text: 'UPDATE accounts SET password_hash = $2 WHERE id = $1',
      values: [row?.account, await hashPassword(testPassword)],
    });
    return { input: { [field]: testPassword, ...more } };
  };
