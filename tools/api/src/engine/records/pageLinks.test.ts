import { expect, it } from 'vitest';
import { pageLinks } from './pageLinks';

it.each([
  [1, 'page=2', null],
  [2, 'page=3', 'page=1'],
  [3, null, 'page=2'],
  [9, null, 'page=3'],
])('links from page %d of three to %s and %s', (page, next, previous) => {
  const links = pageLinks('/venues?search=T%C4%81maki&page=1', { page, pageSize: 10, count: 21 });
  const full = (end: string | null) => end && `/venues?search=T%C4%81maki&${end}`;
  expect(links).toEqual({ next: full(next), previous: full(previous) });
});

it('keeps every parameter of the request', () => {
  const given = 'town__in=Gore%2CBluff&town=&additional_fields=details%2Clinked_users&paginate=true';
  const { next } = pageLinks(`/messages?${given}`, { page: 1, pageSize: 1, count: 2 });
  expect(next).toBe(`/messages?${given}&page=2`);
  expect(pageLinks('/venues', { page: 1, pageSize: 1, count: 2 }).next).toBe('/venues?page=2');
  expect(pageLinks('/venues', { page: 1, pageSize: 1, count: 0 })).toEqual({ next: null, previous: null });
});
