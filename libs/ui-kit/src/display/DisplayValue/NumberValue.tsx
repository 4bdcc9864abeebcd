import { formatFigure } from '../../charts/Chart/formatFigure';
import { PlainValue } from './PlainValue';
import { toNumber } from './readValue';

/** A number in groups of three. */
export function NumberValue({ value }: { value: unknown }) {
  const number = toNumber(value);
  return number === undefined ? <PlainValue value={value} /> : formatFigure(number);
}
