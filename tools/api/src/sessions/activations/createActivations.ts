import { activationWords, type TenantCode } from '@callboard/api-contract';
import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/openDatabase';
import type { Transaction } from '../../database/TenantDatabase';
import { refuseAction } from '../actions/userAction';
import { hashToken } from '../tokens';
import type { Newcomer } from './activation';

/** How an invitation is answered: by its link, or by an admin in somebody's stead. */
export interface Answering {
  tenant: TenantCode;
  activation: string;
  /** Absent where an admin answers. */
  token?: string | undefined;
  /** The admin; absent where the invited person answers. */
  actor?: string | undefined;
}

interface Taken {
  email: string;
  first_name: string;
  last_name: string;
  roles: string[];
  individual: string | null;
}

// The one place where an invitation leaves `pending`: of accept and decline at once, the second finds it gone. The link must still
// be the one that was looked at.
const leavePending = `
  UPDATE user_activations a SET status = $3
  WHERE a.tenant = $1 AND a.hashcode = $2 AND a.status = 'pending' AND a.expires > now()
    AND ($4::bytea IS NULL OR EXISTS (
      SELECT FROM activation_links l WHERE l.tenant = a.tenant AND l.activation = a.hashcode AND l.token_hash = $4))
  RETURNING a.email, a.first_name, a.last_name, a.roles, a.individual`;

/** Answers invitations: each once. */
export function createActivations(database: Database) {
  /** Makes the membership, for a newcomer with an account and a password; false where there is nothing to accept any more. */
  async function accept(answering: Answering, newcomer: Newcomer | null): Promise<boolean> {
    const user = randomUUID();
    const by = { actor: answering.actor ?? user };
    const { value } = await database.forTenant(answering.tenant).write(by, async (transaction) => {
      const taken = await leave(transaction, answering, 'complete');
      if (!taken) return false;
      const account = await accountFor(transaction, taken.email, newcomer);
      await join(transaction, answering.tenant, { user, account, taken, newcomer });
      return true;
    });
    return value;
  }

  async function decline(answering: Answering): Promise<boolean> {
    const by = { actor: answering.actor ?? null };
    const { value } = await database
      .forTenant(answering.tenant)
      .write(by, (transaction) => leave(transaction, answering, 'declined'));
    return value !== null;
  }

  return { accept, decline };
}

export type Activations = ReturnType<typeof createActivations>;

async function leave(
  transaction: Transaction,
  { tenant, activation, token }: Answering,
  status: 'complete' | 'declined',
): Promise<Taken | null> {
  const tokenHash = token === undefined ? null : hashToken(token);
  const values = [tenant, activation, status, tokenHash];
  const [taken] = await transaction.query<Taken>({ text: leavePending, values });
  return taken ?? null;
}

/** The account behind an e-mail. One that has a password keeps it, whatever the link said when it was sent. */
async function accountFor(
  transaction: Transaction,
  email: string,
  newcomer: Newcomer | null,
): Promise<string> {
  if (newcomer) {
    await transaction.query({
      text: `INSERT INTO accounts AS k (email, password_hash) VALUES ($1, $2)
        ON CONFLICT (lower(email)) DO UPDATE SET password_hash = excluded.password_hash, modified = now()
        WHERE k.password_hash IS NULL`,
      values: [email.toLowerCase(), newcomer.password_hash],
    });
  }
  const [account] = await transaction.query<{ id: string }>({
    text: 'SELECT id FROM accounts WHERE lower(email) = lower($1)',
    values: [email],
  });
  if (!account) throw new Error('An invitation of somebody with an account found none.');
  return account.id;
}

interface Joining {
  user: string;
  account: string;
  taken: Taken;
  newcomer: Newcomer | null;
}

async function join(
  transaction: Transaction,
  tenant: TenantCode,
  { user, account, taken, newcomer }: Joining,
): Promise<void> {
  const first = newcomer?.first_name ?? taken.first_name;
  const last = newcomer?.last_name ?? taken.last_name;
  const individual =
    taken.individual ??
    (await newPerson(transaction, [tenant, first, last, taken.email, newcomer?.phone ?? null]));
  const values = [tenant, user, `${first} ${last}`, taken.email, taken.roles, individual, account];
  const joined = await transaction.query({
    text: `INSERT INTO users (tenant, hashcode, name, email, roles, individual, account)
      VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING 1`,
    values,
  });
  // They became a member in another way: what an admin decided about that stands.
  if (joined.length === 0) throw refuseAction(activationWords.failed);
}

async function newPerson(transaction: Transaction, values: readonly unknown[]): Promise<string | null> {
  const [person] = await transaction.query<{ hashcode: string }>({
    text: `INSERT INTO individuals (tenant, first_name, last_name, email, phone) VALUES ($1, $2, $3, $4, $5)
      RETURNING hashcode`,
    values,
  });
  return person?.hashcode ?? null;
}
