import {
  currencyOf,
  filterKindOf,
  isFilterable,
  readableFields,
  type Collection,
  type Field,
  type ListFilter,
  type Role,
} from '@callboard/api-contract';
import type { ReactNode } from 'react';
import { DefaultFilter } from './filters/DefaultFilter';
import { RangeFilter } from './filters/RangeFilter';
import styles from './list.module.css';

export interface FilterPanelProps {
  collection: Collection;
  roles: readonly Role[];
  filters: readonly ListFilter[];
  /** Fields that the place of the list has already settled. */
  settled: readonly string[];
  labelOf: (field: Field) => string;
  onChange: (filters: readonly ListFilter[]) => void;
  /** Before the filters. */
  children?: ReactNode;
}

/** What one filter control works on. */
export interface FilterControlProps {
  name: string;
  field: Field;
  /** What the amounts of a field of money are in. */
  currency?: string | undefined;
  label: string;
  filters: readonly ListFilter[];
  onChange: (filters: readonly ListFilter[]) => void;
}

/** A control for each field that the list can be filtered by, by the filter kinds of clause 3.31. */
export function FilterPanel({
  collection,
  roles,
  filters,
  settled,
  labelOf,
  onChange,
  children,
}: FilterPanelProps) {
  const fields = readableFields(collection, roles).filter(
    ([name, field]) => isFilterable(field) && !settled.includes(name),
  );
  return (
    <div className={styles.filterGrid}>
      {children}
      {fields.map(([name, field]) => {
        const Control = filterKindOf(field) === 'default' ? DefaultFilter : RangeFilter;
        return (
          <Control
            key={name}
            name={name}
            field={field}
            currency={currencyOf(collection, field)}
            label={labelOf(field)}
            filters={filters}
            onChange={onChange}
          />
        );
      })}
    </div>
  );
}
