import type { Appearance } from '@callboard/api-contract/scheduling';
import type { RecordOf } from '@callboard/api-contract';
import type { Arrangement, Repair, SlotChange, SlotProposal } from '@callboard/domain/scheduling';
import type { GripDrag } from '@callboard/ui-kit/layout';
import { createContext, use } from 'react';
import type { DropPlace } from './placeUnder';

export type Performance = RecordOf<'performances'>;

/** A dialog of the run sheet. */
export type SheetDialog =
  | { kind: 'place'; item: Appearance; performance?: Performance }
  | { kind: 'edit'; item: Appearance }
  | { kind: 'add' | 'draw'; performance: Performance }
  | { kind: 'swap' | 'shift'; item: Appearance; performance: Performance };

/** The steps that a user can make on a run sheet. Each returns the error, if it does not fit. */
export interface RunSheetSteps {
  performances: readonly Performance[];
  items: readonly Appearance[];
  clock: { time: (instant: string) => string };
  defaultMinutes: number;
  move: (item: Appearance, performance: Performance, position: number) => string | null;
  insert: (item: Appearance, performance: Performance, position: number) => string | null;
  /** Puts an item at a time, in milliseconds since 1970; without an end it keeps its length. */
  place: (item: Appearance, performance: Performance, from: number, to: number | null) => string | null;
  swap: (item: Appearance, other: Appearance, performance: Performance) => string | null;
  shift: (item: Appearance, performance: Performance, minutes: number) => string | null;
  /** The order that was drawn by a seed. */
  draw: (arrangement: Arrangement, performance: Performance, seed: string) => string | null;
  takeOut: (item: Appearance) => void;
  repair: (repair: Repair) => void;
  placeAll: (proposals: readonly SlotProposal[]) => void;
  /** Moves all that a plan of a day moves, as one step. */
  applyPlan: (changes: readonly SlotChange[]) => void;
  /** Deletes an interval or another item that is no entry. */
  removeItem: (item: Appearance) => void;
  open: (dialog: SheetDialog) => void;
  /** The latest step that can be undone, by its text; null where there is none. */
  undoable: string | null;
  /** Undoes the latest step of this page. */
  undo: () => void;
}

interface RunSheetValue extends RunSheetSteps {
  drag: GripDrag<Appearance, DropPlace>;
}

export const RunSheetContext = createContext<RunSheetValue | null>(null);

/** The steps of the run sheet; null where the user can only read it. */
export function useRunSheet(): RunSheetValue | null {
  return use(RunSheetContext);
}
