import { queries } from '@callboard/api-client/actions';
import type { Settlement } from '@callboard/api-contract/finance';
import { formatDay } from '@callboard/ui-kit/dates';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Link } from 'react-router';
import { recordHref } from '@callboard/records/screen';
import { BookTable, ExportButton, type BookColumn } from './BookTable';
import { bookMessages as words } from './bookMessages';
import styles from './books.module.css';

/** Read while rendering: the labels follow the language. */
const columnsOf = (): readonly BookColumn<Settlement>[] => [
  {
    label: words.event,
    text: ({ event }) => event.title,
    show: ({ event, starts_on }) => (
      <>
        <Link to={recordHref('events', event.hashcode)}>{event.title}</Link> {formatDay(starts_on)}
      </>
    ),
  },
  { label: words.income, amount: ({ income }) => income },
  { label: words.merchandise, amount: ({ merchandise }) => merchandise },
  { label: words.credited, amount: ({ credited }) => credited },
  { label: words.tax, amount: ({ tax }) => tax },
  { label: words.costs, amount: ({ costs }) => costs },
  { label: words.received, amount: ({ received }) => received },
  { label: words.owed, amount: ({ owed }) => owed },
  { label: words.toRefund, amount: ({ to_refund }) => to_refund },
];

/** Income and cost of each event by the books. */
export function Settlements() {
  const { data, problem, isLoading, refetch } = queries.settlements.useQuery({});
  return (
    <>
      {data && (
        <div className={styles.tools}>
          <ExportButton name={words.events} columns={columnsOf()} rows={data.events} />
        </div>
      )}
      <QueryView
        query={{ value: data, problem, isLoading, retry: refetch }}
        loading={<Skeleton lines={8} />}
        isEmpty={({ events }) => events.length === 0}
        empty={<EmptyState icon="list" title={words.noSettlements} />}
      >
        {({ events }) => (
          <BookTable
            label={words.events}
            columns={columnsOf()}
            rows={events}
            keyOf={({ event, currency }) => `${event.hashcode} ${currency}`}
            hasSums
          />
        )}
      </QueryView>
    </>
  );
}
