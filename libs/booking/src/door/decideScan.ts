import type { DoorOutcome, DoorTicket } from '@callboard/api-contract/booking';
import { admitAll, refusalAfter, refusalOf } from '@callboard/domain/booking';
import type { DoorState, LocalScan } from './doorState';
import type { WaitingScan } from './storedDoor';

/** A scan as it is sent, with what the door showed; else the server decides. */
export type Sent = Omit<WaitingScan, 'told'> & { told?: DoorOutcome };

/** Decides a scan by what a device knows, as the server would: the first of a ticket counts. What was decided before stays. */
export function decideScan(
  state: DoorState,
  sent: Sent,
  ticket: DoorTicket | null,
  { device, door }: { device: string; door: string },
): LocalScan {
  const isUndo = sent.undoes !== undefined;
  const startsAt = state.snapshot?.performance.starts_at ?? sent.at;
  const moment = sent.let_in ? null : { startsAt, at: sent.at };
  const refusal = isUndo
    ? null
    : refusalOf(ticket && { ...ticket, isElsewhere: ticket.elsewhere !== null }, moment, sent.direction);
  const scan: LocalScan = {
    id: sent.id,
    ticket: ticket?.hashcode ?? null,
    undoes: sent.undoes ?? null,
    direction: sent.direction,
    people: sent.people ?? null,
    at: sent.at,
    device,
    door,
    by: null,
    told: null,
    refusal,
    outcome: 'unknown',
    admitted: 0,
    first: null,
    revision: 0,
    isWaiting: true,
  };
  const others = [...state.scans.values()].filter(
    (each) => each.ticket !== null && each.ticket === scan.ticket,
  );
  const result = admitAll(ticket?.people ?? 1, [...others, scan]).get(sent.id);
  const outcome = sent.told ?? result?.outcome ?? 'unknown';
  return {
    ...scan,
    told: outcome,
    refusal: refusalAfter(outcome, refusal),
    outcome,
    admitted: result?.admitted ?? 0,
    first: result?.first ?? null,
  };
}

/** Returns the state of a door with one more scan, and with its ticket, which can be one of another performance. */
export function withScan(
  { scans, index }: DoorState,
  scan: LocalScan,
  ticket: DoorTicket | null,
): Pick<DoorState, 'scans' | 'index'> {
  const isKnown = ticket === null || index.byHashcode.has(ticket.hashcode);
  return {
    scans: new Map([...scans, [scan.id, scan]]),
    index: isKnown
      ? index
      : { ...index, byHashcode: new Map([...index.byHashcode, [ticket.hashcode, ticket]]) },
  };
}
