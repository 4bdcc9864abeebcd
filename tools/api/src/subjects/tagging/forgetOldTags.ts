import { isGone } from '../../engine/database/isGone';

/** Removes tags from records that are gone, and what a tag was on that is gone itself. */
export const forgetOldTags = [
  {
    text: `DELETE FROM record_tags t WHERE t.tenant = $1 AND ${isGone({ collection: 't.collection', record: 't.record' })}`,
  },
  {
    text: `DELETE FROM record_tags t WHERE t.tenant = $1 AND ${isGone({ collection: `'tags'`, record: 't.tag' })}`,
  },
];
