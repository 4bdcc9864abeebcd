import {
  limits,
  canReadField,
  readableFields,
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
  orderingKeys,
  parseFilterKey,
  type OrderingKey,
} from '@callboard/api-contract/lists';
import { readableFilter } from '@callboard/api-contract/tags';
import { sentences } from '@callboard/api-contract/sentences';
import { invalid, type Message } from '../problems';
import { parseFilterValue } from './filterValue';
import { searchWords } from './searchPattern';

/** One condition, its value parsed. */
export interface Filter {
  name: string;
  field: Field;
  operator: Operator;
  value: unknown;
}

/** The request for a list, checked against what the reader can see. */
export interface ListRequest {
  filters: readonly Filter[];
  /** Every word must be found. */
  search: readonly string[];
  ordering: readonly OrderingKey[];
  /** A search without an order of its own: what its words fit best comes first, by its title. */
  isRanked: boolean;
  fields: readonly string[] | undefined;
  isPaginated: boolean;
  page: number;
  pageSize: number;
}

type Query = Readonly<Record<string, unknown>>;
type Problems = Record<string, Message[]>;

const maxSearchWords = 6;
const maxOrderingKeys = 4;
const maxPage = 10_000_000;
const reserved = ['search', 'paginate', 'page_size', 'page', 'ordering', 'fields', 'additional_fields'];

/** Reads the query of a list. What it does not know, or the reader cannot see, is a 400 that names it. */
export function parseListRequest(collection: Collection, roles: ActorRoles, query: Query): ListRequest {
  const problems: Problems = {};
  const text = (key: string): string | undefined => {
    const given = query[key];
    if (given === undefined || typeof given === 'string') return given;
    problems[key] = [sentences.givenOnce()];
    return undefined;
  };
  const request: ListRequest = {
    filters: parseFilters(collection, roles, query, problems),
    search: parseSearch(text('search'), problems),
    ordering: parseOrdering(collection, roles, text('ordering'), problems),
    isRanked: Boolean(query['search']) && !query['ordering'],
    fields:
      parseFields(collection, roles, text('fields'), text('additional_fields'), problems) ??
      withoutDocuments(collection, roles, text('additional_fields')),
    isPaginated: parseOption(text('paginate'), problems),
    page: parseCount('page', text('page'), 1, maxPage, problems),
    pageSize: parseCount('page_size', text('page_size'), limits.pageSize, limits.maxPageSize, problems),
  };
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return request;
}

/** The conditions alone, for what counts or exports records instead of listing them. */
export function parseFilters(
  collection: Collection,
  roles: ActorRoles,
  query: Query,
  problems: Problems,
  known: readonly string[] = reserved,
): Filter[] {
  return Object.entries(query).flatMap(([key, given]) => {
    if (known.includes(key)) return [];
    const parsed = parseFilterKey(key);
    const field = parsed ? readableFilter(collection, parsed.field, roles) : undefined;
    if (!parsed || !field || !allowed(parsed.field, field).includes(parsed.operator)) {
      problems[key] = [sentences.noSuchFilter()];
      return [];
    }
    if (typeof given !== 'string') {
      problems[key] = [sentences.givenOnce()];
      return [];
    }
    const value = parseFilterValue(parsed.field, field, parsed.operator, given);
    if (value.ok) return [{ name: parsed.field, field, operator: parsed.operator, value: value.value }];
    problems[key] = [value.message];
    return [];
  });
}

/** The page of a list that can be neither searched nor filtered. */
export function parsePage(query: Query): { page: number; pageSize: number } {
  const problems: Problems = {};
  for (const key of Object.keys(query)) {
    if (!['page', 'page_size', 'paginate'].includes(key)) problems[key] = [sentences.noSuchParameter()];
  }
  const count = (key: string, fallback: number, most: number): number => {
    const given = query[key];
    return parseCount(key, typeof given === 'string' ? given : undefined, fallback, most, problems);
  };
  const parsed = {
    page: count('page', 1, maxPage),
    pageSize: count('page_size', limits.pageSize, limits.maxPageSize),
  };
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return parsed;
}

