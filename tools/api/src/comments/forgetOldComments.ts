import { undoLimits } from '@callboard/api-contract';

/** Of a record whose last change was its deletion, and that no Undo brings back any more. */
const isGone = `(SELECT c.kind = 'delete' AND c.at < now() - interval '${undoLimits.hoursOfAll} hours' FROM changes c
  WHERE c.tenant = $1 AND c.collection = t.collection AND c.record = t.record ORDER BY c.sequence DESC LIMIT 1)`;

/** Removes the text of comments that were deleted a day ago, and what was written of records that are gone. */
export const forgetOldComments = [
  {
    text: `UPDATE comments SET body = '' WHERE tenant = $1 AND body <> '' AND deleted < now() - interval '${undoLimits.hours} hours'`,
  },
  { text: `DELETE FROM comments t WHERE t.tenant = $1 AND ${isGone}` },
  { text: `DELETE FROM record_followers t WHERE t.tenant = $1 AND ${isGone}` },
];
