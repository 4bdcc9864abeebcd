import {
  layoutContentSchema,
  places,
  type LayoutContent,
  type PlaceName,
} from '@callboard/api-contract/layouts';
import * as v from 'valibot';
import type { Database } from '../database/openDatabase';
import type { TenantActor } from '../records/actor';
import { publishedSql } from './publishedSql';

const row = v.object({ content: layoutContentSchema });

/** What the tenant composed for the reader instead of a page that every tenant has; null while that shows its default. */
export async function readPlace(
  database: Database,
  { tenant, roles }: TenantActor,
  place: PlaceName,
): Promise<LayoutContent | null> {
  const [found] = await database.forTenant(tenant).rows(row, {
    // Unlike a page of its own, one that is for other roles alone does not replace what an admin sees.
    text: `SELECT p.content FROM (${publishedSql}) p WHERE p.slug = $3 AND p.roles && $2::text[]`,
    values: [tenant, roles, places[place].path],
  });
  return found?.content ?? null;
}
