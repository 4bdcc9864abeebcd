import { isTenantCode, tenantCodes, type TenantCode } from '@callboard/api-contract';
import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import { createBell } from '../createBell';
import { eventsChannel, type Listener } from '../database/createListener';
import type { Database } from '../database/openDatabase';
import type { Transaction } from '../database/TenantDatabase';
import { currentSnapshot, pageSize, readNewEvents, type EventRow } from './newEvents';
import type { InstallationSubscriber, ProcessSubscriber, Subscriber } from './subscribe';

/** How long an event waits whose notification no process lived to hear. */
const pollMs = 10_000;

interface DeliveryTools {
  database: Database;
  listener: Listener;
  log: FastifyBaseLogger;
}

export interface Subscribers {
  /** Each event reaches one process. */
  installation: readonly InstallationSubscriber[];
  /** Each event reaches every process. */
  process: readonly ProcessSubscriber[];
}

/** Brings events to subscribers, for each tenant in the order of their numbers. */
export function createEventDelivery({ database, listener, log }: DeliveryTools, subscribers: Subscribers) {
  const deliveries = tenantCodes.map((tenant) =>
    createTenantDelivery({ database, log, tenant }, subscribers),
  );
  return {
    /** Resolves when nothing that commits from now on is missed. */
    async start(): Promise<void> {
      listener.on(eventsChannel, (tenant) => {
        for (const delivery of deliveries) {
          if (!isTenantCode(tenant) || delivery.tenant === tenant) delivery.wake();
        }
      });
      await Promise.all(deliveries.map((delivery) => delivery.start()));
    },
    /** Lets what is being delivered finish. */
    async stop(): Promise<void> {
      await Promise.all(deliveries.map((delivery) => delivery.stop()));
    },
  };
}

interface TenantTools extends Omit<DeliveryTools, 'listener'> {
  tenant: TenantCode;
}

/**
 * The subscribers for whom a committed event waits, or the rest of a page: mostly none, so that to find them is one statement for
 * all and not a transaction for each. What commits later rings the bell.
 */
const readBehind = {
  name: 'subscribers behind',
  text: `SELECT c.subscriber FROM unnest($2::text[], $3::text[]) AS s (id, row_name)
    JOIN event_cursors c ON c.tenant = $1 AND c.subscriber = s.id
    WHERE c.upto IS NOT NULL OR EXISTS (SELECT FROM domain_events e WHERE e.tenant = $1 AND e.name = s.row_name
      AND e.transaction >= pg_snapshot_xmin(c.seen) AND NOT pg_visible_in_snapshot(e.transaction, c.seen))`,
};
const behindRow = v.object({ subscriber: v.string() });

const cursorRow = v.object({ seen: v.string(), upto: v.nullable(v.string()), number: v.number() });

