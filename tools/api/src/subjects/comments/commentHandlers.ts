import type { ParsedInputOf } from '@callboard/api-contract/actions';
import { commentLimits } from '@callboard/api-contract/messaging';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { AllHandlers } from '../../engine/calls/handler';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { emit } from '../../engine/events/emit';
import type { ChangedRecord } from '../../engine/live/readersOf';
import { conflict, forbidden, invalid, notFound } from '../../engine/problems';
import type { Session } from '../../engine/plugins/session';
import type { TenantActor } from '../../engine/records/actor';
import { actorOf, type RecordContext } from '../../engine/records/recordContext';
import { findCommented, readersOfComments } from './commentedRecord';
import { readComments } from './readComments';

/** Comments on records, and following a record. Each call first finds what the user can read. */
export function createCommentHandlers({ database }: RecordContext) {
  const rowsOf = ({ tenant }: Session) => database.forTenant(tenant);
  const write = async <T>(session: Session, work: (transaction: Transaction) => Promise<T>): Promise<T> =>
    (await rowsOf(session).write({ actor: session.user }, work)).value;

  return {
    comments: async ({ input, session }) => {
      const actor = actorOf(session);
      const commented = await findCommented(rowsOf(session), actor, input);
      const { latest } = input;
      return readComments(
        rowsOf(session),
        actor,
        commented,
        latest === undefined ? undefined : Number(latest),
      );
    },

    commentPeople: async ({ input, session }) => {
      const actor = actorOf(session);
      const commented = await findCommented(rowsOf(session), actor, input);
      const people = await readersOfComments(rowsOf(session), actor.tenant, commented);
      return people
        .slice(0, commentLimits.people)
        .map(({ user, name, roles }) => ({ user, name, is_admin: roles.includes('admin') }));
    },

    addComment: async ({ input, session }) => {
      const actor = actorOf(session);
      await write(session, async (transaction) => {
        const commented = await findCommented(transaction, actor, input);
        if (!(await insertComment(transaction, actor, commented, input))) return;
        await mention(transaction, actor, commented, input);
        await follow(transaction, actor, commented, true);
        await emit(transaction, actor.tenant, 'comment.changed', {
          ...commented,
          comment: input.comment,
          isNew: true,
        });
      });
      return {};
    },

    editComment: async ({ input: { comment, body }, session }) => {
      const actor = actorOf(session);
      await write(session, async (transaction) => {
        const found = await lockComment(transaction, actor, comment);
        if (found.author !== actor.user) throw forbidden(sentences.commentNotOwn());
        if (found.is_deleted) throw conflict(sentences.commentDeleted());
        const changed = await transaction.query({
          text: `UPDATE comments SET body = $3, edited = clock_timestamp()
            WHERE tenant = $1 AND hashcode = $2 AND body <> $3 RETURNING 1`,
          values: [actor.tenant, comment, body],
        });
        if (changed.length > 0) await announce(transaction, actor, found);
      });
      return {};
    },

    deleteComment: async ({ input: { comment, is_deleted }, session }) => {
      const actor = actorOf(session);
      await write(session, async (transaction) => {
        const found = await lockComment(transaction, actor, comment);
        if (found.author !== actor.user && !actor.roles.includes('admin')) {
          throw forbidden(sentences.commentNotOwn());
        }
        if (found.is_deleted === is_deleted) return;
        // Its text is removed a day after it was deleted.
        if (!is_deleted && !found.has_text) throw conflict(sentences.commentDeleted());
        await transaction.query({
          text: `UPDATE comments SET deleted = CASE WHEN $3 THEN clock_timestamp() END WHERE tenant = $1 AND hashcode = $2`,
          values: [actor.tenant, comment, is_deleted],
        });
        await announce(transaction, actor, found);
      });
      return {};
    },

    followRecord: async ({ input, session }) => {
      const actor = actorOf(session);
      await write(session, async (transaction) => {
        const commented = await findCommented(transaction, actor, input);
        await follow(transaction, actor, commented, input.is_on);
      });
      return {};
    },
  } satisfies Partial<AllHandlers>;
}

