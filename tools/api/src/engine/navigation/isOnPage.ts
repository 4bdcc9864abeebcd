import { pagePicture } from '@callboard/api-contract/dashboards';
import * as v from 'valibot';
import type { Queries } from '../database/TenantDatabase';
import type { TenantActor } from '../records/actor';
import { publishedSql } from './publishedSql';

/** Whether a file is a picture of a page that is published for the reader. */
export async function isOnPage(
  database: Pick<Queries, 'rows'>,
  { tenant, roles }: Pick<TenantActor, 'tenant' | 'roles'>,
  { hashcode, group }: { hashcode: string; group: string | null },
): Promise<boolean> {
  if (group !== pagePicture) return false;
  const found = await database.rows(v.object({ slug: v.string() }), {
    text: `SELECT p.slug FROM (${publishedSql}) p WHERE jsonb_path_exists(p.content,
        '$.pages[*].rows[*].cells[*].widgets[*].settings.picture.hashcode ? (@ == $picture)',
        jsonb_build_object('picture', $3::text)) LIMIT 1`,
    values: [tenant, roles, hashcode],
  });
  return found.length > 0;
}
