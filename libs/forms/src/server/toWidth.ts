import { fieldWidths, type FieldWidth } from '../definition';

const narrow: FieldWidth = 'small';

/** Parses a width from a server: a name (clause 3.32) or a percentage. */
export function toWidth(given: unknown): FieldWidth | undefined {
  if (given === 'narrow') return narrow;
  const word = fieldWidths.find((width) => width === given);
  if (word !== undefined) return word;
  const share = typeof given === 'string' ? Number(given.replace(/%$/, '')) : given;
  if (typeof share !== 'number' || !(share > 0)) return undefined;
  if (share <= 25) return 'xs';
  if (share <= 50) return 'small';
  return share <= 75 ? 'regular' : 'full';
}
