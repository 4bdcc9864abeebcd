import type { Body, Collection } from '@callboard/api-contract';
import type { PlaceOfRecord } from './appearances';

/** Where a record is performed, and when; the rest of its values. */
export interface SplitBody {
  place: PlaceOfRecord | null;
  rest: Body;
}

/**
 * Separates the place of a record from its other values, where its slots stand in other records (`recordedIn`). `whole` is the record as
 * it will be.
 */
export function splitPlace(
  { timeSlot }: Collection,
  given: Body,
  whole: Readonly<Record<string, unknown>>,
): SplitBody {
  if (!timeSlot?.recordedIn || !(timeSlot.in in given || timeSlot.from in given)) {
    return { place: null, rest: given };
  }
  const { [timeSlot.in]: _in, [timeSlot.from]: _from, ...rest } = given;
  return {
    place: { performance: text(whole[timeSlot.in]), slot_starts_at: text(whole[timeSlot.from]) },
    rest,
  };
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
