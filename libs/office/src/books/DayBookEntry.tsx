import { isCollectionName } from '@callboard/api-contract/collections';
import type { BookedEntry } from '@callboard/api-contract/finance';
import { reversalRefusal } from '@callboard/domain/finance';
import { formatDay } from '@callboard/ui-kit/dates';
import { StatusBadge } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { Link } from 'react-router';
import { recordHref } from '@callboard/records/screen';
import { BookTable, type BookColumn } from './BookTable';
import { bookMessages as words } from './bookMessages';
import styles from './books.module.css';

export interface DayBookEntryProps {
  entry: BookedEntry;
  onReverse: () => void;
}

type Line = BookedEntry['lines'][number] & { currency: string };

/** Read while rendering: the labels follow the language. */
const columnsOf = (): readonly BookColumn<Line>[] => [
  { label: words.account, text: ({ account }) => `${account.code} ${account.name}` },
  { label: words.debit, amount: ({ debit }) => debit },
  { label: words.credit, amount: ({ credit }) => credit },
];

/** An entry with its lines, what it came from, and whether it is reversed. */
export function DayBookEntry({ entry, onReverse }: DayBookEntryProps) {
  const { text, booked_on, currency, event, reason, lines, reverses, reversed_by } = entry;
  const day = formatDay(booked_on);
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <h3 className={styles.title}>{text}</h3>
        {reversed_by !== null && <StatusBadge label={words.isReversed} tone="amber" />}
        {reverses !== null && <StatusBadge label={words.isReversal} tone="gray" />}
        {reversalRefusal(entry) === null && (
          <Button size="small" aria-label={`${words.reverse}: ${text}, ${day}`} onClick={onReverse}>
            {words.reverse}
          </Button>
        )}
      </div>
      <div className={styles.facts}>
        <span>{day}</span>
        {event && <Link to={recordHref('events', event.hashcode)}>{event.title}</Link>}
        <Source source={entry.source} />
        {reason !== null && <span>{reason}</span>}
      </div>
      <BookTable
        label={`${text}, ${day}`}
        columns={columnsOf()}
        rows={lines.map((line) => ({ ...line, currency }))}
        keyOf={({ hashcode }) => hashcode}
        hasSums
      />
    </li>
  );
}

function Source({ source }: Pick<BookedEntry, 'source'>) {
  if (source === null || !isCollectionName(source.collection)) return null;
  if (source.title === null) return <span>{words.sourceGone}</span>;
  return <Link to={recordHref(source.collection, source.hashcode)}>{source.title}</Link>;
}
