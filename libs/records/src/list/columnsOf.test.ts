import { declaredRoles, type AnyRecord, type CollectionName } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { expect, it } from 'vitest';
import { columnSelections, toTableColumns } from './columnsOf';

const context = {
  labelOf: (field: { label: string }) => field.label,
  zoneOf: () => 'Pacific/Auckland',
  isElsewhere: false,
  zone: 'Pacific/Auckland',
  changes: {},
  search: '',
};

/** The details of the columns of `forms`, shown where there are no headers. */
function detailsOf(values: object) {
  const columns = toTableColumns(
    columnSelections(collectionNamed('formDefinitions'), declaredRoles('staff'), undefined),
    context,
  );
  // Only the shown fields matter here.
  const record = { hashcode: 'form-1', version: 1, name: 'Stage plan', ...values } as unknown as AnyRecord;
  return Object.fromEntries(columns.map(({ id, detail }) => [id, detail?.(record)]));
}

it('labels numbers and booleans where there are no headers', () => {
  expect(detailsOf({ edition: 2, is_changed: true })).toMatchObject({
    edition: 'Version 2',
    is_changed: 'Changed since',
  });
  expect(detailsOf({ edition: null, is_changed: false })).toMatchObject({
    edition: false,
    is_changed: false,
  });
});

it('shows a person as text where there are no headers: an avatar is higher than the line', () => {
  const columns = toTableColumns(
    columnSelections(collectionNamed('formInstances'), declaredRoles('staff'), undefined),
    context,
  );
  // Only the shown field matters here.
  const record = { individual: { hashcode: 'u1', title: 'Kiri Walker' } } as unknown as AnyRecord;
  expect(columns.map(({ detail }) => detail?.(record))).toContain('Kiri Walker');
});

it('starts the second line of a narrow row with its first day and its status', () => {
  const columns = toTableColumns(
    columnSelections(collectionNamed('events'), declaredRoles('staff'), undefined),
    context,
  );
  const leading = columns.filter(({ narrow }) => narrow === 'lead').map(({ id }) => id);
  expect(leading).toEqual(['starts_on', 'status']);
});

/** The column widths of a collection with these columns shown. */
function widthsOf(collection: CollectionName, shown?: readonly string[]) {
  const columns = toTableColumns(
    columnSelections(collectionNamed(collection), declaredRoles('staff'), shown),
    context,
  );
  return Object.fromEntries(columns.map(({ id, width }) => [id, width]));
}

it('gives the title a readable minimum width, and 1.5 times an even share', () => {
  expect(widthsOf('venues')['name']).toBe('calc(max(var(--table-title), 30cqi) / 1)');
  expect(widthsOf('events')['name']).toBe('calc(max(var(--table-title), 25cqi) / 1)');
});

it('divides that width among the parts of a title', () => {
  const names = ['first_name', 'last_name', 'email'];
  expect(widthsOf('individuals', names)['first_name']).toBe('calc(max(var(--table-title), 50cqi) / 2)');
});

it('gives a column of short values room for its label', () => {
  expect(widthsOf('priceTypes')['is_complimentary']).toBe('max(6rem, min(13ch + 2.5rem, 12rem))');
});

it('gives the title all remaining width if the other columns have fixed widths', () => {
  expect(widthsOf('events', ['name', 'starts_on', 'status'])['name']).toBeUndefined();
});
