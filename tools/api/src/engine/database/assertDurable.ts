import type pg from 'pg';

/** Throws where the server would forget acknowledged writes, or is too old. */
export async function assertDurable(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; setting: string }>(
    `SELECT name, setting FROM pg_settings
     WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit', 'server_version_num')`,
  );
  const settings = new Map(rows.map(({ name, setting }) => [name, setting]));
  if (Number(settings.get('server_version_num')) < 150_000) {
    throw new Error('This PostgreSQL is older than version 15.');
  }
  const off = ['fsync', 'full_page_writes', 'synchronous_commit'].filter(
    (name) => settings.get(name) === 'off',
  );
  if (off.length > 0) {
    throw new Error(`PostgreSQL would lose acknowledged writes: turn on ${off.join(', ')}.`);
  }
}
