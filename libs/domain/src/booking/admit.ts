import type { DoorOutcome, DoorRefusal } from '@callboard/api-contract/door';

/** What decides about a ticket at the door, beside the scans of it. */
export interface AdmittedTicket {
  people: number;
  status: 'reserved' | 'valid' | 'refunded' | 'cancelled';
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
  /** Decided when it was scanned; the order of scans changes nothing about it. */
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

/** Why a ticket opens no door, whoever else was there; null: the scans of it decide. `null` is a ticket that is not known. */
export function refusalOf(ticket: AdmittedTicket | null): DoorRefusal | null {
  if (ticket === null) return 'unknown';
  if (ticket.isElsewhere) return 'elsewhere';
  switch (ticket.status) {
    case 'valid':
      return null;
    case 'reserved':
      return 'unpaid';
    case 'refunded':
    case 'cancelled':
      return ticket.status;
  }
}

/**
 * How each scan of one ticket counts. They are taken in the order of time, in whatever order they arrive: the first wins. So the doors
 * and the server come to the same result as soon as they know the same scans.
 */
export function admitAll(people: number, scans: readonly ScanFacts[]): ReadonlyMap<string, ScanResult> {
  const results = new Map<string, ScanResult>();
  let inside = 0;
  for (const scan of inOrder(scans)) {
    const undone = scan.undoes === null ? undefined : results.get(scan.undoes);
    if (scan.undoes !== null) {
      const isThere = undone !== undefined && undone.admitted > 0 && !undone.isUndone;
      if (isThere) {
        undone.isUndone = true;
        inside -= undone.admitted;
      }
      results.set(scan.id, result(isThere ? 'undone' : 'nothing_to_undo', 0, inside));
      continue;
    }
    const admitted = scan.refusal === null ? Math.min(scan.people ?? people, people - inside) : 0;
    inside += admitted;
    if (scan.refusal !== null) results.set(scan.id, result(scan.refusal, 0, inside));
    else if (admitted > 0)
      results.set(scan.id, result(inside < people ? 'part' : 'admitted', admitted, inside));
    else results.set(scan.id, { ...result('used', 0, inside), first: firstOf(results) });
  }
  return results;
}

/** Whether a door let people in by a scan that does not count: another door was first. */
export function isDisputed(told: DoorOutcome | null, { outcome, isUndone }: ScanResult): boolean {
  return isAdmission(told) && !isAdmission(outcome) && !isUndone;
}

/** Whether people come in with this outcome. */
export function isAdmission(outcome: DoorOutcome | null): boolean {
  return outcome === 'admitted' || outcome === 'part';
}

/** By time, and by their ids where that is equal. What undoes comes after what it undoes, whatever the clocks said. */
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
