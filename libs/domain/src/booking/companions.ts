import type { SeatKind } from '@callboard/api-contract/booking';

interface Seat {
  seat: string;
  /** Null or absent: a usual seat, or a place without a seat. */
  kind?: SeatKind | null | undefined;
}

/** The seats of an order that can have the price of a companion: as many companion seats as there are wheelchair spaces. */
export function companionSeats(seats: readonly Seat[]): ReadonlySet<string> {
  const spaces = seats.filter(({ kind }) => kind === 'accessible').length;
  const own = seats.filter(({ kind }) => kind === 'companion').slice(0, spaces);
  return new Set(own.map(({ seat }) => seat));
}

interface Ticket extends Pick<Seat, 'kind'> {
  /** It has the price of a companion. */
  isCompanion: boolean;
}

/** Why tickets cannot be in one order; null where they can. The price of a companion goes with a wheelchair space alone. */
export function companionRefusal(
  tickets: readonly Ticket[],
): 'companionNeedsSeat' | 'companionNeedsWheelchair' | null {
  const companions = tickets.filter(({ isCompanion }) => isCompanion);
  if (companions.some(({ kind }) => kind !== 'companion')) return 'companionNeedsSeat';
  const spaces = tickets.filter(({ kind }) => kind === 'accessible').length;
  return companions.length > spaces ? 'companionNeedsWheelchair' : null;
}
