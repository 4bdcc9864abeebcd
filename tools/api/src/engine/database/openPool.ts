import { Socket } from 'node:net';
import pg from 'pg';
import { answerMs, statementMs } from './roleSettings';

const int8 = 20;
const date = 1082;
const types = {
  // Sequences and counts stay far below 2^53, and days are no instants.
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === int8) return Number;
    return oid === date ? String : pg.types.getTypeParser(oid, format);
  },
};

const endMs = 1_000;

/** Connections, and a way to end them that does not depend on the other side. */
export type Pool = pg.Pool & { close: () => Promise<void> };

interface PoolOptions {
  /** How many connections are open together. */
  size: number;
  /** How long it takes at most to open one. */
  connectionMs: number;
}

/**
 * Connections of the application. None has a state of its own, so that a pool of connections can stand in between: what a call sets ends
 * with its transaction, and what holds for all is set for the role (`roleSettings.ts`).
 */
export function openPool(address: string, { size, connectionMs }: PoolOptions): Pool {
  const sockets = new Set<Socket>();
  const pool = new pg.Pool({
    connectionString: address,
    max: size,
    connectionTimeoutMillis: connectionMs,
    query_timeout: statementMs + answerMs,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds: 3_600,
    keepAlive: true,
    // Statements that belong together are sent together, and answered in one trip.
    pipeline: true,
    application_name: 'callboard',
    // pg's own type is narrower than what it accepts: only this method is called.
    types,
    stream: () => {
      const socket = sendingTogether(new Socket());
      sockets.add(socket);
      return socket.once('close', () => sockets.delete(socket));
    },
  });
  // A connection that breaks while idle is replaced at its next use.
  pool.on('error', () => undefined);
  // One that breaks between two statements of a transaction fails at the next one; unheard, the event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return Object.assign(pool, {
    async close() {
      // A database that answers nothing does not close its side either.
      const timer = setTimeout(() => {
        for (const socket of sockets) socket.destroy();
      }, endMs);
      await pool.end();
      await Promise.all(
        [...sockets].map((socket) => new Promise((resolve) => socket.once('close', resolve))),
      );
      clearTimeout(timer);
    },
  });
}

/**
 * Sends what is written one after the other without a pause in one packet: the beginning of a transaction, its first statement and,
 * where that is the only one, its end.
 */
function sendingTogether(socket: Socket): Socket {
  const write = socket.write.bind(socket);
  let isWaiting = false;
  const together = (...written: Parameters<typeof write>) => {
    if (!isWaiting) {
      isWaiting = true;
      socket.cork();
      process.nextTick(() => {
        isWaiting = false;
        socket.uncork();
      });
    }
    return write(...written);
  };
  // It takes what the socket's own takes, of which the type has two forms.
  return Object.assign(socket, { write: together as typeof socket.write });
}
