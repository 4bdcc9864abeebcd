import { newUuid } from '@callboard/api-client';
import type { Problem } from '@callboard/api-contract';
import type { OutputOf } from '@callboard/api-contract/actions';
import {
  doorLimits,
  type DoorDirection,
  type DoorOutcome,
  type DoorTicket,
} from '@callboard/api-contract/booking';
import { isOfThisDay } from '@callboard/domain/booking';
import { decideScan, withScan, type Sent } from './decideScan';
import type { DoorTools, Outcome } from './doorTools';
import { indexOf, leftOf, startState, type DoorState, type LocalScan } from './doorState';
import { cleanCode, ticketElsewhere } from './readCode';
import { digestOf, openSnapshot, type SignedSnapshot } from './signedSnapshot';
import type { WaitingScan } from './storedDoor';

/** Outcome of a scan: `group`: how many of them go that way now? */
export type Scanned =
  | { kind: 'done'; id: string }
  | { kind: 'group'; ticket: DoorTicket; direction: DoorDirection; left: number; code: string | undefined }
  | { kind: 'refused'; problem: Problem };

/** Kinds of problems after which a door goes on by itself. */
const away: readonly Problem['kind'][] = ['network', 'timeout', 'canceled', 'busy', 'server'];

/**
 * Creates a door. With network the server decides; without, the snapshot does, and the scans wait in the queue. A scan has one id from
 * the beginning, so that it counts once, even if an answer is lost.
 */
