import type { Collection } from '@callboard/api-contract';
import { literal } from '../../engine/database/quote';

/** The tags on the records of a collection. A deleted tag is on no record. */
export function recordTagsSql({ name }: Collection, tenant: string): string {
  return `SELECT g.record, g.tag, tags.name FROM record_tags g JOIN tags ON tags.tenant = g.tenant AND tags.hashcode = g.tag
    WHERE g.tenant = ${tenant} AND g.collection = ${literal(name)}`;
}
