import { filterKindOf } from '@callboard/api-contract/lists';
import { translate } from '@callboard/language';
import { TextInput } from '@callboard/ui-kit/inputs';
import { filterMessages } from '../filterMessages';
import { filterValue, withValue } from '../filterEdits';
import type { FilterControlProps } from './FilterControlProps';
import styles from '../list.module.css';
import { rangeEntryOf } from './rangeEntry';
import { DayRange } from './DayRange';
import { DebouncedInput } from './DebouncedInput';

/** The control of the filter kinds number-range and date-range: from, to, or both. */
export function RangeFilter(props: FilterControlProps) {
  const { name, field, label, filters, onChange } = props;
  if (filterKindOf(field) !== 'date-range') return <NumberRange {...props} />;
  return (
    <div className={styles.filter} data-wide>
      <DayRange
        label={label}
        range={{
          start: filterValue(filters, name, 'gte') || null,
          end: filterValue(filters, name, 'lte') || null,
        }}
        onCommit={({ start, end }) =>
          onChange(withValue(withValue(filters, name, 'gte', start ?? ''), name, 'lte', end ?? ''))
        }
      />
    </div>
  );
}

function NumberRange({ name, field, currency, label, filters, onChange }: FilterControlProps) {
  const entry = rangeEntryOf(field, currency);
  const ends = [
    { operator: 'gte', label: filterMessages.fieldFrom(label), placeholder: filterMessages.from },
    { operator: 'lte', label: filterMessages.fieldTo(label), placeholder: filterMessages.to },
  ] as const;
  const [from, to] = ends.map(({ operator, ...words }) => (
    <DebouncedInput
      as={TextInput}
      label={words.label}
      placeholder={entry.example ?? words.placeholder}
      value={entry.show(filterValue(filters, name, operator))}
      read={entry.read}
      error={translate(entry.error)}
      onCommit={(value) => onChange(withValue(filters, name, operator, value))}
    />
  ));
  return (
    <fieldset className={styles.filter}>
      <legend className={styles.filterLabel}>{label}</legend>
      <div className={styles.range}>
        {from}
        <span className={styles.dash} aria-hidden>
          –
        </span>
        {to}
      </div>
    </fieldset>
  );
}
