import { tenants } from '@callboard/all-tenants';
import type { TenantCode, Transition } from '@callboard/api-contract';
import { contests, runningStatuses } from '@callboard/api-contract/entries';
import type { PayloadOf } from '@callboard/api-contract/events';
import * as v from 'valibot';
import { name } from '../database/quote';
import { tableName } from '../database/tableNames';
import type { Queries, Transaction } from '../database/TenantDatabase';
import { subscribe, type EventSource } from '../events/subscribe';
import { notify } from './notify';
import { countAgain } from './notificationReach';
import {
  contactsOf,
  membersToNotify,
  participantsOfTask,
  usersMentionedIn,
  usersWithRole,
} from './receivers';

/** Makes notifications of events: once for each event, even if it is delivered twice. */
export function notificationSubscribers() {
  return [
    subscribe('record.changed', 'notifications', async (change, source, transaction) => {
      const { collection, kind } = change;
      if (kind === 'delete') await countAgain(transaction, source.tenant, change.record);
      if (kind === 'update' && collection === 'entries') {
        await ofEntry(transaction, change, source);
      }
      if (collection === 'timeSlots') await ofAppearance(transaction, change, source);
    }),
    subscribe('account.requested', 'notifications', ofAccountRequest),
    subscribe('answer.change_requested', 'notifications', ofRequestedChange),
    subscribe('message.sent', 'notifications', ofMessage),
    subscribe('task.given', 'notifications', ofTask),
    subscribe('mail.failed', 'notifications', ofFailedMail),
    subscribe('message.reported', 'notifications', ofReport),
  ];
}

type Change = PayloadOf<'record.changed'>;
/** A record that was made or made a transition. */
type Step = PayloadOf<'message.sent'>;

const messageRow = v.object({
  conversation: v.string(),
  subject: v.string(),
  author: v.string(),
  author_name: v.string(),
});

async function ofMessage({ record }: Step, { tenant, number }: EventSource, transaction: Transaction) {
  const [message] = await transaction.rows(messageRow, {
    text: `SELECT m.conversation, c.subject, m.author, m.author_name FROM messages m
      JOIN conversations c ON c.tenant = m.tenant AND c.hashcode = m.conversation
      WHERE m.tenant = $1 AND m.hashcode = $2 AND m.deleted_at IS NULL`,
    values: [tenant, record],
  });
  // Deleted by now.
  if (!message) return;
  const { conversation, subject, author, author_name } = message;
  const members = await membersToNotify(transaction, tenant, conversation, author);
  const mentioned = await usersMentionedIn(transaction, tenant, record);
  const news = {
    cause: `event ${number}`,
    about: { collection: 'conversations', record: conversation },
    facts: { author: author_name, subject },
  };
  // Each gets one of the two.
  await notify(transaction, tenant, {
    ...news,
    kind: 'mention',
    users: members.filter((user) => mentioned.has(user)),
  });
  await notify(transaction, tenant, {
    ...news,
    kind: 'message',
    users: members.filter((user) => !mentioned.has(user)),
  });
}

const reportRow = v.object({
  conversation: v.string(),
  subject: v.string(),
  reporter: v.string(),
  reporter_name: v.string(),
});

async function ofReport(
  { report }: PayloadOf<'message.reported'>,
  { tenant, number }: EventSource,
  transaction: Transaction,
): Promise<void> {
  const [reported] = await transaction.rows(reportRow, {
    text: `SELECT m.conversation, c.subject, p.reporter, u.name AS reporter_name FROM message_reports p
      JOIN messages m ON m.tenant = p.tenant AND m.hashcode = p.message
      JOIN conversations c ON c.tenant = m.tenant AND c.hashcode = m.conversation
      JOIN users u ON u.tenant = p.tenant AND u.hashcode = p.reporter
      WHERE p.tenant = $1 AND p.hashcode = $2`,
    values: [tenant, report],
  });
  if (!reported) return;
  const { conversation, subject, reporter, reporter_name } = reported;
  const staff = await usersWithRole(transaction, tenant, ['staff', 'admin']);
  await notify(transaction, tenant, {
    kind: 'messageReported',
    cause: `event ${number}`,
    about: { collection: 'conversations', record: conversation },
    facts: { reporter: reporter_name, subject },
    users: staff.filter((user) => user !== reporter),
  });
}

const taskRow = v.object({
  name: v.string(),
  event: v.string(),
  due: v.nullable(v.string()),
  audience: v.picklist(['staff', 'participant']),
});

