const list = (object: string, of: string) => `(SELECT coalesce(jsonb_agg(jsonb_build_object(${object})
  ORDER BY x.position, x.instance_id), '[]') FROM ${of})`;
const below = (table: string, parent: string, of: string) =>
  `${table} x WHERE x.tenant = $1 AND x.${parent} = ${of}.hashcode`;

const widgets = list(
  `'id', x.hashcode, 'kind', x.kind, 'name', x.name, 'settings', coalesce(x.settings, '{}')`,
  below('widgets', 'cell', 'c'),
);
const cells = list(
  `'id', x.hashcode, 'name', x.name, 'phone', x.phone, 'tablet', x.tablet, 'desk', x.desk, 'widgets', x.widgets`,
  `(SELECT c.*, ${widgets} AS widgets FROM cells c WHERE c.tenant = $1 AND c.row = r.hashcode) x`,
);
const rows = list(
  `'id', x.hashcode, 'name', x.name, 'cells', x.cells`,
  `(SELECT r.*, ${cells} AS cells FROM rows r WHERE r.tenant = $1 AND r.page = p.hashcode) x`,
);
const pages = list(
  `'id', x.hashcode, 'name', x.name, 'rows', x.rows`,
  `(SELECT p.*, ${rows} AS rows FROM pages p WHERE p.tenant = $1 AND p.layout = $2::uuid) x`,
);

/** The draft of the layout `$2` of the tenant `$1`, whole: an expression. */
export const draftSql = `SELECT jsonb_build_object('pages', ${pages})`;
