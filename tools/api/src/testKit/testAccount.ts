import type { Role, TenantCode } from '@callboard/api-contract';
import type { TestApi } from './startTestApi';
import { hashPassword } from '../engine/sessions/passwords';

export const testPassword = 'Testing123';
let passwordHash: Promise<string> | undefined;

/** An account with a password and a membership: for tests that sign in as a person does. */
export async function testAccount(
  { database }: Pick<TestApi, 'database'>,
  email: string,
  tenants: readonly TenantCode[],
  roles: readonly Role[] = ['staff'],
): Promise<{ account: string; user: string }> {
  const [account] = await database.shared.query<{ id: string }>({
    text: 'INSERT INTO accounts (email, password_hash) VALUES ($1, $2) RETURNING id',
    values: [email, await (passwordHash ??= hashPassword(testPassword))],
  });
  let user = '';
  for (const tenant of tenants) {
    const [row] = await database.forTenant(tenant).query<{ hashcode: string }>({
      text: 'INSERT INTO users (tenant, name, email, roles, account) VALUES ($1, $2, $3, $4, $5) RETURNING hashcode',
      values: [tenant, 'Aroha Ngata', email, roles, account?.id],
    });
    user = row?.hashcode ?? '';
  }
  return { account: account?.id ?? '', user };
}
