import type { TicketLine } from '../sale/linesOfHold';

/** The tickets of some lines, as they are ordered. */
export function ticketsOf(lines: readonly TicketLine[]) {
  return lines.map(({ seat, definition, priceType }) => ({
    price_type: priceType,
    ...(seat !== undefined && { seat }),
    ...(definition !== undefined && { definition }),
  }));
}
