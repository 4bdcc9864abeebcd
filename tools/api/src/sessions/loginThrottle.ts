import type { TenantCode } from '@callboard/api-contract';
import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Database } from '../database/openDatabase';
import { busy } from '../problems';

/** After so many failures one has to wait before each further try (clause 4.2). */
export const maximumAttempts = 3;

export type Attempt<T> =
  | { status: 'right'; value: T }
  | { status: 'wrong'; failed: number }
  | { status: 'blocked'; failed: number; seconds: number };

// One statement counts the try before the password is looked at, so that a hundred at once are a hundred tries. Half an hour
// without any forgets them; the wait doubles from 30 seconds to 15 minutes and is never for ever.
const countAttempt = `
  INSERT INTO login_attempts AS a (tenant, key_hash, failed) VALUES ($1, $2, 1)
  ON CONFLICT (tenant, key_hash) DO UPDATE SET
    failed = CASE WHEN a.last_failed < now() - interval '30 minutes' THEN 1 ELSE a.failed + 1 END,
    first_failed = CASE WHEN a.last_failed < now() - interval '30 minutes' THEN now() ELSE a.first_failed END,
    last_failed = now(),
    blocked_until = CASE
      WHEN a.last_failed < now() - interval '30 minutes' OR a.failed + 1 < ${maximumAttempts} THEN NULL
      ELSE now() + least(interval '15 minutes', interval '30 seconds' * power(2, least(a.failed + 1 - ${maximumAttempts}, 10)))
    END
  WHERE a.blocked_until IS NULL OR a.blocked_until <= now()
  RETURNING a.failed`;

const readBlock = `
  SELECT failed, greatest(1, ceil(extract(epoch FROM blocked_until - now())))::int AS seconds
  FROM login_attempts WHERE tenant = $1 AND key_hash = $2`;

/**
 * Tries a password, unless too many tries failed before: by the e-mail as it was typed and where it came from, the same for
 * e-mails that nobody has, and without locking out the owner, who sits elsewhere. `check` answers null for a wrong password.
 */
export async function attemptLogin<T>(
  database: Database,
  tenant: TenantCode,
  source: { email: string; address: string },
  check: () => Promise<T | null>,
): Promise<Attempt<T>> {
  const key = createHash('sha256')
    .update(`${source.email}\n${networkOf(source.address)}`)
    .digest();
  return inTurn(`${tenant} ${key.toString('base64')}`, () => attempt(database, tenant, key, check));
}

async function attempt<T>(
  database: Database,
  tenant: TenantCode,
  key: Buffer,
  check: () => Promise<T | null>,
): Promise<Attempt<T>> {
  const rows = database.forTenant(tenant);
  const values = [tenant, key];
  const [counted] = await rows.query<{ failed: number }>({ text: countAttempt, values });
  if (!counted) {
    const [block] = await rows.query<{ failed: number; seconds: number }>({ text: readBlock, values });
    return { status: 'blocked', failed: block?.failed ?? maximumAttempts, seconds: block?.seconds ?? 1 };
  }
  const value = await check();
  if (value === null) return { status: 'wrong', failed: counted.failed };
  await rows.query({ text: forgetAttempts, values });
  return { status: 'right', value };
}

const forgetAttempts = 'DELETE FROM login_attempts WHERE tenant = $1 AND key_hash = $2';

/** Forgets the guesses of yesterday. */
export const forgetOldAttempts = {
  text: `DELETE FROM login_attempts WHERE tenant = $1 AND last_failed < now() - interval '1 day'`,
};

const mostInTurn = 20;
const turns = new Map<string, { length: number; last: Promise<unknown> }>();

/**
 * One try after the other for the same key: a try that is under way counts as failed, and a person who opens five tabs at once
 * must not be taken for a guesser.
 */
async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const line = turns.get(key) ?? { length: 0, last: Promise.resolve() };
  if (line.length >= mostInTurn) throw busy(2);
  turns.set(key, line);
  line.length += 1;
  const done = line.last.then(work, work);
  line.last = done;
  try {
    return await done;
  } finally {
    line.length -= 1;
    if (line.length === 0) turns.delete(key);
  }
}

/** A network: whoever has an IPv6 address has 2^64 of them. */
function networkOf(address: string): string {
  return isIPv6(address) && !address.startsWith('::ffff:')
    ? address.split(':').slice(0, 4).join(':')
    : address;
}
