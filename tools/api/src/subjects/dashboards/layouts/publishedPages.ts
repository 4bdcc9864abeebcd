import { pagePicture } from '@callboard/api-contract/dashboards';
import * as v from 'valibot';
import type { Pages } from '../../../engine/ports/pages';

/**
 * What is published for the roles `$2` of the tenant `$1`: one page for each address. Of several, that for the fewest roles is
 * meant the most, so that a page for judges alone goes before one for everyone. Admins see what is meant for no one with their
 * roles as well.
 */
export const publishedSql = `SELECT DISTINCT ON (v.slug) v.slug, v.name, v.number, v.content, v.roles, l.hashcode AS layout
  FROM layouts l JOIN layout_versions v ON v.tenant = l.tenant AND v.layout = l.hashcode AND v.number = l.version_number
  WHERE l.tenant = $1 AND l.status = 'published' AND (v.roles && $2::text[] OR 'admin' = ANY($2::text[]))
  ORDER BY v.slug, v.roles && $2::text[] DESC, cardinality(v.roles), v.created DESC, v.hashcode`;

const pageRow = v.object({ slug: v.string(), name: v.string() });

/** The composed pages, for the navigation and for the files on them. */
export const publishedPages: Pages = {
  list: (database, { tenant, roles }) =>
    database.forTenant(tenant).rows(pageRow, {
      text: `SELECT p.slug, p.name FROM (${publishedSql}) p WHERE p.slug NOT LIKE '/%' ORDER BY callboard_plain(p.name), p.slug`,
      values: [tenant, roles],
    }),
  isOnOne: async (queries, { tenant, roles }, { hashcode, group }) => {
    if (group !== pagePicture) return false;
    const found = await queries.rows(v.object({ slug: v.string() }), {
      text: `SELECT p.slug FROM (${publishedSql}) p WHERE jsonb_path_exists(p.content,
          '$.pages[*].rows[*].cells[*].widgets[*].settings.picture.hashcode ? (@ == $picture)',
          jsonb_build_object('picture', $3::text)) LIMIT 1`,
      values: [tenant, roles, hashcode],
    });
    return found.length > 0;
  },
  textsSql: 'SELECT content::text FROM own_pages WHERE tenant = $1',
};
