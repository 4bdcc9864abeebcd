import type { Field } from '@callboard/api-contract';
import { webKindOf } from '../kinds/webKinds';

/** A value as text, by the kind of its field; '' for an empty value. `record` has the currency of an amount. */
export function valueText(
  field: Field,
  value: unknown,
  zone: string,
  record?: Readonly<Record<string, unknown>>,
): string {
  if (value === null || value === undefined || value === '') return '';
  return webKindOf(field).text(field, value, { zone, record });
}
