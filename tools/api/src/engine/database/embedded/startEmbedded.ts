import pg from 'pg';
import { connectionError } from '../connectionError';
import { findBinaries } from './findBinaries';
import { initialise } from './initialise';
import { freePort, readPostmaster, spawnPostmaster } from './postmaster';
import { prepareServerPlace, type ServerPlace } from './serverPlace';

/** PostgreSQL on a data folder of ours, started or found running. */
export interface EmbeddedServer {
  /** The owner's address of a database on it. */
  url(databaseName: string): string;
  /** Lets go of it; the last process that uses it stops it. */
  release(): Promise<void>;
}

// Every process that uses the server holds this lock shared; the one that gets it exclusively is the last.
const usersLock = 4_202_110_001;
const patienceMs = 20_000;

/**
 * Starts PostgreSQL on a data folder, or joins the one that runs there: one that outlived a crash, or another process's. Should
 * it die, it is started again on the same port.
 */
export async function startEmbedded(folder: string): Promise<EmbeddedServer> {
  const place = await prepareServerPlace(folder, await findBinaries());
  const password = await initialise(place);
  const server = await run(place, password, await freePort());
  return {
    url: (databaseName) => urlOf(server.port, password, databaseName),
    release: () => server.release(),
  };
}

function urlOf(port: number, password: string, databaseName: string): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/${databaseName}`;
}

async function run(place: ServerPlace, password: string, wantedPort: number) {
  let isReleased = false;
  let joined = await join(place, password, wantedPort);
  const port = joined.port;
  const watch = (client: pg.Client): void => {
    client.once('end', () => {
      if (!isReleased) void revive();
    });
  };
  const revive = async (): Promise<void> => {
    while (!isReleased) {
      try {
        joined = await join(place, password, port);
        watch(joined);
        return;
      } catch {
        await pause(250);
      }
    }
  };
  watch(joined);
  return {
    port,
    async release() {
      if (isReleased) return;
      isReleased = true;
      await leave(joined, place);
    },
  };
}

/** Tries until a server answers: the one of the lock file, or a new one. */
async function join(place: ServerPlace, password: string, wantedPort: number): Promise<pg.Client> {
  const begun = Date.now();
  let lastError: unknown;
  let spawnedAt = 0;
  while (Date.now() - begun < patienceMs) {
    const running = await readPostmaster(place);
    try {
      if (running) return await hold(urlOf(running.port, password, 'postgres'));
    } catch (error) {
      if (connectionError(error) === 'refused') throw notOurs(place);
      lastError = error;
    }
    // A second one on the same data ends by itself immediately: PostgreSQL's own lock file sees to that.
    const isStale = running !== null && Date.now() - begun > 3_000;
    if (Date.now() - spawnedAt > 1_500 && (!running || isStale)) {
      spawnedAt = Date.now();
      spawnPostmaster(place, wantedPort).once('exit', () => (spawnedAt = 0));
    }
    await pause(25);
  }
  throw new Error(
    `PostgreSQL did not start on ${place.data} within ${patienceMs / 1_000} seconds: see ${place.log}.`,
    { cause: lastError },
  );
}

async function hold(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('SELECT pg_advisory_lock_shared($1)', [usersLock]);
  return client;
}

async function leave(joined: pg.Client, place: ServerPlace): Promise<void> {
  try {
    await joined.query('SELECT pg_advisory_unlock_shared($1)', [usersLock]);
    const { rows } = await joined.query<{ alone: boolean }>('SELECT pg_try_advisory_lock($1) AS alone', [
      usersLock,
    ]);
    if (rows[0]?.alone) await stop(place);
  } catch {
    // It is gone already, which is what was wanted.
  } finally {
    await joined.end().catch(() => undefined);
  }
}

/** SIGINT is PostgreSQL's fast shutdown: clients are let go, nothing is lost. */
async function stop(place: ServerPlace): Promise<void> {
  const running = await readPostmaster(place);
  if (!running) return;
  process.kill(running.pid, 'SIGINT');
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline && (await readPostmaster(place))) await pause(25);
}

function notOurs(place: ServerPlace): Error {
  return new Error(
    `The database on ${place.data} does not accept the password in ${place.password}. Restore that file, or move the folder away.`,
  );
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