/** Which fields of one record are wanted; every other parameter is refused. */
export function parseFieldOption(
  collection: Collection,
  roles: ActorRoles,
  query: Query,
): string[] | undefined {
  const problems: Problems = {};
  const text = (key: string): string | undefined => {
    const given = query[key];
    if (given === undefined || typeof given === 'string') return given;
    problems[key] = [sentences.givenOnce()];
    return undefined;
  };
  for (const key of Object.keys(query)) {
    if (key !== 'fields' && key !== 'additional_fields') problems[key] = [sentences.noSuchParameter()];
  }
  const fields = parseFields(collection, roles, text('fields'), text('additional_fields'), problems);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return fields;
}

export function readableField(collection: Collection, roles: ActorRoles, name: string): Field | undefined {
  const field = fieldNamed(collection, name);
  return field && canReadField(collection, name, roles) ? field : undefined;
}

function allowed(name: string, field: Field): readonly Operator[] {
  return name === 'hashcode' ? ['eq', 'in'] : operatorsOf(field);
}

export function parseSearch(given: string | undefined, problems: Problems): string[] {
  if (!given) return [];
  if (given.length > limits.maxSearchLength)
    problems['search'] = [sentences.maxLength({ max: limits.maxSearchLength })];
  else if (!given.isWellFormed() || given.includes('\0')) problems['search'] = [sentences.unstorable()];
  const found = searchWords(given);
  return found.length <= maxSearchWords
    ? found
    : [...found.slice(0, maxSearchWords - 1), found.slice(maxSearchWords - 1).join(' ')];
}

function parseOrdering(
  collection: Collection,
  roles: ActorRoles,
  given: string | undefined,
  problems: Problems,
): OrderingKey[] {
  const own = orderingKeys(collection.ordering);
  if (!given) return own;
  const keys = orderingKeys(given);
  if (new Set(keys.map(({ name }) => name)).size < keys.length) {
    problems['ordering'] = [sentences.orderedTwice()];
  }
  if (keys.length > maxOrderingKeys)
    problems['ordering'] = [sentences.orderedByTooMany({ max: maxOrderingKeys })];
  const strange = keys.filter(({ name, direction }) => {
    const field = readableField(collection, roles, name);
    if (!field) return true;
    // Only a collection's own order puts the nearest first.
    const isOwn = own.some(
      (key) => key.name === name && (direction !== 'nearest' || key.direction === direction),
    );
    return !isOwn && (direction === 'nearest' || !isSortable(field));
  });
  if (strange.length > 0) {
    problems['ordering'] = strange.map(({ name }) => sentences.notSortable({ field: name.slice(0, 60) }));
  }
  return keys;
}

function parseFields(
  collection: Collection,
  roles: ActorRoles,
  given: string | undefined,
  additional: string | undefined,
  problems: Problems,
): string[] | undefined {
  const isKnown = (name: string): boolean =>
    name in builtInFields ||
    name === 'version' ||
    name === 'qed_model' ||
    readableField(collection, roles, name) !== undefined;
  const lists = { fields: given?.split(',') ?? [], additional_fields: additional?.split(',') ?? [] };
  for (const [key, names] of Object.entries(lists)) {
    const strange = names.filter((name) => name !== '' && !isKnown(name));
    if (strange.length > 0)
      problems[key] = strange.map((name) => sentences.noSuchField({ field: name.slice(0, 60) }));
  }
  // Without `fields` everything is sent already, but for documents in a list.
  return given ? [...new Set([...lists.fields, ...lists.additional_fields])].sort() : undefined;
}

/** All fields but the documents, of which a page could hold many megabytes; those that are requested come along. */
function withoutDocuments(collection: Collection, roles: ActorRoles, additional = ''): string[] | undefined {
  const isDocument = ([, { kind }]: [string, Field]): boolean => kind === 'document';
  const readable = readableFields(collection, roles);
  if (!readable.some(isDocument)) return undefined;
  const requested = additional.split(',');
  const sent = readable.filter((entry) => !isDocument(entry) || requested.includes(entry[0]));
  return [...Object.keys(builtInFields), ...sent.map(([name]) => name)];
}

function parseOption(given: string | undefined, problems: Problems): boolean {
  if (given === undefined || given === 'true') return true;
  if (given !== 'false') problems['paginate'] = [sentences.boolean()];
  return false;
}

function parseCount(
  key: string,
  given: string | undefined,
  fallback: number,
  most: number,
  problems: Problems,
): number {
  if (given === undefined) return fallback;
  const count = /^\d{1,9}$/.test(given) ? Number(given) : 0;
  if (count >= 1 && count <= most) return count;
  problems[key] = [sentences.countOutOfRange({ max: most })];
  return fallback;
}
