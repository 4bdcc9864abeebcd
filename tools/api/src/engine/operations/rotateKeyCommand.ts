import { tenantCodes } from '@callboard/api-contract';
import { rename, writeFile } from 'node:fs/promises';
import type pg from 'pg';
import * as v from 'valibot';
import { checkedRows } from '../database/checkedRows';
import { name } from '../database/quote';
import { fingerprintOf, hasKey } from '../secrets/checkSecretKey';
import { sealedColumns, type SealedColumn } from '../secrets/sealedColumns.data';
import { readSecretKey, secretKeyFile } from '../secrets/secretKey';
import { createSecrets, type Secrets } from '../secrets/secrets';
import { withOwner } from './backup/withOwner';
import { completeSettings } from './completeSettings';
import { noArguments } from './noArguments';

/** Rows that are read at a time. */
const batch = 500;

/**
 * Seals all that is sealed in the database with the key in CALLBOARD_NEXT_SECRET_KEY, in one transaction: after a kill the former key still
 * holds. No process can run meanwhile: it would go on with the former one.
 *
 * @throws Error with a sentence where there is no key to change, the next one is missing or the same, the database has another than
 *   the former one, or a process is connected.
 */
export async function rotateKeyCommand(
  given: readonly string[],
  variables: NodeJS.ProcessEnv,
  print: (line: string) => void,
): Promise<void> {
  noArguments('rotate-key', given);
  const settings = completeSettings(variables);
  const { nextSecretKey, secretKey } = settings;
  if (nextSecretKey === undefined)
    throw new Error('Set CALLBOARD_NEXT_SECRET_KEY to the output of `openssl rand -base64 32`.');
  if (!hasKey(settings))
    throw new Error('This installation has no secret key yet: its first start makes one.');
  const former = await readSecretKey(settings);
  const next = Buffer.from(nextSecretKey, 'base64');
  if (former.equals(next)) throw new Error('CALLBOARD_NEXT_SECRET_KEY is the key of today.');
  const keys = { former: createSecrets(former), next: createSecrets(next) };
  const counts = await withOwner(settings, print, async (owner) => {
    await assertNoProcess(owner);
    await owner.query('BEGIN');
    try {
      await takeFingerprint(owner, fingerprintOf(former), fingerprintOf(next));
      const sealed = await sealAll(owner, keys);
      // A key that no variable gives lies in a file: the next one lies next to it, until the database has it.
      const file = secretKeyFile(settings);
      if (secretKey === undefined) await writeFile(`${file}.next`, nextSecretKey, { mode: 0o600 });
      await owner.query('COMMIT');
      if (secretKey === undefined) await rename(`${file}.next`, file);
      return sealed;
    } catch (error) {
      await owner.query('ROLLBACK').catch(() => undefined);
      throw error;
    }
  });
  print(`${counts.sealed} secrets are sealed with the next key.`);
  if (counts.unreadable > 0)
    print(`${counts.unreadable} could not be read with the former key, and stay as they were.`);
  if (secretKey !== undefined) print('Set CALLBOARD_SECRET_KEY to it for every process, then start them.');
  print(
    'What hangs on the former key ends: drafts on devices, and the links in mails that end notifications.',
  );
}

/** Processes connect as the application's role, which can be of any name; only this command as the owner. */
async function assertNoProcess(owner: pg.Client): Promise<void> {
  const [row] = await checkedRows(
    owner,
    v.object({ count: v.number() }),
    `SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND usename <> current_user`,
  );
  if (row?.count) throw new Error('Stop all processes of this installation first: they have the former key.');
}

async function takeFingerprint(owner: pg.Client, former: string, next: string): Promise<void> {
  const { rowCount } = await owner.query(
    `UPDATE installation SET value = $2 WHERE fact = 'secret_key' AND value = $1`,
    [former, next],
  );
  if (!rowCount) throw new Error('This database was begun with another secret key than the one given.');
}

interface Keys {
  former: Secrets;
  next: Secrets;
}

async function sealAll(owner: pg.Client, keys: Keys): Promise<{ sealed: number; unreadable: number }> {
  const counts = { sealed: 0, unreadable: 0 };
  for (const tenant of tenantCodes) {
    // Row-level security holds for the owner too.
    await owner.query(`SELECT set_config('app.tenant', $1, true)`, [tenant]);
    const own = sealedColumns.filter(({ hasTenant }) => hasTenant || tenant === tenantCodes[0]);
    for (const column of own) await sealColumn(owner, column, tenant, keys, counts);
    // Seals of today stay good by their key, and from now on there is another: the former secret key leads to none of it.
    for (const { table, retires } of own)
      if (retires)
        await owner.query(`UPDATE ${table} SET ${retires} = now() WHERE tenant = $1 AND ${retires} IS NULL`, [
          tenant,
        ]);
  }
  return counts;
}

const sealedRow = v.object({
  key: v.string(),
  owner: v.string(),
  value: v.union([v.instance(Buffer), v.string()]),
});

/** One column of a tenant's rows, some rows at a time. */
async function sealColumn(
  owner: pg.Client,
  { table, column, key, hasTenant, where, owner: ofRow, isText }: SealedColumn,
  tenant: string,
  { former, next }: Keys,
  counts: { sealed: number; unreadable: number },
): Promise<void> {
  const own = hasTenant ? 'tenant = $1' : '$1::text IS NOT NULL';
  for (let after = ''; ;) {
    const rows = await checkedRows(
      owner,
      sealedRow,
      `SELECT ${name(key)}::text AS key, ${ofRow} AS owner, ${name(column)} AS value FROM ${name(table)}
        WHERE ${own} AND ${where} AND ${name(key)}::text > $2 ORDER BY ${name(key)}::text LIMIT ${batch}`,
      [tenant, after],
    );
    for (const row of rows) {
      const bytes = typeof row.value === 'string' ? Buffer.from(row.value, 'base64') : row.value;
      const opened = openedBy(former, bytes, row.owner);
      if (!opened) {
        counts.unreadable += 1;
        continue;
      }
      const sealed = next.seal(opened, row.owner);
      await owner.query(
        `UPDATE ${name(table)} SET ${name(column)} = $2 WHERE ${own} AND ${name(key)} = $3::uuid`,
        [tenant, isText ? sealed.toString('base64') : sealed, row.key],
      );
      counts.sealed += 1;
    }
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last.key;
  }
}

function openedBy(secrets: Secrets, sealed: Buffer, owner: string): Buffer | null {
  try {
    return secrets.open(sealed, owner);
  } catch {
    return null;
  }
}
