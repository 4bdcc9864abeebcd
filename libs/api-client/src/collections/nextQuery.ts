import { parseFilterKey, type ListFilter, type ListQuery } from '@callboard/api-contract/lists';

/**
 * The query in a list's `next` or `previous`, as input for `useList`; undefined where there is none. The URL can be absolute or
 * relative: only its query is used, so that no response can send us, and our token, to another host.
 *
 * @example
 * const more = nextQuery(page.next);
 */
export function nextQuery(link: string | null): ListQuery | undefined {
  const search = link?.split('#')[0]?.split('?')[1];
  if (search === undefined) return undefined;
  const query: ListQuery = {};
  const filters: ListFilter[] = [];
  for (const [key, value] of new URLSearchParams(search)) {
    const read = readers[key];
    if (read) Object.assign(query, read(value));
    else filters.push(...toFilter(key, value));
  }
  return filters.length > 0 ? { ...query, filters } : query;
}

const readers: Readonly<Partial<Record<string, (value: string) => ListQuery>>> = Object.assign(
  // Without a prototype, so that a parameter called `constructor` is a parameter.
  Object.create(null) as object,
  {
    paginate: () => ({}),
    search: (search: string) => (search === '' ? {} : { search }),
    page: (page: string) => toCount(page, (count) => ({ page: count })),
    page_size: (size: string) => toCount(size, (count) => ({ pageSize: count })),
    ordering: (ordering: string) => ({ ordering: ordering.split(',').filter(Boolean) }),
    fields: (fields: string) => ({ fields: fields.split(',').filter(Boolean) }),
  },
);

function toCount(text: string, make: (count: number) => ListQuery): ListQuery {
  return /^\d{1,9}$/.test(text) && Number(text) > 0 ? make(Number(text)) : {};
}

/** Every parameter that is not about paging is a filter; an opaque `cursor` is passed on as one, too. */
function toFilter(key: string, value: string): ListFilter[] {
  const parsed = parseFilterKey(key);
  if (!parsed) return [];
  return [{ ...parsed, value: parsed.operator === 'in' ? value.split(',') : value }];
}
