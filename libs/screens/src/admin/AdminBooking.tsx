import { queries } from '@callboard/api-client/actions';
import type { DashboardOf } from '@callboard/api-contract';
import { useFeature, useLabel, useTenant, counted } from '@callboard/tenant';
import { EmptyState, StatRow, StatTile } from '@callboard/ui-kit/display';
import { buttonVariant } from '@callboard/ui-kit/elements';
import { Banner, Card } from '@callboard/ui-kit/layout';
import { formatNumber } from '@callboard/language';
import { Link } from 'react-router';
import { LinkedBars } from '../dashboard/LinkedBars';
import { listHref, recordHref } from '../dashboard/listHref';
import { AdminPage } from './AdminPage';
import { ChartCard } from './ChartCard';
import { Columns } from './Columns';
import { SeatsChart } from './charts/SeatsChart';
import { messages } from './messages';
import { UpcomingCard } from './UpcomingCard';

/** Which seats are on offer (clause 2.17). No orders are kept, and the page says so. */
export function Screen() {
  return (
    <AdminPage name="booking" loaded={queries.bookingDashboard.useQuery()}>
      {(facts) => (
        <>
          <NoTickets />
          {facts.totals.performances === 0 ? <NoSeats /> : <Offer facts={facts} />}
        </>
      )}
    </AdminPage>
  );
}

function NoTickets() {
  const { name } = useTenant();
  const isOn = useFeature('ticketing');
  return (
    <Banner title={messages.noTickets}>
      {isOn ? messages.noTicketsOn : messages.noTicketsOff(name)} {messages.noTicketsText}
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

function Offer({
  facts: { totals, months, regions, over_capacity, upcoming },
}: {
  facts: DashboardOf<'booking'>;
}) {
  const label = useLabel('performances');
  const { seats, capacity, performances, without_seats } = totals;
  const share = capacity === 0 ? undefined : messages.offeredShare(Math.round((100 * seats) / capacity));
  return (
    <>
      {over_capacity.length > 0 && (
        <Banner kind="warning" title={messages.overCapacity(over_capacity.length, label)}>
          {over_capacity.slice(0, 5).map(({ hashcode, title }) => (
            <Link key={hashcode} to={recordHref('performances', hashcode)}>
              {title}{' '}
            </Link>
          ))}
        </Banner>
      )}
      <StatRow label={messages.numbers}>
        <StatTile label={messages.seats} value={formatNumber(seats)} />
        <StatTile label={messages.capacity} value={formatNumber(capacity)} detail={share} />
        <StatTile label={messages.withSeats(label)} value={formatNumber(performances)} />
        <StatTile
          label={messages.withoutSeats}
          value={formatNumber(without_seats)}
          tone={without_seats > 0 ? 'amber' : undefined}
        />
      </StatRow>
      <Columns
        start={
          <>
            <ChartCard title={messages.seatsByMonth}>
              <SeatsChart months={months} />
            </ChartCard>
            <UpcomingCard showings={upcoming} hasSeats />
          </>
        }
        end={
          <Card title={messages.seatsByRegion}>
            <LinkedBars
              label={messages.seatsByRegion}
              bars={regions.map(({ region, seats: count, performances: showings }) => ({
                key: region?.hashcode ?? '',
                name: region?.title ?? messages.noRegion,
                href: region ? listHref('venues', { region: region.hashcode }) : undefined,
                detail: counted(showings, label),
                parts: [{ name: messages.seats, value: count, tone: 'primary' }],
                text: formatNumber(count),
              }))}
            />
          </Card>
        }
      />
    </>
  );
}
