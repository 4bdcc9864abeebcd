import type { Field } from '@callboard/api-contract';
import { isSortable } from '@callboard/api-contract/lists';
import { Select } from '@callboard/ui-kit/inputs';
import type { ColumnSelection } from './columnsOf';
import { filterMessages } from './filterMessages';
import styles from './list.module.css';

export interface SortSelectProps {
  allColumns: readonly ColumnSelection[];
  labelOf: (field: Field) => string;
  /** The field by which the list is sorted now, with `-` before it for descending. */
  ordering: string;
  onChange: (ordering: string) => void;
}

/** Selects the order of a narrow list, which has no column headers. */
export function SortSelect({ allColumns, labelOf, ordering, onChange }: SortSelectProps) {
  const options = allColumns
    .filter(({ field }) => isSortable(field))
    .flatMap(({ name, field }) => [
      { value: name, label: labelOf(field) },
      { value: `-${name}`, label: filterMessages.lastFirst(labelOf(field)) },
    ]);
  // The first of several fields; the own order of a collection can be one that no field has.
  const [first = ''] = ordering.split(',');
  const isListed = options.some(({ value }) => value === first);
  return (
    <fieldset className={styles.filter} data-narrow-only>
      <legend className={styles.filterLabel}>{filterMessages.sortBy}</legend>
      <Select
        aria-label={filterMessages.sortBy}
        options={options}
        placeholder={isListed ? null : undefined}
        value={isListed ? first : ''}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </fieldset>
  );
}
