import {
  kindOf,
  canReadField,
  type Collection,
  type Field,
  type Operator,
  type ActorRoles,
} from '@callboard/api-contract';
import {
  builtInFields,
  fieldNamed,
  isSortable,
  operatorsOf,
  parseFilterKey,
  parseGrouping,
  type ListFilter,
} from '@callboard/api-contract/lists';
import { filterNamed, readableFilter } from '@callboard/api-contract/tags';
import { isDay } from '../calendar/days';

/** How close the rows of a list are. */
export type Density = 'comfortable' | 'compact';

/** The state of a list, as stored in the URL and in a saved view. */
export interface ListState {
  search: string;
  /** Field names, `-` before one for descending; empty for the collection's own order. */
  ordering: readonly string[];
  filters: readonly ListFilter[];
  /** Only what is of this season or a later one, whichever year it is read in; only where the collection has seasons. */
  isOfSeason: boolean;
  /** The names of the columns; undefined for the collection's own. */
  columns: readonly string[] | undefined;
  /** Grouping of the rows, as `groupingText` writes it; undefined for rows without sections. */
  group: string | undefined;
  density: Density;
}

const ownKeys = ['search', 'ordering', 'columns', 'group', 'density'] as const;
const maxLengthOfSearch = 200;

/**
 * Reads a list's state from a URL. Fields that the collection does not have, or the user cannot see, are ignored, so
 * that an old bookmark still opens.
 */
export function readListState(params: URLSearchParams, collection: Collection, roles: ActorRoles): ListState {
  const filters: ListFilter[] = [];
  for (const [key, text] of params) {
    const filter = toFilter(key, text, collection, roles);
    if (filter) filters.push(filter);
  }
  const columns = params.get('columns');
  return {
    search: (params.get('search') ?? '').slice(0, maxLengthOfSearch),
    ordering: split(params.get('ordering')).filter((name) => isOrdering(name, collection, roles)),
    filters,
    isOfSeason: hasSeasons(collection) && params.get('when') === 'season',
    columns:
      columns === null ? undefined : split(columns).filter((name) => isReadable(name, collection, roles)),
    // A collection can have a field `group`, whose filter stands there too: the name of a field is no hashcode.
    group: params.getAll('group').find((written) => parseGrouping(written, collection, roles) !== null),
    density: params.get('density') === 'compact' ? 'compact' : 'comfortable',
  };
}

/** Checks whether its records come again with each season, so that a list of them can show those of this one. */
export function hasSeasons({ opensOn }: Pick<Collection, 'opensOn'>): boolean {
  return typeof opensOn === 'object';
}

/** Reads a list's state from the URL of its page, which opens on this season where the URL names nothing else. */
export function readPageState(params: URLSearchParams, collection: Collection, roles: ActorRoles): ListState {
  const state = readListState(params, collection, roles);
  if (params.has('when')) return state;
  return { ...state, isOfSeason: opensOnSeason(params, state, collection) };
}

/** Writes a list's state to the query of its page, which names the season where it shows another one than it opens on. */
export function writePageState(
  state: ListState,
  params: URLSearchParams,
  collection: Collection,
): URLSearchParams {
  const next = writeListState(state, params, collection);
  if (!hasSeasons(collection)) return next;
  next.delete('when');
  if (opensOnSeason(next, state, collection) !== state.isOfSeason)
    next.set('when', state.isOfSeason ? 'season' : 'all');
  return next;
}

/** A link to what is searched for or filtered by shows it of any season, and a calendar shows the days that it is turned to. */
function opensOnSeason(
  params: URLSearchParams,
  { search, filters }: ListState,
  collection: Collection,
): boolean {
  const isNarrowed = search !== '' || filters.length > 0;
  return hasSeasons(collection) && !isNarrowed && params.get('as') !== 'calendar';
}

/** The filter by the season of a day: the year of the reader. Undefined where the collection has no seasons. */
export function seasonFilter({ opensOn, fields }: Collection, today: string): ListFilter | undefined {
  if (typeof opensOn !== 'object') return undefined;
  const year = today.slice(0, 4);
  const kind = fields[opensOn.season]?.kind;
  if (kind === 'integer') return { field: opensOn.season, operator: 'gte', value: year };
  const operator = kind === 'reference' ? 'since' : 'gte';
  return { field: opensOn.season, operator, value: `${year}-01-01` };
}

/**
 * The parameters of a list's state that `readListState` would ignore: unknown ones, and those of fields that these roles cannot see.
 * A bookmark still opens with them, but no view is saved with them.
 */
export function unreadableKeys(params: URLSearchParams, collection: Collection, roles: ActorRoles): string[] {
  return [...params]
    .filter(([key, text]) => {
      if (key === 'search') return text.length > maxLengthOfSearch;
      if (key === 'ordering') return !split(text).every((name) => isOrdering(name, collection, roles));
      if (key === 'columns') return !split(text).every((name) => isReadable(name, collection, roles));
      if (key === 'when' && hasSeasons(collection)) return text !== 'season';
      if (key === 'density') return text !== 'compact';
      if (key === 'group' && parseGrouping(text, collection, roles)) return false;
      return !toFilter(key, text, collection, roles);
    })
    .map(([key]) => key);
}

/** The text of a list's state: the query of its URL, without what other parts of the page keep there. */
export function listStateText(state: ListState, collection: Collection): string {
  return writeListState(state, new URLSearchParams(), collection).toString();
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
  if (state.isOfSeason) next.set('when', 'season');
  if (state.ordering.length > 0) next.set('ordering', state.ordering.join(','));
  if (state.columns) next.set('columns', state.columns.join(','));
  if (state.group) next.append('group', state.group);
  if (state.density === 'compact') next.set('density', state.density);
  return next;
}

function isOwnKey(key: string, collection: Collection): boolean {
  if (ownKeys.some((own) => own === key) || (key === 'when' && hasSeasons(collection))) return true;
  const parsed = parseFilterKey(key);
  return parsed !== null && filterNamed(collection, parsed.field) !== undefined;
}

function toFilter(
  key: string,
  text: string,
  collection: Collection,
  roles: ActorRoles,
): ListFilter | undefined {
  const parsed = parseFilterKey(key);
  const field = parsed && readableFilter(collection, parsed.field, roles);
  if (!field) return undefined;
  if (!operatorsOf(field).includes(parsed.operator)) return undefined;
  const value = parsed.operator === 'in' ? split(text) : text;
  const values = typeof value === 'string' ? [value] : value;
  if (values.length === 0 || !values.every((each) => isValue(each, field, parsed.operator))) return undefined;
  return { ...parsed, value };
}

function isValue(text: string, field: Field, operator: Operator): boolean {
  if (operator === 'isnull') return text === 'true' || text === 'false';
  // The URL has a day where the server compares instants.
  if (field.kind === 'datetime' || operator === 'since') return isDay(text);
  return text !== '' && kindOf(field).parseFilter(text, field).ok;
}

function isOrdering(name: string, collection: Collection, roles: ActorRoles): boolean {
  const field = fieldNamed(collection, name.replace(/^-/, ''));
  return field !== undefined && isSortable(field) && canReadField(collection, name.replace(/^-/, ''), roles);
}

function isReadable(name: string, collection: Collection, roles: ActorRoles): boolean {
  const field = fieldNamed(collection, name);
  return field !== undefined && canReadField(collection, name, roles);
}

function split(text: string | null): string[] {
  return (text ?? '').split(',').filter(Boolean);
}

/** Fields that a list can show besides the collection's own. */
export const builtInColumns: readonly string[] = Object.keys(builtInFields).filter(
  (name) => name !== 'hashcode',
);