/** A task as its notifications name it; null where it is done or deleted. */
export async function readOpenTask(queries: Queries, tenant: TenantCode, task: string) {
  const [row] = await queries.rows(taskRow, {
    text: `SELECT t.name, e.name AS event, t.due_on::text AS due, t.audience FROM tasks t
      JOIN events e ON e.tenant = t.tenant AND e.hashcode = t.event
      WHERE t.tenant = $1 AND t.hashcode = $2 AND t.status = 'open'`,
    values: [tenant, task],
  });
  return row ?? null;
}

/** The users whom a task is for. */
export function usersOfTask(
  transaction: Transaction,
  tenant: TenantCode,
  task: string,
  audience: 'staff' | 'participant',
): Promise<string[]> {
  return audience === 'staff'
    ? usersWithRole(transaction, tenant, ['staff', 'admin'])
    : participantsOfTask(transaction, tenant, task);
}

async function ofTask({ record }: Step, source: EventSource, transaction: Transaction) {
  const { tenant, number } = source;
  const task = await readOpenTask(transaction, tenant, record);
  if (!task) return;
  const users = await usersOfTask(transaction, tenant, record, task.audience);
  const actors = (await changesOf(transaction, record, source)).map(({ actor }) => actor);
  await notify(transaction, tenant, {
    kind: 'taskGiven',
    cause: `event ${number}`,
    about: { collection: 'tasks', record },
    facts: { name: task.name, event: task.event, due: task.due ?? '' },
    users: users.filter((user) => !actors.includes(user)),
  });
}

const answerRow = v.object({ name: v.string(), task: v.string(), comment: v.string(), user: v.string() });

async function ofRequestedChange({ record }: Step, source: EventSource, transaction: Transaction) {
  const { tenant, number } = source;
  const found = await transaction.rows(answerRow, {
    text: `SELECT f.name, coalesce(t.name, d.name) AS task, coalesce(f.comment, '') AS comment, u.hashcode AS "user"
      FROM form_instances f
      JOIN form_definitions d ON d.tenant = f.tenant AND d.hashcode = f.definition
      JOIN users u ON u.tenant = f.tenant AND u.individual = f.individual
      LEFT JOIN tasks t ON t.tenant = f.tenant AND t.hashcode = f.task
      WHERE f.tenant = $1 AND f.hashcode = $2 AND f.status = 'change_requested'`,
    values: [tenant, record],
  });
  const [answer] = found;
  if (!answer) return;
  const { name: title, task, comment } = answer;
  await notify(transaction, tenant, {
    kind: 'answerChangeRequested',
    cause: `event ${number}`,
    about: { collection: 'formInstances', record },
    facts: { task, name: title, comment },
    users: found.map(({ user }) => user),
  });
}

const entryRow = v.object({ name: v.string(), event: v.string() });

async function ofEntry(transaction: Transaction, change: Change, source: EventSource) {
  const { collection, record, from, to } = change;
  const { tenant, number } = source;
  // Anything else, such as an undo, only brings an entry back.
  const transitions: Readonly<Record<string, Transition>> = contests[tenant].entries.lifecycle.transitions;
  const isDecision =
    from !== null &&
    to !== null &&
    Object.values(transitions).some(
      ({ notifies, ...made }) => notifies !== undefined && made.to === to && made.from.includes(from),
    );
  if (!isDecision) return;
  const changes = await changesOf(transaction, record, source);
  const [entry] = await transaction.rows(entryRow, {
    text: `SELECT e.name, ev.name AS event FROM ${name(tableName(collection))} e
      JOIN events ev ON ev.tenant = e.tenant AND ev.hashcode = e.event
      WHERE e.tenant = $1 AND e.hashcode = $2`,
    values: [tenant, record],
  });
  if (!entry) return;
  const actors = changes.map(({ actor }) => actor);
  const contacts = await contactsOf(transaction, tenant, collection, record);
  await notify(transaction, tenant, {
    kind: 'entryDecided',
    cause: `event ${number}`,
    about: { collection, record },
    facts: { name: entry.name, event: entry.event, decision: to },
    users: contacts.filter((user) => !actors.includes(user)),
  });
}

const calledRow = v.object({ ...entryRow.entries, zone: v.string() });

/** An entry that has another time now, in one of the performances that it appears in; of a game both sides. A new one has its first. */
async function ofAppearance(transaction: Transaction, { record }: Change, source: EventSource) {
  // A transaction can change an appearance more than once; each of its events sees all of it.
  const changes = await changesOf(transaction, record, source);
  const [first, last] = [changes[0], changes.at(-1)];
  const before = first?.before.slot_starts_at ?? null;
  const startsAt = last?.after.slot_starts_at ?? null;
  if (before === startsAt || !first) return;
  const { entry, away, event } = last?.after.entry ? last.after : first.before;
  const call = {
    record,
    event,
    startsAt,
    performance: last?.after.performance ?? null,
    actors: changes.map(({ actor }) => actor),
    transaction: first.transaction,
  };
  for (const called of [entry, away]) if (called) await notifyOfCall(transaction, source, called, call);
}

