import { collectionNamed, type AnyRecord, type CollectionName } from '@callboard/api-contract';
import { expect, it } from 'vitest';
import { columnChoices, toTableColumns } from './columnsOf';

const looks = {
  labelOf: (field: { label: string }) => field.label,
  zoneOf: () => 'Pacific/Auckland',
  isElsewhere: false,
  zone: 'Pacific/Auckland',
};

/** What each column of forms says where no header names it. */
function detailsOf(values: object) {
  const columns = toTableColumns(
    columnChoices(collectionNamed('formDefinitions'), ['staff'], undefined),
    looks,
  );
  // Only the fields that are shown matter here.
  const record = { hashcode: 'form-1', version: 1, name: 'Stage plan', ...values } as unknown as AnyRecord;
  return Object.fromEntries(columns.map(({ id, detail }) => [id, detail?.(record)]));
}

it('says what a number is and which fact holds, where no header names it', () => {
  expect(detailsOf({ edition: 2, is_changed: true })).toMatchObject({
    edition: 'Edition 2',
    is_changed: 'Changed since',
  });
  expect(detailsOf({ edition: null, is_changed: false })).toMatchObject({
    edition: false,
    is_changed: false,
  });
});

it('leads the second line of a narrow row with its first day and its status', () => {
  const columns = toTableColumns(columnChoices(collectionNamed('events'), ['staff'], undefined), looks);
  const leading = columns.filter(({ narrow }) => narrow === 'lead').map(({ id }) => id);
  expect(leading).toEqual(['starts_on', 'status']);
});

/** The width of each column of a collection whose first columns are shown. */
function widthsOf(collection: CollectionName, shown?: readonly string[]) {
  const columns = toTableColumns(columnChoices(collectionNamed(collection), ['staff'], shown), looks);
  return Object.fromEntries(columns.map(({ id, width }) => [id, width]));
}

it('keeps for the title the room to read it, and half as much again as an even share', () => {
  expect(widthsOf('venues')['name']).toBe('calc(max(var(--table-title), 30cqi) / 1)');
  expect(widthsOf('events')['name']).toBe('calc(max(var(--table-title), 25cqi) / 1)');
});

it('keeps for a part of a title its part of that', () => {
  const names = ['first_name', 'last_name', 'email'];
  expect(widthsOf('individuals', names)['first_name']).toBe('calc(max(var(--table-title), 50cqi) / 2)');
});

it('leaves all the room to the title where each other column has a width of its own', () => {
  expect(widthsOf('events', ['name', 'starts_on', 'status'])['name']).toBeUndefined();
});
