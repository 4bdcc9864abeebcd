import * as v from 'valibot';
import type { Database } from '../database/openDatabase';
import type { Session } from '../plugins/session';
import { publishedSql } from './publishedSql';

const row = v.object({ slug: v.string(), name: v.string() });

/** A composed page as the navigation lists it. */
export type OwnPage = v.InferOutput<typeof row>;

/** The composed pages that are published for a user, by their names; not those shown instead of a page which every tenant has. */
export function readOwnPages(
  database: Database,
  { tenant, roles }: Pick<Session, 'tenant' | 'roles'>,
): Promise<OwnPage[]> {
  return database.forTenant(tenant).rows(row, {
    text: `SELECT p.slug, p.name FROM (${publishedSql}) p WHERE p.slug NOT LIKE '/%' ORDER BY callboard_plain(p.name), p.slug`,
    values: [tenant, roles],
  });
}
