import type { SalePerformance } from '@callboard/api-contract/sale';
import { formatMoney } from '@callboard/domain/money';
import { formatInstant } from '@callboard/ui-kit/dates';
import { EmptyState } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Field, SearchBox, Select } from '@callboard/ui-kit/inputs';
import { Card } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { ProblemNote } from './ProblemNote';
import styles from './tickets.module.css';
import { openTicketPage, ticketAddress, type TicketPage } from './ticketAddress';
import { ticketsMessages as words } from './ticketsMessages';
import { useSaleQuery } from './useSaleQuery';

/** The performances that are or will be on sale. */
export function ProgrammePage() {
  const { data, problem, refresh } = useSaleQuery('saleProgramme', '{}');
  const [search, setSearch] = useState('');
  const [region, setRegion] = useState('');
  if (problem) return <ProblemNote problem={problem} onRetry={refresh} />;
  if (!data) return <Skeleton variant="rows" lines={6} />;
  const regions = [...new Set(data.performances.flatMap((one) => one.region ?? []))].sort();
  const shown = data.performances.filter((one) => isFound(one, search, region));
  return (
    <>
      <div className={styles.filters}>
        <SearchBox label={words.search} value={search} onValueChange={setSearch} />
        {regions.length > 1 && (
          <Field label={words.region} isLabelHidden>
            <Select
              placeholder={words.allRegions}
              value={region}
              options={regions.map((value) => ({ value, label: value }))}
              onChange={({ currentTarget: { value } }) => setRegion(value)}
            />
          </Field>
        )}
      </div>
      {shown.length === 0 && (
        <EmptyState title={words.none} icon="ticket">
          {words.noneText}
        </EmptyState>
      )}
      <ul className={styles.programme}>
        {shown.map((performance) => (
          <li key={performance.hashcode}>
            <PerformanceCard performance={performance} />
          </li>
        ))}
      </ul>
    </>
  );
}

function PerformanceCard({ performance }: { performance: SalePerformance }) {
  const { name, event, starts_at, zone, venue, city, picture, sale } = performance;
  const to: TicketPage = { page: 'performance', performance: performance.hashcode, step: 'seats' };
  const label = sale === 'open' ? words.open : words.waitFor;
  return (
    <Card title={name}>
      {picture !== null && <img className={styles.poster} src={picture} alt="" loading="lazy" />}
      {event !== null && event !== name && <p>{event}</p>}
      <p>{formatInstant(starts_at, zone)}</p>
      <p>{[venue, city].filter(Boolean).join(', ')}</p>
      <p>{saleText(performance)}</p>
      {(sale === 'open' || sale === 'sold_out') && (
        <a
          className={styles.buy}
          href={ticketAddress(to)}
          aria-label={`${label}: ${name}`}
          onClick={(click) => {
            if (click.metaKey || click.ctrlKey || click.shiftKey) return;
            click.preventDefault();
            openTicketPage(to);
          }}
        >
          {label}
        </a>
      )}
    </Card>
  );
}

function saleText({ sale, sale_opens, from_price, currency, zone }: SalePerformance): string {
  if (sale === 'sold_out') return words.soldOut;
  if (sale === 'coming' && sale_opens !== null) return words.coming(formatInstant(sale_opens, zone));
  if (sale !== 'open') return words.closed;
  return from_price === null ? '' : words.from(formatMoney({ amount: from_price, currency }));
}

function isFound(
  { name, event, venue, city, region }: SalePerformance,
  search: string,
  wanted: string,
): boolean {
  const text = [name, event, venue, city, region].join(' ').toLowerCase();
  return (wanted === '' || region === wanted) && text.includes(search.trim().toLowerCase());
}
