import type { TenantCode } from '@callboard/api-contract';
import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Database } from '../database/openDatabase';

/** After so many failures one has to wait before each further try (clause 4.2). */
export const maximumAttempts = 3;

export type Attempt =
  | { status: 'allowed'; failed: number; forget: () => Promise<void> }
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
 * Counts a try to sign in, by the e-mail as it was typed and where it came from: the same for e-mails that nobody has, and without
 * locking out the owner, who sits elsewhere.
 */
export async function attemptLogin(
  database: Database,
  tenant: TenantCode,
  email: string,
  address: string,
): Promise<Attempt> {
  const rows = database.forTenant(tenant);
  const values = [
    tenant,
    createHash('sha256')
      .update(`${email}\n${sourceOf(address)}`)
      .digest(),
  ];
  const [counted] = await rows.query<{ failed: number }>({ text: countAttempt, values });
  if (!counted) {
    const [block] = await rows.query<{ failed: number; seconds: number }>({ text: readBlock, values });
    return { status: 'blocked', failed: block?.failed ?? maximumAttempts, seconds: block?.seconds ?? 1 };
  }
  const forget = async () => {
    const text = `DELETE FROM login_attempts WHERE tenant = $1 AND (key_hash = $2 OR last_failed < now() - interval '1 day')`;
    await rows.query({ text, values });
  };
  return { status: 'allowed', failed: counted.failed, forget };
}

/** A network: whoever has an IPv6 address has 2^64 of them. */
function sourceOf(address: string): string {
  return isIPv6(address) && !address.startsWith('::ffff:')
    ? address.split(':').slice(0, 4).join(':')
    : address;
}
