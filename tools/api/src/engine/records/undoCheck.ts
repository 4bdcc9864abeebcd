import type { Change } from '@callboard/api-contract/records';
import type { Transaction } from '../database/TenantDatabase';
import type { TenantActor } from './actor';

/** Logged changes of one kind in one collection, which are about to be undone. */
export interface ChangesToUndo {
  changeSet: string;
  change: { kind: Change['kind'] };
  first: number;
  last: number;
}

/** Throws where changes cannot be undone for a reason that the definition of their collection cannot express. */
export type UndoCheck = (
  transaction: Transaction,
  actor: TenantActor,
  changes: ChangesToUndo,
) => Promise<void>;

/** Step that follows in the same transaction once changes are undone. */
export type UndoFollowUp = UndoCheck;

/** The definition has all rules. */
export const alwaysUndoable: UndoCheck = () => Promise.resolve();

/** The records are as they were, and that is all. */
export const nothingFollows: UndoFollowUp = () => Promise.resolve();
