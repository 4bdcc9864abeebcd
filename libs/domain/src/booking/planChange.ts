import { proposeSeats, type PlanSide, type SoldSeat } from './proposeSeats';

/** Why someone must sit elsewhere: the seat is gone, or is no wheelchair place any more. */
export type MoveReason = 'gone' | 'access';

export interface SeatMove {
  readonly ticket: string;
  readonly why: MoveReason;
  /** A like seat that is free; null where there is none. */
  readonly to: string | null;
}

/** Differences of a seat that its ticket keeps. */
export type SeatDifference = 'place' | 'group' | 'kind';

export interface SeatChange {
  readonly ticket: string;
  readonly differs: readonly SeatDifference[];
}

/** Effects of another version of the plan on ticket holders. */
export interface PlanChange {
  readonly moves: readonly SeatMove[];
  readonly changes: readonly SeatChange[];
  /** How many tickets notice nothing. */
  readonly unchanged: number;
}

/**
 * Whom another version of the plan moves, with a like seat for each, and whose seat differs where it stays. Only those move whose seat
 * is gone, or who need a wheelchair place and would not have one any more.
 *
 * @param isReserved Whether a buyer has the seat for some minutes; it is not proposed
 */
export function planChange(
  before: PlanSide,
  after: PlanSide,
  sold: readonly SoldSeat[],
  isReserved: (seat: string) => boolean,
): PlanChange {
  const reasons = new Map(sold.map((seat) => [seat.ticket, moveReason(before, after, seat)]));
  const displaced = sold.filter(({ ticket }) => reasons.get(ticket) !== null);
  const staying = sold.filter(({ ticket }) => reasons.get(ticket) === null);
  const proposed = proposeSeats(before, after, { displaced, staying, isReserved });
  const changes = staying.flatMap((seat) => {
    const differs = differencesOf(before, after, seat);
    return differs.length === 0 ? [] : [{ ticket: seat.ticket, differs }];
  });
  return {
    moves: displaced.map(({ ticket }) => ({
      ticket,
      why: reasons.get(ticket) ?? 'gone',
      to: proposed.get(ticket) ?? null,
    })),
    changes,
    unchanged: staying.length - changes.length,
  };
}

function moveReason(before: PlanSide, after: PlanSide, { seat }: SoldSeat): MoveReason | null {
  const present = after.terms.get(seat);
  if (!present) return 'gone';
  const neededAccess = before.terms.get(seat)?.kind === 'accessible';
  return neededAccess && present.kind !== 'accessible' ? 'access' : null;
}

function differencesOf(before: PlanSide, after: PlanSide, { seat, group }: SoldSeat): SeatDifference[] {
  const [former, present] = [before.terms.get(seat), after.terms.get(seat)];
  const differs = {
    place: before.placeOf(seat) !== after.placeOf(seat),
    group: present?.group !== group && former?.group !== present?.group,
    kind: former?.kind !== present?.kind,
  };
  return (['place', 'group', 'kind'] as const).filter((each) => differs[each]);
}
