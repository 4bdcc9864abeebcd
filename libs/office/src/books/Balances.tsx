import { queries } from '@callboard/api-client/actions';
import type { AccountBalance } from '@callboard/api-contract/finance';
import { zoneName } from '@callboard/domain/calendar';
import { sumsOf, toSides } from '@callboard/domain/finance';
import { formatDay } from '@callboard/ui-kit/dates';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { BookTable, ExportButton, type BookColumn } from './BookTable';
import { bookMessages as words } from './bookMessages';
import styles from './books.module.css';
import { PeriodFields } from './PeriodFields';
import { useBookTerms } from './useBookTerms';

/** Read while rendering: the labels follow the language. */
const columnsOf = (): readonly BookColumn<AccountBalance>[] => [
  { label: words.account, text: ({ account }) => `${account.code} ${account.name}` },
  { label: words.debit, amount: (row) => toSides(row.debit - row.credit).debit },
  { label: words.credit, amount: (row) => toSides(row.debit - row.credit).credit },
];

/** The trial balance at the end of a day: what each account comes to, on one side. */
export function Balances() {
  const on = useBookTerms().term('to');
  const { data, problem, isLoading, refetch } = queries.trialBalance.useQuery({ on });
  return (
    <>
      <div className={styles.tools}>
        <PeriodFields isOneDay />
        {data && <ExportButton name={words.balances} columns={columnsOf()} rows={data.accounts} />}
      </div>
      <QueryView
        query={{ value: data, problem, isLoading, retry: refetch }}
        loading={<Skeleton lines={8} />}
        isEmpty={({ accounts }) => accounts.length === 0}
        empty={<EmptyState icon="list" title={words.noBalances} />}
      >
        {(value) => {
          const { debit, credit } = sumsOf(value.accounts);
          return (
            <>
              <p className={styles.note}>
                {formatDay(value.on)} · {words.zone(zoneName(value.zone, `${value.on}T12:00:00Z`))}
                {debit === credit && ` · ${words.isBalanced}`}
              </p>
              <BookTable
                label={words.balances}
                columns={columnsOf()}
                rows={value.accounts}
                keyOf={({ account, currency }) => `${account.hashcode} ${currency}`}
                hasSums
              />
            </>
          );
        }}
      </QueryView>
    </>
  );
}
