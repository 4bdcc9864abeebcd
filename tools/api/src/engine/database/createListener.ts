import type { FastifyBaseLogger } from 'fastify';
import { Socket } from 'node:net';
import pg from 'pg';
import { createBell } from '../createBell';
import { name } from './quote';

/** The channel on which processes hear of events; the payload is the tenant. A trigger notifies of each. */
export const eventsChannel = 'callboard_events';

const firstPauseMs = 100;
const maxPauseMs = 5_000;
/** How often a connection is tried that is silent: it can be gone without a sign. */
const heartbeatMs = 30_000;
const answerMs = 5_000;

/** A payload that was notified; null where the connection is new, so that notifications before it can have been missed. */
export type Heard = (payload: string | null) => void;

/** One connection that LISTENs for this process. It connects again, with growing pauses, for as long as it takes. */
export interface Listener {
  /** Adds a receiver of a channel; before `start`. */
  on(channel: string, heard: Heard): void;
  start(): void;
  close(): Promise<void>;
}

export function createListener(address: string, log: FastifyBaseLogger): Listener {
  const receivers = new Map<string, Heard[]>();
  const ended = createBell();
  let isClosed = false;
  let socket: Socket | undefined;
  let loop: Promise<void> | undefined;

  async function listen(): Promise<void> {
    for (let pauseMs = firstPauseMs; !isClosed; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
      try {
        await connect();
        pauseMs = firstPauseMs;
      } catch (error) {
        if (!isClosed) log.warn({ err: error }, 'not listening to the database');
      }
      socket?.destroy();
      if (!isClosed) await ended.heard(pauseMs);
    }
  }

  /** Resolves when the connection has ended. */
  async function connect(): Promise<void> {
    const ownSocket = new Socket();
    socket = ownSocket;
    const client = new pg.Client({
      connectionString: address,
      application_name: 'callboard listener',
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
      keepAlive: true,
      stream: () => ownSocket,
    });
    // Without a receiver the error would end the process; the socket closes in any case.
    client.on('error', () => undefined);
    client.on('notification', ({ channel, payload = '' }) => {
      for (const heard of receivers.get(channel) ?? []) heard(payload);
    });
    await client.connect();
    const closed = new Promise<void>((resolve) => ownSocket.once('close', () => resolve()));
    for (const channel of receivers.keys()) await client.query(`LISTEN ${name(channel)}`);
    for (const heard of [...receivers.values()].flat()) heard(null);
    const heartbeat = setInterval(() => {
      client.query('SELECT 1').catch(() => ownSocket.destroy());
    }, heartbeatMs).unref();
    await closed;
    clearInterval(heartbeat);
  }

  return {
    on: (channel, heard) => void receivers.set(channel, [...(receivers.get(channel) ?? []), heard]),
    start: () => void (loop = listen()),
    async close() {
      isClosed = true;
      ended.ring();
      socket?.destroy();
      await loop;
    },
  };
}
