import type { WireRecord } from '../context';
import type { Answer } from '../createApi';
import type { Draft } from '../createMaker';
import { comparable } from '../values';
import type { WriteContext } from './writeContext';

/** Kinds whose values are stored as they are given; others are cleaned or written in another way. */
const plainKinds = new Set([
  'text',
  'integer',
  'boolean',
  'date',
  'datetime',
  'time',
  'duration',
  'select',
  'reference',
]);

/** Records whether a record has the values that a body gave. */
export function verifyValues(
  { scope, collection }: WriteContext,
  check: 'create.values' | 'patch.answer',
  answer: Answer,
  given: Draft,
  record: WireRecord,
): boolean {
  const compared = Object.entries(given).filter(([name]) => {
    const field = collection.fields[name];
    return field && plainKinds.has(field.kind) && !field.derived;
  });
  const other = compared.filter(([name, value]) => {
    const field = collection.fields[name];
    return field && comparable(field, record[name]) !== comparable(field, value);
  });
  const expected = JSON.stringify(Object.fromEntries(compared));
  const got = JSON.stringify(Object.fromEntries(other.map(([name]) => [name, record[name]])));
  return scope.verify(check, other.length === 0, answer, expected, got);
}
