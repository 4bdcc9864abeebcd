import type { ValueCondition } from './accessRules';
import type { CollectionName } from './collectionName';

/**
 * Records of another collection that rest on a record: those that are judged by it, or released with it. While there is one, the record is
 * not deleted by anyone, it ends by a status or an action of its own; and its fields `fixes` keep their values.
 */
export interface Reliance {
  collection: CollectionName;
  /** The fields that are the same in both: one there, by one of the record here, which can be its `hashcode`. */
  same: Readonly<Record<string, string>>;
  /** Only those that meet this. */
  meets?: ValueCondition;
  /** The fields of the record that they were made by. */
  fixes?: readonly string[];
}

/** A stage whose judging is over: its places are known, or released. */
export const judgedStage = {
  collection: 'stages',
  meets: { field: 'status', in: ['closed', 'released'] },
} as const;
