import { operators } from '@callboard/api-contract';
import { toQueryString, type ListQuery } from '@callboard/api-contract/lists';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextQuery } from './nextQuery';

const name = fc.stringMatching(/^[a-z]{2,8}$/).filter((word) => !['page', 'search', 'fields'].includes(word));
const names = fc.uniqueArray(name, { minLength: 1, maxLength: 3 });
const text = fc.string({ minLength: 1, maxLength: 20 });
const filter = fc.oneof(
  fc.record({
    field: name,
    operator: fc.constantFrom(...operators.filter((operator) => operator !== 'in')),
    value: text,
  }),
  fc.record({ field: name, operator: fc.constant('in' as const), value: names }),
);
const query: fc.Arbitrary<ListQuery> = fc.record(
  {
    search: text,
    page: fc.integer({ min: 2, max: 9_999 }),
    pageSize: fc.integer({ min: 1, max: 200 }),
    ordering: names,
    fields: names,
    filters: fc.array(filter, { minLength: 1, maxLength: 4 }),
  },
  { requiredKeys: [] },
);

describe('nextQuery', () => {
  it('[7.16] parses every query that toQueryString writes', () => {
    fc.assert(
      fc.property(query, fc.constantFrom('https://api.test/x?', '/x?', '?'), (input, address) => {
        const wellFormed = toQueryString(input);
        expect(toQueryString(nextQuery(address + wellFormed) ?? {})).toBe(wellFormed);
      }),
      { numRuns: 500 },
    );
  });

  it('passes an opaque cursor on', () => {
    const more = nextQuery('/x?cursor=abc%3D&page_size=25');
    expect(toQueryString(more ?? {})).toBe('cursor=abc%3D&paginate=true&page_size=25');
  });

  it('is undefined where there is no next page', () => {
    expect(nextQuery(null)).toBeUndefined();
    expect(nextQuery('/x')).toBeUndefined();
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (link) => {
        expect(() => nextQuery(`/x?${link}&constructor=1&__proto__=2&page=-1`)).not.toThrow();
      }),
    );
  });
});
