import { filterKindOf } from '@callboard/api-contract';
import { DateInput, TextInput } from '@callboard/ui-kit';
import { filterMessages } from '../filterMessages';
import { filterValue, withValue } from '../filterEdits';
import type { FilterControlProps } from '../FilterPanel';
import styles from '../list.module.css';
import { SettlingInput } from './SettlingInput';

/** The filter kinds number-range and date-range: from, to, or both. */
export function RangeFilter({ name, field, label, filters, onChange }: FilterControlProps) {
  const isDate = filterKindOf(field) === 'date-range';
  const Input = isDate ? DateInput : NumberInput;
  return (
    <fieldset className={styles.filter} data-wide={isDate || undefined}>
      <legend className={styles.filterLabel}>{label}</legend>
      <div className={styles.range}>
        <SettlingInput
          as={Input}
          label={filterMessages.fieldFrom(label)}
          placeholder={filterMessages.from}
          value={filterValue(filters, name, 'gte')}
          onSettle={(value) => onChange(withValue(filters, name, 'gte', value))}
        />
        <span aria-hidden>–</span>
        <SettlingInput
          as={Input}
          label={filterMessages.fieldTo(label)}
          placeholder={filterMessages.to}
          value={filterValue(filters, name, 'lte')}
          onSettle={(value) => onChange(withValue(filters, name, 'lte', value))}
        />
      </div>
    </fieldset>
  );
}

function NumberInput(props: Parameters<typeof TextInput>[0]) {
  return <TextInput {...props} type="number" inputMode="numeric" step={1} />;
}
