import { expect, it } from 'vitest';
import type { DataTableColumn } from './DataTable.types';
import { placeColumns } from './placeColumns';

function column(id: string, narrow?: DataTableColumn<string>['narrow']): DataTableColumn<string> {
  return { id, label: id, narrow, render: (row) => row };
}

function ids(columns: readonly DataTableColumn<string>[]) {
  return columns.map(({ id }) => id);
}

it('gives every column a cell when there is room', () => {
  const columns = [column('name'), column('town')];
  expect(placeColumns(columns, false)).toEqual({ cells: columns, details: [] });
});

it('joins three columns under the first on a narrow screen', () => {
  const { cells, details } = placeColumns(
    ['name', 'a', 'b', 'c', 'd'].map((id) => column(id)),
    true,
  );
  expect(ids(cells)).toEqual(['name']);
  expect(ids(details)).toEqual(['a', 'b', 'c']);
});

it('places columns where they request it', () => {
  const columns = [
    column('code', 'hidden'),
    column('name', 'title'),
    column('town', 'detail'),
    column('price', 'end'),
    column('status', 'lead'),
  ];
  const { cells, details } = placeColumns(columns, true);
  expect(ids(cells)).toEqual(['name', 'price']);
  expect(ids(details)).toEqual(['status', 'town']);
});