export function createDoor({
  api,
  store,
  queue,
  isStored,
  device,
  door,
  trustedKey,
  onChange,
  now,
  clockOffset,
}: DoorTools) {
  let state: DoorState = { ...startState, isStored };
  // Scans that the queue could not store.
  let unstored: WaitingScan[] = [];
  // As it was when the tickets were stored: after a start without a network no answer has measured the clock.
  let storedOffset = 0;
  const offset = () => clockOffset() ?? storedOffset;
  let revision = 0;
  let known = '';
  let lastAt = 0;
  // One after the other: a scanner is faster than an answer.
  let chain: Promise<unknown> = Promise.resolve();
  const inOrder = <T>(work: () => Promise<T>): Promise<T> => {
    const done = chain.then(work);
    chain = done.catch(() => undefined);
    return done;
  };

  function set(change: Partial<DoorState>): void {
    state = { ...state, ...change };
    onChange(state);
  }

  /** True if the server answered; otherwise stores since when it does not. */
  function reached<T>(outcome: Outcome<T>): outcome is { ok: true; data: T } {
    if (outcome.ok) set({ offlineSince: null, problem: null });
    else if (away.includes(outcome.problem.kind)) set({ offlineSince: state.offlineSince ?? now() });
    else set({ problem: outcome.problem });
    return outcome.ok;
  }

  async function open(signed: SignedSnapshot, isFresh: boolean): Promise<boolean> {
    const snapshot = await openSnapshot(signed);
    if (!snapshot || (!isFresh && trustedKey.read() !== signed.key)) {
      set({ isTampered: true });
      return false;
    }
    trustedKey.write(signed.key);
    const index = indexOf(snapshot);
    const learned = [...state.index.byHashcode].filter(([hashcode]) => !index.byHashcode.has(hashcode));
    set({
      snapshot,
      index: { ...index, byHashcode: new Map([...index.byHashcode, ...learned]) },
      status: 'ready',
      ...(isFresh && { isTampered: false }),
    });
    return true;
  }

  async function loadSnapshot(tickets: string): Promise<void> {
    const outcome = await api.snapshot();
    if (!reached(outcome)) return;
    if (!(await open(outcome.data, true))) return;
    known = tickets;
    await store.save({ kind: 'tickets', signed: outcome.data, offset: offset(), tickets });
  }

  async function merge(scans: readonly LocalScan[], tickets: readonly DoorTicket[] = []): Promise<void> {
    const all = new Map(state.scans);
    for (const scan of scans) if ((all.get(scan.id)?.revision ?? -1) <= scan.revision) all.set(scan.id, scan);
    const learned = tickets.filter(({ hashcode }) => !state.index.byHashcode.has(hashcode));
    const byHashcode = new Map([
      ...state.index.byHashcode,
      ...learned.map((ticket) => [ticket.hashcode, ticket] as const),
    ]);
    set({ scans: all, index: { ...state.index, byHashcode } });
    const sent = [...all.values()].filter(({ isWaiting }) => !isWaiting);
    await store.save({ kind: 'scans', revision, scans: sent });
  }

  async function accepted({ scans, tickets }: OutputOf<'recordScans'>): Promise<void> {
    await merge(
      scans.map((scan) => ({ ...scan, isWaiting: false })),
      tickets,
    );
  }

  /** Sends what could not be stored, in its order. */
  async function flush(): Promise<boolean> {
    while (unstored.length > 0) {
      const some = unstored.slice(0, doorLimits.scans);
      const outcome = await api.send(some);
      if (!reached(outcome)) return false;
      unstored = unstored.slice(some.length);
      await accepted(outcome.data);
    }
    return true;
  }

  /** Sends what waits, and reads what the server has by then. */
  async function refresh(): Promise<void> {
    if (!(await flush())) return;
    const before = idsWaiting();
    for (let isMore = true; isMore;) {
      const outcome = await api.state(revision);
      if (!reached(outcome)) {
        if (!state.snapshot) set({ status: 'failed' });
        return;
      }
      const { scans, has_more, tickets } = outcome.data;
      revision = Math.max(revision, ...scans.map((scan) => scan.revision));
      if (scans.length > 0) await merge(scans.map((scan) => ({ ...scan, isWaiting: false })));
      if (!has_more && (tickets !== known || !state.snapshot)) await loadSnapshot(tickets);
      isMore = has_more;
    }
    if (!state.snapshot) set({ status: 'failed' });
    dropDeleted(before);
    if (queue.waiting().length > 0) queue.send();
  }

  function idsWaiting(): ReadonlySet<string> {
    return new Set([...queue.waiting(), ...unstored].map(({ id }) => id));
  }

  /** A scan that neither waits nor is on the server was deleted by the user after it was refused. */
  function dropDeleted(before: ReadonlySet<string>): void {
    const left = [...state.scans].filter(([id, { isWaiting }]) => !isWaiting || before.has(id));
    if (left.length < state.scans.size) set({ scans: new Map(left) });
  }

  /** Sends scans that wait since before a reload, or were decided in another tab. */
  async function follow(): Promise<void> {
    for (const sent of queue.waiting()) {
      if (state.scans.has(sent.id)) continue;
      lastAt = Math.max(lastAt, Date.parse(sent.at));
      showHere(sent, await ticketOf(sent));
    }
  }

  async function ticketOf({ code, ticket, undoes }: WaitingScan): Promise<DoorTicket | null> {
    if (code !== undefined) return find(code);
    return state.index.byHashcode.get(ticket ?? state.scans.get(undoes ?? '')?.ticket ?? '') ?? null;
  }

  /** Decides by what this device knows, and lets the scan wait. */
  async function decideHere(sent: Sent, ticket: DoorTicket | null): Promise<void> {
    const scan = { ...sent, told: showHere(sent, ticket) };
    if (!(await queue.add(scan))) unstored = [...unstored, scan];
  }

  /** Shows a scan that the server does not have, with what this device decides, or decided. */
  function showHere(sent: Sent, ticket: DoorTicket | null): DoorOutcome {
    const decided = decideScan(state, sent, ticket, { device, door: door() });
    set(withScan(state, decided, ticket));
    return decided.told ?? 'unknown';
  }

  async function record(
    part: Pick<Sent, 'code' | 'ticket' | 'undoes' | 'people' | 'let_in'> & { direction?: DoorDirection },
    ticket: DoorTicket | null,
  ) {
    // Each after the one before it, also when the clock is set back meanwhile.
    lastAt = Math.max(Math.round(now() + offset()), lastAt + 1);
    const sent: Sent = {
      id: newUuid(),
      direction: 'in',
      ...part,
      device_at: new Date(now()).toISOString(),
      at: new Date(lastAt).toISOString(),
    };
    // Behind what waits it waits too, so that the server hears of them in their order.
    if (state.offlineSince === null && idsWaiting().size === 0) {
      const outcome = await api.send([sent]);
      if (reached(outcome)) {
        await accepted(outcome.data);
        return { kind: 'done', id: sent.id } as const;
      }
      if (!away.includes(outcome.problem.kind)) return { kind: 'refused', problem: outcome.problem } as const;
    }
    await decideHere(sent, ticket);
    return { kind: 'done', id: sent.id } as const;
  }

  async function find(code: string): Promise<DoorTicket | null> {
    const digest = await digestOf(code);
    const ticket = state.index.byDigest.get(digest);
    if (ticket) return ticket;
    const elsewhere = state.index.elsewhere.get(digest);
    return elsewhere ? ticketElsewhere(digest, elsewhere) : null;
  }

  function ask(ticket: DoorTicket | null, direction: DoorDirection, code?: string): Scanned | null {
    const startsAt = state.snapshot?.performance.starts_at ?? '';
    const isToday = isOfThisDay({ startsAt, at: new Date(now() + offset()).toISOString() });
    const isGroup = ticket && ticket.people > 1 && (isToday || direction === 'out');
    const left = isGroup ? leftOf(state, ticket, direction) : 0;
    return ticket && left > 1 ? { kind: 'group', ticket, direction, left, code } : null;
  }

  return {
    /** Reads what is stored, then what the server has. */
    start: () =>
      inOrder(async () => {
        const { tickets, scans } = await store.load();
        revision = scans?.revision ?? 0;
        const sent = (scans?.scans ?? []).map((scan) => [scan.id, { ...scan, isWaiting: false }] as const);
        set({ scans: new Map(sent) });
        if (tickets && (await open(tickets.signed, false))) {
          storedOffset = tickets.offset;
          known = tickets.tickets;
        }
        await follow();
        await refresh();
      }),
    refresh: () => inOrder(refresh),
    /** The queue changed: something was sent, or waits since before. */
    queueChanged: () =>
      inOrder(async () => {
        await follow();
        const waiting = idsWaiting();
        const isSent = [...state.scans.values()].some(({ id, isWaiting }) => isWaiting && !waiting.has(id));
        if (isSent) await refresh();
      }),
    /** Processes a code that was read by the camera or a scanner. */
    scan: (read: string, direction: DoorDirection): Promise<Scanned> =>
      inOrder(async () => {
        const code = cleanCode(read);
        let ticket = await find(code);
        // It can have been sold since.
        if (!ticket && state.offlineSince === null && code.startsWith('CB1.')) {
          await refresh();
          ticket = await find(code);
        }
        return ask(ticket, direction, code) ?? record({ code, direction }, ticket);
      }),
    /** A ticket that was found by name. */
    scanTicket: (ticket: DoorTicket, direction: DoorDirection): Promise<Scanned> =>
      inOrder(async () => ask(ticket, direction) ?? record({ ticket: ticket.hashcode, direction }, ticket)),
    /** A ticket of another day, which who is signed in lets in. */
    letIn: (ticket: DoorTicket): Promise<Scanned> =>
      inOrder(() => record({ ticket: ticket.hashcode, let_in: true }, ticket)),
    /** Some of a group. */
    scanGroup: ({ ticket, direction, code }: ScannedGroup, people: number): Promise<Scanned> =>
      inOrder(() =>
        record(
          { ...(code === undefined ? { ticket: ticket.hashcode } : { code }), direction, people },
          ticket,
        ),
      ),
    undo: (scan: LocalScan): Promise<Scanned> =>
      inOrder(() => record({ undoes: scan.id }, state.index.byHashcode.get(scan.ticket ?? '') ?? null)),
  };
}
export type Door = ReturnType<typeof createDoor>;

/** A group that some of go that way. */
export type ScannedGroup = Extract<Scanned, { kind: 'group' }>;
