import { queries } from '@callboard/api-client/actions';
import type { DashboardOf } from '@callboard/api-contract';
import { formatMoney } from '@callboard/domain/money';
import { useCollectionOf, useLabel, counted } from '@callboard/tenant';
import { EmptyState, StatRow, StatTile } from '@callboard/ui-kit/display';
import { buttonVariant } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { listHref } from '../dashboard/listHref';
import { AdminPage } from './AdminPage';
import { ChartCard } from './ChartCard';
import { Columns } from './Columns';
import { FeeBars } from './FeeBars';
import { FeesChart } from './charts/FeesChart';
import { messages } from './messages';
import { WithoutFee } from './WithoutFee';

type Facts = DashboardOf<'accounting'>;

/** What entries are expected to pay (clause 2.16). Payments are not kept, and the page says so. */
export function Screen() {
  return (
    <AdminPage name="accounting" loaded={queries.accountingDashboard.useQuery()}>
      {(facts) => (facts.events.length === 0 ? <NoFees facts={facts} /> : <Fees facts={facts} />)}
    </AdminPage>
  );
}

function NoFees({ facts }: { facts: Facts }) {
  const label = useLabel('events');
  return (
    <>
      <EmptyState
        icon="trophy"
        title={messages.feesEmpty}
        action={
          <Link
            to={listHref('events', { entry_fee__isnull: 'true' })}
            {...buttonVariant({ variant: 'primary' })}
          >
            {messages.toEvents(label)}
          </Link>
        }
      >
        {messages.feesEmptyText}
      </EmptyState>
      <WithoutFee events={facts.events_without_fee} />
    </>
  );
}

function Fees({ facts: { totals, events, events_without_fee, entries_uncounted } }: { facts: Facts }) {
  const latest = totals.at(-1)?.season;
  const isLatest = ({ starts_on }: Facts['events'][number]) => Number(starts_on.slice(0, 4)) === latest;
  const currencies = [...new Set(events.map(({ currency }) => currency))];
  return (
    <>
      <Banner title={messages.noPayments}>{messages.noPaymentsText}</Banner>
      <Totals totals={totals} />
      {entries_uncounted > 0 && <Uncounted count={entries_uncounted} />}
      {currencies.map((currency) => {
        const own = events.filter((event) => event.currency === currency);
        return (
          <Fragment key={currency}>
            <ChartCard title={messages.moneyByMonth}>
              <FeesChart events={own} currency={currency} />
            </ChartCard>
            <Columns
              start={<FeeBars events={own.filter(isLatest)} currency={currency} />}
              end={<FeeBars events={own.filter((event) => !isLatest(event))} currency={currency} />}
            />
          </Fragment>
        );
      })}
      <WithoutFee events={events_without_fee} />
    </>
  );
}

function Totals({ totals }: Pick<Facts, 'totals'>) {
  const label = useLabel('participants');
  return (
    <StatRow label={messages.numbers}>
      {totals.map(({ season, currency, accepted, possible, members }) => (
        <StatTile
          key={`${season} ${currency}`}
          label={[messages.expected, messages.season(season), currency].filter(Boolean).join(' · ')}
          value={formatMoney({ amount: accepted, currency }, 'short')}
          detail={
            possible === 0
              ? counted(members, label)
              : `${counted(members, label)} · ${messages.possible}: ${formatMoney({ amount: possible, currency }, 'short')}`
          }
        />
      ))}
    </StatRow>
  );
}

function Uncounted({ count }: { count: number }) {
  const collection = useCollectionOf('entries');
  const label = useLabel('entries');
  return (
    <Banner kind="warning">
      <Link to={listHref(collection, { status: 'accepted', members_count__isnull: 'true' })}>
        {messages.uncounted(count, label)}
      </Link>
    </Banner>
  );
}
