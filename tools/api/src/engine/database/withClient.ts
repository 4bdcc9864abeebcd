import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { connectionError } from './connectionError';

/** Long enough for a database that starts together with the server. */
const noticeMs = 2_000;

interface Waiting {
  /** How long a database is waited for that is not there yet. @default 30,000 */
  patienceMs?: number | undefined;
  /** Gets a sentence once it has been waited for some seconds. */
  notice?: ((sentence: string) => void) | undefined;
}

/** Works on one connection, waiting with growing pauses for a database that is not there yet. */
export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  { patienceMs = 30_000, notice }: Waiting = {},
): Promise<T> {
  const deadline = Date.now() + patienceMs;
  const late = setTimeout(() => {
    notice?.(`${databaseAt(url)} does not answer. It is waited for, up to ${patienceMs / 1_000} seconds.`);
  }, noticeMs);
  try {
    return await connected(url, work, deadline, () => clearTimeout(late));
  } finally {
    clearTimeout(late);
  }
}

/** Which database an address is of, without its password. */
export function databaseAt(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `The database ${pathname.slice(1)} at ${hostname}:${port || 5432}`;
}

async function connected<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  deadline: number,
  onConnected: () => void,
): Promise<T> {
  for (let wait = 100; ; wait = Math.min(wait * 2, 3_000)) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      onConnected();
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
  return new Error(`${databaseAt(url)} cannot be reached: ${reasonOf(error)}.`, { cause: error });
}

/** A name with several addresses fails by an error that has no words of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}

/** True if a server answered that it has no database of this name. */
export function isMissingDatabase(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === '3D000';
}
