import { rowRule, type Collection } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import { badRequest, forbidden, invalid } from '../problems';
import type { TenantActor } from './actor';
import type { Answer } from './answer';
import { bulkAnswer, inBulk, parseBulk, type BulkItem } from './inBulk';
import { createPatchInTransaction, type Patch, type PatchInTransaction } from './patchRecord';
import { explained, type RecordContext } from './recordContext';
import { takeBulkTurn } from './takeBulkTurn';

/** Changes several records (clauses 5.25 and 7.20): each item is a patch with its `hashcode`, and its `version` where the writer knows it. */
export function createPatchRecords(
  context: RecordContext,
  collection: Collection,
  patchInTransaction: PatchInTransaction = createPatchInTransaction(context, collection),
) {
  return async (actor: TenantActor, body: unknown): Promise<Answer> => {
    if (!rowRule(collection, 'update', actor.roles)) throw forbidden();
    const items = parseBulk(body, 'bulk_patch').map(toItem);
    if (items.length === 0) throw badRequest(sentences.wrongBulkPayload());
    const { value, changeSet } = await takeBulkTurn(context, actor, collection, (transaction) =>
      inBulk(transaction, items, (item) =>
        explained(context, collection, () => patchInTransaction(transaction, actor, toPatch(item))),
      ),
    );
    return bulkAnswer(value, changeSet);
  };
}

function toItem(item: unknown): BulkItem {
  const hashcode: unknown =
    typeof item === 'object' && item !== null ? Reflect.get(item, 'hashcode') : undefined;
  return { hashcode: typeof hashcode === 'string' ? hashcode.slice(0, 100) : '', item };
}

function toPatch({ hashcode, item }: BulkItem): Patch {
  // Only an object has a hashcode, without which no item comes here.
  const { hashcode: _, version, ...body } = item as Record<string, unknown>;
  if (version !== undefined && !Number.isSafeInteger(version)) {
    throw invalid({ version: [sentences.wholeNumber()] });
  }
  return { hashcode, body, expected: typeof version === 'number' ? version : null };
}
