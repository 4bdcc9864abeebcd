import { newUuid } from '@callboard/api-client';
import type { Problem } from '@callboard/api-contract';
import type { OutputOf } from '@callboard/api-contract/actions';
import { doorLimits, type DoorOutcome, type DoorTicket } from '@callboard/api-contract/booking';
import type { QueryOutputOf } from '@callboard/api-contract/queries';
import { admitAll, refusalAfter, refusalOf } from '@callboard/domain/booking';
import type { DoorStore, WaitingScan } from './doorStore';
import { indexOf, leftOf, startState, type DoorState, type LocalScan } from './doorState';
import { cleanCode, ticketElsewhere } from './readCode';
import { digestOf, openSnapshot, type SignedSnapshot } from './signedSnapshot';

type Outcome<T> = { ok: true; data: T } | { ok: false; problem: Problem };
type Sent = Omit<WaitingScan, 'told'> & { told?: DoorOutcome };

/** How a door reaches the server. */
export interface DoorApi {
  snapshot: () => Promise<Outcome<SignedSnapshot>>;
  state: (after: number) => Promise<Outcome<QueryOutputOf<'doorState'>>>;
  send: (scans: Sent[]) => Promise<Outcome<OutputOf<'recordScans'>>>;
}

/** What a door works with. */
export interface DoorTools {
  api: DoorApi;
  store: DoorStore;
  isStored: boolean;
  device: string;
  /** The name of the door now. */
  door: () => string;
  /** The key that snapshots were signed with before. */
  trustedKey: { read: () => string | null; write: (key: string) => void };
  onChange: (state: DoorState) => void;
  now: () => number;
}

/** What became of a scan: `group`: how many of them come in now? */
export type Scanned =
  | { kind: 'done'; id: string }
  | { kind: 'group'; ticket: DoorTicket; left: number; code: string | undefined }
  | { kind: 'refused'; problem: Problem };

/** Kinds of problems after which a door goes on by itself. */
const away: readonly Problem['kind'][] = ['network', 'timeout', 'canceled', 'busy', 'server'];

/**
 * Creates a door. With network the server decides; without, the snapshot does, and the scans wait in their order. A scan has one
 * id from the beginning, so that it counts once, even if an answer is lost.
 */
