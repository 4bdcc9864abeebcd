import { tenantCodes, type Collection, type TenantCode } from '@callboard/api-contract';
import { isServedTo } from '@callboard/api-contract/collections';
import type { MadeRecord } from './makeRecords';

/** The tenant at which a collection is tried: the last that has it. */
export function tenantOf(collection: Collection): TenantCode {
  return tenantCodes.findLast((code) => isServedTo(collection, code)) ?? 'showquest';
}

/** The page that a record's flag chooses, where there are two. */
export function pageOfRecord({ page, otherPage }: Collection, record: MadeRecord): string {
  return otherPage && record[otherPage.unless] !== true ? otherPage.page : page;
}

/** The fields of which something holds. */
export function offering(
  { fields }: Collection,
  offers: (field: Collection['fields'][string]) => boolean,
): string[] {
  return Object.entries(fields).flatMap(([name, field]) => (offers(field) ? [name] : []));
}

/** A value as a filter writes it: a reference by its hashcode. */
export function written(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'hashcode' in value ? value.hashcode : value;
}

/** A field whose value can be changed by itself; none where the server alone writes what a collection holds. */
export function patchable({ fields }: Collection) {
  return Object.entries(fields).find(
    ([, field]) => field.kind === 'text' && !field.serverOwned && !field.immutable,
  );
}
