import type { TenantCode } from '@callboard/api-contract';
import { createHash } from 'node:crypto';
import type { Database } from '../database/openDatabase';
import { inTurn } from './inTurn';
import { networkOf } from '../networkOf';

/** After so many failures one has to wait before each further try (clause 4.2). */
export const maximumAttempts = 3;

export type Attempt<T> =
  | { status: 'right'; value: T }
  | { status: 'wrong'; failed: number }
  | { status: 'blocked'; failed: number; seconds: number };

// One statement counts the try before the password is looked at, so that a hundred at once are a hundred tries. Half an hour
// without any forgets them; the wait doubles from 30 seconds to 15 minutes and is never for ever.
const countAttempt = `
  INSERT INTO login_attempts AS a (tenant, key_hash, subject_hash, failed) VALUES ($1, $2, $3, 1)
  ON CONFLICT (tenant, key_hash) DO UPDATE SET
    failed = CASE WHEN a.last_failed < now() - interval '30 minutes' THEN 1 ELSE a.failed + 1 END,
    first_failed = CASE WHEN a.last_failed < now() - interval '30 minutes' THEN now() ELSE a.first_failed END,
    last_failed = now(),
    blocked_until = CASE
      WHEN a.last_failed < now() - interval '30 minutes' OR a.failed + 1 < $4 THEN NULL
      ELSE now() + least(interval '15 minutes', interval '30 seconds' * power(2, least(a.failed + 1 - $4, 10)))
    END
  WHERE a.blocked_until IS NULL OR a.blocked_until <= now()
  RETURNING a.failed`;

const readBlock = `
  SELECT failed, greatest(1, ceil(extract(epoch FROM blocked_until - now())))::int AS seconds
  FROM login_attempts WHERE tenant = $1 AND key_hash = $2`;

/** What a secret is tried for, and from where. */
export interface AttemptSource {
  /** The e-mail as it was typed, or another name of what the secret opens. */
  subject: string;
  /** Empty: tries are counted wherever they come from. */
  address: string;
  /** So many failures before waits begin. @default maximumAttempts */
  maximum?: number;
}

/**
 * Tries a secret, unless too many tries failed before: by what it opens and where it came from, the same for e-mails that nobody
 * has, and without locking out the owner, who sits elsewhere. `check` answers null for a wrong one.
 */
export async function attemptLogin<T>(
  database: Database,
  tenant: TenantCode,
  { subject, address, maximum = maximumAttempts }: AttemptSource,
  check: () => Promise<T | null>,
): Promise<Attempt<T>> {
  const key = sha256(`${subject}\n${networkOf(address)}`);
  const counting = { key, subject: sha256(subject), maximum };
  return inTurn(`${tenant} ${key.toString('base64')}`, () => attempt(database, tenant, counting, check));
}

/** Lets somebody try again at once, wherever their tries came from (clause 6.3). */
export async function forgetAttemptsOn(
  database: Database,
  tenant: TenantCode,
  subjects: readonly string[],
): Promise<void> {
  await database.forTenant(tenant).query({
    text: 'DELETE FROM login_attempts WHERE tenant = $1 AND subject_hash = ANY ($2::bytea[])',
    values: [tenant, subjects.map(sha256)],
  });
}

interface Counting {
  key: Buffer;
  subject: Buffer;
  maximum: number;
}

async function attempt<T>(
  database: Database,
  tenant: TenantCode,
  { key, subject, maximum }: Counting,
  check: () => Promise<T | null>,
): Promise<Attempt<T>> {
  const rows = database.forTenant(tenant);
  const [counted] = await rows.query<{ failed: number }>({
    text: countAttempt,
    values: [tenant, key, subject, maximum],
  });
  if (!counted) {
    const [block] = await rows.query<{ failed: number; seconds: number }>({
      text: readBlock,
      values: [tenant, key],
    });
    return { status: 'blocked', failed: block?.failed ?? maximum, seconds: block?.seconds ?? 1 };
  }
  const value = await check().catch(async (error: unknown) => {
    // Nobody looked at the secret, so that nobody guessed: a busy server locks no owner out.
    await rows.query({ text: uncountAttempt, values: [tenant, key] });
    throw error;
  });
  if (value === null) return { status: 'wrong', failed: counted.failed };
  await rows.query({ text: forgetAttempts, values: [tenant, key] });
  return { status: 'right', value };
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

const uncountAttempt = `
  UPDATE login_attempts SET failed = greatest(failed - 1, 0), blocked_until = NULL
  WHERE tenant = $1 AND key_hash = $2`;

const forgetAttempts = 'DELETE FROM login_attempts WHERE tenant = $1 AND key_hash = $2';

/** Forgets the guesses of yesterday. */
export const forgetOldAttempts = {
  text: `DELETE FROM login_attempts WHERE tenant = $1 AND last_failed < now() - interval '1 day'`,
};
