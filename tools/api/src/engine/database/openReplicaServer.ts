import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { checkedRows } from './checkedRows';
import type { ReplicaServer } from './createReplica';
import { databaseIdSchema, databaseIdSql } from './databaseId';
import { isDirect } from './appRole';
import { openConnections, sharedLane } from './openConnections';
import { literal } from './quote';
import { beginning, runnerOn } from './transactions';

interface Terms {
  /** Most connections that are open together. */
  size: number;
  /** The database of which it has to be a replica. */
  databaseId: string;
}

/** How long it can take to connect and to begin: a replica that is silent costs a read no more. */
const patienceMs = 1_000;

/** Connections of the application to a replica, opened as they are needed. */
export function openReplicaServer(address: string, { size, databaseId }: Terms): ReplicaServer {
  const connections = openConnections(address, { size, connectionMs: patienceMs, isDirect: true });
  return {
    inspect: (position) =>
      connections.use(sharedLane, (client) =>
        inTime(
          inspectReplica(client, databaseId).then(() =>
            client.query(reached(position)).then(() => true, behindOr<boolean>(false)),
          ),
        ),
      ),
    run: ({ tenant, scope }, statement, position) =>
      connections.use(tenant, (client) => {
        const begin = `${beginning(tenant, scope === null ? {} : { scope })}; ${reached(position)}`;
        return runAt(client, begin, () => runnerOn(client, true)(statement));
      }),
    close: () => connections.close(),
  };
}

/** @throws where a server is no replica of this database. */
export async function inspectReplica(client: pg.ClientBase, databaseId: string): Promise<void> {
  const [row] = await checkedRows(client, databaseIdSchema, databaseIdSql);
  if (row?.id !== databaseId) throw new Error('it is of another database');
  if (!row.isReplica) throw new Error('it is no replica: it is not in recovery');
  if (!(await isDirect(client))) throw new Error('it is a pool of connections, not the replica itself');
}

/**
 * Fails by a division where the server has not replayed a position, or replays no more: what is sent with it is not run then. So that
 * check, statement and end are one trip.
 */
function reached(position: string): string {
  return `SELECT 1 / (pg_is_in_recovery() AND coalesce(pg_last_wal_replay_lsn() >= ${literal(position)}, false))::int`;
}

const divisionByZero = '22012';

/** Turns the error of a server that is behind into a value. */
function behindOr<T>(value: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof Error && 'code' in error && error.code === divisionByZero) return value;
    throw error;
  };
}

async function runAt(
  client: pg.PoolClient,
  begin: string,
  run: () => Promise<unknown[]>,
): Promise<unknown[] | null> {
  const begun = client.query(begin).then(() => true, behindOr<boolean>(false));
  const rows = run();
  const ended = client.query('COMMIT');
  // Rows of a transaction that was not begun: their errors follow from its own.
  rows.catch(() => undefined);
  ended.catch(() => undefined);
  const hasReached = await inTime(begun);
  return hasReached
    ? rows.finally(() => ended.catch(() => undefined))
    : ended.then(
        () => null,
        () => null,
      );
}

/** Fails in words that are those of a lost connection, which is not used again. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  const late = new AbortController();
  const silence = pause(patienceMs, undefined, late).then(() => {
    throw new Error('Query read timeout');
  });
  return Promise.race([work, silence]).finally(() => late.abort());
}
