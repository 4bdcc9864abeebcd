import { declaredRoles } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { expect, it } from 'vitest';
import { readListState } from '@callboard/domain/lists';
import { toListQuery } from './toListQuery';

const performances = collectionNamed('performances');

it("converts days that bound instants to whole days in the user's zone, also in fixed filters", () => {
  const state = readListState(
    new URLSearchParams('starts_at__gte=2026-05-01'),
    performances,
    declaredRoles('staff'),
  );
  const { filters } = toListQuery(
    state,
    performances,
    [{ field: 'ends_at', operator: 'lte', value: '2026-05-14' }],
    'Pacific/Auckland',
  );
  expect(filters).toEqual([
    { field: 'ends_at', operator: 'lte', value: '2026-05-14T23:59:59+12:00' },
    { field: 'starts_at', operator: 'gte', value: '2026-05-01T00:00:00+12:00' },
  ]);
});

it('leaves an instant as it is', () => {
  const state = readListState(new URLSearchParams(), performances, declaredRoles('staff'));
  const fixed = [{ field: 'ends_at', operator: 'gte', value: '2026-05-14T11:00:00Z' }] as const;
  expect(toListQuery(state, performances, fixed, 'Asia/Tokyo').filters).toEqual(fixed);
});
