import { readableFields, type Collection, type Field, type ActorRoles } from '@callboard/api-contract';
import { currencyOf, filterKindOf, isFilterable, type ListFilter } from '@callboard/api-contract/lists';
import { canReadTags, taggedField, taggedName } from '@callboard/api-contract/tags';
import type { ReactNode } from 'react';
import { DefaultFilter } from './filters/DefaultFilter';
import { RangeFilter } from './filters/RangeFilter';
import styles from './list.module.css';

export interface FilterPanelProps {
  collection: Collection;
  roles: ActorRoles;
  filters: readonly ListFilter[];
  /** Fields whose filters are fixed. */
  fixedFields: readonly string[];
  labelOf: (field: Field) => string;
  onChange: (filters: readonly ListFilter[]) => void;
  /** Content before the filters. */
  children?: ReactNode;
}

/** A control for each field that the list can be filtered by, by the filter kinds of clause 3.31. */
export function FilterPanel({
  collection,
  roles,
  filters,
  fixedFields,
  labelOf,
  onChange,
  children,
}: FilterPanelProps) {
  const fields = readableFields(collection, roles).filter(
    ([name, field]) => isFilterable(field) && !field.repeats && !fixedFields.includes(name),
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
      {canReadTags(roles) && (
        <DefaultFilter
          name={taggedName}
          field={taggedField}
          label={labelOf(taggedField)}
          filters={filters}
          onChange={onChange}
        />
      )}
    </div>
  );
}
