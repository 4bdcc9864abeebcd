import { queries } from '@callboard/api-client/actions';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { buttonVariant, Skeleton } from '@callboard/ui-kit/elements';
import { Dropdown } from '@callboard/ui-kit/inputs';
import { Page, PageHeader } from '@callboard/ui-kit/layout';
import { Tabs } from '@callboard/ui-kit/navigation';
import { Link, useSearchParams } from 'react-router';
import { listHref } from '@callboard/records/screen';
import { FindOrders } from './FindOrders';
import { officeMessages as words } from './officeMessages';
import { performanceOptions } from './performanceOptions';
import { SellDesk } from './SellDesk';
import { shiftMessages } from '../shift/shiftMessages';
import { ShiftView } from '../shift/ShiftView';

const views = ['sell', 'find', 'shift'] as const;

/** Where staff sell tickets to people at the counter, and find what was sold. Performance and view are in the URL. */
export function Screen() {
  const { data, problem, isLoading, refetch } = queries.officePerformances.useQuery();
  const [search, setSearch] = useSearchParams();
  const performances = data?.performances ?? [];
  // The next one, unless another is selected.
  const selected =
    performances.find(({ hashcode }) => hashcode === search.get('performance')) ?? performances[0];
  const view = views.find((each) => each === search.get('view')) ?? 'sell';

  function set(key: string, value: string | null): void {
    const next = new URLSearchParams(search);
    if (value === null) next.delete(key);
    else next.set(key, value);
    setSearch(next, { replace: true });
  }

  return (
    <Page width="wide">
      <PageHeader
        title={words.title}
        actions={
          selected && (
            <Dropdown
              label={words.performance}
              options={performanceOptions(performances)}
              value={selected.hashcode}
              onValueChange={(hashcode) => set('performance', String(hashcode))}
              align="end"
            />
          )
        }
      />
      <QueryView query={{ value: data, problem, isLoading, retry: refetch }} loading={<Skeleton lines={8} />}>
        {() => (
          <Tabs
            label={words.views}
            tabs={[
              { id: 'sell', label: words.sell },
              { id: 'find', label: words.find },
              { id: 'shift', label: shiftMessages.tab },
            ]}
            value={view}
            onValueChange={(id) => set('view', id === 'sell' ? null : id)}
          >
            {view === 'find' && <FindOrders performance={selected?.hashcode} />}
            {view === 'shift' && <ShiftView />}
            {view === 'sell' && selected && (
              <SellDesk key={selected.hashcode} performance={selected.hashcode} />
            )}
            {view === 'sell' && !selected && <NothingOnSale />}
          </Tabs>
        )}
      </QueryView>
    </Page>
  );
}

function NothingOnSale() {
  return (
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
  );
}
