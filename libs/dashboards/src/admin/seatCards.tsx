import { queries } from '@callboard/api-client/actions';
import type { DashboardOf } from '@callboard/api-contract/dashboards';
import type { RegisteredCards } from '../widgets/CardsContext';
import { formatNumber } from '@callboard/language';
import { counted, useFeature, useLabel, useTenant } from '@callboard/tenant';
import { EmptyState, StatRow, StatTile } from '@callboard/ui-kit/display';
import { buttonVariant } from '@callboard/ui-kit/elements';
import { Banner, Card } from '@callboard/ui-kit/layout';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { LinkedBars } from '../start/LinkedBars';
import { factsCard, listHref, recordHref } from '@callboard/records/screen';
import { ChartCard } from './ChartCard';
import { SeatsChart } from './charts/SeatsChart';
import { messages } from './messages';
import { saleCards } from './saleCards';
import { UpcomingCard } from './UpcomingCard';

interface Props {
  facts: DashboardOf<'booking'>;
}

const useSeats = () => queries.bookingDashboard.useQuery();

/** The cards of which seats are on offer (clause 2.17). */
export const seatCards: RegisteredCards = {
  no_tickets: NoTickets,
  ...saleCards,
  no_seats: factsCard(useSeats, ({ facts }: Props) => (hasOffer(facts) ? null : <NoSeats />)),
  over_capacity: ofOffer(OverCapacity),
  seat_numbers: ofOffer(Numbers),
  seats_by_month: ofOffer(({ facts }: Props) => (
    <ChartCard title={messages.seatsByMonth}>
      <SeatsChart months={facts.months} />
    </ChartCard>
  )),
  booking_upcoming: ofOffer(({ facts }: Props) => <UpcomingCard showings={facts.upcoming} hasSeats />),
  seats_by_region: ofOffer(ByRegion),
};

/** A card that shows nothing while no seats are on offer. */
function ofOffer(Body: ComponentType<Props>): ComponentType {
  return factsCard(useSeats, ({ facts }: Props) => (hasOffer(facts) ? <Body facts={facts} /> : null));
}

function hasOffer({ totals }: Props['facts']): boolean {
  return totals.performances > 0;
}

function NoTickets() {
  const { name } = useTenant();
  // Where it is switched on, the cards of the sale show what is sold.
  if (useFeature('ticketing')) return null;
  return (
    <Banner title={messages.noTickets}>
      {messages.noTicketsOff(name)} {messages.noTicketsText}
    </Banner>
  );
}

function NoSeats() {
  const label = useLabel('performances');
  return (
    <EmptyState
      icon="ticket"
      title={messages.seatsEmpty}
      action={
        <Link to={listHref('performances')} {...buttonVariant({ variant: 'primary' })}>
          {messages.seeAll(label)}
        </Link>
      }
    >
      {messages.seatsEmptyText}
    </EmptyState>
  );
}

function OverCapacity({ facts: { over_capacity } }: Props) {
  const label = useLabel('performances');
  if (over_capacity.length === 0) return null;
  return (
    <Banner kind="warning" title={messages.overCapacity(over_capacity.length, label)}>
      {over_capacity.map(({ hashcode, title }) => (
        <Link key={hashcode} to={recordHref('performances', hashcode)}>
          {title}{' '}
        </Link>
      ))}
    </Banner>
  );
}

function Numbers({ facts: { totals } }: Props) {
  const label = useLabel('performances');
  const { seats, capacity, performances, without_seats } = totals;
  const share = capacity === 0 ? undefined : messages.offeredShare(Math.round((100 * seats) / capacity));
  return (
    <StatRow label={messages.numbers}>
      <StatTile label={messages.seats} value={formatNumber(seats)} />
      <StatTile label={messages.capacity} value={formatNumber(capacity)} details={[share]} />
      <StatTile label={messages.withSeats(label)} value={formatNumber(performances)} />
      <StatTile
        label={messages.withoutSeats}
        value={formatNumber(without_seats)}
        tone={without_seats > 0 ? 'amber' : undefined}
      />
    </StatRow>
  );
}

function ByRegion({ facts: { regions } }: Props) {
  const label = useLabel('performances');
  return (
    <Card title={messages.seatsByRegion}>
      <LinkedBars
        label={messages.seatsByRegion}
        bars={regions.map(({ region, seats, performances }) => ({
          key: region?.hashcode ?? '',
          name: region?.title ?? messages.noRegion,
          href: region ? listHref('venues', { region: region.hashcode }) : undefined,
          detail: counted(performances, label),
          parts: [{ name: messages.seats, value: seats, tone: 'primary' }],
          text: formatNumber(seats),
        }))}
      />
    </Card>
  );
}
