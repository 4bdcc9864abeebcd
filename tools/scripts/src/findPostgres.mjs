import { installedPrograms, startPostgres } from './ownPostgres.mjs';

/** @typedef {{ url: string, stop?: () => Promise<void> } | { reason: string } | undefined} FoundPostgres */

const usual = 'postgres://postgres@127.0.0.1:5432/postgres';
const patienceMs = 30_000;

/**
 * Another PostgreSQL than the embedded one to test against: the one that DATABASE_URL names, else one of the programs that this machine
 * has, which keeps its data in memory, else one that runs on this machine.
 *
 * @returns {Promise<FoundPostgres>}
 */
export async function findPostgres() {
  const named = process.env['DATABASE_URL'];
  const programs = named ? undefined : installedPrograms();
  if (!programs) return inspect(named ?? usual, named !== undefined);
  const own = await startPostgres(programs);
  const found = await answering(own.url);
  if (found && 'url' in found) return { ...found, stop: own.stop };
  await own.stop();
  return { reason: `The PostgreSQL of ${programs} did not start.` };
}

/** Asks a server that has just been started, until it answers. @param {string} url */
async function answering(url) {
  const giveUp = Date.now() + patienceMs;
  for (;;) {
    const found = await inspect(url, false);
    if (found || Date.now() > giveUp) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** @param {string} url @param {boolean} isNamed @returns {Promise<FoundPostgres>} */
async function inspect(url, isNamed) {
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
    if (isNamed)
      return { reason: `DATABASE_URL is set, and no PostgreSQL lets us in there: ${String(error)}` };
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}
