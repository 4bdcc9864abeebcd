import type { TenantCode } from '@callboard/api-contract';
import { activationWords } from '@callboard/api-contract/accounts';
import { languageSchema, type LanguageCode } from '@callboard/api-contract/languages';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { people } from '../../ports/people';
import { refusedAction } from '../../problems';
import type { Database } from '../../database/openDatabase';
import type { Transaction } from '../../database/TenantDatabase';
import { step, type Step } from '../../records/step';
import { hashToken } from '../tokens';
import type { Newcomer } from './activation';

/** How an invitation is answered. */
export interface Answering {
  tenant: TenantCode;
  activation: string;
  /** By its link, by the invited person who is signed in elsewhere, or by an admin for a person without an account. */
  by: 'link' | 'member' | 'admin';
  /** Of the link. */
  token?: string | undefined;
  /** Of the page where the invited person answers. */
  language?: LanguageCode | undefined;
  /** The admin; absent where the invited person answers. */
  actor?: string | undefined;
}

/** Account behind an invitation after accepting. */
export interface Accepted {
  account: string;
  /** It existed, with a password that an admin had set, and has one of its owner's own from now on. */
  isRenewed: boolean;
}

const takenRow = v.object({
  email: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  roles: v.array(v.string()),
  custom_role: v.nullable(v.string()),
  individual: v.nullable(v.string()),
  language: v.nullable(languageSchema),
});
type Taken = v.InferOutput<typeof takenRow>;

// The one place where an invitation leaves `pending`: of accept and decline together, the second finds it gone. The link must
// still be the one that was read.
const leavePending = ({ set, when }: Pick<Step<string, string>, 'set' | 'when'>) => `
  UPDATE user_activations a SET ${set}
  WHERE a.tenant = $1 AND a.hashcode = $2 AND ${when} AND a.expires > now()
    AND ($3::bytea IS NULL OR EXISTS (
      SELECT FROM activation_links l WHERE l.tenant = a.tenant AND l.activation = a.hashcode AND l.token_hash = $3))
  RETURNING a.email, a.first_name, a.last_name, a.roles, a.custom_role, a.individual, a.language`;

/** Answers invitations: each once. */
export function createActivations(database: Database, joinInvited: JoinInvited) {
  /** Makes the membership, for a newcomer with an account and a password; null where there is nothing to accept any more. */
  async function accept(answering: Answering, newcomer: Newcomer | null): Promise<Accepted | null> {
    const user = randomUUID();
    const by = { actor: answering.actor ?? user };
    const { value } = await database.forTenant(answering.tenant).write(by, async (transaction) => {
      const taken = await leave(transaction, answering, 'accepted');
      if (!taken) return null;
      const accepted = await accountFor(transaction, taken.email, answering.by, newcomer);
      const joined = await join(transaction, answering.tenant, {
        user,
        account: accepted.account,
        taken,
        newcomer,
        language: answering.language ?? taken.language,
      });
      await joinInvited(transaction, answering.tenant, joined);
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
  answer: 'accepted' | 'declined',
): Promise<Taken | null> {
  const tokenHash = token === undefined ? null : hashToken(token);
  const text = leavePending(step('userActivations', answer, { as: 'a' }));
  const values = [tenant, activation, tokenHash];
  const [taken] = await transaction.rows(takenRow, { text, values });
  return taken ?? null;
}

const knownRow = v.object({
  id: v.string(),
  password_hash: v.nullable(v.string()),
  is_proven: v.boolean(),
});

/**
 * The account behind an email, locked until the membership is stored, so that no one else sets its password meanwhile. A password
 * of its owner's own stays, even if there was none when the link was sent; one that an admin set is replaced by the owner's.
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
  const [known] = await transaction.rows(knownRow, {
    text: 'SELECT id, password_hash, is_proven FROM accounts WHERE lower(email) = lower($1) FOR UPDATE',
    values: [email],
  });
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
  const [made] = await transaction.rows(v.object({ id: v.string() }), {
    text: `INSERT INTO accounts (email, password_hash, is_proven) VALUES ($1, $2, $3)
      ON CONFLICT (lower(email)) DO NOTHING RETURNING id`,
    values: [email.toLowerCase(), password_hash, isProven],
  });
  return made?.id ?? null;
}

/** New member of a tenant. */
interface NewMember {
  user: string;
  name: string;
  email: string;
}

/** Makes a new member part of what they were invited to. */
export type JoinInvited = (transaction: Transaction, tenant: TenantCode, member: NewMember) => Promise<void>;

interface Joining {
  user: string;
  account: string;
  taken: Taken;
  newcomer: Newcomer | null;
  language: LanguageCode | null;
}

async function join(
  transaction: Transaction,
  tenant: TenantCode,
  { user, account, taken, newcomer, language }: Joining,
): Promise<NewMember> {
  const first = newcomer?.first_name ?? taken.first_name;
  const last = newcomer?.last_name ?? taken.last_name;
  const individual =
    taken.individual ??
    (await people().add(transaction, tenant, {
      first_name: first,
      last_name: last,
      email: taken.email,
      phone: newcomer?.phone ?? null,
    }));
  const name = `${first} ${last}`;
  const { email, roles, custom_role } = taken;
  const values = [tenant, user, name, email, roles, individual, account, language, custom_role];
  const joined = await transaction.query({
    text: `INSERT INTO users (tenant, hashcode, name, email, roles, individual, account, language, custom_role)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING 1`,
    values,
  });
  // They became a member in another way: what an admin decided about that stands.
  if (joined.length === 0) throw refusedAction(activationWords.failed);
  return { user, name, email: taken.email };
}
