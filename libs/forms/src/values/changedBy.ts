import { isSameValue } from './isSameValue';

/** A value as two users began with it, and as each of them has it now. */
export interface ThreeVersions {
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/**
 * Author of a change to a value that two users began with: the one rule for records and for answers of forms. A change of both to the same
 * value is theirs: it is stored already.
 *
 * @example changedBy({ base: 'Hall', mine: 'Town Hall', theirs: 'City Hall' }); // 'both': the user selects
 */
export function changedBy(
  { base, mine, theirs }: ThreeVersions,
  isSame: (one: unknown, other: unknown) => boolean = isSameValue,
): 'neither' | 'mine' | 'theirs' | 'both' {
  if (isSame(theirs, base)) return isSame(mine, base) ? 'neither' : 'mine';
  return isSame(mine, base) || isSame(mine, theirs) ? 'theirs' : 'both';
}
