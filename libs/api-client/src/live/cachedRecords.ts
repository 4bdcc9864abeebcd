import { isObject } from '@callboard/api-contract';
import { builtInFields } from '@callboard/api-contract/lists';

/** A record as it is cached: with all or some of its fields. */
export interface CachedRecord {
  readonly hashcode: string;
  readonly [field: string]: unknown;
}

/** The records in the data of a query: the record itself, or those of a page. */
export function recordsIn(data: unknown): CachedRecord[] {
  if (isRecord(data)) return [data];
  if (!isObject(data) || !Array.isArray(data['results'])) return [];
  return data['results'].filter(isRecord);
}

function isRecord(value: unknown): value is CachedRecord {
  return isObject(value) && typeof value['hashcode'] === 'string';
}

/** The names of the fields whose values differ, where both have them, without those that every change changes. */
export function changedNames(before: CachedRecord, after: CachedRecord): string[] {
  return Object.keys(after).filter(
    (name) =>
      name in before &&
      !(name in builtInFields) &&
      !notShown.includes(name) &&
      JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
}

const notShown = ['version', 'qed_model'];
