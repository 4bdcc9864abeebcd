import { randomBytes, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import type { Secrets } from '../../../engine/secrets/secrets';
import type { SealKey, SealKeys } from './seals';

/** The stored form of a key, encrypted with the secret key of the installation: no one who has the database alone makes a seal. */
const keySchema = v.object({ key: v.string(), madeAt: v.pipe(v.string(), v.isoTimestamp()) });

const keyRow = v.object({ hashcode: v.string(), sealed: v.instance(Buffer), isRetired: v.boolean() });

interface StoredKey extends SealKey {
  madeAt: number;
}

/** All keys with which a tenant has sealed; one that the secret key does not open is none. */
export async function readSealKeys(
  rows: Pick<Transaction, 'rows'>,
  tenant: string,
  secrets: Secrets,
): Promise<SealKeys> {
  const stored = (await readRows(rows, tenant)).flatMap((row) => openedOf(secrets, row) ?? []);
  const times = stored.map(({ madeAt }) => madeAt);
  return {
    keys: new Map(stored.map(({ name, key }) => [name, key])),
    since: times.length > 0 ? Math.min(...times) : null,
  };
}

/**
 * The key with which a tenant seals now: it is made with the first seal, and again with the first one after the secret key was changed
 * or lost.
 */
export async function currentSealKey(
  transaction: Transaction,
  tenant: string,
  secrets: Secrets,
): Promise<SealKey> {
  const current = (await readRows(transaction, tenant)).find(({ isRetired }) => !isRetired);
  const found = current && openedOf(secrets, current);
  if (found) return found;
  if (current)
    await transaction.query({
      text: 'UPDATE seal_keys SET retired_at = now() WHERE tenant = $1 AND hashcode = $2::uuid',
      values: [tenant, current.hashcode],
    });
  const hashcode = randomUUID();
  const content = { key: randomBytes(32).toString('base64'), madeAt: new Date().toISOString() };
  // Of two judges who sign at the same time, one makes it.
  await transaction.query({
    text: 'INSERT INTO seal_keys (tenant, hashcode, sealed) VALUES ($1, $2::uuid, $3) ON CONFLICT DO NOTHING',
    values: [tenant, hashcode, secrets.seal(Buffer.from(JSON.stringify(content)), hashcode)],
  });
  const [made] = (await readRows(transaction, tenant)).filter(({ isRetired }) => !isRetired);
  const opened = made && openedOf(secrets, made);
  if (!opened) throw new Error('The key of seals that was just made cannot be opened.');
  return opened;
}

type KeyRow = v.InferOutput<typeof keyRow>;

function readRows(rows: Pick<Transaction, 'rows'>, tenant: string): Promise<KeyRow[]> {
  return rows.rows(keyRow, {
    text: `SELECT hashcode, sealed, retired_at IS NOT NULL AS "isRetired" FROM seal_keys WHERE tenant = $1`,
    values: [tenant],
  });
}

function openedOf(secrets: Secrets, { sealed, hashcode }: KeyRow): StoredKey | null {
  try {
    const { key, madeAt } = v.parse(keySchema, JSON.parse(secrets.open(sealed, hashcode).toString()));
    return { name: hashcode.slice(0, 8), key: Buffer.from(key, 'base64'), madeAt: Date.parse(madeAt) };
  } catch {
    return null;
  }
}
