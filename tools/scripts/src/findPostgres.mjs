/** @typedef {{ url: string } | { reason: string } | undefined} FoundPostgres */

const usual = 'postgres://postgres@127.0.0.1:5432/postgres';

/**
 * A PostgreSQL beside the embedded one to test against: the one that DATABASE_URL names, else one on this machine.
 *
 * @returns {Promise<FoundPostgres>}
 */
export async function findPostgres() {
  const named = process.env['DATABASE_URL'];
  const url = named ?? usual;
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    const { rows } = await client.query(
      "select current_setting('server_version_num')::int as version, rolsuper or (rolcreatedb and rolcreaterole) as able from pg_roles where rolname = current_user",
    );
    if (rows[0].version < 150_000) return { reason: 'The PostgreSQL found is older than 15.' };
    if (!rows[0].able) return { reason: 'The user of that PostgreSQL may not create databases and roles.' };
    return { url };
  } catch (error) {
    if (named) return { reason: `DATABASE_URL is set, and no PostgreSQL lets us in there: ${String(error)}` };
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}