export function createDoor({ api, store, isStored, device, door, trustedKey, onChange, now }: DoorTools) {
  let state: DoorState = { ...startState, isStored };
  let waiting: WaitingScan[] = [];
  let offset = 0;
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

  /** Whether the server answered; otherwise since when it does not. */
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
    await store.saveSnapshot(outcome.data, offset, tickets);
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
    await store.saveScans(
      [...all.values()].filter(({ isWaiting }) => !isWaiting),
      revision,
    );
  }

  async function accepted({ scans, tickets }: OutputOf<'recordScans'>): Promise<void> {
    await merge(
      scans.map((scan) => ({ ...scan, isWaiting: false })),
      tickets,
    );
    const ids = new Set(scans.map(({ id }) => id));
    const done = waiting.filter(({ id }) => ids.has(id));
    waiting = waiting.filter(({ id }) => !ids.has(id));
    for (const { id } of done) await store.removeWaiting(id);
  }

  /** Sends what waits, in its order. */
  async function flush(): Promise<boolean> {
    while (waiting.length > 0) {
      const outcome = await api.send(waiting.slice(0, doorLimits.scans));
      if (!reached(outcome)) return false;
      await accepted(outcome.data);
    }
    return true;
  }

  /** Sends what waits, then reads what other doors did. */
  async function refresh(): Promise<void> {
    if (!(await flush())) return;
    for (let isMore = true; isMore;) {
      const began = now();
      const outcome = await api.state(revision);
      if (!reached(outcome)) {
        if (!state.snapshot) set({ status: 'failed' });
        return;
      }
      const { at, scans, has_more, tickets } = outcome.data;
      offset = Date.parse(at) - (began + now()) / 2;
      revision = Math.max(revision, ...scans.map((scan) => scan.revision));
      if (scans.length > 0) await merge(scans.map((scan) => ({ ...scan, isWaiting: false })));
      if (!has_more && (tickets !== known || !state.snapshot)) await loadSnapshot(tickets);
      isMore = has_more;
    }
    if (!state.snapshot) set({ status: 'failed' });
  }

  /** Decides by what this device knows, and lets the scan wait. */
  async function decideHere(sent: Sent, ticket: DoorTicket | null): Promise<void> {
    const refusal =
      sent.undoes === undefined
        ? refusalOf(ticket && { ...ticket, isElsewhere: ticket.elsewhere !== null })
        : null;
    const scan = localScan(sent, ticket, refusal);
    const own = [...state.scans.values()].filter(
      (each) => each.ticket !== null && each.ticket === scan.ticket,
    );
    const results = admitAll(ticket?.people ?? 1, [...own, scan]);
    const told = results.get(sent.id)?.outcome ?? 'unknown';
    const result = results.get(sent.id);
    const decided: LocalScan = {
      ...scan,
      told,
      refusal: refusalAfter(told, refusal),
      outcome: told,
      admitted: result?.admitted ?? 0,
      first: result?.first ?? null,
    };
    const { isWaiting: _isWaiting, ...stored } = decided;
    const row = { ...sent, told };
    waiting = [...waiting, row];
    const { byHashcode } = state.index;
    set({
      scans: new Map([...state.scans, [sent.id, decided]]),
      ...(ticket &&
        !byHashcode.has(ticket.hashcode) && {
          index: { ...state.index, byHashcode: new Map([...byHashcode, [ticket.hashcode, ticket]]) },
        }),
    });
    await store.addWaiting(row, stored);
  }

  function localScan(sent: Sent, ticket: DoorTicket | null, refusal: LocalScan['refusal']): LocalScan {
    return {
      id: sent.id,
      ticket: ticket?.hashcode ?? null,
      undoes: sent.undoes ?? null,
      people: sent.people ?? null,
      at: sent.at,
      device,
      door: door(),
      by: null,
      told: null,
      refusal,
      outcome: 'unknown',
      admitted: 0,
      first: null,
      revision: 0,
      isWaiting: true,
    };
  }

  async function record(
    part: Pick<Sent, 'code' | 'ticket' | 'undoes' | 'people'>,
    ticket: DoorTicket | null,
  ) {
    // Each after the one before it, also when the clock is set back meanwhile.
    lastAt = Math.max(Math.round(now() + offset), lastAt + 1);
    const sent: Sent = {
      id: newUuid(),
      ...part,
      device_at: new Date(now()).toISOString(),
      at: new Date(lastAt).toISOString(),
    };
    if (state.offlineSince === null && waiting.length < doorLimits.scans) {
      const outcome = await api.send([...waiting, sent]);
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

  function ask(ticket: DoorTicket | null, code: string | undefined): Scanned | null {
    const left = ticket && ticket.people > 1 ? leftOf(state, ticket) : 0;
    return ticket && left > 1 ? { kind: 'group', ticket, left, code } : null;
  }

  return {
    /** Reads what is stored, then what the server has. */
    start: () =>
      inOrder(async () => {
        const stored = await store.load();
        revision = stored.scans?.revision ?? 0;
        waiting = stored.waiting.map(({ sent }) => sent);
        lastAt = Math.max(0, ...waiting.map(({ at }) => Date.parse(at)));
        const scans = [
          ...(stored.scans?.scans ?? []).map((scan) => ({ ...scan, isWaiting: false })),
          ...stored.waiting.map(({ scan }) => ({ ...scan, isWaiting: true })),
        ];
        set({ scans: new Map(scans.map((scan) => [scan.id, scan])) });
        if (stored.snapshot && (await open(stored.snapshot.signed, false))) {
          offset = stored.snapshot.offset;
          known = stored.snapshot.tickets;
        }
        await refresh();
      }),
    refresh: () => inOrder(refresh),
    /** What was read, by the camera or a scanner. */
    scan: (read: string): Promise<Scanned> =>
      inOrder(async () => {
        const code = cleanCode(read);
        let ticket = await find(code);
        // It can have been sold since.
        if (!ticket && state.offlineSince === null && code.startsWith('CB1.')) {
          await refresh();
          ticket = await find(code);
        }
        return ask(ticket, code) ?? record({ code }, ticket);
      }),
    /** A ticket that was found by name. */
    admitTicket: (ticket: DoorTicket): Promise<Scanned> =>
      inOrder(async () => ask(ticket, undefined) ?? record({ ticket: ticket.hashcode }, ticket)),
    /** Some of a group. */
    admitGroup: (ticket: DoorTicket, code: string | undefined, people: number): Promise<Scanned> =>
      inOrder(() =>
        record({ ...(code === undefined ? { ticket: ticket.hashcode } : { code }), people }, ticket),
      ),
    undo: (scan: LocalScan): Promise<Scanned> =>
      inOrder(() => record({ undoes: scan.id }, state.index.byHashcode.get(scan.ticket ?? '') ?? null)),
  };
}
export type Door = ReturnType<typeof createDoor>;
