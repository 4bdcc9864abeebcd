import type { Collection, TenantCode } from '@callboard/api-contract';
import { variantOf } from '@callboard/api-contract/collections';
import type { Feature } from '@callboard/api-contract/tenant';
import type { Database } from '../database/openDatabase';
import { ApiProblem } from '../problems';
import type { Session } from '../plugins/session';
import type { TenantActor } from './actor';
import { collectionProblem } from './collectionProblem';
import { createBodyParser, type BodyParser } from './createBodyParser';

/** Dependencies of every verb on records. */
export interface RecordContext {
  database: Database;
  collections: readonly Collection[];
  /** The definition of a reference's target. */
  target: (name: string) => Collection;
  parseBody: BodyParser;
  /** True if a tenant uses an optional part of the product. */
  hasFeature: (tenant: TenantCode, feature: Feature) => boolean;
}

export function createRecordContext(
  database: Database,
  collections: readonly Collection[],
  hasFeature: RecordContext['hasFeature'] = () => false,
): RecordContext {
  const byName = new Map(collections.map((collection) => [collection.name, collection]));
  return {
    database,
    collections,
    target(name) {
      const found = byName.get(name);
      if (!found) throw new Error(`There is no collection ${name}.`);
      return found;
    },
    parseBody: createBodyParser(),
    hasFeature,
  };
}

/** The one who asks, as statements need to know them. */
export function actorOf({ tenant, user, individual, roles, viewing }: Session): TenantActor {
  return { tenant, user, individual, roles, ...(viewing && { viewer: viewing.user }) };
}

/** Runs a write and translates the database's refusals for this collection, in the words of a tenant where it is given. */
export async function explained<T>(
  context: RecordContext,
  collection: Collection,
  work: () => Promise<T>,
  tenant?: TenantCode,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiProblem) throw error;
    const { collections } = context;
    const named = tenant ? collections.map((each) => variantOf(each, tenant)) : collections;
    throw collectionProblem(collection, error, named) ?? error;
  }
}
