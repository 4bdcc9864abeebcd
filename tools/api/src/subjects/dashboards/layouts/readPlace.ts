import {
  layoutContentSchema,
  ownPageSchema,
  places,
  type LayoutContent,
  type OwnPage,
  type PlaceName,
} from '@callboard/api-contract/layouts';
import * as v from 'valibot';
import type { Database } from '../../../engine/database/openDatabase';
import type { TenantActor } from '../../../engine/records/actor';
import { ownPageSql, sharedPlaceSql } from './ownPageSql';

const row = v.object({ layout: v.nullable(layoutContentSchema), own: v.nullable(ownPageSchema) });

/** Page that the reader sees instead of the default of a page that every tenant has. */
export interface ComposedPlace {
  /** Layout that the tenant composed; null while the page shows its default. */
  layout: LayoutContent | null;
  own: OwnPage | null;
}

export async function readPlace(
  database: Database,
  { tenant, roles, user }: TenantActor,
  place: PlaceName,
): Promise<ComposedPlace> {
  const [found] = await database.forTenant(tenant).rows(row, {
    text: `WITH shared AS (${sharedPlaceSql}) SELECT (SELECT content FROM shared) AS layout, ${ownPageSql} AS own`,
    values: [tenant, roles, places[place].path, user],
  });
  return found ?? { layout: null, own: null };
}
