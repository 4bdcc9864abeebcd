import { collectionNamed } from '@callboard/api-contract/collections';
import type { Loan } from '@callboard/domain/inventory';
import { translate } from '@callboard/language';
import { useZone } from '@callboard/records';
import { formatDay } from '@callboard/ui-kit/dates';
import type { Tone } from '@callboard/ui-kit/theme';
import { clockIn } from '@callboard/records/screen';
import { deskMessages as words } from './deskMessages';

/** Availability of an asset for a loan, in words. */
export function useLoanText() {
  const clock = clockIn(useZone());
  const when = (instant: string) => `${formatDay(clock.dayOf(instant))} ${clock.time(instant)}`;
  return (loan: Loan, status: string): { text: string; tone: Tone } => {
    switch (loan.kind) {
      case 'free':
        return { text: words.free, tone: 'green' };
      case 'reserved':
        return { text: words.reservedForThem, tone: 'green' };
      case 'promised': {
        const { who, from, until } = loan.promise;
        return { text: words.promised(who, when(from), when(until)), tone: 'red' };
      }
      case 'out':
        return {
          text: loan.promise ? words.outWith(loan.promise.who, when(loan.promise.until)) : words.out,
          tone: 'blue',
        };
      default: {
        const known = collectionNamed('inventoryInstances').lifecycle?.statuses[status];
        return { text: known ? translate(known.label) : status, tone: 'amber' };
      }
    }
  };
}
