import { tenantCodes, type TenantCode } from '@callboard/api-contract';
import { collectionAt, collectionNames, isServedTo } from '@callboard/api-contract/collections';
import type { Database } from '../engine/database/openDatabase';
import { tableName } from '../engine/database/tableNames';
import type { Targets } from './badRequests';

/** One record of each collection for a tenant, and one of another user of the same collection where there is any. */
export async function targetsOf(database: Database, tenant: TenantCode): Promise<Targets> {
  const stranger = tenantCodes.find((code) => code !== tenant) ?? tenant;
  return { tenant, own: await oneOfEach(database, tenant), foreign: await oneOfEach(database, stranger) };
}

/** A hashcode for each collection that the tenant has. */
export async function oneOfEach(database: Database, tenant: TenantCode): Promise<Record<string, string>> {
  const served = collectionNames
    .map((name) => collectionAt(name, tenant))
    .filter((each) => isServedTo(each, tenant));
  const found = await Promise.all(
    served.map(async (collection) => {
      const text = `SELECT hashcode FROM ${tableName(collection.name)} ORDER BY hashcode LIMIT 1`;
      const [row] = await database.forTenant(tenant).query<{ hashcode: string }>({ text, values: [] });
      return row ? [[collection.name, row.hashcode] as const] : [];
    }),
  );
  return Object.fromEntries(found.flat());
}
