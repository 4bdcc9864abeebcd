import { undoLimits } from '@callboard/api-contract/records';
import { isGone } from '../../engine/database/isGone';

const isRecordGone = isGone({ collection: 't.collection', record: 't.record' });

/** Removes the text of comments that were deleted a day ago, and what was written of records that are gone. */
export const forgetOldComments = [
  {
    text: `UPDATE comments SET body = '' WHERE tenant = $1 AND body <> '' AND deleted < now() - interval '${undoLimits.hours} hours'`,
  },
  { text: `DELETE FROM comments t WHERE t.tenant = $1 AND ${isRecordGone}` },
  { text: `DELETE FROM record_followers t WHERE t.tenant = $1 AND ${isRecordGone}` },
];
