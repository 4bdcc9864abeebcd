import type { PastCondition, ValueCondition } from '@callboard/api-contract';
import { literal, name } from '../database/quote';

/** Condition that a column of an alias has one of some values. */
export function valueSql({ field, in: values }: ValueCondition, alias: string): string {
  return `${alias}.${name(field)} IN (${values.map(literal).join(', ')})`;
}

/** SQL for a column of an alias that holds a day long past. */
export function pastSql({ field, daysAgo }: PastCondition, alias: string): string {
  return `${alias}.${name(field)} < current_date - ${daysAgo}`;
}
