import type { TenantCode } from '@callboard/api-contract';
import { grouped } from '@callboard/domain/lists';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/openDatabase';
import { withoutScope } from '../database/scope';
import type { SessionStore } from '../sessions/sessionStore';
import { readersOf } from './readersOf';
import type { Receiver } from './Receiver';
import type { Ephemeral } from './sendEphemeral';
import { standingReceivers } from './standingReceivers';

/** How many pushes wait while others are sent. More are dropped: their news is over soon. */
const maxWaiting = 500;

interface EphemeralTools {
  database: Database;
  sessions: SessionStore;
  log: FastifyBaseLogger;
  tenant: TenantCode;
  receivers: () => ReadonlySet<Receiver>;
}

/**
 * Sends the pushes of one tenant that are stored nowhere to its connected clients: many at a time, each to those who have the right to
 * it at this moment.
 */
export function createEphemeralFeed({ database, sessions, log, tenant, receivers }: EphemeralTools) {
  const rows = database.forTenant(tenant);
  /** By their text, so that the same push is sent once. */
  const waiting = new Map<string, Ephemeral>();
  let sending: Promise<void> | undefined;

  async function sendAll(): Promise<void> {
    while (waiting.size > 0) {
      const batch = [...waiting.values()];
      waiting.clear();
      try {
        await send(batch);
      } catch (error) {
        log.warn({ err: error, tenant }, 'could not send pushes that are stored nowhere');
      }
    }
  }

  async function send(batch: readonly Ephemeral[]): Promise<void> {
    const all = [...receivers()];
    if (all.length === 0) return;
    const people = [...new Map(all.map(({ session }) => [session.user, session])).values()];
    const texts: { text: string; isFor: (user: string) => boolean }[] = [];
    for (const [verb, group] of grouped(batch, ({ to }) => to.verb)) {
      const records = group.map(({ to: { record } }) => changeOf(record));
      const isPermitted = await readersOf(rows, records, people, null, verb);
      for (const { push, to } of group) {
        texts.push({
          text: JSON.stringify({ payload: push }),
          isFor: (user) => user !== to.except && isPermitted(user, changeOf(to.record)),
        });
      }
    }
    const addressed = all.flatMap((receiver) => {
      const own = texts.filter(({ isFor }) => isFor(receiver.session.user)).map(({ text }) => text);
      return own.length > 0 ? [{ receiver, own }] : [];
    });
    // A role can be gone of which the round of events has not heard yet.
    const standing = new Set(
      await standingReceivers(
        sessions,
        tenant,
        addressed.map(({ receiver }) => receiver),
      ),
    );
    for (const { receiver, own } of addressed) if (standing.has(receiver)) receiver.sendIfReading(own);
  }

  return {
    add(ephemeral: Ephemeral): void {
      if (waiting.size >= maxWaiting) return;
      waiting.set(JSON.stringify(ephemeral), ephemeral);
      // On behalf of no user, no matter who caused the first of them.
      sending ??= withoutScope('live', sendAll).finally(() => (sending = undefined));
    },
    /** Lets what is being sent finish. */
    stop: async (): Promise<void> => {
      waiting.clear();
      await sending;
    },
  };
}

function changeOf({ collection, hashcode }: Ephemeral['to']['record']) {
  return { collection, record: hashcode };
}
