import type { DoorOutcome, DoorRefusal } from '@callboard/api-contract/booking';

/** What decides about a ticket at the door, besides the scans of it. */
export interface AdmittedTicket {
  people: number;
  status: 'reserved' | 'valid' | 'refunded' | 'exchanged' | 'cancelled';
  /** It is for another performance. */
  isElsewhere: boolean;
}

/** A scan of a ticket, or the undoing of one. */
export interface ScanFacts {
  /** Made by the device, so that a scan that arrives twice is one scan. */
  id: string;
  /** ISO 8601, by the clock of the server. */
  at: string;
  /** The admission that it undoes. */
  undoes: string | null;
  /** How many want to go in; null: all that are left. */
  people: number | null;
  /** Why the door turned them away: they did not come in, even if more is known later. */
  refusal: DoorRefusal | null;
}

/** How a scan counts. */
export interface ScanResult {
  outcome: DoorOutcome;
  /** How many came in by it. */
  admitted: number;
  /** How many are inside by this ticket after it. */
  inside: number;
  /** Of a ticket that was used before: the first scan that let people in and was not undone. */
  first: string | null;
  /** It was undone afterwards. */
  isUndone: boolean;
}

/** Why a ticket opens no door, regardless of other scans; null: the scans of it decide. `null` is a ticket that is not known. */
export function refusalOf(ticket: AdmittedTicket | null): DoorRefusal | null {
  if (ticket === null) return 'unknown';
  if (ticket.isElsewhere) return 'elsewhere';
  switch (ticket.status) {
    case 'valid':
      return null;
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
  for (const scan of inOrder(scans)) {
    if (scan.undoes !== null) {
      const undone = results.get(scan.undoes);
      const gone = undone === undefined || undone.isUndone ? 0 : undone.admitted;
      inside -= gone;
      if (undone) undone.isUndone = true;
      results.set(scan.id, result(gone > 0 ? 'undone' : 'nothing_to_undo', 0, inside));
      continue;
    }
    const admitted = scan.refusal === null ? Math.min(scan.people ?? people, people - inside) : 0;
    inside += admitted;
    const outcome = scan.refusal ?? outcomeOf(admitted, people - inside);
    const first = outcome === 'used' ? firstOf(results) : null;
    results.set(scan.id, { ...result(outcome, admitted, inside), first });
  }
  return results;
}

/** Whether a door let people in by a scan that does not count: another door was first. */
export function isDisputed(decided: DoorOutcome | null, { outcome, isUndone }: ScanResult): boolean {
  return isAdmission(decided) && !isAdmission(outcome) && !isUndone;
}

/** What a decision means for the order of scans: a visitor who was turned away did not come in, even if more is known later. */
export function refusalAfter(decided: DoorOutcome, refusal: DoorRefusal | null): DoorRefusal | null {
  if (refusal !== null) return refusal;
  switch (decided) {
    case 'admitted':
    case 'part':
    case 'undone':
    case 'nothing_to_undo':
      return null;
    default:
      return decided;
  }
}

/** Whether people come in with this outcome. */
export function isAdmission(outcome: DoorOutcome | null): boolean {
  return outcome === 'admitted' || outcome === 'part';
}

function outcomeOf(admitted: number, left: number): DoorOutcome {
  if (admitted === 0) return 'used';
  return left > 0 ? 'part' : 'admitted';
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

function firstOf(results: ReadonlyMap<string, ScanResult>): string | null {
  for (const [id, { admitted, isUndone }] of results) if (admitted > 0 && !isUndone) return id;
  return null;
}

function result(outcome: DoorOutcome, admitted: number, inside: number): ScanResult {
  return { outcome, admitted, inside, first: null, isUndone: false };
}
