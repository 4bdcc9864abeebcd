import { fieldWidths, type FieldWidth } from '../definition';

const narrow: FieldWidth = 'small';

/** The width that a server asks for: by its word (clause 3.32), or as a share of the line in per cent. */
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
