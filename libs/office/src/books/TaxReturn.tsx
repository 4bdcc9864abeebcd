import { queries } from '@callboard/api-client/actions';
import type { TaxSum } from '@callboard/api-contract/finance';
import { zoneName } from '@callboard/domain/calendar';
import { taxResidue } from '@callboard/domain/finance';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { BookTable, ExportButton, type BookColumn } from './BookTable';
import { bookMessages as words } from './bookMessages';
import styles from './books.module.css';
import { PeriodFields } from './PeriodFields';
import { useBookTerms } from './useBookTerms';

/** Read while rendering: the labels follow the language. */
const columnsOf = (): readonly BookColumn<TaxSum>[] => [
  { label: words.tax, text: ({ tax, rate }) => `${tax.title} ${rate} %` },
  { label: words.sales, amount: ({ sales }) => sales },
  { label: words.purchases, amount: ({ purchases }) => purchases },
  { label: words.taxDue, amount: ({ amount }) => amount },
  { label: words.residue, amount: taxResidue },
];

/** The tax of a period by its rates, and what of it comes from rounding. */
export function TaxReturn() {
  const { term } = useBookTerms();
  const { data, problem, isLoading, refetch } = queries.taxReturn.useQuery({
    from: term('from'),
    to: term('to'),
  });
  return (
    <>
      <div className={styles.tools}>
        <PeriodFields />
        {data && <ExportButton name={words.tax} columns={columnsOf()} rows={data.taxes} />}
      </div>
      <QueryView
        query={{ value: data, problem, isLoading, retry: refetch }}
        loading={<Skeleton lines={4} />}
        isEmpty={({ taxes }) => taxes.length === 0}
        empty={<EmptyState icon="list" title={words.noTaxes} />}
      >
        {({ taxes, to, zone }) => (
          <>
            <p className={styles.note}>
              {words.zone(zoneName(zone, `${to}T12:00:00Z`))} · {words.residueHint}
            </p>
            <BookTable
              label={words.tax}
              columns={columnsOf()}
              rows={taxes}
              keyOf={({ tax, rate, currency }) => `${tax.hashcode} ${rate} ${currency}`}
              hasSums
            />
          </>
        )}
      </QueryView>
    </>
  );
}
