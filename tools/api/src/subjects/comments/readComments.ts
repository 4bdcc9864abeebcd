import { commentLimits, type RecordComment } from '@callboard/api-contract/messaging';
import type { QueryOutputOf } from '@callboard/api-contract/queries';
import * as v from 'valibot';
import type { Queries } from '../../engine/database/TenantDatabase';
import type { ChangedRecord } from '../../engine/live/readersOf';
import type { TenantActor } from '../../engine/records/actor';

const commentRow = v.object({
  hashcode: v.string(),
  body: v.string(),
  author: v.nullable(v.string()),
  author_name: v.string(),
  created: v.date(),
  edited: v.nullable(v.date()),
  is_deleted: v.boolean(),
  mentions: v.array(v.object({ user: v.string(), name: v.string() })),
});
const stateRow = v.object({ count: v.number(), is_following: v.boolean() });

/** The latest comments on a record, oldest first. A deleted one is read without its text. */
export async function readComments(
  queries: Queries,
  { tenant, user }: TenantActor,
  { collection, record }: ChangedRecord,
  latest: number = commentLimits.latest,
): Promise<QueryOutputOf<'comments'>> {
  // One more than requested reveals that there are older ones.
  const rows = await queries.rows(commentRow, {
    text: `SELECT c.hashcode, CASE WHEN c.deleted IS NULL THEN c.body ELSE '' END AS body, c.author, c.author_name, c.created,
        c.edited, c.deleted IS NOT NULL AS is_deleted,
        CASE WHEN c.deleted IS NULL THEN coalesce((SELECT json_agg(json_build_object('user', u.hashcode, 'name', u.name) ORDER BY u.name)
          FROM comment_mentions m JOIN users u ON u.tenant = m.tenant AND u.hashcode = m."user"
          WHERE m.tenant = c.tenant AND m.comment = c.hashcode), '[]') ELSE '[]' END AS mentions
      FROM comments c WHERE c.tenant = $1 AND c.collection = $2 AND c.record = $3
      ORDER BY c.created DESC, c.hashcode DESC LIMIT $4`,
    values: [tenant, collection, record, latest + 1],
  });
  const [state] = await queries.rows(stateRow, {
    text: `SELECT (SELECT count(*)::int FROM comments
          WHERE tenant = $1 AND collection = $2 AND record = $3 AND deleted IS NULL) AS count,
        EXISTS (SELECT FROM record_followers
          WHERE tenant = $1 AND collection = $2 AND record = $3 AND "user" = $4) AS is_following`,
    values: [tenant, collection, record, user],
  });
  return {
    count: state?.count ?? 0,
    has_more: rows.length > latest,
    is_following: state?.is_following ?? false,
    results: rows.slice(0, latest).toReversed().map(toComment),
  };
}

function toComment({ created, edited, ...comment }: v.InferOutput<typeof commentRow>): RecordComment {
  return { ...comment, created: created.toISOString(), edited: edited?.toISOString() ?? null };
}
