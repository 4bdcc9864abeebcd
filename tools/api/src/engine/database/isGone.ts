import { undoLimits } from '@callboard/api-contract/records';

/** SQL for a record whose last change was its deletion, and that no Undo brings back any more; the tenant is `$1`. */
export function isGone({ collection, record }: { collection: string; record: string }): string {
  return `(SELECT c.kind = 'delete' AND c.at < now() - interval '${undoLimits.hoursOfAll} hours' FROM changes c
    WHERE c.tenant = $1 AND c.collection = ${collection} AND c.record = ${record} ORDER BY c.sequence DESC LIMIT 1)`;
}
