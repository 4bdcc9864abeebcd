import type { Operator } from '@callboard/api-contract';
import type { ListFilter } from '@callboard/api-contract/lists';

/** The value of the one filter of a field and operator; '' when there is none. */
export function filterValue(filters: readonly ListFilter[], field: string, operator: Operator): string {
  const found = filters.find((filter) => filter.field === field && filter.operator === operator);
  return typeof found?.value === 'string' ? found.value : '';
}

/** The values of a field that is filtered by equality, one or several. */
export function filterSelections(filters: readonly ListFilter[], field: string): readonly string[] {
  return filters.flatMap((filter) => {
    if (filter.field !== field || (filter.operator !== 'eq' && filter.operator !== 'in')) return [];
    return typeof filter.value === 'string' ? [filter.value] : filter.value;
  });
}

/** Sets one condition of the filters, or removes it if the value is ''. */
export function withValue(
  filters: readonly ListFilter[],
  field: string,
  operator: Operator,
  value: string,
): readonly ListFilter[] {
  const rest = filters.filter((filter) => filter.field !== field || filter.operator !== operator);
  return value === '' ? rest : [...rest, { field, operator, value }];
}

/** Sets the filter of a field to any of these values; an empty list removes it. */
export function withOptions(
  filters: readonly ListFilter[],
  field: string,
  values: readonly string[],
): readonly ListFilter[] {
  const rest = filters.filter(
    (filter) => filter.field !== field || (filter.operator !== 'eq' && filter.operator !== 'in'),
  );
  const [first, ...more] = values;
  if (first === undefined) return rest;
  return [
    ...rest,
    more.length === 0 ? { field, operator: 'eq', value: first } : { field, operator: 'in', value: values },
  ];
}
