import type { DoorDirection, DoorOutcome, DoorRefusal } from '@callboard/api-contract/booking';

/** Facts about a ticket at the door, besides the scans of it. */
export interface AdmittedTicket {
  people: number;
  status: 'reserved' | 'valid' | 'refunded' | 'exchanged' | 'cancelled';
  /** It is for another performance. */
  isElsewhere: boolean;
}

/** When a ticket is shown at a door. */
export interface DoorMoment {
  /** When the performance of the door begins. */
  startsAt: string;
  /** By the clock of the server. */
  at: string;
}

/** How long before and after its beginning a performance is of this day: a night past midnight belongs to its evening. */
const dayHours = 12;

/** @returns whether a ticket is shown on the day of its performance */
export function isOfThisDay({ startsAt, at }: DoorMoment): boolean {
  return Math.abs(Date.parse(at) - Date.parse(startsAt)) <= dayHours * 3_600_000;
}

/** A scan of a ticket, or the undoing of one. */
export interface ScanFacts {
  /** Made by the device, so that a scan that arrives twice is one scan. */
  id: string;
  /** ISO 8601, by the clock of the server. */
  at: string;
  /** The scan that it undoes. */
  undoes: string | null;
  direction: DoorDirection;
  /** How many want to go that way; null: all who are left, or inside. */
  people: number | null;
  /** Why the door turned them away: they did not come in, even if more is known later. */
  refusal: DoorRefusal | null;
}

/** How a scan counts. */
export interface ScanResult {
  outcome: DoorOutcome;
  /** How many came in by it. */
  admitted: number;
  /** Of them: how many had been inside before. */
  returned: number;
  /** How many went out by it. */
  left: number;
  /** How many are inside by this ticket after it. */
  inside: number;
  /** How many have come in by this ticket and are out after it. */
  out: number;
  /** Of a ticket that all are inside by: the scan since which they are. */
  first: string | null;
  /** It was undone afterwards. */
  isUndone: boolean;
}

/**
 * The reason why a ticket opens no door, regardless of other scans; null: the scans of it decide.
 *
 * @param ticket null where it is not known
 * @param moment null where its day does not matter: someone lets it in on another one
 */
export function refusalOf(
  ticket: AdmittedTicket | null,
  moment: DoorMoment | null,
  direction: DoorDirection = 'in',
): DoorRefusal | null {
  if (ticket === null) return 'unknown';
  if (ticket.isElsewhere) return 'elsewhere';
  // The way out is open to everyone.
  if (direction === 'out') return null;
  switch (ticket.status) {
    case 'valid':
      return moment === null || isOfThisDay(moment) ? null : 'other_day';
    case 'reserved':
      return 'unpaid';
    case 'refunded':
    case 'exchanged':
    case 'cancelled':
      return ticket.status;
  }
}

/**
 * How each scan of one ticket counts. They are taken in the order of time, in any order of arrival: the first wins. So the doors
 * and the server come to the same result as soon as they know the same scans.
 */
export function admitAll(people: number, scans: readonly ScanFacts[]): ReadonlyMap<string, ScanResult> {
  const results = new Map<string, ScanResult>();
  let inside = 0;
  let out = 0;
  for (const scan of inOrder(scans)) {
    if (scan.undoes !== null) {
      const undone = results.get(scan.undoes);
      const isDone = undone !== undefined && !undone.isUndone && undone.admitted + undone.left > 0;
      if (isDone) ({ inside, out } = withoutScan({ inside, out }, undone));
      if (undone) undone.isUndone = true;
      results.set(scan.id, result(isDone ? 'undone' : 'nothing_to_undo', { inside, out }));
      continue;
    }
    if (scan.direction === 'out') {
      const left = scan.refusal === null ? Math.min(scan.people ?? people, inside) : 0;
      inside -= left;
      out += left;
      const gone = left > 0 ? 'out' : 'not_inside';
      results.set(scan.id, result(scan.refusal ?? gone, { inside, out, left }));
      continue;
    }
    const admitted = scan.refusal === null ? Math.min(scan.people ?? people, people - inside) : 0;
    const returned = Math.min(admitted, out);
    inside += admitted;
    out -= returned;
    const outcome = scan.refusal ?? outcomeOf(admitted, returned, people - inside);
    const first = outcome === 'used' ? insideSince(results) : null;
    results.set(scan.id, { ...result(outcome, { inside, out, admitted, returned }), first });
  }
  return results;
}

