import type { Collection } from '@callboard/api-contract';
import { variantsOf } from '@callboard/api-contract/collections';
import type { Database } from '../database/openDatabase';
import { createTransitRecord, createTransitRecords } from './transitRecord';
import { createCreateRecord } from './createRecord';
import { createPatchInTransaction, createPatchRecord } from './patchRecord';
import { createPatchRecords } from './patchRecords';
import { createReadCounts } from './readCounts';
import { createReadList } from './readList';
import { createReadRecord } from './readRecord';
import { createReadSimilar } from './readSimilar';
import { createRecordContext, type RecordContext } from './recordContext';
import { createRemoveRecords } from './removeRecords';
import { alwaysUndoable, nothingFollows } from './undoCheck';

/** Changes the verbs of one collection where its definition cannot express all: see `<collection>.overrides.ts`. */
export type RecordOverride = (
  context: RecordContext,
  collection: Collection,
  verbs: RecordVerbs,
) => RecordVerbs;

/** The verbs on the records of each collection: all is derived from its definition. */
export function createRecords(
  database: Database,
  collections: readonly Collection[],
  overrides: ReadonlyMap<string, RecordOverride> = new Map(),
  hasFeature?: RecordContext['hasFeature'],
) {
  const context = createRecordContext(database, collections, hasFeature);
  const served = collections.flatMap(variantsOf);
  // By the path: a collection that tenants add to is served to each of them as it declares it.
  const verbs = new Map(
    served.map((collection) => {
      const derived = createVerbs(context, collection);
      const override = overrides.get(collection.name);
      return [collection.path, override ? override(context, collection, derived) : derived];
    }),
  );
  return {
    context,
    /** As they are served: those that tenants add to once for each of them. */
    served,
    of(collection: Collection): RecordVerbs {
      const found = verbs.get(collection.path);
      if (!found) throw new Error(`There is no collection ${collection.name}.`);
      return found;
    },
  };
}

export type Records = ReturnType<typeof createRecords>;
export type RecordVerbs = ReturnType<typeof createVerbs>;

function createVerbs(context: RecordContext, collection: Collection) {
  const removal = createRemoveRecords(context, collection);
  const patchInTransaction = createPatchInTransaction(context, collection);
  return {
    list: createReadList(context, collection),
    counts: createReadCounts(context, collection),
    similar: createReadSimilar(context, collection),
    read: createReadRecord(context, collection),
    create: createCreateRecord(context, collection),
    patchInTransaction,
    patch: createPatchRecord(context, collection, patchInTransaction),
    patchMany: createPatchRecords(context, collection, patchInTransaction),
    transit: createTransitRecord(context, collection),
    actMany: createTransitRecords(context, collection),
    remove: removal.one,
    removeMany: removal.many,
    assertUndoable: alwaysUndoable,
    afterUndo: nothingFollows,
  };
}
