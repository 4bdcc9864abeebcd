import type { Transaction } from '../database/TenantDatabase';
import { definePort } from '../definePort';
import type { MergePair } from './moveReferences';

/** Moved rows of a merge, by the column of the note that Undo reads. */
export type MovedParts = Readonly<
  Partial<Record<'comments' | 'followers' | 'added_tags' | 'credits', readonly string[]>>
>;

/** A merge that is undone: the record that went, and the one that stayed. */
interface UndoneMerge {
  tenant: MergePair['tenant'];
  collection: string;
  record: string;
  remaining: string;
}

/** Rows about records of any collection that go with them in a merge. */
export interface MergePart {
  /** Gives what the other has to the record that stays; answers what it moved. */
  move: (transaction: Transaction, pair: MergePair) => Promise<MovedParts>;
  /** Gives it back. */
  giveBack: (transaction: Transaction, merge: UndoneMerge, moved: Required<MovedParts>) => Promise<void>;
}

/** Served by all subjects whose rows hang on records. */
export const mergeParts = definePort<readonly MergePart[]>('what hangs on merged records');

/** Rows that a merge makes twins of each other without making them equal: one of the two is withdrawn. */
export interface Twins {
  /** Of the records that are merged: `$2` goes and `$3` stays. */
  collection: string;
  /** Selects the doubles, each with the outcome `withdrawn`. */
  sql: string;
  withdraw: (
    transaction: Transaction,
    tenant: MergePair['tenant'],
    withdrawn: readonly { hashcode: string; twin: string }[],
  ) => Promise<void>;
}

/** Served by entering. */
export const twins = definePort<Twins>('those who are in an entry twice');
