import type { RecordOf } from '@callboard/api-contract';
import type { Arrangement, SheetEntry, SlotProposal } from '@callboard/domain/scheduling';
import { createContext, use } from 'react';
import type { SlotDrag } from './useSlotDrag';

export type Performance = RecordOf<'performances'>;

/** A dialog of the run sheet. */
export type SheetDialog =
  | { kind: 'place'; entry: SheetEntry; performance?: Performance }
  | { kind: 'edit'; entry: SheetEntry }
  | { kind: 'add' | 'draw'; performance: Performance }
  | { kind: 'swap' | 'shift'; entry: SheetEntry; performance: Performance };

/** The steps that a user can make on a run sheet. Each returns the error, if it does not fit. */
export interface RunSheetSteps {
  performances: readonly Performance[];
  entries: readonly SheetEntry[];
  clock: { time: (instant: string) => string };
  defaultMinutes: number;
  move: (entry: SheetEntry, performance: Performance, position: number) => string | null;
  insert: (entry: SheetEntry, performance: Performance, position: number) => string | null;
  swap: (entry: SheetEntry, other: SheetEntry, performance: Performance) => string | null;
  shift: (entry: SheetEntry, performance: Performance, minutes: number) => string | null;
  /** The order that was drawn by a seed. */
  draw: (arrangement: Arrangement, performance: Performance, seed: string) => string | null;
  takeOut: (entry: SheetEntry) => void;
  placeAll: (proposals: readonly SlotProposal[]) => void;
  /** Deletes an interval or another item that is no entry. */
  removeItem: (item: SheetEntry) => void;
  open: (dialog: SheetDialog) => void;
}

interface RunSheetValue extends RunSheetSteps {
  drag: SlotDrag;
}

export const RunSheetContext = createContext<RunSheetValue | null>(null);

/** The steps of the run sheet; null where the user can only read it. */
export function useRunSheet(): RunSheetValue | null {
  return use(RunSheetContext);
}
