import { tenants } from '@callboard/all-tenants';
import { activationWords, type TenantCode } from '@callboard/api-contract';
import { randomUUID } from 'node:crypto';
import { sql, type Insertable } from 'kysely';
import * as v from 'valibot';
import { joinEntries } from '../../collaborators/collaborators.overrides';
import { refusedAction } from '../../problems';
import type { Database } from '../../database/openDatabase';
import type { Transaction } from '../../database/TenantDatabase';
import { hashToken } from '../tokens';
import type { Newcomer } from './activation';
import type { Tables } from '../../database/tables.data';

/** How an invitation is answered. */
export interface Answering {
  tenant: TenantCode;
  activation: string;
  /** By its link, by the invited person who is signed in elsewhere, or by an admin for somebody who has no account yet. */
  by: 'link' | 'member' | 'admin';
  /** Of the link. */
  token?: string | undefined;
  /** The admin; absent where the invited person answers. */
  actor?: string | undefined;
}

/** What accepting made of the account behind an invitation. */
export interface Accepted {
  account: string;
  /** It existed, with a password that an admin had chosen, and has one of its owner's own from now on. */
  isRenewed: boolean;
}

const takenRow = v.object({
  email: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  roles: v.array(v.string()),
  individual: v.nullable(v.string()),
});
type Taken = v.InferOutput<typeof takenRow>;

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
  /** Makes the membership, for a newcomer with an account and a password; null where there is nothing to accept any more. */
  async function accept(answering: Answering, newcomer: Newcomer | null): Promise<Accepted | null> {
    const user = randomUUID();
    const by = { actor: answering.actor ?? user };
    const { value } = await database.forTenant(answering.tenant).write(by, async (transaction) => {
      const taken = await leave(transaction, answering, 'complete');
      if (!taken) return null;
      const accepted = await accountFor(transaction, taken.email, answering.by, newcomer);
      await join(transaction, answering.tenant, { user, account: accepted.account, taken, newcomer });
      return accepted;
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
  const [taken] = await transaction.rows(takenRow, { text: leavePending, values });
  return taken ?? null;
}

/**
 * The account behind an email, held until the membership stands, so that nobody else sets its password meanwhile. A password of
 * its owner's own stays, whatever the link said when it was sent; one that an admin chose is replaced by the owner's.
 */
async function accountFor(
  transaction: Transaction,
  email: string,
  by: Answering['by'],
  newcomer: Newcomer | null,
): Promise<Accepted> {
  const made = newcomer ? await newAccount(transaction, email, newcomer, by !== 'admin') : null;
  if (made) return { account: made, isRenewed: false };
  if (by === 'admin') throw refusedAction(activationWords.onlyInvited, {}, 403);
  const known = await transaction.db
    .selectFrom('accounts')
    .select(['id', 'password_hash', 'is_proven'])
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .forUpdate()
    .executeTakeFirst();
  if (known?.is_proven && known.password_hash !== null) return { account: known.id, isRenewed: false };
  // An admin set the password in this very moment: the invitation is open still, and asks for a new one from now on.
  if (!known || !newcomer) throw refusedAction(activationWords.failed);
  await transaction.query({
    text: 'UPDATE accounts SET password_hash = $2, is_proven = true, modified = now() WHERE id = $1',
    values: [known.id, newcomer.password_hash],
  });
  return { account: known.id, isRenewed: true };
}

async function newAccount(
  transaction: Transaction,
  email: string,
  { password_hash }: Newcomer,
  isProven: boolean,
): Promise<string | null> {
  const made = await transaction.db
    .insertInto('accounts')
    .values({ email: email.toLowerCase(), password_hash, is_proven: isProven })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? null;
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
    (await newPerson(transaction, {
      tenant,
      first_name: first,
      last_name: last,
      email: taken.email,
      phone: newcomer?.phone ?? null,
    }));
  const name = `${first} ${last}`;
  const values = [tenant, user, name, taken.email, taken.roles, individual, account];
  const joined = await transaction.query({
    text: `INSERT INTO users (tenant, hashcode, name, email, roles, individual, account)
      VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING 1`,
    values,
  });
  // They became a member in another way: what an admin decided about that stands.
  if (joined.length === 0) throw refusedAction(activationWords.failed);
  const { collaborators } = tenants[tenant].collections;
  await joinEntries(transaction, tenant, collaborators, { user, name, email: taken.email });
}

async function newPerson({ db }: Transaction, person: Insertable<Tables['individuals']>): Promise<string> {
  const { hashcode } = await db
    .insertInto('individuals')
    .values(person)
    .returning('hashcode')
    .executeTakeFirstOrThrow();
  return hashcode;
}