function createTenantDelivery({ database, log, tenant }: TenantTools, subscribers: Subscribers) {
  const bell = createBell();
  const rows = database.forTenant(tenant);
  const rowNames = [
    ...new Set([...subscribers.process, ...subscribers.installation].map(({ rowName }) => rowName)),
  ];
  /** The subscribers of the installation that new events can be for. */
  const due = new Set<InstallationSubscriber>();
  let isStopping = false;
  let loop: Promise<void> | undefined;

  /** `seen` is what this process has delivered to its own subscribers. */
  async function run(seen: string): Promise<void> {
    let lookedAt = 0;
    for (let wasRung = true; !isStopping; wasRung = await bell.heard(pollMs)) {
      try {
        seen = await deliverHere(seen);
        // A killed process leaves work without a notice, and constant notices leave no silence to wait for.
        if (!wasRung || Date.now() - lookedAt > pollMs) {
          await findBehind();
          lookedAt = Date.now();
        }
        for (const subscriber of due) await deliverAll(subscriber).catch(failed(subscriber.id));
      } catch (error) {
        failed()(error);
      }
    }
  }

  async function findBehind(): Promise<void> {
    const { installation } = subscribers;
    const values = [tenant, installation.map(({ id }) => id), installation.map(({ rowName }) => rowName)];
    const behind = await rows.rows(behindRow, { ...readBehind, values });
    const ids = new Set(behind.map(({ subscriber }) => subscriber));
    for (const subscriber of installation) if (ids.has(subscriber.id)) due.add(subscriber);
  }

  /** Notes a failure. It is tried again after the pause: nothing moved on. */
  const failed = (subscriber?: string) => (error: unknown) => {
    if (!isStopping) log.error({ err: error, tenant, subscriber }, 'could not deliver events');
  };

  /** Delivers what is new to the subscribers of this process, and answers up to where. */
  async function deliverHere(seen: string): Promise<string> {
    const upto = await currentSnapshot(rows);
    for (let after = 0, isLast = false; !isLast;) {
      const page = await readNewEvents(rows, tenant, rowNames, { seen, upto, after });
      for (const row of page) {
        for (const subscriber of subscribers.installation) {
          if (row.events.some(({ name }) => name === subscriber.event)) due.add(subscriber);
        }
        for (const [subscriber, event] of pairs(subscribers.process, row)) {
          subscriber.deliver(event, { tenant, number: row.number, at: row.at });
        }
      }
      after = page.at(-1)?.number ?? after;
      isLast = page.length < pageSize;
    }
    return upto;
  }

  async function deliverAll(subscriber: InstallationSubscriber): Promise<void> {
    while (!isStopping) {
      const { value: isDone } = await rows.write({ actor: null }, (transaction) =>
        deliverPage(transaction, subscriber),
      );
      if (!isDone) continue;
      due.delete(subscriber);
      return;
    }
  }

  /** Delivers a page to a subscriber of the installation; true where it was the last. */
  async function deliverPage(transaction: Transaction, subscriber: InstallationSubscriber): Promise<boolean> {
    const [cursor] = await transaction.rows(cursorRow, {
      text: `SELECT seen::text, upto::text, number FROM event_cursors WHERE tenant = $1 AND subscriber = $2
        FOR UPDATE SKIP LOCKED`,
      values: [tenant, subscriber.id],
    });
    // Another process is delivering to it, and hears of everything that we hear of.
    if (!cursor) return true;
    const { seen, number: after } = cursor;
    const upto = cursor.upto ?? (await currentSnapshot(transaction));
    const page = await readNewEvents(transaction, tenant, [subscriber.rowName], { seen, upto, after });
    for (const row of page) {
      for (const [, event] of pairs([subscriber], row)) {
        await subscriber.deliver(event, { tenant, number: row.number, at: row.at })(transaction);
      }
    }
    const last = page.at(-1);
    if (!last && cursor.upto === null) return true;
    const isDone = page.length < pageSize;
    const values = isDone ? [upto, null, 0] : [seen, upto, last?.number];
    await transaction.query({
      text: 'UPDATE event_cursors SET seen = $3, upto = $4, number = $5 WHERE tenant = $1 AND subscriber = $2',
      values: [tenant, subscriber.id, ...values],
    });
    return isDone;
  }

  return {
    tenant,
    wake: bell.ring,
    /** A subscriber that is new gets what commits from now on. */
    async start(): Promise<void> {
      await rows.query({
        text: `INSERT INTO event_cursors (tenant, subscriber) SELECT $1, unnest($2::text[]) ON CONFLICT DO NOTHING`,
        values: [tenant, subscribers.installation.map(({ id }) => id)],
      });
      loop = run(await currentSnapshot(rows));
    },
    async stop(): Promise<void> {
      isStopping = true;
      bell.ring();
      await loop;
    },
  };
}

/** The subscribers of each event that a row stands for. */
function* pairs<Each extends Subscriber<unknown>>(subscribers: readonly Each[], { events }: EventRow) {
  for (const event of events) {
    for (const subscriber of subscribers)
      if (subscriber.event === event.name) yield [subscriber, event] as const;
  }
}
