import type { Collection } from '@callboard/api-contract';
import type { Database } from '../database/openDatabase';
import { createActOnRecord } from './actOnRecord';
import { createCreateRecord } from './createRecord';
import { createPatchRecord } from './patchRecord';
import { createPatchRecords } from './patchRecords';
import { createReadCounts } from './readCounts';
import { createReadList } from './readList';
import { createReadRecord } from './readRecord';
import { createRecordContext, type RecordContext } from './recordContext';
import { createRemoveRecords } from './removeRecords';

/** The verbs on the records of each collection, whatever the collection: all is derived from its definition. */
export function createRecords(database: Database, collections: readonly Collection[]) {
  const context = createRecordContext(database, collections);
  const verbs = new Map(collections.map((collection) => [collection.name, createVerbs(context, collection)]));
  return {
    context,
    collections,
    of(collection: Collection): RecordVerbs {
      const found = verbs.get(collection.name);
      if (!found) throw new Error(`There is no collection ${collection.name}.`);
      return found;
    },
  };
}

export type Records = ReturnType<typeof createRecords>;
export type RecordVerbs = ReturnType<typeof createVerbs>;

function createVerbs(context: RecordContext, collection: Collection) {
  const removal = createRemoveRecords(context, collection);
  return {
    list: createReadList(context, collection),
    counts: createReadCounts(context, collection),
    read: createReadRecord(context, collection),
    create: createCreateRecord(context, collection),
    patch: createPatchRecord(context, collection),
    patchMany: createPatchRecords(context, collection),
    act: createActOnRecord(context, collection),
    remove: removal.one,
    removeMany: removal.many,
  };
}
