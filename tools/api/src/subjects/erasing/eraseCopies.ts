import type { CollectionName } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { pseudonymOf } from '@callboard/api-contract/people';
import { anyBuyer } from '../../engine/records/anyBuyer';
import { literal, name } from '../../engine/database/quote';
import { tableName } from '../../engine/database/tableNames';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { emitAll } from '../../engine/events/emit';
import * as v from 'valibot';
import type { FoundPerson, KnownAs } from './findPerson';

/** Erases what is stored of a person outside the records that name them, before those records change. */
export async function eraseCopies(
  transaction: Transaction,
  found: FoundPerson,
  knownAs: KnownAs,
): Promise<void> {
  const users = found.about.get('users') ?? [];
  await eraseFilesOfAnswers(transaction, found);
  await eraseWhatIsAbout(transaction, found);
  await eraseInvitations(transaction, found, knownAs);
  await eraseOfUsers(transaction, found, users);
  await eraseNamesInTexts(transaction, found, users, knownAs);
  await eraseMails(transaction, found, knownAs);
}

/** The files that the person's own answers name. */
async function eraseFilesOfAnswers(transaction: Transaction, { tenant, about }: FoundPerson): Promise<void> {
  await transaction.query({
    text: `DELETE FROM attachments a USING form_instances f WHERE a.tenant = $1 AND f.tenant = $1 AND f.hashcode = ANY ($2::uuid[])
      AND f.answers::text LIKE '%' || a.hashcode || '%'`,
    values: [tenant, about.get('formInstances') ?? []],
  });
}

/** What staff put on the records about the person, who follows them, and what guardians answered. */
async function eraseWhatIsAbout(transaction: Transaction, { tenant, about }: FoundPerson): Promise<void> {
  for (const [collection, records] of about)
    for (const table of ['comments', 'record_followers', 'record_tags'])
      await transaction.query({
        text: `DELETE FROM ${table} WHERE tenant = $1 AND collection = $2 AND record = ANY ($3::uuid[])`,
        values: [tenant, collection, records],
      });
  const participants = about.get('participants') ?? [];
  for (const table of ['guardians', 'consent_links', 'consents'])
    await transaction.query({
      text: `DELETE FROM ${table} WHERE tenant = $1 AND participant = ANY ($2::uuid[])`,
      values: [tenant, participants],
    });
  // The title of a record that was merged is a name. Nothing undoes that merge any more.
  await transaction.query({
    text: `DELETE FROM merged_records WHERE tenant = $1 AND collection = 'individuals' AND record = ANY ($2::uuid[])`,
    values: [tenant, about.get('individuals') ?? []],
  });
}

/** Collections whose records are addressed to an email: those to an email of the person alone go. */
const addressed: readonly CollectionName[] = [
  'accountRequests',
  'userActivations',
  'waitingParties',
  'orderRequests',
  'collaborators',
];

async function eraseInvitations(
  transaction: Transaction,
  { tenant }: FoundPerson,
  { emails }: KnownAs,
): Promise<void> {
  if (emails.length === 0) return;
  for (const collection of addressed) {
    const removed = await transaction.rows(v.object({ hashcode: v.string() }), {
      text: `DELETE FROM ${name(tableName(collection))} WHERE tenant = $1 AND email = ANY ($2::text[]) RETURNING hashcode`,
      values: [tenant, emails],
    });
    const fields = Object.entries(collectionNamed(collection).fields).flatMap(([field, { kind }]) =>
      kind === 'reference' || kind === 'status' ? [] : [field],
    );
    await transaction.query({
      text: `SELECT callboard_erase_history($1, ARRAY(SELECT record FROM changes WHERE tenant = $2 AND collection = $1
        AND (record = ANY ($3::uuid[]) OR before ->> 'email' = ANY ($4::text[]))), 'hashcode', '{}', $5, '{}')`,
      values: [collection, tenant, removed.map(({ hashcode }) => hashcode), emails, fields],
    });
  }
  await transaction.query({
    text: 'DELETE FROM account_request_links WHERE tenant = $1 AND email = ANY ($2::text[])',
    values: [tenant, emails],
  });
}

/** What hangs on a user and is of no one else; a session or a key that a browser still has ends. */
const ofUser = [
  'push_subscriptions',
  'notification_settings',
  'notifications',
  'own_pages',
  'muted_conversations',
  'record_followers',
  'resource_openings',
  'idempotency_keys',
  'passkeys',
  'sign_in_tickets',
  'private_marks',
  'tryout_sheets',
] as const;

