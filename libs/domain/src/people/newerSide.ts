/** A value of one of two records that are merged, and when its record was last changed. */
export interface MergeValue {
  value: unknown;
  modified: string;
}

/** Which value a merge selects first: that of the record changed last, but never an empty one where the other is filled. */
export function newerSide(kept: MergeValue, other: MergeValue): 'kept' | 'other' {
  if (isEmpty(other.value)) return 'kept';
  if (isEmpty(kept.value)) return 'other';
  return Date.parse(other.modified) > Date.parse(kept.modified) ? 'other' : 'kept';
}

function isEmpty(value: unknown): boolean {
  return value == null || value === '' || (Array.isArray(value) && value.length === 0);
}
