import { queries } from '@callboard/api-client/actions';
import type { TicketSales } from '@callboard/api-contract/booking';
import type { RegisteredCards } from '../widgets/CardsContext';
import { dayOfInstant } from '@callboard/domain/calendar';
import { formatMoney } from '@callboard/domain/money';
import { formatNumber } from '@callboard/language';
import { useFeature } from '@callboard/tenant';
import { LineChart } from '@callboard/ui-kit/charts';
import { EmptyState, StatRow, StatTile } from '@callboard/ui-kit/display';
import { formatDay } from '@callboard/ui-kit/dates';
import { buttonVariant } from '@callboard/ui-kit/elements';
import { Card } from '@callboard/ui-kit/layout';
import type { ComponentType } from 'react';
import { Link, useSearchParams } from 'react-router';
import { LinkedBars } from '../start/LinkedBars';
import { factsCard, listHref, recordHref } from '@callboard/records/screen';
import styles from './admin.module.css';
import { ChartCard } from './ChartCard';
import { saleMessages as words } from './saleMessages';

interface Props {
  facts: TicketSales;
}
type Selected = NonNullable<TicketSales['selected']>;

/** The performance whose figures are shown; it is in the URL. */
const selectedKey = 'performance';

/** The cards of what was sold (clause 2.17). */
export const saleCards: RegisteredCards = {
  ticket_sales: whereSold(TicketsSold),
  ticket_pace: whereSold(({ facts: { selected } }) => (selected ? <Pace selected={selected} /> : null)),
  tickets_by: whereSold(({ facts: { selected } }) => (selected ? <Parts selected={selected} /> : null)),
};

/** A card that is there where the tenant sells tickets. */
function whereSold(Body: ComponentType<Props>): ComponentType {
  const FactsCard = factsCard(useSales, Body);
  return function SaleCard() {
    return useFeature('ticketing') ? <FactsCard /> : null;
  };
}

function useSales() {
  const [search] = useSearchParams();
  const performance = search.get(selectedKey);
  return queries.ticketSales.useQuery(performance ? { performance } : {});
}

function TicketsSold({ facts: { performances } }: Props) {
  if (performances.length === 0) return <NothingForSale />;
  const sums = performances.flatMap((performance) => performance.sums);
  const currencies = [...new Set(sums.map(({ currency }) => currency))];
  const sum = (key: 'sold' | 'reserved' | 'held') =>
    formatNumber(performances.reduce((total, performance) => total + performance[key], 0));
  return (
    <>
      <StatRow label={words.sales}>
        <StatTile label={words.sold} value={sum('sold')} />
        {currencies.map((currency) => (
          <Income key={currency} sums={sums} currency={currency} />
        ))}
        <StatTile label={words.reserved} value={sum('reserved')} />
        <StatTile label={words.inBaskets} value={sum('held')} />
      </StatRow>
      <Card title={words.sales} actions={<Link to={listHref('orders')}>{words.orders}</Link>}>
        <LinkedBars label={words.sales} bars={performances.map(barOf)} />
      </Card>
    </>
  );
}

type Sums = TicketSales['performances'][number]['sums'];

function Income({ sums, currency }: { sums: Sums; currency: string }) {
  const own = sums.filter((each) => each.currency === currency);
  const totalOf = (key: 'income' | 'discount' | 'refunded' | 'merchandise') =>
    own.reduce((total, each) => total + each[key], 0);
  const [income, discount] = [totalOf('income'), totalOf('discount')];
  const [refunded, merchandise] = [totalOf('refunded'), totalOf('merchandise')];
  return (
    <StatTile
      label={words.income}
      value={formatMoney({ amount: income, currency }, 'short')}
      details={[
        merchandise > 0 && words.merchandiseOf(formatMoney({ amount: merchandise, currency }, 'short')),
        discount > 0 && words.discounts(formatMoney({ amount: discount, currency }, 'short')),
        refunded > 0 && words.refunded(formatMoney({ amount: refunded, currency }, 'short')),
      ].filter((detail) => detail !== false)}
    />
  );
}

function barOf(performance: TicketSales['performances'][number]) {
  const { hashcode, title, starts_at, zone, places, sold, reserved, held, sums } = performance;
  const amounts = sums.map(({ income: amount, currency }) => formatMoney({ amount, currency }, 'short'));
  const of = places === null ? formatNumber(sold) : words.soldOf(formatNumber(sold), formatNumber(places));
  return {
    key: hashcode,
    name: title,
    href: `?${selectedKey}=${hashcode}`,
    detail: [formatDay(dayOfInstant(starts_at, zone)), ...amounts].join(' · '),
    limit: places ?? undefined,
    parts: [
      { name: words.sold, value: sold, tone: 'green' as const },
      { name: words.reserved, value: reserved, tone: 'yellow' as const },
      { name: words.inBaskets, value: held, tone: 'blue' as const },
    ],
    text: of,
  };
}

function NothingForSale() {
  return (
    <EmptyState
      icon="ticket"
      title={words.noneForSale}
      action={
        <Link to={listHref('seatMaps')} {...buttonVariant({ variant: 'primary' })}>
          {words.toSeatMaps}
        </Link>
      }
    >
      {words.noneForSaleText}
    </EmptyState>
  );
}

/** How the sale goes, compared with that of the performance before. */
function Pace({ selected: { performance, before, days } }: { selected: Selected }) {
  const former = before && { name: before.title, values: days.map((day) => day.before) };
  return (
    <ChartCard
      title={words.paceOf(performance.title)}
      actions={<Link to={recordHref('performances', performance.hashcode)}>{words.performance}</Link>}
    >
      {days.length === 0 ? (
        <p className={styles.note}>{words.noneSold}</p>
      ) : (
        <LineChart
          label={words.paceOf(performance.title)}
          isLabelHidden
          categoryLabel={words.daysBefore}
          categories={days.map((day) => String(day.days))}
          series={[
            { name: performance.title, values: days.map(({ sold }) => sold) },
            ...(former ? [former] : []),
          ]}
        />
      )}
    </ChartCard>
  );
}

function Parts({ selected: { performance, ...parts } }: { selected: Selected }) {
  const channels = parts.by_channel.map(({ channel, ...part }) => ({
    hashcode: channel,
    title: words.channels[channel],
    ...part,
  }));
  const merchandise = parts.by_merchandise.map(({ pieces, ...part }) => ({ ...part, tickets: pieces }));
  const sections = [
    { title: words.byType, of: parts.by_type },
    { title: words.byGroup, of: parts.by_group },
    { title: words.byChannel, of: channels },
    { title: words.merchandise, of: merchandise, unit: words.pieces, list: listHref('merchandiseLines') },
  ].filter(({ of }) => of.length > 0);
  return (
    <Card title={words.by}>
      {sections.length === 0 && <p className={styles.note}>{words.noneSold}</p>}
      {sections.map(({ title, of, unit = words.tickets, list }) => (
        <section key={title} aria-label={`${title}: ${performance.title}`}>
          <h3>{title}</h3>
          <LinkedBars
            label={title}
            bars={of.map(({ hashcode, title: name, tickets, income, currency }) => ({
              key: `${hashcode} ${currency}`,
              name,
              detail: formatMoney({ amount: income, currency }, 'short'),
              parts: [{ name: unit, value: tickets, tone: 'primary' as const }],
              text: formatNumber(tickets),
            }))}
          />
          {list && <Link to={list}>{words.toMerchandise}</Link>}
        </section>
      ))}
    </Card>
  );
}
