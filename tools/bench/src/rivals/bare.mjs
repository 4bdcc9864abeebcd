// The rival of the list route: node:http and pg, a count and a select, no authentication, no permissions.
import { createServer } from 'node:http';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 8 });
const where = `tenant = $1 AND search_text LIKE '%' || lower($2) || '%'`;
const count = `SELECT count(*)::int AS count FROM organization_structures WHERE ${where}`;
const select = `SELECT o.hashcode, o.instance_id, o.version, o.created, o.modified, o.name, o.kind, o.is_company, o.town,
    o.school_number, o.school_type, o.authority, o.gender, r.hashcode AS region_hashcode, r.name AS region_title
  FROM organization_structures o LEFT JOIN regions r ON r.tenant = o.tenant AND r.hashcode = o.region
  WHERE o.${where.replace(' AND ', ' AND o.')} ORDER BY o.name DESC, o.hashcode LIMIT 50`;

function present({ region_hashcode, region_title, ...row }) {
  return {
    ...row,
    region: region_hashcode && { hashcode: region_hashcode, title: region_title, model: 'callboard.Region' },
    qed_model: {
      title: row.name,
      visual_title: row.name,
      subtitle: row.town ?? '',
      url: `/organisation/companies/${row.hashcode}`,
      model: 'corporation.OrganizationStructure',
      avatar: {
        icon: 'people',
        color: 'blue',
        shape: 'square',
        placeholder: row.name.slice(0, 2).toUpperCase(),
      },
    },
  };
}

const server = createServer((request, response) => {
  const search = new URL(request.url, 'http://bare').searchParams.get('search') ?? '';
  const values = ['showquest', search];
  Promise.all([
    pool.query({ name: 'count', text: count, values }),
    pool.query({ name: 'select', text: select, values }),
  ])
    .then(([counted, selected]) => {
      const body = {
        count: counted.rows[0].count,
        next: null,
        previous: null,
        results: selected.rows.map(present),
      };
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body));
    })
    .catch((error) => {
      process.stderr.write(`${error.message}\n`);
      response.writeHead(500).end();
    });
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('ready\n'));
