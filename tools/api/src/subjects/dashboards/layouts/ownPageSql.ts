import { publishedSql } from './publishedPages';

/** Query of the page that the tenant `$1` published at the address `$3` for the roles `$2`. */
export const sharedPageSql = `SELECT p.* FROM (${publishedSql}) p WHERE p.slug = $3`;

/** The same for a page that every tenant has: one that is for other roles alone does not replace what an admin sees. */
export const sharedPlaceSql = `${sharedPageSql} AND p.roles && $2::text[]`;

/** The own version of the page `shared` that the user `$4` has, as the contract's `OwnPage`; null without one. An expression. */
export const ownPageSql = `(SELECT jsonb_build_object('content', o.content, 'is_behind',
    (o.base_layout, o.base_number) IS DISTINCT FROM ((SELECT layout FROM shared), (SELECT number FROM shared)))
  FROM own_pages o WHERE o.tenant = $1 AND o.slug = $3 AND o."user" = $4::uuid)`;
