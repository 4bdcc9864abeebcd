import * as v from 'valibot';
import type { Transaction } from '../database/TenantDatabase';
import { emitAll } from '../events/emit';
import { anyBuyer } from '../records/anyBuyer';
import { personCopies, removeOfUsers, type EraseCopies, type ErasedPerson } from './personCopies';

/** Erases what is stored of a person outside the records that name them: what each subject stores, and the engine. */
export async function eraseCopies(transaction: Transaction, erased: ErasedPerson): Promise<void> {
  for (const erase of [...personCopies(), ofMerges, ofUsers, ofNotifications, ofMails])
    await erase(transaction, erased);
}

/** The title of a record that was merged is a name. Nothing undoes that merge any more. */
const ofMerges: EraseCopies = async (transaction, { tenant, about }) => {
  await transaction.query({
    text: `DELETE FROM merged_records WHERE tenant = $1 AND collection = 'individuals' AND record = ANY ($2::uuid[])`,
    values: [tenant, about.get('individuals') ?? []],
  });
};

/** Rows of one user alone; a session or a key that a browser still has ends. */
const ofUser = [
  'push_subscriptions',
  'notification_settings',
  'notifications',
  'idempotency_keys',
  'passkeys',
  'sign_in_tickets',
] as const;

const ofUsers: EraseCopies = async (transaction, erased) => {
  await removeOfUsers(transaction, erased, ofUser);
  const ended = await transaction.rows(v.object({ account: v.string() }), {
    text: `DELETE FROM sessions WHERE tenant = $1 AND ("user" = ANY ($2::uuid[]) OR viewer = ANY ($2::uuid[])) RETURNING account`,
    values: [erased.tenant, erased.users],
  });
  await emitAll(transaction, erased.tenant, 'sessions.ended', ended);
};

/** Notifications of others hold names as facts; what a client can ask for again holds what it was answered. */
const ofNotifications: EraseCopies = async (transaction, { tenant, names, pseudonym }) => {
  await transaction.query({
    text: `UPDATE notifications SET facts = callboard_json_without_names(facts, $2, $3)
      WHERE tenant = $1 AND facts <> callboard_json_without_names(facts, $2, $3)`,
    values: [tenant, names, pseudonym],
  });
  // The answers to buyers are sealed, so that no one finds a name in them: all of them go.
  await transaction.query({
    text: `DELETE FROM idempotency_keys WHERE tenant = $1 AND ("user" = $3::uuid OR body <> callboard_without_names(body, $2, ''))`,
    values: [tenant, names, anyBuyer],
  });
};

const ofMails: EraseCopies = async (transaction, { tenant, names, emails, pseudonym }) => {
  await transaction.query({
    text: 'DELETE FROM mails WHERE tenant = $1 AND lower(recipient) = ANY ($2::text[])',
    values: [tenant, emails.map((email) => email.toLowerCase())],
  });
  await transaction.query({
    text: `UPDATE mails SET subject = callboard_without_names(subject, $2, $3), last_error = callboard_without_names(last_error, $2, $3)
      WHERE tenant = $1 AND (subject <> callboard_without_names(subject, $2, $3) OR last_error <> callboard_without_names(last_error, $2, $3))`,
    values: [tenant, names, pseudonym],
  });
};
