import type { ValueCondition } from '@callboard/api-contract';
import { literal, name } from '../database/quote';

/** Whether a column of an alias holds one of some values. */
export function valueSql({ field, in: values }: ValueCondition, alias: string): string {
  return `${alias}.${name(field)} IN (${values.map(literal).join(', ')})`;
}
