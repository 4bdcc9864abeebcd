import type { CollectionName } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { reachOf } from '@callboard/api-contract/reach';
import { name } from '../../engine/database/quote';
import { tableName } from '../../engine/database/tableNames';
import type { TestApi } from '../../testKit/startTestApi';

type Row = Readonly<Record<string, unknown>>;

/** Places of a scope, and its user. */
export interface NaiveScope {
  regions: readonly string[];
  events: readonly string[];
  user: string;
  individual: string | null;
}

/**
 * Which records of a tenant a scope reaches, by the declaration and with all tables in memory: what the policies of the database decide
 * in another way.
 */
export async function naiveReach(api: TestApi, tenant: string, scope: NaiveScope) {
  const tables = new Map<CollectionName, ReadonlyMap<unknown, Row>>();
  for (const collection of collectionNames) {
    const rows = await api.asOwner<{ row: Row }>(
      `SELECT to_jsonb(t) AS row FROM ${name(tableName(collection))} t WHERE tenant = $1`,
      [tenant],
    );
    tables.set(collection, new Map(rows.map(({ row }) => [row['hashcode'], row])));
  }
  const known = new Map<string, boolean>();

  function isReached(collection: CollectionName, hashcode: unknown): boolean {
    const row = tables.get(collection)?.get(hashcode);
    if (!row) return false;
    const key = `${collection} ${String(hashcode)}`;
    const answer = known.get(key) ?? decide(collection, row);
    known.set(key, answer);
    return answer;
  }

  function decide(collection: CollectionName, row: Row): boolean {
    const reach = reachOf[collection];
    if (reach.kind !== 'place') return true;
    const { own, member, through, byRegionOf = [], namedBy = {}, ifNone, always, readWith } = reach;
    if (own && row[own.field] === scope[own.actor] && row[own.field] !== null) return true;
    if (collection === 'events' && scope.events.includes(String(row['hashcode']))) return true;
    const values: unknown = always && row[always.field];
    if (Array.isArray(values) && always?.holds.some((each) => values.includes(each))) return true;
    if (ifNone && through.every((path) => row[path] === null)) return true;
    const filled = through.filter((field) => row[field] !== null);
    if (filled.length > 0 && filled.every((field) => leads(collection, row, field))) return true;
    if (readWith !== undefined && leads(collection, row, readWith)) return true;
    if (byRegionOf.some((path) => leads(collection, row, path))) return true;
    if (
      member &&
      rowsOf(member.of).some(
        (each) => each[member.by] === row['hashcode'] && each[member.field] === scope.user,
      )
    )
      return true;
    return Object.keys(namedBy).some((path) => {
      const [other = '', field = ''] = path.split('.');
      const naming = collectionNames.find((each) => each === other);
      return (
        naming !== undefined &&
        rowsOf(naming).some((each) => each[field] === row['hashcode'] && isReached(naming, each['hashcode']))
      );
    });
  }

  function leads(collection: CollectionName, row: Row, path: string): boolean {
    const [field = '', part] = path.split('.');
    if (row[field] === null) return false;
    const declared = collectionNamed(collection).fields[field];
    const target =
      declared?.kind === 'reference' ? collectionNames.find((each) => each === declared.to) : undefined;
    if (target === undefined) throw new Error(`${collection}.${path} is no reference.`);
    const place = part === undefined ? row[field] : tables.get(target)?.get(row[field])?.[part];
    if (part !== undefined || target === 'regions') return scope.regions.includes(String(place));
    return isReached(target, place);
  }

  const rowsOf = (collection: CollectionName): Row[] => [...(tables.get(collection)?.values() ?? [])];

  return {
    isReached,
    hashcodesOf: (collection: CollectionName) => [...(tables.get(collection)?.keys() ?? [])].map(String),
  };
}