async function eraseOfUsers(
  transaction: Transaction,
  { tenant, person }: FoundPerson,
  users: readonly string[],
): Promise<void> {
  const values = [tenant, users];
  for (const table of ofUser)
    await transaction.query({
      text: `DELETE FROM ${table} WHERE tenant = $1 AND "user" = ANY ($2::uuid[])`,
      values,
    });
  const ended = await transaction.rows(v.object({ account: v.string() }), {
    text: `DELETE FROM sessions WHERE tenant = $1 AND ("user" = ANY ($2::uuid[]) OR viewer = ANY ($2::uuid[])) RETURNING account`,
    values,
  });
  await emitAll(transaction, tenant, 'sessions.ended', ended);
  await transaction.query({
    text: `UPDATE comments SET author_name = $3 WHERE tenant = $1 AND author = ANY ($2::uuid[])`,
    values: [...values, pseudonymOf(person).full],
  });
}

interface NamedText {
  table: string;
  /** SQL of the rows whose texts people wrote to, of or about the users `$2`. */
  where: string;
  columns: readonly string[];
}

const namedTexts: readonly NamedText[] = [
  {
    table: 'comments',
    columns: ['body'],
    where: `author = ANY ($2::uuid[]) OR hashcode IN (SELECT comment FROM comment_mentions m WHERE m.tenant = $1 AND m."user" = ANY ($2::uuid[]))`,
  },
  {
    table: 'messages',
    columns: ['body'],
    where: `hashcode IN (SELECT message FROM message_mentions m WHERE m.tenant = $1 AND m."user" = ANY ($2::uuid[]))`,
  },
  {
    table: 'message_reports',
    columns: ['reason', 'body'],
    where: `reporter = ANY ($2::uuid[]) OR message IN (SELECT hashcode FROM messages m WHERE m.tenant = $1 AND m.author = ANY ($2::uuid[]))`,
  },
];

/** Texts that mention the person, or that they wrote. */
async function eraseNamesInTexts(
  transaction: Transaction,
  { tenant, person }: FoundPerson,
  users: readonly string[],
  { names }: KnownAs,
): Promise<void> {
  const pseudonym = pseudonymOf(person).full;
  const values = [tenant, users, names, pseudonym];
  for (const { table, columns, where } of namedTexts) {
    const sets = columns.map(
      (column) => `${column} = left(callboard_without_names(${column}, $3, $4), 4000)`,
    );
    const mentioned = await transaction.rows(v.object({ hashcode: v.string() }), {
      text: `UPDATE ${table} SET ${sets.join(', ')} WHERE tenant = $1 AND (${where})
        AND (${columns.map((column) => `${column} <> callboard_without_names(${column}, $3, $4)`).join(' OR ')}) RETURNING hashcode`,
      values,
    });
    if (table === 'messages' && mentioned.length > 0)
      await transaction.query({
        text: `SELECT callboard_erase_names_in_history(${literal(table)}, $1, 'hashcode', '{}', $2, $3)`,
        values: [mentioned.map(({ hashcode }) => hashcode), names, pseudonym],
      });
  }
  // Notifications of others hold names as facts; what a client can ask for again holds what it was answered.
  await transaction.query({
    text: `UPDATE notifications SET facts = callboard_json_without_names(facts, $2, $3)
      WHERE tenant = $1 AND facts <> callboard_json_without_names(facts, $2, $3)`,
    values: [tenant, names, pseudonym],
  });
  // What buyers were answered is sealed, so that no one finds a name in it: all of it goes.
  await transaction.query({
    text: `DELETE FROM idempotency_keys WHERE tenant = $1 AND ("user" = $3::uuid OR body <> callboard_without_names(body, $2, ''))`,
    values: [tenant, names, anyBuyer],
  });
}

async function eraseMails(
  transaction: Transaction,
  { tenant, person }: FoundPerson,
  { names, emails }: KnownAs,
): Promise<void> {
  await transaction.query({
    text: 'DELETE FROM mails WHERE tenant = $1 AND lower(recipient) = ANY ($2::text[])',
    values: [tenant, emails.map((email) => email.toLowerCase())],
  });
  await transaction.query({
    text: `UPDATE mails SET subject = callboard_without_names(subject, $2, $3), last_error = callboard_without_names(last_error, $2, $3)
      WHERE tenant = $1 AND (subject <> callboard_without_names(subject, $2, $3) OR last_error <> callboard_without_names(last_error, $2, $3))`,
    values: [tenant, names, pseudonymOf(person).full],
  });
}
