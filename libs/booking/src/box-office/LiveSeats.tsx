import { queries } from '@callboard/api-client/actions';
import { planSchema, type OfficeOffer, type RefusedSeats } from '@callboard/api-contract/booking';
import { SeatPicker } from '../pick/SeatPicker';
import { priceGroupsOf, seatsOnSale } from '../sale/seatsOnSale';
import { QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { useEffect, useMemo } from 'react';
import * as v from 'valibot';
import { officeRefusals } from './officeMessages';
import type { OfficeChannel } from './useOfficeHold';

export interface LiveSeatsProps {
  offer: OfficeOffer;
  channel: OfficeChannel;
  /** The ids of the seats that are this customer's. */
  selected: readonly string[];
  refused: RefusedSeats;
  /** Called with the price group of each seat, too. */
  onChange: (selected: ReadonlySet<string>, groupOf: (seat: string) => string | undefined) => void;
}

/** How often the states of the seats are read again. */
const everyMilliseconds = 4_000;

/** The seats of a performance as they are now, by picture and list. */
export function LiveSeats({ offer, channel, selected, refused, onChange }: LiveSeatsProps) {
  const performance = offer.performance.hashcode;
  const drawing = queries.salePlan.useQuery(
    { version: offer.plan_version ?? '' },
    { skip: offer.plan_version === null },
  );
  const live = queries.officeSeats.useQuery({ performance, channel });
  useReadAgain(live.refetch);
  const selection = useMemo(() => new Set(selected), [selected]);
  const plan = useMemo(() => {
    const drawn = v.safeParse(planSchema, drawing.data?.plan);
    return drawn.success ? drawn.output : undefined;
  }, [drawing.data]);
  const onSale = useMemo(
    () => plan && live.data && seatsOnSale(plan, live.data, offer.groups, selection),
    [plan, live.data, offer.groups, selection],
  );
  const groups = useMemo(() => priceGroupsOf(withoutGifts(offer)), [offer]);
  return (
    <QueryView
      query={{
        value: plan && onSale && { plan, onSale },
        problem: drawing.problem ?? (live.data ? undefined : live.problem),
        isLoading: true,
        retry: () => {
          drawing.refetch();
          live.refetch();
        },
      }}
      loading={<Skeleton variant="block" />}
    >
      {(shown) => (
        <SeatPicker
          plan={shown.plan}
          states={shown.onSale.states}
          priceGroups={groups}
          groupOf={({ id }) => shown.onSale.groupOf.get(id)}
          selection={selection}
          problems={refused.map(({ seat, reason }) => ({ seats: [seat], text: officeRefusals[reason] }))}
          onChange={(selected) => onChange(selected, (seat) => shown.onSale.groupOf.get(seat))}
        />
      )}
    </QueryView>
  );
}

function useReadAgain(refetch: () => void): void {
  // Synchronises with the clock and the visibility of the page.
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refetch();
    }, everyMilliseconds);
    return () => clearInterval(timer);
  }, [refetch]);
}

/** Offer without complimentary price types, which set no price of a seat. */
function withoutGifts(offer: OfficeOffer): OfficeOffer {
  const given = new Set(
    offer.price_types.filter((type) => type.is_complimentary).map(({ hashcode }) => hashcode),
  );
  return { ...offer, prices: offer.prices.filter(({ price_type }) => !given.has(price_type)) };
}
