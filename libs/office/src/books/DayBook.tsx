import { queries } from '@callboard/api-client/actions';
import { collectionNamed } from '@callboard/api-contract/collections';
import { zoneName } from '@callboard/domain/calendar';
import type { BookedEntry } from '@callboard/api-contract/finance';
import { RecordPicker } from '@callboard/pickers';
import { counted } from '@callboard/tenant';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { formatDay } from '@callboard/ui-kit/dates';
import { Button, Skeleton } from '@callboard/ui-kit/elements';
import { Field, SearchBox } from '@callboard/ui-kit/inputs';
import { useState } from 'react';
import { DayBookEntry } from './DayBookEntry';
import { ExportButton, type BookColumn } from './BookTable';
import { bookMessages as words } from './bookMessages';
import styles from './books.module.css';
import { PeriodFields } from './PeriodFields';
import { ReverseDialog } from './ReverseDialog';
import { useBookTerms } from './useBookTerms';

type FileRow = BookedEntry['lines'][number] & { entry: BookedEntry; currency: string };

/** Read while rendering: the labels follow the language. */
const columnsOf = (): readonly BookColumn<FileRow>[] => [
  { label: words.bookedOn, text: ({ entry }) => entry.booked_on },
  { label: words.text, text: ({ entry }) => entry.text },
  { label: words.account, text: ({ account }) => `${account.code} ${account.name}` },
  { label: words.debit, amount: ({ debit }) => debit },
  { label: words.credit, amount: ({ credit }) => credit },
  { label: words.event, text: ({ entry }) => entry.event?.title ?? '' },
  { label: words.source, text: ({ entry }) => entry.source?.title ?? '' },
  { label: words.reason, text: ({ entry }) => entry.reason ?? '' },
];

/** The entries of the books by day, account and text, with the lines of each. */
export function DayBook() {
  const { term, set } = useBookTerms();
  const { label } = collectionNamed('accountingEntries');
  const [from, to, account, text, after] = [
    term('from'),
    term('to'),
    term('account'),
    term('text'),
    term('after'),
  ];
  const { data, problem, isLoading, refetch } = queries.dayBook.useQuery({
    from,
    to,
    account,
    search: text,
    after,
  });
  const [reversing, setReversing] = useState<BookedEntry | null>(null);
  const isFiltered = [from, to, account, text].some((given) => given !== undefined);
  return (
    <>
      <div className={styles.tools}>
        <PeriodFields />
        <Field label={words.account} description={words.allAccounts}>
          <RecordPicker
            collection="bookkeepingAccounts"
            canAdd={false}
            value={account ?? null}
            onChange={(selected) => set('account', selected?.hashcode ?? null)}
          />
        </Field>
        <SearchBox label={words.search} value={text ?? ''} onValueChange={(value) => set('text', value)} />
        {data && (
          <ExportButton
            name={words.day}
            columns={columnsOf()}
            rows={data.entries.flatMap((entry) =>
              entry.lines.map((line) => ({ ...line, entry, currency: entry.currency })),
            )}
          />
        )}
      </div>
      <QueryView
        query={{ value: data, problem, isLoading, retry: refetch }}
        loading={<Skeleton lines={10} />}
        isEmpty={({ entries }) => entries.length === 0}
        empty={
          <EmptyState icon="list" title={words.noEntries}>
            {isFiltered ? words.noMatches : words.noEntriesText}
          </EmptyState>
        }
      >
        {({ entries, count, next, zone, today }) => (
          <>
            <p className={styles.note}>
              {counted(count, label)} · {words.zone(zoneName(zone, `${today}T12:00:00Z`))}
            </p>
            <ul className={styles.entries} aria-label={words.day}>
              {entries.map((entry) => (
                <DayBookEntry key={entry.hashcode} entry={entry} onReverse={() => setReversing(entry)} />
              ))}
            </ul>
            <div className={styles.tools}>
              {after !== undefined && <Button onClick={() => set('after', null)}>{words.newer}</Button>}
              {next !== null && <Button onClick={() => set('after', next)}>{words.older}</Button>}
            </div>
          </>
        )}
      </QueryView>
      {reversing && (
        <ReverseDialog
          entry={reversing}
          day={formatDay(reversing.booked_on)}
          onClose={() => setReversing(null)}
        />
      )}
    </>
  );
}
