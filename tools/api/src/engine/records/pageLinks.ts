/**
 * The links to the pages before and after one of a list. Each is the address as it was requested, with every parameter of it,
 * also those that the list ignored.
 *
 * @example
 * pageLinks('/api/v1/venues?town=Gore', { page: 1, pageSize: 20, count: 30 }).next // '/api/v1/venues?town=Gore&page=2'
 */
export function pageLinks(
  address: string,
  { page, pageSize, count }: { page: number; pageSize: number; count: number },
): { next: string | null; previous: string | null } {
  const last = Math.max(1, Math.ceil(count / pageSize));
  const [path = '', query] = address.split('?', 2);
  const link = (number: number): string => {
    const params = new URLSearchParams(query);
    params.set('page', String(number));
    return `${path}?${params.toString()}`;
  };
  return {
    next: page < last ? link(page + 1) : null,
    previous: page > 1 ? link(Math.min(page - 1, last)) : null,
  };
}
