import { hasRole, type TenantCode } from '@callboard/api-contract';
import type { Frame } from '@callboard/api-contract/pushes';
import { grouped } from '@callboard/domain/lists';
import type { FastifyBaseLogger } from 'fastify';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { createBell } from '../createBell';
import type { Database } from '../database/openDatabase';
import { currentSnapshot, pageSize, readNewEvents, type EventRow } from '../events/newEvents';
import { decidesRights } from '../limits/decidesRights';
import type { SessionStore } from '../sessions/sessionStore';
import { endOf, readPosition, writePosition } from './position';
import { pushesOf, type PushToReaders } from './pushesOf';
import { readersOf } from './readersOf';
import type { Receiver } from './Receiver';
import { standingReceivers } from './standingReceivers';

/** How long an event waits whose notification did not arrive. */
const pollMs = 10_000;
/** More events than this are not sent one by one: clients are notified to read again what is visible. */
const maxEvents = 1_000;
/** Events are stored for a week; a client that was away for a day reads again anyway. */
const maxGapSeconds = 86_400;
/** So many clients are admitted between two deliveries, so that a storm of them does not stop the others. */
const maxAdmitted = 100;
/** After sending to so many clients, other work of the process has its turn. */
const sentAtATime = 200;
/** Events that are sent, and events that can end sessions or change the rights of their users. */
export const sentEvents = [
  'comment.changed',
  'conversation.read',
  'message.reacted',
  'notifications.changed',
  'record.changed',
  'sessions.ended',
  'roles.limited',
  'tags.changed',
];

interface FeedTools {
  database: Database;
  sessions: SessionStore;
  log: FastifyBaseLogger;
  tenant: TenantCode;
}

/**
 * Sends what happens at one tenant to its connected clients. Rounds run one after another: each reads what was committed since the one
 * before, checks the sessions where one can have ended, asks which users can read the records, and only then sends. Clients join between
 * two rounds, so that nothing is missed or sent twice at the seam.
 */
