import { placeWithFact } from '@callboard/domain/booking';
import { currentLanguage } from '@callboard/language';
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
  /** Someone who is signed in can let them in all the same. */
  canLetIn?: boolean;
}

/** Verdict of a scan for the staff at a door: what was decided, not what became of it later. */
export function verdictOf(shown: ShownScan, { snapshot }: DoorState): Verdict {
  const zone = snapshot?.performance.zone ?? 'UTC';
  const { scan, ticket, result, first } = shown;
  const outcome: DoorOutcome = scan.told ?? scan.outcome;
  switch (outcome) {
    case 'admitted':
    case 'back':
    case 'part': {
      const people = ticket?.people ?? 1;
      const isBack = outcome === 'back';
      const alone = isBack ? words.comeBackIn : words.comeIn;
      const title = people === 1 ? alone : words.peopleIn(result.inside, people);
      const isShort = scan.people !== null && result.admitted > 0 && result.admitted < scan.people;
      if (isShort) return { tone: 'warn', title, text: words.onlyMore(result.admitted) };
      return { tone: 'good', title, text: isBack && people > 1 ? words.comeBackIn : '' };
    }
    case 'out': {
      const people = ticket?.people ?? 1;
      const title = people === 1 ? words.isOut : words.peopleIn(result.inside, people);
      return { tone: 'good', title, text: words.outText };
    }
    case 'not_inside':
      return { tone: 'warn', title: words.notInside, text: words.notInsideText };
    case 'used': {
      if (!first) return { tone: 'bad', title: words.alreadyIn, text: '' };
      const { at, door, by } = first;
      return {
        tone: 'bad',
        title: words.alreadyInSince(timeOfInstant(at, zone)),
        text: by ? words.usedBy(door, by) : words.usedAt(door),
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
    case 'other_day':
      return {
        tone: 'other',
        canLetIn: true,
        title: words.otherDay,
        text: snapshot ? words.otherDayText(formatInstant(snapshot.performance.starts_at, zone)) : '',
      };
    case 'elsewhere':
      return {
        tone: 'other',
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
  const text = ticket
    ? [placeWithFact(ticket, currentLanguage()), ticket.buyer].filter(Boolean).join(' · ')
    : '';
  return text || words.unnamed;
}
