import { createHash, randomBytes } from 'node:crypto';
import { asOwner } from './database';

/** Sessions of as many members of staff, made as a login makes them. */
export async function makeSessions(databaseUrl: string, count: number): Promise<string[]> {
  const made = Array.from({ length: count }, () => `showquest.${randomBytes(32).toString('base64url')}`);
  await asOwner(databaseUrl, async (client) => {
    await client.query(`SELECT set_config('app.tenant', 'showquest', false)`);
    for (const token of made) {
      const mail = `${token.slice(-12).toLowerCase()}@bench.test`;
      await client.query(
        `WITH account AS (INSERT INTO accounts (email) VALUES ($1) RETURNING id), member AS (
           INSERT INTO users (tenant, name, email, roles, account) SELECT 'showquest', 'Bench', $1, '{staff}', id FROM account
           RETURNING hashcode, account)
         INSERT INTO sessions (tenant, token_hash, "user", account, expires)
         SELECT 'showquest', $2, hashcode, account, now() + interval '1 hour' FROM member`,
        [mail, createHash('sha256').update(token).digest()],
      );
    }
  });
  return made;
}
