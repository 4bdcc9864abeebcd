import { Priority } from '../Priority/Priority';
import { toPriority } from '../Priority/toPriority';
import { PlainValue } from './PlainValue';
import { part } from './readValue';

/** A priority: its word, its number, or an object that has one of them. */
export function PriorityValue({ value }: { value: unknown }) {
  const level = toPriority(value) ?? toPriority(part(value, 'value', 'code', 'level', 'name', 'label'));
  return level === undefined ? <PlainValue value={value} /> : <Priority level={level} />;
}
