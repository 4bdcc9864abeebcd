import type { Role, TenantCode } from '@callboard/api-contract';
import { createToken, hashToken } from '../engine/sessions/tokens';
import type { Database } from '../engine/database/openDatabase';

export interface TestSession {
  tenant: TenantCode;
  token: string;
  user: string;
  individual: string | null;
  headers: { authorization: string };
}

/** A user with these roles, signed in: a new account, membership, person and session. They are an adult. */
export async function testSession(
  database: Database,
  tenant: TenantCode,
  roles: readonly Role[],
): Promise<TestSession> {
  const token = createToken(tenant);
  const mail = `${roles.join('-')}-${token.slice(-8).toLowerCase()}@${tenant}.test`;
  const [account] = await database.shared.query<{ id: string }>({
    text: 'INSERT INTO accounts (email) VALUES ($1) RETURNING id',
    values: [mail],
  });
  const { value } = await database.forTenant(tenant).write({ actor: null }, async (transaction) => {
    const [person] = await transaction.query<{ hashcode: string }>({
      text: `INSERT INTO individuals (tenant, first_name, last_name, date_of_birth) VALUES ($1, 'Test', $2, '1990-05-31')
        RETURNING hashcode`,
      values: [tenant, roles.join(' ') || 'Nobody'],
    });
    const [user] = await transaction.query<{ hashcode: string }>({
      text: `INSERT INTO users (tenant, name, email, roles, individual, account)
             VALUES ($1, $2, $3, $4, $5, $6) RETURNING hashcode`,
      values: [tenant, `Test ${roles.join(' ')}`, mail, roles, person?.hashcode, account?.id],
    });
    await transaction.query({
      text: `INSERT INTO sessions (tenant, token_hash, "user", account, expires)
             VALUES ($1, $2, $3, $4, now() + interval '1 hour')`,
      values: [tenant, hashToken(token), user?.hashcode, account?.id],
    });
    return { user: user?.hashcode ?? '', individual: person?.hashcode ?? null };
  });
  return { tenant, token, ...value, headers: { authorization: `Token ${token}` } };
}