/** Where the people of a ticket are. */
export interface TicketPresence {
  inside: number;
  /** When the first of them came in; null where no one has. */
  since: string | null;
}

/** Where the people of a ticket are after all scans of it: how many are inside is ins minus outs. */
export function presenceOf(people: number, scans: readonly ScanFacts[]): TicketPresence {
  const results = admitAll(people, scans);
  const { inside, out } = [...results.values()].at(-1) ?? { inside: 0, out: 0 };
  if (inside + out === 0) return { inside, since: null };
  const times = scans
    .filter(({ id }) => {
      const scan = results.get(id);
      return scan && scan.admitted > 0 && !scan.isUndone;
    })
    .map(({ at }) => at)
    .sort();
  return { inside, since: times[0] ?? null };
}

/** True if the holder of a ticket came in and is out again: they come back in by it. */
export function isOut({ inside, since }: TicketPresence): boolean {
  return inside === 0 && since !== null;
}

/** True if a door let people in by a scan that does not count: another door was first. */
export function isDisputed(decided: DoorOutcome | null, { outcome, isUndone }: ScanResult): boolean {
  return isAdmission(decided) && !isAdmission(outcome) && !isUndone;
}

/** Effect of a decision on the order of scans: a visitor who was turned away did not come in, even if more is known later. */
export function refusalAfter(decided: DoorOutcome, refusal: DoorRefusal | null): DoorRefusal | null {
  if (refusal !== null) return refusal;
  switch (decided) {
    case 'admitted':
    case 'part':
    case 'back':
    case 'out':
    // They went, although the door did not know that they had come.
    case 'not_inside':
    case 'undone':
    case 'nothing_to_undo':
      return null;
    default:
      return decided;
  }
}

/** True if people come in with this outcome. */
export function isAdmission(outcome: DoorOutcome | null): boolean {
  return outcome === 'admitted' || outcome === 'part' || outcome === 'back';
}

function outcomeOf(admitted: number, returned: number, left: number): DoorOutcome {
  if (admitted === 0) return 'used';
  if (returned > 0) return 'back';
  return left > 0 ? 'part' : 'admitted';
}

/** Presence had a scan not been made: visitors who came back by it are out again, those who went out by it inside. */
function withoutScan(
  { inside, out }: Pick<ScanResult, 'inside' | 'out'>,
  { admitted, returned, left }: Counted,
): Pick<ScanResult, 'inside' | 'out'> {
  const all = Math.max(0, inside + out - (admitted - returned));
  const within = Math.min(all, Math.max(0, inside - admitted + left));
  return { inside: within, out: all - within };
}

/** By time, and by their ids where that is equal. What undoes comes after what it undoes, even against the clocks. */
function inOrder(scans: readonly ScanFacts[]): readonly ScanFacts[] {
  const times = new Map(scans.map(({ id, at }) => [id, Date.parse(at)]));
  const timeOf = ({ id, undoes }: ScanFacts) =>
    Math.max(times.get(id) ?? 0, (undoes === null ? undefined : times.get(undoes)) ?? 0);
  return [...scans].sort(
    (one, other) =>
      timeOf(one) - timeOf(other) ||
      Number(one.undoes !== null) - Number(other.undoes !== null) ||
      (one.id < other.id ? -1 : 1),
  );
}

/** The scan since which people are inside by a ticket: the first of those that count after all of them were out. */
function insideSince(results: ReadonlyMap<string, ScanResult>): string | null {
  let since: string | null = null;
  let inside = 0;
  for (const [id, { admitted, left, isUndone }] of results) {
    if (isUndone) continue;
    if (inside === 0 && admitted > 0) since = id;
    inside = Math.max(0, inside + admitted - left);
  }
  return since;
}

function result(
  outcome: DoorOutcome,
  { admitted = 0, returned = 0, left = 0, ...where }: Partial<Counted> & Pick<ScanResult, 'inside' | 'out'>,
): ScanResult {
  return { outcome, admitted, returned, left, ...where, first: null, isUndone: false };
}

type Counted = Pick<ScanResult, 'admitted' | 'returned' | 'left'>;
