import { canReadField, limits, type Collection, type Field, type Operator } from '@callboard/api-contract';
import {
  builtInFields,
  fieldNamed,
  isFilterable,
  isSortable,
  operatorsOf,
  parseFilterKey,
} from '@callboard/api-contract/lists';
import { roles, type Stored, type Table } from './createTable';
import { refuseFields } from './Refusal';

const ofPages = ['paginate', 'page', 'page_size', 'fields', 'search', 'ordering', 'by'];

/** A page of records: those that the query selects, in its order, with the links to the pages around it. */
export function answerList({ collection, all }: Table, url: URL): unknown {
  const query = url.searchParams;
  const records = inOrder(collection, selected(collection, all(), query), query.get('ordering') ?? '');
  const fields = query.get('fields')?.split(',') ?? null;
  refuseUnknown(collection, 'fields', fields ?? [], () => true);
  const shown = (some: readonly Stored[]) => (fields ? some.map((record) => pick(record, fields)) : some);
  if (query.get('paginate') === 'false') {
    if (records.length > limits.maxUnpaged)
      throw refuseFields({ paginate: [`There are more than ${limits.maxUnpaged}.`] });
    return shown(records);
  }
  const size = Number(query.get('page_size') ?? limits.pageSize);
  const page = Number(query.get('page') ?? 1);
  if (!(size >= 1 && size <= limits.maxPageSize))
    throw refuseFields({ page_size: [`1 to ${limits.maxPageSize}`] });
  const linkTo = (other: number): string => {
    const link = new URL(url);
    link.searchParams.set('page', String(other));
    return link.pathname + link.search;
  };
  return {
    ...pageOf(shown(records.slice((page - 1) * size, page * size))),
    count: records.length,
    next: page * size < records.length ? linkTo(page + 1) : null,
    previous: page > 1 ? linkTo(page - 1) : null,
  };
}

/** A list on one page. */
export function pageOf(results: readonly unknown[]) {
  return { count: results.length, next: null, previous: null, results };
}

/** How many records share each value of a field. */
export function countBy({ collection, all }: Table, { searchParams }: URL): unknown {
  const by = searchParams.get('by') ?? '';
  refuseUnknown(collection, 'by', [by], isFilterable);
  const values = selected(collection, all(), searchParams).map((record) => textOf(record[by]));
  const results = [...new Set(values)].map((value) => ({
    value,
    label: value ?? '',
    count: values.filter((other) => other === value).length,
  }));
  return { by, results };
}

function selected(collection: Collection, records: readonly Stored[], query: URLSearchParams): Stored[] {
  const word = folded(query.get('search') ?? '');
  const searched = Object.entries(collection.fields).filter(([, field]) => field.search);
  const conditions = [...query]
    .filter(([key]) => !ofPages.includes(key))
    .map(([key, value]) => toCondition(collection, key, value));
  return records.filter(
    (record) =>
      searched.some(([name]) => folded(textOf(record[name]) ?? '').includes(word)) &&
      conditions.every((meets) => meets(record)),
  );
}

/** Kinds whose values have one form; a filter by another is refused. */
const forms: Readonly<Partial<Record<Field['kind'], RegExp>>> = {
  integer: /^-?\d+$/,
  boolean: /^(?:true|false)$/,
  date: /^\d{4}-\d\d-\d\d$/,
  datetime: /^\d{4}-\d\d-\d\dT/,
  reference: /^[\da-f-]{36}$/,
};

/** A filter as it stands in a query: `capacity__gte=300`. */
function toCondition(collection: Collection, key: string, given: string): (record: Stored) => boolean {
  const parsed = parseFilterKey(key);
  const field = parsed && fieldNamed(collection, parsed.field);
  if (!field || !isFilterable(field) || !operatorsOf(field).includes(parsed.operator))
    throw refuseFields({ [key]: ['There is no such filter.'] });
  const { field: name, operator } = parsed;
  const values = operator === 'in' ? given.split(',') : [given];
  const form = operator === 'isnull' ? forms.boolean : forms[field.kind];
  if (form && !values.every((value) => form.test(value)))
    throw refuseFields({ [key]: ['This is no such value.'] });
  return (record) => meets(textOf(record[name]), operator, values, field);
}

function meets(own: string | null, operator: Operator, values: readonly string[], field: Field): boolean {
  const [first = ''] = values;
  if (operator === 'isnull') return (own === null) === (first === 'true');
  if (own === null) return false;
  if (operator === 'gte') return compare(field, own, first) >= 0;
  if (operator === 'lte') return compare(field, own, first) <= 0;
  if (operator === 'contains') return folded(own).includes(folded(first));
  return values.some((value) => compare(field, own, value) === 0);
}

/** Empty values come last, in both directions. */
function inOrder(collection: Collection, records: readonly Stored[], ordering: string): Stored[] {
  const keys = (ordering || (collection.ordering ?? 'instance_id')).split(',').map((key) => ({
    name: key.replace(/^-/, ''),
    sign: key.startsWith('-') ? -1 : 1,
  }));
  refuseUnknown(
    collection,
    'ordering',
    keys.map(({ name }) => name),
    isSortable,
  );
  return records.toSorted((one, other) => {
    for (const { name, sign } of keys) {
      const [a, b] = [textOf(one[name]), textOf(other[name])];
      if (a === b) continue;
      if (a === null || b === null) return a === null ? 1 : -1;
      const field = fieldNamed(collection, name);
      const order = field ? compare(field, a, b) : 0;
      if (order !== 0) return order * sign;
    }
    return 0;
  });
}

function refuseUnknown(
  collection: Collection,
  part: string,
  names: readonly string[],
  isOffered: (field: Field) => boolean,
): void {
  const isKnown = (name: string): boolean => {
    const field = fieldNamed(collection, name);
    return (
      field !== undefined &&
      isOffered(field) &&
      (name in builtInFields || canReadField(collection, name, roles))
    );
  };
  const unknown = names.filter((name) => !isKnown(name));
  if (unknown.length > 0) throw refuseFields({ [part]: [`There is no ${unknown.join(', ')}.`] });
}

function pick(record: Stored, fields: readonly string[]): object {
  const shown = ['hashcode', 'version', 'qed_model', ...fields];
  return Object.fromEntries(Object.entries(record).filter(([name]) => shown.includes(name)));
}

function compare({ kind }: Field, one: string, other: string): number {
  if (kind === 'integer' || kind === 'duration') return Number(one) - Number(other);
  if (kind === 'datetime') return Date.parse(one) - Date.parse(other);
  const [a, b] = [folded(one), folded(other)];
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'object') return 'hashcode' in value ? String(value.hashcode) : JSON.stringify(value);
  return String(value);
}

/** Without case and accents. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
