import { tenantCodes, type TenantCode } from '@callboard/api-contract';
import { isCollectionName } from '@callboard/api-contract/collections';
import type { FastifyBaseLogger } from 'fastify';
import { eventsChannel, type Listener } from '../database/createListener';
import type { Database } from '../database/openDatabase';
import type { SessionStore } from '../sessions/sessionStore';
import { createEphemeralFeed } from './createEphemeralFeed';
import { createTenantFeed } from './createTenantFeed';
import type { Presence } from './createPresence';
import type { Receiver } from './Receiver';
import { pushesChannel, readEphemeral, type Ephemeral } from './sendEphemeral';

/** Half of the time after which a client that hears nothing connects again. */
const beatMs = 25_000;
/** How often those are looked for who have left a record without a word. */
const expiryMs = 5_000;
/** A user's connections to one process: their devices, and their tabs where a browser cannot share one. */
const maxOfUser = 20;

interface LiveTools {
  database: Database;
  sessions: SessionStore;
  presence: Presence;
  log: FastifyBaseLogger;
}

/** Everyone who is connected to this process, and what sends to them. */
export type Live = ReturnType<typeof createLive>;

export function createLive({ database, sessions, presence, log }: LiveTools) {
  const feeds = new Map(
    tenantCodes.map((tenant) => [tenant, createTenantFeed({ database, sessions, log, tenant })]),
  );
  const ephemeral = new Map(
    [...feeds].map(([tenant, { receivers }]) => [
      tenant,
      createEphemeralFeed({ database, sessions, log, tenant, receivers }),
    ]),
  );
  const receivers = new Set<Receiver>();
  /** How many connections each user has, by `keyOf`. */
  const counts = new Map<string, number>();
  let beats: ReturnType<typeof setInterval> | undefined;
  let expiries: ReturnType<typeof setInterval> | undefined;

  const feedOf = (tenant: TenantCode) => feeds.get(tenant);

  function count({ tenant, session: { user } }: Receiver, change: 1 | -1): void {
    const key = keyOf(tenant, user);
    const next = (counts.get(key) ?? 0) + change;
    if (next === 0) counts.delete(key);
    else counts.set(key, next);
  }

  /** True if a push is news after the one before: of a record that is viewed, most only repeat it. */
  function isNews({ tenant, push }: Ephemeral): boolean {
    return push.code !== 'record.viewed' || presence.add(tenant, push);
  }

  return {
    /** How many clients are connected. */
    count: (): number => receivers.size,
    hasRoom: (tenant: TenantCode, user: string): boolean =>
      (counts.get(keyOf(tenant, user)) ?? 0) < maxOfUser,
    join(receiver: Receiver): void {
      receivers.add(receiver);
      count(receiver, 1);
      feedOf(receiver.tenant)?.join(receiver);
    },
    leave(receiver: Receiver): void {
      if (receivers.delete(receiver)) count(receiver, -1);
      feedOf(receiver.tenant)?.leave(receiver);
    },
    start(listener: Listener): void {
      listener.on(eventsChannel, (tenant) => {
        for (const [code, feed] of feeds) if (tenant === null || tenant === code) feed.wake();
      });
      listener.on(pushesChannel, (payload) => {
        const push = payload === null ? null : readEphemeral(payload);
        if (push && isNews(push)) ephemeral.get(push.tenant)?.add(push);
      });
      expiries = setInterval(() => {
        for (const { tenant, push } of presence.expire()) {
          const { collection, record, user } = push;
          // Every process does this by itself, for its own clients.
          if (isCollectionName(collection)) {
            const to = { record: { collection, hashcode: record }, verb: 'update', except: user } as const;
            ephemeral.get(tenant)?.add({ tenant, push, to });
          }
        }
      }, expiryMs).unref();
      for (const feed of feeds.values()) feed.start();
      beats = setInterval(() => {
        for (const feed of feeds.values()) {
          feed.beat().catch((error: unknown) => log.error({ err: error }, 'could not check the sockets'));
        }
      }, beatMs).unref();
    },
    /** Ends every connection, so that clients go to another process. */
    async stop(): Promise<void> {
      clearInterval(beats);
      clearInterval(expiries);
      for (const receiver of receivers) receiver.close('shutdown');
      await Promise.all([...feeds.values(), ...ephemeral.values()].map((feed) => feed.stop()));
    },
  };
}

function keyOf(tenant: TenantCode, user: string): string {
  return `${tenant} ${user}`;
}
