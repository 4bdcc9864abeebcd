import { isObject, type Field, type Operator } from '@callboard/api-contract';

/** A value as it is compared: texts without case and accents, references by hashcode, instants by their time. */
export type Comparable = string | number | null;

export function comparable(field: Field, value: unknown): Comparable {
  if (value === null || value === undefined) return null;
  if (isObject(value)) return String(value['hashcode'] ?? JSON.stringify(value));
  if (typeof value === 'number') return value;
  if (field.kind === 'datetime') return instant(String(value));
  if (field.kind === 'date' || field.kind === 'time') return String(value);
  return folded(String(value));
}

/** A value as a query writes it. */
export function queryText(value: unknown): string {
  return isObject(value) ? String(value['hashcode']) : String(value);
}

/** Checks whether a value of a record meets a filter, by the meaning of the operator. */
export function meets(field: Field, value: unknown, operator: Operator, given: string): boolean {
  if (operator === 'isnull') return (value === null || value === undefined) === (given === 'true');
  if (Array.isArray(value)) return value.includes(given);
  const own = comparable(field, value);
  if (own === null) return false;
  const written = (text: string): Comparable =>
    comparable(field, typeof own === 'number' ? Number(text) : text);
  switch (operator) {
    case 'eq':
    case 'joins':
    case 'since':
      return own === written(given);
    case 'in':
      return given.split(',').some((part) => own === written(part));
    case 'contains':
      return String(own).includes(folded(given));
    case 'gte':
      return compare(own, written(given)) >= 0;
    case 'lte':
      return compare(own, written(given)) <= 0;
    default:
      return operator satisfies never;
  }
}

/** Negative where the first comes before the second. */
export function compare(one: Comparable, other: Comparable): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (one === other) return 0;
  return String(one) < String(other) ? -1 : 1;
}

/** To the microsecond, which a Date does not hold. */
function instant(value: string): string {
  const time = Date.parse(value);
  if (Number.isNaN(time)) return value;
  const rest = /\.\d{3}(\d+)/.exec(value)?.[1] ?? '';
  return new Date(time).toISOString().slice(0, -1) + rest.padEnd(6, '0');
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
