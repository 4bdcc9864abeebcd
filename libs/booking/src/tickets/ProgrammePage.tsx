import { queries } from '@callboard/api-client/sale';
import type { SalePerformance } from '@callboard/api-contract/booking';
import { SaleSteps } from '../sale/SaleSteps';
import { EmptyState } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Field, SearchBox, SegmentedControl, Select } from '@callboard/ui-kit/inputs';
import { lazy, Suspense, useState } from 'react';
import { PerformanceCard } from './PerformanceCard';
import { ProblemNote } from './ProblemNote';
import { frameOptions } from './ticketAddress';
import styles from './tickets.module.css';
import { ticketsMessages as words } from './ticketsMessages';

const ProgrammeCalendar = lazy(async () => ({
  default: (await import('./ProgrammeCalendar')).ProgrammeCalendar,
}));

/** From as many performances on, a search saves time. */
const many = 4;

/** The performances that are or will be on sale, as a list or by month. */
export function ProgrammePage() {
  const { event } = frameOptions();
  const { data, problem, refetch } = queries.saleProgramme.useQuery(event === undefined ? {} : { event });
  const [search, setSearch] = useState('');
  const [region, setRegion] = useState('');
  const [view, setView] = useState<'list' | 'calendar'>('list');
  if (!data && problem?.kind === 'missing')
    // A tenant without ticketing has no programme at all.
    return (
      <EmptyState title={words.notSold} icon="ticket">
        {words.notSoldText}
      </EmptyState>
    );
  if (!data) {
    return problem ? (
      <ProblemNote problem={problem} onRetry={refetch} />
    ) : (
      <Skeleton variant="rows" lines={6} />
    );
  }
  const regions = [...new Set(data.performances.flatMap((one) => one.region ?? []))].sort();
  const shown = data.performances.filter((one) => isFound(one, search, region));
  return (
    <>
      <SaleSteps current="performance" />
      <div className={styles.filters}>
        {data.performances.length >= many && (
          <SearchBox label={words.search} value={search} onValueChange={setSearch} />
        )}
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
        {data.performances.length > 0 && (
          <SegmentedControl
            label={words.view}
            value={view}
            segments={[
              { value: 'list', label: words.list, icon: 'list' },
              { value: 'calendar', label: words.calendar, icon: 'calendar' },
            ]}
            onValueChange={setView}
          />
        )}
      </div>
      <Performances performances={shown} view={view} />
    </>
  );
}

function Performances({
  performances,
  view,
}: {
  performances: readonly SalePerformance[];
  view: 'list' | 'calendar';
}) {
  if (performances.length === 0)
    return (
      <EmptyState title={words.none} icon="ticket">
        {words.noneText}
      </EmptyState>
    );
  if (view === 'calendar')
    return (
      <Suspense fallback={<Skeleton variant="block" />}>
        <ProgrammeCalendar performances={performances} />
      </Suspense>
    );
  return (
    <ul className={styles.programme}>
      {performances.map((performance) => (
        <li key={performance.hashcode}>
          <PerformanceCard performance={performance} />
        </li>
      ))}
    </ul>
  );
}

function isFound(
  { name, event, venue, city, region }: SalePerformance,
  search: string,
  wanted: string,
): boolean {
  const text = [name, event, venue, city, region].join(' ').toLowerCase();
  return (wanted === '' || region === wanted) && text.includes(search.trim().toLowerCase());
}