interface ChangedCall {
  record: string;
  event: string | null | undefined;
  startsAt: string | null;
  performance: string | null;
  actors: readonly (string | null)[];
  /** The database's, in which it changed. */
  transaction: string;
}

async function notifyOfCall(
  transaction: Transaction,
  { tenant }: EventSource,
  entry: string,
  call: ChangedCall,
) {
  const { record, event, startsAt, performance, actors } = call;
  const [called] = await transaction.rows(calledRow, {
    text: `SELECT e.name, ev.name AS event, coalesce(v.time_zone, $3) AS zone
      FROM entries e
      JOIN events ev ON ev.tenant = e.tenant AND ev.hashcode = $7::uuid
      LEFT JOIN performances p ON p.tenant = e.tenant AND p.hashcode = $4::uuid
      LEFT JOIN venues v ON v.tenant = e.tenant AND v.hashcode = p.venue
      WHERE e.tenant = $1 AND e.hashcode = $2 AND e.status = ANY ($5) AND NOT EXISTS (
        SELECT FROM changes c WHERE c.tenant = $1 AND c.record = e.hashcode AND c.kind = 'create' AND c.transaction::text = $6)`,
    values: [tenant, entry, tenants[tenant].timeZone, performance, runningStatuses, call.transaction, event],
  });
  if (!called) return;
  const contacts = await contactsOf(transaction, tenant, 'entries', entry);
  await notify(transaction, tenant, {
    kind: 'callChanged',
    cause: `changes ${call.transaction} ${record} ${entry}`,
    about: { collection: 'entries', record: entry },
    facts: { ...called, startsAt: startsAt === null ? '' : new Date(startsAt).toISOString() },
    users: contacts.filter((user) => !actors.includes(user)),
  });
}

const requestRow = v.object({ name: v.string(), school: v.string() });

/** Of each request staff hear once, however often it is sent again. */
async function ofAccountRequest({ record }: Step, { tenant }: EventSource, transaction: Transaction) {
  const [request] = await transaction.rows(requestRow, {
    text: `SELECT r.qed_title AS name, coalesce(o.qed_title, r.school_name, '') AS school FROM account_requests r
      LEFT JOIN organization_structures o ON o.tenant = r.tenant AND o.hashcode = r.organisation
      WHERE r.tenant = $1 AND r.hashcode = $2 AND r.status = 'waiting'`,
    values: [tenant, record],
  });
  if (!request) return;
  await notify(transaction, tenant, {
    kind: 'accountRequested',
    cause: `account request ${record}`,
    about: { collection: 'accountRequests', record },
    facts: request,
    users: await usersWithRole(transaction, tenant, ['staff', 'admin']),
  });
}

const mailRow = v.object({ recipient: v.string(), subject: v.string() });

async function ofFailedMail(
  { mail }: PayloadOf<'mail.failed'>,
  { tenant, number }: EventSource,
  transaction: Transaction,
): Promise<void> {
  const [failed] = await transaction.rows(mailRow, {
    text: `SELECT recipient, subject FROM mails WHERE tenant = $1 AND id = $2 AND status = 'failed'`,
    values: [tenant, mail],
  });
  if (!failed) return;
  await notify(transaction, tenant, {
    kind: 'mailFailed',
    cause: `event ${number}`,
    about: null,
    facts: { to: failed.recipient, subject: failed.subject },
    users: await usersWithRole(transaction, tenant, ['admin']),
  });
}

const rowSchema = v.looseObject({
  slot_starts_at: v.nullish(v.string()),
  performance: v.nullish(v.string()),
  entry: v.nullish(v.string()),
  away: v.nullish(v.string()),
  event: v.nullish(v.string()),
});
const changeRow = v.object({
  transaction: v.string(),
  actor: v.nullable(v.string()),
  before: v.pipe(
    v.nullable(rowSchema),
    v.transform((row) => row ?? {}),
  ),
  after: v.pipe(
    v.nullable(rowSchema),
    v.transform((row) => row ?? {}),
  ),
});

/** What the transaction of an event did to a record, in order. */
function changesOf(transaction: Transaction, record: string, { tenant, number, at }: EventSource) {
  return transaction.rows(changeRow, {
    text: `SELECT c.transaction::text, c.actor, c.before, c.after FROM domain_events e
      JOIN changes c ON c.tenant = e.tenant AND c.transaction = e.transaction AND c.record = $3
      WHERE e.tenant = $1 AND e.number = $2 AND e.at = $4::timestamptz AND c.at = $4::timestamptz ORDER BY c.sequence`,
    values: [tenant, number, record, at],
  });
}