export function createTenantFeed({ database, sessions, log, tenant }: FeedTools) {
  const rows = database.forTenant(tenant);
  const bell = createBell();
  const receivers = new Set<Receiver>();
  let joining: Receiver[] = [];
  /** Last snapshot of `receivers`. */
  let seen: string | null = null;
  let isSending = false;
  let isStopping = false;
  let loop: Promise<void> | undefined;

  async function run(): Promise<void> {
    for (; !isStopping; await bell.heard(pollMs)) {
      try {
        await round();
      } catch (error) {
        if (!isStopping) log.error({ err: error, tenant }, 'could not send to the sockets');
      }
    }
  }

  async function round(): Promise<void> {
    if (receivers.size === 0 && joining.length === 0) return;
    const upto = await currentSnapshot(rows);
    if (seen !== null && receivers.size > 0) await deliver([...receivers], seen, upto);
    seen = upto;
    const arrived = joining.splice(0, maxAdmitted);
    try {
      await admit(arrived, upto);
    } catch (error) {
      joining.unshift(...arrived);
      throw error;
    }
    if (joining.length > 0) bell.ring();
  }

  /** Sends what clients missed, and takes them in. */
  async function admit(arrived: readonly Receiver[], upto: string): Promise<void> {
    const standing = await withStandingSessions(arrived);
    for (const [after, group] of grouped(standing, (receiver) => receiver.after)) {
      if (after !== null) await catchUp(group, after, upto);
      const connected = text({ payload: { code: 'connected' }, position: positionOf(upto) });
      for (const receiver of group) receiver.send([connected]);
    }
    for (const receiver of standing) if (!gone.delete(receiver)) receivers.add(receiver);
  }

  async function catchUp(group: readonly Receiver[], after: string, upto: string): Promise<void> {
    const position = readPosition(after);
    const isKnown =
      position && position.at > nowSeconds() - maxGapSeconds && endOf(position.snapshot) <= endOf(upto);
    const events = isKnown ? await eventsBetween(position.snapshot, upto) : null;
    if (position && events) await send(group, events, position.snapshot, upto);
    else for (const receiver of group) receiver.send([resync]);
  }

  async function deliver(all: readonly Receiver[], from: string, upto: string): Promise<void> {
    const events = await eventsBetween(from, upto);
    if (events?.length === 0) return;
    const standing = !events || events.some(canEndSessions) ? await withStandingSessions(all) : all;
    if (events) await send(standing, events, from, upto);
    else for (const receiver of standing) receiver.send([resync]);
  }

  /** Events committed between two snapshots, in order; null where there are too many. */
  async function eventsBetween(from: string, upto: string): Promise<EventRow[] | null> {
    const events: EventRow[] = [];
    for (;;) {
      const after = events.at(-1)?.number ?? 0;
      const page = await readNewEvents(rows, tenant, sentEvents, { seen: from, upto, after });
      events.push(...page);
      if (page.length < pageSize) return events;
      if (events.length >= maxEvents) return null;
    }
  }

  async function send(to: readonly Receiver[], events: readonly EventRow[], from: string, upto: string) {
    const pushes = await pushesOf(rows, events);
    if (pushes.length === 0) return;
    const sessions = new Map(to.map(({ session }) => [session.user, session]));
    const people = [...sessions.values()];
    const changes = pushes.flatMap(({ to: addressee }) => ('change' in addressee ? [addressee.change] : []));
    const times = [...new Set(events.map(({ at }) => at))];
    const canRead = await readersOf(rows, changes, people, { seen: from, upto, times });
    const isReader = (user: string, { change, roles }: PushToReaders) =>
      canRead(user, change) && (!roles || hasRole(sessions.get(user)?.roles ?? [], roles));
    const position = positionOf(upto);
    const texts = pushes.map(({ number, push, changeSet, to: addressee }) => ({
      isFor: (user: string) => ('users' in addressee ? addressee.users.has(user) : isReader(user, addressee)),
      inside: text({ payload: push, number, change_set: changeSet }),
      // The last one of a client means that everything up to `upto` was sent.
      last: text({ payload: push, number, change_set: changeSet, position }),
    }));
    isSending = true;
    try {
      for (const [index, receiver] of to.entries()) {
        const own = texts.filter(({ isFor }) => isFor(receiver.session.user));
        const last = own.pop();
        if (last) receiver.send([...own.map(({ inside }) => inside), last.last]);
        if (index % sentAtATime === sentAtATime - 1) await yieldToEventLoop();
      }
    } finally {
      isSending = false;
    }
  }

  const withStandingSessions = (all: readonly Receiver[]) => standingReceivers(sessions, tenant, all);

  /** Receivers that left while they were being admitted. */
  const gone = new WeakSet<Receiver>();

  return {
    wake: bell.ring,
    /** Receivers of what happens: all but those who are just joining. */
    receivers: (): ReadonlySet<Receiver> => receivers,
    start(): void {
      isStopping = false;
      seen = null;
      loop = run();
    },
    join(receiver: Receiver): void {
      joining.push(receiver);
      bell.ring();
    },
    leave(receiver: Receiver): void {
      joining = joining.filter((other) => other !== receiver);
      if (!receivers.delete(receiver)) gone.add(receiver);
    },
    /** Sends the position where nothing has happened for a while, and closes sessions that ran out. */
    async beat(): Promise<void> {
      const position = seen === null || isSending ? undefined : positionOf(seen);
      const heartbeat = text({ payload: { code: 'heartbeat' }, ...(position !== undefined && { position }) });
      for (const receiver of receivers) receiver.send([heartbeat]);
      await withStandingSessions([...receivers]);
    },
    async stop(): Promise<void> {
      isStopping = true;
      bell.ring();
      await loop;
    },
  };
}

const resync = text({ payload: { code: 'resync' } });

function text(frame: Frame): string {
  return JSON.stringify(frame);
}

function positionOf(snapshot: string): string {
  return writePosition({ at: nowSeconds(), snapshot });
}

function nowSeconds(): number {
  return Math.floor(Date.now() / 1_000);
}

function canEndSessions({ events }: EventRow): boolean {
  return events.some(
    ({ name, payload }) =>
      name === 'sessions.ended' ||
      name === 'roles.limited' ||
      (name === 'record.changed' && decidesRights(payload.collection)),
  );
}
