import type { Database } from '../../database/openDatabase';
import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { emit } from '../../events/emit';
import type { AccountAt } from './AccountAt';
import { hashCode } from '../passwords';
import { createRecoveryCodes, recoveryCodeOf } from './recoveryCode';
import type { Secrets } from '../../secrets/secrets';
import { stepOfCode } from './totp';

const secretBytes = 20;

/** The two-step sign-in of accounts: by an authenticator app, or by recovery codes where the phone is gone. */
export function createTwoStep(database: Database, secrets: Secrets) {
  const { shared } = database;

  /** State of the second step: on or off, and how many recovery codes are left. */
  async function stateOf(account: string): Promise<{ isOn: boolean; codesLeft: number }> {
    const [row] = await shared.rows(v.object({ is_on: v.boolean(), codes_left: v.number() }), {
      text: `SELECT confirmed IS NOT NULL AS is_on,
          (SELECT count(*)::int FROM recovery_codes r WHERE r.account = t.account) AS codes_left
        FROM account_totp t WHERE account = $1`,
      values: [account],
    });
    return { isOn: row?.is_on ?? false, codesLeft: row?.codes_left ?? 0 };
  }

  /** A new secret that waits for its first code; null where it is on already. */
  async function begin(account: string): Promise<Buffer | null> {
    const secret = randomBytes(secretBytes);
    const rows = await shared.query({
      text: `INSERT INTO account_totp AS t (account, secret) VALUES ($1, $2)
        ON CONFLICT (account) DO UPDATE SET secret = excluded.secret, created = now(), last_step = 0
        WHERE t.confirmed IS NULL RETURNING account`,
      values: [account, secrets.seal(secret, account)],
    });
    return rows.length > 0 ? secret : null;
  }

  /** Turns it on by a first code and answers the recovery codes; null for a wrong code. */
  async function confirm(owner: AccountAt, code: string, now: number): Promise<string[] | null> {
    const { account, tenant } = owner;
    const step = await stepFor(account, code, now, 'waiting');
    if (step === null) return null;
    const { codes, hashes } = await newCodes(account);
    const { value } = await database.forTenant(tenant).write({ actor: null }, async (transaction) => {
      const rows = await transaction.query({
        text: `UPDATE account_totp SET confirmed = now(), last_step = $2
          WHERE account = $1 AND confirmed IS NULL AND created > now() - interval '30 minutes' RETURNING account`,
        values: [account, step],
      });
      if (rows.length === 0) return null;
      await transaction.query(storeCodes(account, hashes));
      await emit(transaction, tenant, 'account.secured', { account, change: 'totpOn' });
      return codes;
    });
    return value;
  }

  /** True if a code opens the account now. Each is good once: of an app by its half minute, of recovery by being taken away. */
  async function use(account: string, code: string, now: number): Promise<boolean> {
    const step = await stepFor(account, code.replace(/\s/g, ''), now, 'on');
    if (step !== null) {
      const rows = await shared.query({
        text: `UPDATE account_totp SET last_step = $2 WHERE account = $1 AND confirmed IS NOT NULL AND last_step < $2
          RETURNING account`,
        values: [account, step],
      });
      return rows.length > 0;
    }
    const recovery = recoveryCodeOf(code);
    if (recovery === null) return false;
    // Their hashes need no secret key, so that they open the account when it is lost.
    const rows = await shared.query({
      text: 'DELETE FROM recovery_codes WHERE account = $1 AND code_hash = $2 RETURNING account',
      values: [account, await hashCode(recovery, saltOf(account))],
    });
    return rows.length > 0;
  }

  /** Exchanges the recovery codes; null where it is off. */
  async function renewCodes(owner: AccountAt): Promise<string[] | null> {
    const { account, tenant } = owner;
    const { codes, hashes } = await newCodes(account);
    const { value } = await database.forTenant(tenant).write({ actor: null }, async (transaction) => {
      const rows = await transaction.query({
        text: 'SELECT FROM account_totp WHERE account = $1 AND confirmed IS NOT NULL FOR UPDATE',
        values: [account],
      });
      if (rows.length === 0) return null;
      await transaction.query({ text: 'DELETE FROM recovery_codes WHERE account = $1', values: [account] });
      await transaction.query(storeCodes(account, hashes));
      await emit(transaction, tenant, 'account.secured', { account, change: 'recoveryCodes' });
      return codes;
    });
    return value;
  }

  /** Turns it off; false where it was. */
  async function remove(owner: AccountAt): Promise<boolean> {
    const { account, tenant } = owner;
    const { value } = await database.forTenant(tenant).write({ actor: null }, async (transaction) => {
      const text = 'DELETE FROM account_totp WHERE account = $1 RETURNING confirmed IS NOT NULL AS was_on';
      const [row] = await transaction.rows(v.object({ was_on: v.boolean() }), { text, values: [account] });
      if (!row?.was_on) return false;
      await emit(transaction, tenant, 'account.secured', { account, change: 'totpOff' });
      return true;
    });
    return value;
  }

  async function stepFor(account: string, code: string, now: number, state: 'waiting' | 'on') {
    const [row] = await shared.rows(v.object({ secret: v.instance(Buffer) }), {
      text: 'SELECT secret FROM account_totp WHERE account = $1 AND (confirmed IS NOT NULL) = $2',
      values: [account, state === 'on'],
    });
    const secret = row && opened(row.secret, account);
    return secret ? stepOfCode(secret, code, now) : null;
  }

  /** Null for what was sealed under a key that is lost: no code of the app is right then, and a recovery code still is. */
  function opened(sealed: Buffer, account: string): Buffer | null {
    try {
      return secrets.open(sealed, account);
    } catch {
      return null;
    }
  }

  return { stateOf, begin, confirm, use, renewCodes, remove };
}

async function newCodes(account: string): Promise<{ codes: string[]; hashes: Buffer[] }> {
  const codes = createRecoveryCodes();
  return { codes, hashes: await Promise.all(codes.map((code) => hashCode(code, saltOf(account)))) };
}

function storeCodes(account: string, hashes: readonly Buffer[]) {
  return {
    text: 'INSERT INTO recovery_codes (account, code_hash) SELECT $1, unnest($2::bytea[])',
    values: [account, hashes],
  };
}

/** An account's own sixteen bytes: the hashes of one account do not help with another's. */
function saltOf(account: string): Buffer {
  return Buffer.from(account.replaceAll('-', ''), 'hex');
}

export type TwoStep = ReturnType<typeof createTwoStep>;
