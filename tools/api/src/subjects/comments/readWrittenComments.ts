import * as v from 'valibot';
import type { ReadWritten } from '../../engine/personal-data/writtenTexts';

const commentRow = v.object({
  collection: v.string(),
  record: v.string(),
  created: v.date(),
  body: v.string(),
});

/** Reads the comments of a user that they did not delete. */
export const readWrittenComments: ReadWritten = async (queries, tenant, user) => ({
  comments: await queries.rows(commentRow, {
    text: `SELECT collection, record, created, body FROM comments
      WHERE tenant = $1 AND author = $2 AND deleted IS NULL ORDER BY created`,
    values: [tenant, user],
  }),
});
