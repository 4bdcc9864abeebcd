import { foldText } from '../lists/foldText';

/** Facts by which two records are compared. */
export interface Likeness {
  name: string;
  email?: string | null;
  /** The day of birth of a person. */
  born?: string | null;
  /** The school of a person, the town of an organisation. */
  place?: string | null;
}

/**
 * Why two records can be the same person or organisation: the same email, or the same name and the same birth date or place. Null
 * where they do not, as for two of one name from two places.
 *
 * @example
 * duplicateReason({ name: 'Ngata, Āroha', born: '2008-02-01' }, { name: 'Aroha Ngata', born: '2008-02-01' }) // 'name'
 */
export function duplicateReason(one: Likeness, other: Likeness): 'email' | 'name' | null {
  if (isSame(one.email, other.email)) return 'email';
  const name = plainName(one.name);
  if (name === '' || name !== plainName(other.name)) return null;
  return isSame(one.born, other.born) || isSame(one.place, other.place) ? 'name' : null;
}

function isSame(one: string | null | undefined, other: string | null | undefined): boolean {
  if (one == null || other == null || one.trim() === '') return false;
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** The words of a name without case, accents, apostrophes and order. */
function plainName(name: string): string {
  return (foldText(name).match(/[\p{L}\p{N}]+/gu) ?? []).sort().join(' ');
}
