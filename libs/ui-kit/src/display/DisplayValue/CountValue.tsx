import { Badge } from '../Badge/Badge';
import { formatFigure } from '../../charts/Chart/formatFigure';
import { PlainValue } from './PlainValue';
import { toNumber } from './readValue';

/** A count: a number, or the length of a list. */
export function CountValue({ value }: { value: unknown }) {
  const count = Array.isArray(value) ? value.length : toNumber(value);
  return count === undefined ? (
    <PlainValue value={value} />
  ) : (
    <Badge>{formatFigure(Math.trunc(count))}</Badge>
  );
}
