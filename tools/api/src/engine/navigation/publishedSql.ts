/**
 * What is published for the roles `$2` of the tenant `$1`: one page for each address. Of several, that for the fewest roles is
 * meant the most, so that a page for judges alone goes before one for everyone. Admins see what is meant for no one with their
 * roles as well.
 */
export const publishedSql = `SELECT DISTINCT ON (v.slug) v.slug, v.name, v.number, v.content, v.roles, l.hashcode AS layout
  FROM layouts l JOIN layout_versions v ON v.tenant = l.tenant AND v.layout = l.hashcode AND v.number = l.version_number
  WHERE l.tenant = $1 AND l.status = 'published' AND (v.roles && $2::text[] OR 'admin' = ANY($2::text[]))
  ORDER BY v.slug, v.roles && $2::text[] DESC, cardinality(v.roles), v.created DESC, v.hashcode`;
