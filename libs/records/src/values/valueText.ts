import type { Field } from '@callboard/api-contract';
import { webKindOf } from '../kinds/webKinds';

/** A value in words, by the kind of its field; '' when there is none. `record` is what it stands in: it says the currency of an amount. */
export function valueText(
  field: Field,
  value: unknown,
  zone: string,
  record?: Readonly<Record<string, unknown>>,
): string {
  if (value === null || value === undefined || value === '') return '';
  return webKindOf(field).text(field, value, { zone, record });
}
