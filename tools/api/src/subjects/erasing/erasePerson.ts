import { pseudonymOf } from '@callboard/api-contract/people';
import { sentences } from '@callboard/api-contract/sentences';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Handler } from '../../engine/calls/handler';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { eraseCopies } from '../../engine/personal-data/eraseCopies';
import { conflict, invalid } from '../../engine/problems';
import { explained, type RecordContext } from '../../engine/records/recordContext';
import { eraseContent } from './eraseContent';
import { eraseInvitations } from './eraseInvitations';
import { eraseRecords } from './eraseRecords';
import { readRefusal } from './erasePreview';
import { withGuestOrders } from './findGuestOrders';
import { findPerson, readKnownAs, type FoundPerson, type KnownAs } from './findPerson';

/** The whole change log is searched. */
const statementSeconds = 120;

const refusals = {
  self: sentences.eraseSelf,
  erased: sentences.eraseDone,
} as const;

/** Erases a person in one transaction, which nothing undoes. */
export function createErasePerson(context: RecordContext): Handler<'erasePerson'> {
  return async ({ input: { person, name, reason, leave }, session }) => {
    const { tenant, user } = session;
    const changeSet = randomUUID();
    const by = { actor: user, changeSet, statementSeconds };
    await context.database.forTenant(tenant).write(by, (transaction) =>
      explained(context, context.target('users'), async () => {
        await lockPerson(transaction, tenant, person);
        const found = await withGuestOrders(
          transaction,
          await findPerson(transaction, context, { tenant, person, gone: true }),
        );
        if (found.title !== name) throw invalid({ name: [sentences.eraseName()] });
        const refusal = await readRefusal(transaction, found, user);
        if (refusal) throw conflict(refusals[refusal]());
        const knownAs = await readKnownAs(transaction, found);
        const accounts = await accountsOf(transaction, found);
        await noteErasing(transaction, found, knownAs, { user, reason, changeSet });
        await eraseInvitations(transaction, found, knownAs);
        await eraseCopies(transaction, {
          ...found,
          ...knownAs,
          users: found.about.get('users') ?? [],
          pseudonym: pseudonymOf(person).full,
        });
        await eraseRecords(transaction, found, knownAs);
        await eraseContent(transaction, found, knownAs, leave);
        for (const account of accounts)
          await transaction.query({ text: 'SELECT callboard_forget_account($1)', values: [account] });
      }),
    );
    return { pseudonym: pseudonymOf(person).full };
  };
}

/** Two admins who erase the same person wait for each other. */
async function lockPerson(transaction: Transaction, tenant: string, person: string): Promise<void> {
  await transaction.query({
    text: 'SELECT FROM individuals WHERE tenant = $1 AND hashcode = $2::uuid FOR UPDATE',
    values: [tenant, person],
  });
}

async function accountsOf(transaction: Transaction, { tenant, about }: FoundPerson): Promise<string[]> {
  const rows = await transaction.rows(v.object({ account: v.string() }), {
    text: 'SELECT account FROM users WHERE tenant = $1 AND hashcode = ANY ($2::uuid[]) AND account IS NOT NULL',
    values: [tenant, about.get('users') ?? []],
  });
  return rows.map(({ account }) => account);
}

interface ErasedBy {
  user: string;
  reason: string;
  changeSet: string;
}

/** Stores who erased them, when and why; a reason is written without the name. */
async function noteErasing(
  transaction: Transaction,
  { tenant, person }: FoundPerson,
  { names }: KnownAs,
  { user, reason, changeSet }: ErasedBy,
): Promise<void> {
  await transaction.query({
    text: `INSERT INTO erased_people (tenant, person, actor, reason, change_set)
      VALUES ($1, $2, $3, left(callboard_without_names($4, $6, $7), 500), $5)`,
    values: [tenant, person, user, reason, changeSet, names, pseudonymOf(person).full],
  });
}
