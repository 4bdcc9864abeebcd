import { queries } from '@callboard/api-client/actions';
import type { SalePerformance } from '@callboard/api-contract/sale';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { formatInstant } from '@callboard/ui-kit/dates';
import { buttonVariant, Skeleton } from '@callboard/ui-kit/elements';
import { Field, Select } from '@callboard/ui-kit/inputs';
import { Page, PageHeader } from '@callboard/ui-kit/layout';
import { Tabs } from '@callboard/ui-kit/navigation';
import { Link, useSearchParams } from 'react-router';
import { listHref } from '../dashboard/listHref';
import styles from './boxOffice.module.css';
import { FindOrders } from './FindOrders';
import { officeMessages as words } from './officeMessages';
import { SellDesk } from './SellDesk';

/** Where staff sell tickets to people at the counter, and find what was sold. Performance and view are in the URL. */
export function Screen() {
  const { data, problem, isLoading, refetch } = queries.officePerformances.useQuery();
  return (
    <Page width="wide">
      <PageHeader title={words.title} />
      <QueryView
        query={{ value: data?.performances, problem, isLoading, retry: refetch }}
        loading={<Skeleton lines={8} />}
      >
        {(performances) => <Office performances={performances} />}
      </QueryView>
    </Page>
  );
}

function Office({ performances }: { performances: readonly SalePerformance[] }) {
  const [search, setSearch] = useSearchParams();
  const selected =
    performances.find(({ hashcode }) => hashcode === search.get('performance')) ?? performances[0];
  const view = search.get('view') === 'find' ? 'find' : 'sell';

  function set(key: string, value: string | null): void {
    const next = new URLSearchParams(search);
    if (value === null) next.delete(key);
    else next.set(key, value);
    setSearch(next, { replace: true });
  }

  return (
    <>
      {selected && (
        <div className={styles.performance}>
          <Field label={words.performance}>
            <Select
              placeholder={null}
              value={selected.hashcode}
              options={performances.map((each) => ({ value: each.hashcode, label: optionText(each) }))}
              onChange={({ currentTarget: { value } }) => set('performance', value)}
            />
          </Field>
        </div>
      )}
      <Tabs
        label={words.views}
        tabs={[
          { id: 'sell', label: words.sell },
          { id: 'find', label: words.find },
        ]}
        value={view}
        onValueChange={(id) => set('view', id === 'find' ? id : null)}
      >
        {view === 'find' && <FindOrders performance={selected?.hashcode} />}
        {view === 'sell' &&
          (selected ? (
            <SellDesk key={selected.hashcode} performance={selected.hashcode} />
          ) : (
            <EmptyState
              icon="ticket"
              title={words.noPerformances}
              action={
                <Link to={listHref('seatMaps')} {...buttonVariant({ variant: 'primary' })}>
                  {words.toSeatMaps}
                </Link>
              }
            >
              {words.noPerformancesText}
            </EmptyState>
          ))}
      </Tabs>
    </>
  );
}

function optionText({ name, starts_at, zone, free }: SalePerformance): string {
  return words.performanceOption(name, formatInstant(starts_at, zone), free);
}
