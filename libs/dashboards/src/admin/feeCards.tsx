import { queries } from '@callboard/api-client/actions';
import type { DashboardOf } from '@callboard/api-contract/dashboards';
import type { RegisteredCards } from '../widgets/CardsContext';
import { formatMoney } from '@callboard/domain/money';
import { counted, useLabel } from '@callboard/tenant';
import { EmptyState, StatRow, StatTile } from '@callboard/ui-kit/display';
import { buttonVariant } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { factsCard, listHref } from '@callboard/records/screen';
import { ChartCard } from './ChartCard';
import { FeesChart } from './charts/FeesChart';
import { FeeBars } from './FeeBars';
import { messages } from './messages';
import { WithoutFee } from './WithoutFee';

type Facts = DashboardOf<'accounting'>;
interface Props {
  facts: Facts;
}

const useFees = () => queries.accountingDashboard.useQuery();

/** The cards of the fees to expect, and of what is owed and paid of them (clause 2.16). */
export const feeCards: RegisteredCards = {
  no_fees: factsCard(useFees, ({ facts }: Props) => (hasFees(facts) ? null : <NoFees />)),
  fee_totals: ofFees(({ facts }: Props) => <Totals totals={facts.totals} />),
  uncounted: ofFees(({ facts }: Props) =>
    facts.entries_uncounted > 0 ? <Uncounted count={facts.entries_uncounted} /> : null,
  ),
  fees_by_month: ofFees(ByMonth),
  fees_of_season: ofFees(({ facts }: Props) => <Bars facts={facts} isLatest />),
  fees_before: ofFees(({ facts }: Props) => <Bars facts={facts} isLatest={false} />),
  without_fee: factsCard(useFees, ({ facts }: Props) => <WithoutFee events={facts.events_without_fee} />),
};

/** A card that shows nothing while no fees are known. */
function ofFees(Body: ComponentType<Props>): ComponentType {
  return factsCard(useFees, ({ facts }: Props) => (hasFees(facts) ? <Body facts={facts} /> : null));
}

function hasFees({ events }: Facts): boolean {
  return events.length > 0;
}

function NoFees() {
  const label = useLabel('events');
  return (
    <EmptyState
      icon="trophy"
      title={messages.feesEmpty}
      action={
        <Link
          to={listHref('events', { entry_fee__isnull: 'true', performer_fee__isnull: 'true' })}
          {...buttonVariant({ variant: 'primary' })}
        >
          {messages.toEvents(label)}
        </Link>
      }
    >
      {messages.feesEmptyText}
    </EmptyState>
  );
}

function ByMonth({ facts }: Props) {
  return byCurrency(facts).map(([currency, events]) => (
    <ChartCard key={currency} title={messages.moneyByMonth}>
      <FeesChart events={events} currency={currency} />
    </ChartCard>
  ));
}

/** The fees of each event: of the latest season, or of those before it. */
function Bars({ facts, isLatest }: Props & { isLatest: boolean }) {
  const latest = facts.totals.at(-1)?.season;
  return byCurrency(facts).map(([currency, events]) => (
    <FeeBars
      key={currency}
      events={events.filter(({ starts_on }) => (Number(starts_on.slice(0, 4)) === latest) === isLatest)}
      currency={currency}
    />
  ));
}

/** The events of each currency: amounts of two currencies have no sum. */
function byCurrency({ events }: Facts): [string | null, Facts['events']][] {
  const currencies = [...new Set(events.map(({ currency }) => currency))];
  return currencies.map((currency) => [currency, events.filter((event) => event.currency === currency)]);
}

function Totals({ totals }: Pick<Facts, 'totals'>) {
  const label = useLabel('entries');
  return (
    <StatRow label={messages.numbers}>
      {totals.map(({ season, currency, expected, possible, owed, paid, entries }) => {
        const money = (amount: number) => formatMoney({ amount, currency }, 'short');
        const details = [
          counted(entries, label),
          messages.owedAndPaid(money(owed), money(paid)),
          possible > 0 && `${messages.possible}: ${money(possible)}`,
        ];
        return (
          <StatTile
            key={`${season} ${currency}`}
            label={[messages.expected, messages.season(season), currency].filter(Boolean).join(' · ')}
            value={money(expected)}
            details={details.filter(Boolean)}
          />
        );
      })}
    </StatRow>
  );
}

function Uncounted({ count }: { count: number }) {
  const label = useLabel('entries');
  return (
    <Banner kind="warning">
      <Link to={listHref('entries', { status: 'accepted', members_count__isnull: 'true' })}>
        {messages.uncounted(count, label)}
      </Link>
    </Banner>
  );
}
