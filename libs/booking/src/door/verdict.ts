import type { DoorOutcome } from '@callboard/api-contract/booking';
import type { DoorState, ShownScan } from './doorState';
import { formatInstant } from '@callboard/ui-kit/dates';
import { timeOfInstant } from '@callboard/domain/calendar';
import { doorMessages as words } from './doorMessages';
import type { Tone } from './signals';

/** How a door answers a scan. */
export interface Verdict {
  tone: Tone;
  title: string;
  text: string;
}

/** What a scan means for who stands at the door: what was decided, not what became of it later. */
export function verdictOf(shown: ShownScan, { snapshot }: DoorState): Verdict {
  const zone = snapshot?.performance.zone ?? 'UTC';
  const { scan, ticket, result, first } = shown;
  const outcome: DoorOutcome = scan.told ?? scan.outcome;
  switch (outcome) {
    case 'admitted':
    case 'part': {
      const people = ticket?.people ?? 1;
      const title = people === 1 ? words.comeIn : words.peopleIn(result.inside, people);
      const isShort = scan.people !== null && result.admitted > 0 && result.admitted < scan.people;
      return { tone: isShort ? 'warn' : 'good', title, text: isShort ? words.onlyMore(result.admitted) : '' };
    }
    case 'used': {
      const time = first ? timeOfInstant(first.at, zone) : '';
      const plain = first ? words.usedAt(first.door, time) : '';
      return {
        tone: 'bad',
        title: words.used,
        text: first?.by ? words.usedBy(first.door, time, first.by) : plain,
      };
    }
    case 'unpaid':
      return { tone: 'warn', title: words.unpaid, text: words.unpaidText };
    case 'refunded':
      return { tone: 'bad', title: words.refunded, text: words.refundedText };
    case 'exchanged':
      return {
        tone: 'bad',
        title: words.exchanged,
        text: ticket?.elsewhere
          ? words.exchangedText(
              ticket.elsewhere.name,
              formatInstant(ticket.elsewhere.starts_at, ticket.elsewhere.zone),
            )
          : words.exchangedPlain,
      };
    case 'cancelled':
      return { tone: 'bad', title: words.cancelled, text: words.cancelledText };
    case 'elsewhere':
      return {
        tone: 'warn',
        title: words.elsewhere,
        text: ticket?.elsewhere
          ? words.elsewhereText(
              ticket.elsewhere.name,
              formatInstant(ticket.elsewhere.starts_at, ticket.elsewhere.zone),
            )
          : words.elsewherePlain,
      };
    case 'unknown':
      return scan.isWaiting && snapshot
        ? {
            tone: 'warn',
            title: words.unknownOffline,
            text: words.unknownOfflineText(timeOfInstant(snapshot.at, zone)),
          }
        : { tone: 'bad', title: words.unknown, text: words.unknownText };
    case 'undone':
      return { tone: 'idle', title: words.undone, text: words.undoneText };
    case 'nothing_to_undo':
      return { tone: 'idle', title: words.nothingToUndo, text: '' };
  }
}

/** A ticket in a few words. */
export function ticketText({ ticket }: Pick<ShownScan, 'ticket'>): string {
  const text = ticket ? [ticket.place, ticket.buyer].filter(Boolean).join(' · ') : '';
  return text || words.unnamed;
}
