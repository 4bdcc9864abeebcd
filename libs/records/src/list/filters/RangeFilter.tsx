import { filterKindOf } from '@callboard/api-contract';
import { say } from '@callboard/language';
import { TextInput } from '@callboard/ui-kit/inputs';
import { filterMessages } from '../filterMessages';
import { filterValue, withValue } from '../filterEdits';
import type { FilterControlProps } from '../FilterPanel';
import styles from '../list.module.css';
import { rangeEntryOf } from './rangeEntry';
import { ResolvedDate } from './ResolvedDate';
import { DebouncedInput } from './DebouncedInput';

/** The control of the filter kinds number-range and date-range: from, to, or both. */
export function RangeFilter({ name, field, currency, label, filters, onChange }: FilterControlProps) {
  const entry = rangeEntryOf(field, currency);
  const isDate = filterKindOf(field) === 'date-range';
  const ends = [
    { operator: 'gte', label: filterMessages.fieldFrom(label), placeholder: filterMessages.from },
    { operator: 'lte', label: filterMessages.fieldTo(label), placeholder: filterMessages.to },
  ] as const;
  const [from, to] = ends.map(({ operator, ...words }) => {
    const shared = {
      value: filterValue(filters, name, operator),
      onCommit: (value: string) => onChange(withValue(filters, name, operator, value)),
    };
    if (isDate) return <ResolvedDate {...shared} label={words.label} />;
    if (!entry) return <DebouncedInput {...shared} {...words} as={NumberInput} />;
    return (
      <DebouncedInput
        as={TextInput}
        label={words.label}
        placeholder={entry.example ?? words.placeholder}
        value={entry.show(shared.value)}
        read={entry.read}
        error={say(entry.error)}
        onCommit={shared.onCommit}
      />
    );
  });
  return (
    <fieldset className={styles.filter} data-wide={isDate || undefined}>
      <legend className={styles.filterLabel}>{label}</legend>
      <div className={styles.range}>
        <EndName>{filterMessages.from}</EndName>
        {from}
        <span className={styles.dash} aria-hidden>
          –
        </span>
        <EndName>{filterMessages.to}</EndName>
        {to}
      </div>
    </fieldset>
  );
}

/** A visual label where the inputs are stacked; each control has a longer accessible name. */
function EndName({ children }: { children: string }) {
  return (
    <span className={styles.endName} aria-hidden>
      {children}
    </span>
  );
}

function NumberInput(props: Parameters<typeof TextInput>[0]) {
  return <TextInput {...props} type="number" inputMode="numeric" step={1} />;
}
