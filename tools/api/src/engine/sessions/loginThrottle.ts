import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Database } from '../database/openDatabase';
import { inTurn } from './inTurn';
import { networkOf } from '../networkOf';

/** After so many failures one has to wait before each further try (clause 4.2). */
export const maximumAttempts = 3;

export type Attempt<T> =
  | { status: 'right'; value: T }
  | { status: 'wrong'; failed: number }
  | { status: 'blocked'; failed: number; seconds: number };

// One statement counts the try before the password is checked, so that a hundred at the same moment are a hundred tries. Half an
// hour without any forgets them; the wait doubles from 30 seconds to 15 minutes and is never for ever.
const countAttempt = `
  INSERT INTO login_attempts AS a (key_hash, subject_hash, failed) VALUES ($1, $2, 1)
  ON CONFLICT (key_hash) DO UPDATE SET
    failed = CASE WHEN a.last_failed < now() - interval '30 minutes' THEN 1 ELSE a.failed + 1 END,
    first_failed = CASE WHEN a.last_failed < now() - interval '30 minutes' THEN now() ELSE a.first_failed END,
    last_failed = now(),
    blocked_until = CASE
      WHEN a.last_failed < now() - interval '30 minutes' OR a.failed + 1 < $3 THEN NULL
      ELSE now() + least(interval '15 minutes', interval '30 seconds' * power(2, least(a.failed + 1 - $3, 10)))
    END
  WHERE a.blocked_until IS NULL OR a.blocked_until <= now()
  RETURNING a.failed`;

const readBlock = `
  SELECT failed, greatest(1, ceil(extract(epoch FROM blocked_until - now())))::int AS seconds
  FROM login_attempts WHERE key_hash = $1`;

/** Subject of a secret that is tried, and the source of the attempt. */
export interface AttemptSource {
  /** The email as it was typed, or another name of what the secret opens. */
  subject: string;
  /** Empty: tries are counted wherever they come from. */
  address: string;
  /** So many failures before waits begin. @default maximumAttempts */
  maximum?: number;
}

/**
 * Tries a secret, unless too many tries failed before: by what it opens and where it came from, the same for unknown emails, and
 * without locking out the owner, who sits elsewhere. All tenants count together, as they share the accounts. `check` answers null
 * for a wrong one.
 */
export async function attemptLogin<T>(
  database: Database,
  { subject, address, maximum = maximumAttempts }: AttemptSource,
  check: () => Promise<T | null>,
): Promise<Attempt<T>> {
  const key = sha256(`${subject}\n${networkOf(address)}`);
  const counting = { key, subject: sha256(subject), maximum };
  return inTurn(key.toString('base64'), () => attempt(database, counting, check));
}

/** Lets the owner try again immediately, wherever the tries came from (clause 6.3). */
export async function forgetAttemptsOn(database: Database, subjects: readonly string[]): Promise<void> {
  await database.shared.query({
    text: 'DELETE FROM login_attempts WHERE subject_hash = ANY ($1::bytea[])',
    values: [subjects.map(sha256)],
  });
}

interface Counting {
  key: Buffer;
  subject: Buffer;
  maximum: number;
}

async function attempt<T>(
  database: Database,
  { key, subject, maximum }: Counting,
  check: () => Promise<T | null>,
): Promise<Attempt<T>> {
  const rows = database.shared;
  const [counted] = await rows.rows(v.object({ failed: v.number() }), {
    text: countAttempt,
    values: [key, subject, maximum],
  });
  if (!counted) {
    const [block] = await rows.rows(v.object({ failed: v.number(), seconds: v.number() }), {
      text: readBlock,
      values: [key],
    });
    return { status: 'blocked', failed: block?.failed ?? maximum, seconds: block?.seconds ?? 1 };
  }
  const value = await check().catch(async (error: unknown) => {
    // The secret was not checked, so no guess was made: a busy server locks no owner out.
    await rows.query({ text: uncountAttempt, values: [key] });
    throw error;
  });
  if (value === null) {
    if (counted.failed >= maximum) await rows.query({ text: beginWait, values: [key] });
    return { status: 'wrong', failed: counted.failed };
  }
  await rows.query({ text: forgetAttempts, values: [key] });
  return { status: 'right', value };
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

// The wait was set before the secret was checked, which takes seconds on a busy server: it counts from the answer on.
const beginWait = `
  UPDATE login_attempts SET blocked_until = now() + (blocked_until - last_failed) WHERE key_hash = $1 AND blocked_until IS NOT NULL`;

const uncountAttempt = `
  UPDATE login_attempts SET failed = greatest(failed - 1, 0), blocked_until = NULL
  WHERE key_hash = $1`;

const forgetAttempts = 'DELETE FROM login_attempts WHERE key_hash = $1';

/** Forgets the guesses of yesterday. */
export const forgetOldAttempts = {
  text: `DELETE FROM login_attempts WHERE last_failed < now() - interval '1 day'`,
  values: [],
};
