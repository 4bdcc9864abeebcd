import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { connectionError } from './connectionError';

/** Works on one connection, waiting with growing pauses for a database that is not there yet. */
export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  patienceMs = 30_000,
): Promise<T> {
  const deadline = Date.now() + patienceMs;
  for (let wait = 100; ; wait = Math.min(wait * 2, 3_000)) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await work(client);
    } catch (error) {
      if (connectionError(error) !== 'lost' || Date.now() + wait > deadline) throw plain(error, url);
      await pause(wait);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

function plain(error: unknown, url: string): unknown {
  if (!connectionError(error)) return error;
  const { hostname, port, pathname } = new URL(url);
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(
    `Cannot reach the database ${pathname.slice(1)} at ${hostname}:${port || 5432}: ${reason}.`,
    {
      cause: error,
    },
  );
}
