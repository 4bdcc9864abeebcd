import {
  builtInFields,
  fieldNamed,
  isFilterable,
  isSortable,
  kindOf,
  canReadField,
  operatorsOf,
  parseFilterKey,
  type Collection,
  type Field,
  type ListFilter,
  type Operator,
  type Role,
} from '@callboard/api-contract';
import { isDay } from '@callboard/domain/calendar';

/** The state of a list, as stored in the URL. */
export interface ListState {
  search: string;
  /** Field names, `-` before one for descending; empty for the collection's own order. */
  ordering: readonly string[];
  filters: readonly ListFilter[];
  /** The names of the columns; undefined for the collection's own. */
  columns: readonly string[] | undefined;
}

const ownKeys = ['search', 'ordering', 'columns'] as const;

/**
 * Reads a list's state from a URL. Fields that the collection does not have, or the user cannot see, are ignored, so
 * that an old bookmark still opens.
 */
export function readListState(
  params: URLSearchParams,
  collection: Collection,
  roles: readonly Role[],
): ListState {
  const filters: ListFilter[] = [];
  for (const [key, text] of params) {
    const filter = toFilter(key, text, collection, roles);
    if (filter) filters.push(filter);
  }
  const columns = params.get('columns');
  return {
    search: (params.get('search') ?? '').slice(0, 200),
    ordering: split(params.get('ordering')).filter((name) => isOrdering(name, collection, roles)),
    filters,
    columns:
      columns === null ? undefined : split(columns).filter((name) => isReadable(name, collection, roles)),
  };
}

/** Writes a list's state to a query; parameters of other parts of the page are left unchanged. */
export function writeListState(
  state: ListState,
  params: URLSearchParams,
  collection: Collection,
): URLSearchParams {
  const next = new URLSearchParams();
  for (const [key, value] of params) if (!isOwnKey(key, collection)) next.append(key, value);
  if (state.search) next.set('search', state.search);
  for (const { field, operator, value } of state.filters) {
    next.append(
      operator === 'eq' ? field : `${field}__${operator}`,
      typeof value === 'string' ? value : value.join(','),
    );
  }
  if (state.ordering.length > 0) next.set('ordering', state.ordering.join(','));
  if (state.columns) next.set('columns', state.columns.join(','));
  return next;
}

function isOwnKey(key: string, collection: Collection): boolean {
  if (ownKeys.some((own) => own === key)) return true;
  const parsed = parseFilterKey(key);
  return parsed !== null && fieldNamed(collection, parsed.field) !== undefined;
}

function toFilter(
  key: string,
  text: string,
  collection: Collection,
  roles: readonly Role[],
): ListFilter | undefined {
  const parsed = parseFilterKey(key);
  const field = parsed && fieldNamed(collection, parsed.field);
  if (!field || !isFilterable(field) || !canReadField(field, roles)) return undefined;
  if (!operatorsOf(field).includes(parsed.operator)) return undefined;
  const value = parsed.operator === 'in' ? split(text) : text;
  const values = typeof value === 'string' ? [value] : value;
  if (values.length === 0 || !values.every((each) => isValue(each, field, parsed.operator))) return undefined;
  return { ...parsed, value };
}

function isValue(text: string, field: Field, operator: Operator): boolean {
  if (operator === 'isnull') return text === 'true' || text === 'false';
  // The URL has a day where the server compares instants.
  if (field.kind === 'datetime') return isDay(text);
  return text !== '' && kindOf(field).parseFilter(text, field).ok;
}

function isOrdering(name: string, collection: Collection, roles: readonly Role[]): boolean {
  const field = fieldNamed(collection, name.replace(/^-/, ''));
  return field !== undefined && isSortable(field) && canReadField(field, roles);
}

function isReadable(name: string, collection: Collection, roles: readonly Role[]): boolean {
  const field = fieldNamed(collection, name);
  return field !== undefined && canReadField(field, roles);
}

function split(text: string | null): string[] {
  return (text ?? '').split(',').filter(Boolean);
}

/** Fields that a list can show besides the collection's own. */
export const builtInColumns: readonly string[] = Object.keys(builtInFields).filter(
  (name) => name !== 'hashcode',
);
