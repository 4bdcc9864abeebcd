import type { Problem } from '@callboard/api-contract';
import type { DoorDirection, DoorScan, DoorSnapshot, DoorTicket } from '@callboard/api-contract/booking';
import {
  admitAll,
  isDisputed,
  presenceOf,
  refusalOf,
  type ScanResult,
  type TicketPresence,
} from '@callboard/domain/booking';
import { foldText, hasFoldedWords } from '@callboard/domain/names';

/** A scan as a device knows it. */
export interface LocalScan extends DoorScan {
  /** The server does not have it yet. */
  isWaiting: boolean;
}

/** The tickets of a snapshot, by what is read from them. */
export interface DoorIndex {
  byDigest: ReadonlyMap<string, DoorTicket>;
  byHashcode: ReadonlyMap<string, DoorTicket>;
  elsewhere: ReadonlyMap<string, NonNullable<DoorTicket['elsewhere']>>;
}

/** State of a door now. */
export interface DoorState {
  /** `failed`: there is no snapshot, and none can be had. */
  status: 'loading' | 'ready' | 'failed';
  problem: Problem | null;
  snapshot: DoorSnapshot | null;
  index: DoorIndex;
  /** The stored snapshot was changed by something else, and thrown away. */
  isTampered: boolean;
  /** Epoch milliseconds by the clock of the device; null while the server answers. */
  offlineSince: number | null;
  scans: ReadonlyMap<string, LocalScan>;
  /** The browser stores what waits, so that it survives a reload. */
  isStored: boolean;
}

export const emptyIndex: DoorIndex = { byDigest: new Map(), byHashcode: new Map(), elsewhere: new Map() };

export const startState: DoorState = {
  status: 'loading',
  problem: null,
  snapshot: null,
  index: emptyIndex,
  isTampered: false,
  offlineSince: null,
  scans: new Map(),
  isStored: true,
};

export function indexOf({ tickets, elsewhere }: DoorSnapshot): DoorIndex {
  return {
    byDigest: new Map(tickets.flatMap((ticket) => (ticket.digest === null ? [] : [[ticket.digest, ticket]]))),
    byHashcode: new Map(tickets.map((ticket) => [ticket.hashcode, ticket])),
    elsewhere: new Map(
      elsewhere.flatMap(({ digests, ...where }) => digests.map((digest) => [digest, where] as const)),
    ),
  };
}

/** How all scans of one ticket count. */
function resultsOf({ scans, index }: DoorState, ticket: string): ReadonlyMap<string, ScanResult> {
  return admitAll(index.byHashcode.get(ticket)?.people ?? 1, scansOf(scans, ticket));
}

/** Where the people of a ticket are. */
export function presenceOfTicket({ scans }: DoorState, { hashcode, people }: DoorTicket): TicketPresence {
  return presenceOf(people, scansOf(scans, hashcode));
}

/** How many can go a way by a ticket: all who are inside go out, and no one comes in where it opens no door. */
export function leftOf(state: DoorState, ticket: DoorTicket, direction: DoorDirection): number {
  const { inside } = presenceOfTicket(state, ticket);
  if (direction === 'out') return inside;
  // The day counts when it is shown.
  if (refusalOf({ ...ticket, isElsewhere: ticket.elsewhere !== null }, null) !== null) return 0;
  return Math.max(0, ticket.people - inside);
}

/** One scan with its ticket, and with the one that was first. */
export interface ShownScan {
  scan: LocalScan;
  ticket: DoorTicket | null;
  result: ScanResult;
  first: LocalScan | null;
}

export function shownScan(state: DoorState, id: string): ShownScan | null {
  const scan = state.scans.get(id);
  if (!scan) return null;
  const result = scan.ticket === null ? undefined : resultsOf(state, scan.ticket).get(id);
  return {
    scan,
    ticket: state.index.byHashcode.get(scan.ticket ?? '') ?? null,
    result: result ?? { ...nothing, outcome: scan.outcome },
    first: (result?.first && state.scans.get(result.first)) || null,
  };
}

/** The scans of one device, latest first. */
export function scansOfDevice(state: DoorState, device: string, most: number): ShownScan[] {
  return [...state.scans.values()]
    .filter((scan) => scan.device === device)
    .sort((one, other) => (one.at < other.at ? 1 : -1))
    .slice(0, most)
    .flatMap(({ id }) => shownScan(state, id) ?? []);
}

/** Visitors let in by a ticket that does not count for them: another door was first, or it was given back. Latest first. */
export function disputesOf(state: DoorState): ShownScan[] {
  return [...state.scans.values()]
    .flatMap(({ id }) => shownScan(state, id) ?? [])
    .filter(({ scan, result }) => isDisputed(scan.told, result))
    .sort((one, other) => (one.scan.at < other.scan.at ? 1 : -1));
}

/** How many of each kind of ticket are inside. */
export function countsOf(state: DoorState): { priceType: string; people: number; inside: number }[] {
  const byTicket = new Map<string, LocalScan[]>();
  for (const scan of state.scans.values())
    if (scan.ticket !== null) byTicket.set(scan.ticket, [...(byTicket.get(scan.ticket) ?? []), scan]);
  const counts = new Map<string, { priceType: string; people: number; inside: number }>();
  for (const { hashcode, price_type, people, status } of state.snapshot?.tickets ?? []) {
    const { inside } = presenceOf(people, byTicket.get(hashcode) ?? []);
    if (status !== 'valid' && inside === 0) continue;
    const count = counts.get(price_type) ?? { priceType: price_type, people: 0, inside: 0 };
    counts.set(price_type, { ...count, people: count.people + people, inside: count.inside + inside });
  }
  return [...counts.values()].sort((one, other) => other.people - one.people);
}

/** Tickets whose buyer, number or place has all of some words. */
export function findTickets({ snapshot }: DoorState, search: string, most: number): DoorTicket[] {
  if (foldText(search) === '') return [];
  const found = (snapshot?.tickets ?? []).filter(({ number, place, buyer }) =>
    hasFoldedWords(`${number} ${place} ${buyer ?? ''}`, search),
  );
  return found.slice(0, most);
}

function scansOf(scans: DoorState['scans'], ticket: string): LocalScan[] {
  return [...scans.values()].filter((scan) => scan.ticket === ticket);
}

/** Result of a scan that is no ticket of ours. */
const nothing = {
  admitted: 0,
  returned: 0,
  left: 0,
  inside: 0,
  out: 0,
  first: null,
  isUndone: false,
} as const;
