import type pg from 'pg';
import { fairTurns } from '../fairTurns';
import { connectionError } from './connectionError';
import { openPool } from './openPool';

/** The lane of what belongs to no tenant. */
export const sharedLane = 'shared';

/** The least with which a tenant, another one, and what belongs to none each have a connection. */
export const fewestConnections = 4;

/** The connections of this process, which all tenants share. */
export interface Connections {
  /**
   * Runs work on a connection of its own, when its lane has a turn.
   *
   * @throws TurnTimeout where none was free in time.
   */
  use<T>(lane: string, work: (client: pg.PoolClient) => Promise<T>): Promise<T>;
  /** True if each connection of ours is one of the database, and can have prepared statements. */
  readonly isDirect: boolean;
  /** How they are used: by lane, those in use and the calls that wait for one. */
  activity(): { lane: string; busy: number; waiting: number }[];
  countIdle(): number;
  close(): Promise<void>;
}

interface ConnectionsOptions {
  /** Most connections that are open together. */
  size: number;
  /** How long a call waits for one of them, and how long opening it can take. */
  connectionMs: number;
  isDirect: boolean;
}

/**
 * Opens connections as they are needed. A quarter is for what belongs to no tenant, since transactions of tenants wait for it; of the
 * others one tenant has two thirds at most, however many of its calls wait, so that there is always one for another tenant.
 */
export function openConnections(
  address: string,
  { size, connectionMs, isDirect }: ConnectionsOptions,
): Connections {
  const pool = openPool(address, { size, connectionMs });
  const ofNone = Math.floor(size / 4);
  const ofTenants = size - ofNone;
  const terms = { patienceMs: connectionMs };
  const shared = fairTurns(ofNone, terms);
  const tenants = fairTurns(ofTenants, { ...terms, perLane: Math.floor((ofTenants * 2) / 3) });
  return {
    isDirect,
    use: (lane, work) =>
      (lane === sharedLane ? shared : tenants).inTurn(lane, async () => {
        const client = await pool.connect();
        let broken: Error | undefined;
        try {
          return await work(client);
        } catch (error) {
          if (error instanceof Error && connectionError(error)) broken = error;
          throw error;
        } finally {
          // A transaction that one call left open is never the next one's.
          if (client.getTransactionStatus() !== 'I') broken ??= new Error('The transaction is still open.');
          client.release(broken);
        }
      }),
    activity: () => [...shared.activity(), ...tenants.activity()],
    countIdle: () => pool.idleCount,
    close: () => pool.close(),
  };
}
