import { createHash } from 'node:crypto';
import type pg from 'pg';
import { literal, name } from './quote';
import { scopePolicies, scopeSql } from './scopeSql';

const scopesLock = 4_202_110_007;
const fact = 'scopes of roles';

/**
 * Lets the tables hide what lies outside of the regions and events that a user is limited to. The policies are made again only
 * where the declaration has changed since the last start: policies lock their tables.
 */
export async function declareScopes(owner: pg.Client): Promise<void> {
  const sql = scopeSql();
  const checksum = createHash('sha256').update(sql).digest('hex');
  await owner.query('BEGIN');
  try {
    await owner.query('SELECT pg_advisory_xact_lock($1)', [scopesLock]);
    const { rows: known } = await owner.query<{ value: string }>(
      'SELECT value FROM installation WHERE fact = $1',
      [fact],
    );
    // A restored database knows what was declared, and has none of the policies yet.
    const { rowCount: policies } = await owner.query(
      'SELECT FROM pg_policies WHERE policyname = ANY ($1) LIMIT 1',
      [scopePolicies],
    );
    if (known[0]?.value !== checksum || !policies) {
      await removePolicies(owner);
      await owner.query(sql);
      await owner.query(
        `INSERT INTO installation (fact, value) VALUES ($1, $2)
          ON CONFLICT (fact) DO UPDATE SET value = excluded.value, at = now() WHERE installation.value <> excluded.value`,
        [fact, checksum],
      );
    }
    await owner.query('COMMIT');
  } catch (error) {
    await owner.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

async function removePolicies(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ policy: string; table: string }>(
    `SELECT policyname AS policy, tablename AS table FROM pg_policies
      WHERE schemaname = 'public' AND policyname IN (${scopePolicies.map(literal).join(', ')})`,
  );
  for (const { policy, table } of rows) await owner.query(`DROP POLICY ${name(policy)} ON ${name(table)}`);
}
