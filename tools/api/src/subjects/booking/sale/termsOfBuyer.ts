import type { SaleChannel } from '@callboard/api-contract/booking';
import { isAccessReleased, type SeatBuyer } from '@callboard/domain/booking';
import { hasPrice } from './prices';
import type { SaleFacts } from './saleRows';

/** Terms that decide which seats are for a buyer. */
export function termsOfBuyer(
  facts: SaleFacts,
  { channel }: { channel: SaleChannel },
  needsAccess: boolean,
): SeatBuyer {
  const priced = new Map(facts.groups.map(({ hashcode }) => [hashcode, hasPrice(facts, hashcode)]));
  const hours = facts.map?.accessible_release_hours;
  const startsAt = Date.parse(facts.performance.starts_at);
  const offer = hours == null ? {} : { accessible_release_hours: hours };
  return {
    channel,
    hasPrice: (group) => priced.get(group) ?? false,
    isReleased: isAccessReleased(offer, startsAt, Date.parse(facts.now)),
    // The office knows whom it sells to.
    needsAccess: needsAccess || channel !== 'online',
  };
}
