import type { Operator } from './fields/kind';

/** One condition of a list: `{field: 'starts_at', operator: 'gte', value: '2026-05-01'}`. `in` takes several values. */
export interface ListFilter {
  field: string;
  operator: Operator;
  value: string | readonly string[];
}

/** Request for a list, before it becomes a query string. */
export interface ListQuery {
  search?: string;
  /** Counted from 1. */
  page?: number;
  pageSize?: number;
  /** Field names, `-` before one for descending. */
  ordering?: readonly string[];
  filters?: readonly ListFilter[];
  /** Only these fields, besides hashcode, version and qed_model. */
  fields?: readonly string[];
  /** Data of a record that is sent on request alone: `linked_users` of messages (clause 7.32). */
  additionalFields?: readonly string[];
}

/** The query string of a list, without `?`, in a stable order (it is a cache key). */
export function toQueryString(query: ListQuery): string {
  const params = conditionsOf(query);
  if (query.ordering?.length) params.set('ordering', query.ordering.join(','));
  if (query.fields?.length) params.set('fields', query.fields.join(','));
  if (query.additionalFields?.length) params.set('additional_fields', query.additionalFields.join(','));
  params.set('paginate', 'true');
  if (query.page && query.page > 1) params.set('page', String(query.page));
  if (query.pageSize) params.set('page_size', String(query.pageSize));
  return params.toString();
}

/** The query string of an export: the conditions and the order of a list, without a page. */
export function toExportQueryString({ ordering, ...query }: ListQuery): string {
  const params = conditionsOf(query);
  if (ordering?.length) params.set('ordering', ordering.join(','));
  return params.toString();
}

/** The query string of similar records: the conditions of a list alone, for what is nearest has an order and no pages. */
export function toSimilarQueryString(query: Pick<ListQuery, 'search' | 'filters'>): string {
  return conditionsOf(query).toString();
}

/** The conditions of a list, and what is measured of its records: `fee_owed:sum`. */
export type CountsQuery = Pick<ListQuery, 'search' | 'filters'> & { of?: readonly string[] };

/** The query string of counts: the conditions of a list, and one or two fields, by a comma, that are counted by. */
export function toCountsQueryString(by: string, { of = [], ...query }: CountsQuery): string {
  const params = conditionsOf(query);
  params.set('by', by);
  if (of.length > 0) params.set('of', of.join(','));
  return params.toString();
}

function conditionsOf({ search, filters = [] }: Pick<ListQuery, 'search' | 'filters'>): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  for (const { field, operator, value } of filters) {
    const key = operator === 'eq' ? field : `${field}__${operator}`;
    params.append(key, typeof value === 'string' ? value : value.join(','));
  }
  return params;
}
