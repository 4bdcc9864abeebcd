import { StarRating } from '../../inputs/StarRating/StarRating';
import { PlainValue } from './PlainValue';
import { part, toNumber } from './readValue';

const maxStars = 10;

/** A rating in stars: a number, or an object with `value` and `max`. */
export function StarValue({ value }: { value: unknown }) {
  const stars = toNumber(value);
  const max = toNumber(part(value, 'max', 'maximum'));
  if (stars === undefined) return <PlainValue value={value} />;
  const isFine = max !== undefined && Number.isInteger(max) && max > 0 && max <= maxStars;
  return <StarRating value={stars} max={isFine ? max : undefined} />;
}