type Given = ParsedInputOf<'addComment'>;

const storedRow = v.object({ is_same: v.boolean() });

/** True if the comment is new: one that is sent again, after an answer was lost, is stored once. */
async function insertComment(
  transaction: Transaction,
  { tenant, user }: TenantActor,
  { collection, record }: ChangedRecord,
  { comment, body }: Given,
): Promise<boolean> {
  const values = [tenant, comment, collection, record, body, user];
  // Others who comment on the record wait here, so that together they do not exceed the limit.
  await transaction.query({
    text: 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))',
    values: [`comments ${tenant} ${collection} ${record}`],
  });
  const [stored] = await transaction.rows(storedRow, {
    text: `SELECT (collection = $3 AND record = $4 AND body = $5 AND author = $6) IS TRUE AS is_same
      FROM comments WHERE tenant = $1 AND hashcode = $2`,
    values,
  });
  if (stored?.is_same === true) return false;
  if (stored) throw conflict(sentences.commentUsed());
  const inserted = await transaction.query({
    text: `INSERT INTO comments (tenant, hashcode, collection, record, body, author, author_name)
      SELECT $1, $2, $3, $4, $5, u.hashcode, u.name FROM users u WHERE u.tenant = $1 AND u.hashcode = $6
        AND (SELECT count(*) FROM comments WHERE tenant = $1 AND collection = $3 AND record = $4) < $7
      RETURNING 1`,
    values: [...values, commentLimits.maxPerRecord],
  });
  if (inserted.length === 0) throw conflict(sentences.commentLimit({ max: commentLimits.maxPerRecord }));
  return true;
}

/** Stores whom a comment mentions: those who can read it alone. */
async function mention(
  transaction: Transaction,
  { tenant }: TenantActor,
  commented: ChangedRecord,
  { comment, mentions }: Given,
): Promise<void> {
  const mentioned = [...new Set(mentions)];
  if (mentioned.length === 0) return;
  const readers = await readersOfComments(transaction, tenant, commented, mentioned);
  if (readers.length < mentioned.length) throw invalid({ mentions: [sentences.mentionsNotReaders()] });
  await transaction.query({
    text: 'INSERT INTO comment_mentions (tenant, comment, "user") SELECT $1, $2, unnest($3::uuid[])',
    values: [tenant, comment, mentioned],
  });
}

async function follow(
  transaction: Transaction,
  { tenant, user }: TenantActor,
  { collection, record }: ChangedRecord,
  isOn: boolean,
): Promise<void> {
  await transaction.query({
    text: isOn
      ? 'INSERT INTO record_followers (tenant, collection, record, "user") VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING'
      : 'DELETE FROM record_followers WHERE tenant = $1 AND collection = $2 AND record = $3 AND "user" = $4',
    values: [tenant, collection, record, user],
  });
}

const lockedRow = v.object({
  collection: v.string(),
  record: v.string(),
  author: v.nullable(v.string()),
  is_deleted: v.boolean(),
  has_text: v.boolean(),
});

/** A comment on a record that the actor can read, locked. */
async function lockComment(transaction: Transaction, actor: TenantActor, comment: string) {
  const [found] = await transaction.rows(lockedRow, {
    text: `SELECT collection, record, author, deleted IS NOT NULL AS is_deleted, body <> '' AS has_text
      FROM comments WHERE tenant = $1 AND hashcode = $2 FOR UPDATE`,
    values: [actor.tenant, comment],
  });
  if (!found) throw notFound();
  return { ...found, ...(await findCommented(transaction, actor, found)), comment };
}

async function announce(
  transaction: Transaction,
  { tenant }: TenantActor,
  { collection, record, comment }: ChangedRecord & { comment: string },
): Promise<void> {
  await emit(transaction, tenant, 'comment.changed', { collection, record, comment, isNew: false });
}
