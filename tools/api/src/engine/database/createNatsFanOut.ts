import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { FastifyBaseLogger } from 'fastify';
import type { Heard, Listener } from './createListener';

/** How long to wait before a server that is away is tried again. */
const retryMs = 1_000;
/** How long a server can take to answer before the operator is notified. */
const noticeMs = 2_000;

/** How a connection is made to the server at this address. */
export function natsServer(address: string) {
  const url = new URL(address);
  return {
    servers: url.host,
    name: 'callboard',
    ...(url.username && {
      user: decodeURIComponent(url.username),
      pass: decodeURIComponent(url.password),
    }),
    ...(url.protocol === 'tls:' && { tls: {} }),
  };
}

/** Notifies the processes of an installation that there is something to do. What it is stands in the database. */
export interface FanOut {
  /** Sends to every process that is connected. What cannot be sent is dropped: processes poll every few seconds. */
  publish: (channel: string, payload: string) => void;
  /** Hears what every process sends, this one included. */
  listener: (log: FastifyBaseLogger) => Listener;
}

/**
 * Notifications by NATS instead of PostgreSQL: many processes cost the database nothing. It takes one connection, which comes back by
 * itself.
 *
 * @param address `nats://user:password@host:4222`, or `tls://…`
 * @param installation Identifies the installation among those that share a NATS server.
 */
export function createNatsFanOut(address: string, installation: string): FanOut {
  const url = new URL(address);
  let connection: NatsConnection | undefined;
  let isConnected = false;
  const subjectOf = (channel: string) => `callboard.${installation}.${channel}`;

  function createNatsListener(log: FastifyBaseLogger): Listener {
    const receivers = new Map<string, Heard[]>();
    let connecting: Promise<void> | undefined;
    let isClosed = false;
    let late: NodeJS.Timeout | undefined;

    async function open(): Promise<void> {
      const opened = await connect({
        ...natsServer(address),
        maxReconnectAttempts: -1,
        reconnectTimeWait: retryMs,
        waitOnFirstConnect: true,
      });
      if (isClosed) return opened.close();
      connection = opened;
      for (const [channel, all] of receivers) {
        opened.subscribe(subjectOf(channel), {
          callback: (error, message) => {
            if (!error) for (const heard of all) heard(message.string());
          },
        });
      }
      // The server has the subscriptions when it answers.
      await opened.flush();
      beConnected();
      void follow(opened);
    }

    /** Notifications before this moment can have been missed. */
    function beConnected(): void {
      isConnected = true;
      for (const heard of [...receivers.values()].flat()) heard(null);
    }

    async function follow(opened: NatsConnection): Promise<void> {
      for await (const { type } of opened.status()) {
        if (type === 'reconnect') {
          log.info('connected to NATS again');
          beConnected();
        } else if (type === 'disconnect') {
          isConnected = false;
          if (!isClosed) log.warn('the connection to NATS is lost');
        }
      }
    }

    return {
      on: (channel, heard) => void receivers.set(channel, [...(receivers.get(channel) ?? []), heard]),
      start() {
        late = setTimeout(() => {
          if (!isConnected)
            log.warn(
              `NATS at ${url.host} does not answer. It is tried every second; until then processes find out by polling.`,
            );
        }, noticeMs).unref();
        connecting = open().catch((error: unknown) => log.error({ err: error }, 'cannot use NATS'));
      },
      async close() {
        isClosed = true;
        isConnected = false;
        clearTimeout(late);
        await connection?.close();
        // Without a server it goes on trying, which ends with the process.
        if (connection) await connecting;
      },
    };
  }

  return {
    publish(channel, payload) {
      if (isConnected) connection?.publish(subjectOf(channel), payload);
    },
    listener: createNatsListener,
  };
}
