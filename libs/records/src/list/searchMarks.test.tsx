// @vitest-environment jsdom
import { declaredRoles } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aRecordOf } from '../testing/aRecordOf';
import { columnSelections, toTableColumns } from './columnsOf';
import { readListState } from '@callboard/domain/lists';
import { toListQuery } from './toListQuery';

afterEach(cleanup);
const people = collectionNamed('individuals');

async function titleCell(search: string) {
  const record = {
    ...aRecordOf(people),
    first_name: 'Āroha',
    last_name: 'Ngata',
    email: 'kaiwhakahaere@kura.test',
  };
  const [title] = toTableColumns(
    columnSelections(people, declaredRoles('staff'), ['first_name', 'last_name']),
    {
      labelOf: ({ label }) => label,
      zoneOf: () => undefined,
      isElsewhere: false,
      zone: 'Pacific/Auckland',
      changes: {},
      search,
    },
  );
  const { container } = render(<>{title?.render(record)}</>);
  await act(() => vi.dynamicImportSettled());
  return {
    text: container.textContent,
    marks: [...container.querySelectorAll('mark')].map((mark) => mark.textContent),
  };
}

it('[7.16] marks what a search found in a title, with any accents', async () => {
  expect(await titleCell('arohA')).toEqual({ text: 'Āroha', marks: ['Āroha'] });
});

it('[7.16] shows the field that has the words where no column does', async () => {
  expect(await titleCell('kura.test')).toEqual({
    text: 'ĀrohaEmail: kaiwhakahaere@kura.test',
    marks: ['kura.test'],
  });
  expect(await titleCell('')).toEqual({ text: 'Āroha', marks: [] });
});

it('[7.16] leaves the order of a search to the server until the user selects one', () => {
  const queryOf = (params: string) =>
    toListQuery(
      readListState(new URLSearchParams(params), people, declaredRoles('staff')),
      people,
      [],
      'Pacific/Auckland',
    );
  expect(queryOf('search=kura').ordering).toBeUndefined();
  expect(queryOf('search=kura&ordering=town').ordering).toEqual(['town']);
  expect(queryOf('').ordering).toEqual([people.ordering]);
});
