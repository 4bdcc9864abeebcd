import type { Collection } from '@callboard/api-contract';
import { createCreateRecord, type InsertInTransaction } from './createRecord';
import type { RecordVerbs } from './createRecords';
import { createPatchRecord, type PatchInTransaction } from './patchRecord';
import { createPatchRecords } from './patchRecords';
import type { RecordContext } from './recordContext';
import { createTransitRecord, createTransitRecords, type Transit } from './transitRecord';

/** Writes of an override in its own way, within a transaction. */
export interface OwnWrites {
  insert?: InsertInTransaction;
  patch?: PatchInTransaction;
  transit?: Transit;
}

/** The verbs that write so: on one record and on several, so that no override changes one and forgets the other. */
export function writeVerbs(
  context: RecordContext,
  collection: Collection,
  { insert, patch, transit }: OwnWrites,
): Partial<RecordVerbs> {
  return {
    ...(insert && { create: createCreateRecord(context, collection, insert) }),
    ...(patch && {
      patchInTransaction: patch,
      patch: createPatchRecord(context, collection, patch),
      patchMany: createPatchRecords(context, collection, patch),
    }),
    ...(transit && {
      transit: createTransitRecord(context, collection, transit),
      actMany: createTransitRecords(context, collection, transit),
    }),
  };
}
