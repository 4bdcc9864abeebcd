import { declaredRoles } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { columnSelections, toTableColumns } from '../list/columnsOf';
import { aRecordOf } from '../testing/aRecordOf';
import { ChangeMark } from './ChangeMark';

afterEach(cleanup);

it('marks the cells of a list that another user has just changed, also for a screen reader', () => {
  const record = { ...aRecordOf(collectionNamed('venues')), town: 'Napier' };
  const columns = toTableColumns(
    columnSelections(collectionNamed('venues'), declaredRoles('staff'), ['name', 'town']),
    {
      labelOf: ({ label }) => label,
      zoneOf: () => undefined,
      isElsewhere: false,
      zone: 'Pacific/Auckland',
      changes: { [record.hashcode]: ['town'], other: ['name'] },
      search: '',
    },
  );
  const texts = columns.map((column) => render(<>{column.render(record)}</>).container.textContent);
  expect(texts[0]).not.toContain('just changed');
  expect(texts[1]).toBe('Napier (just changed)');
});

it('leaves the element of a value in place when its mark goes', () => {
  const { container, rerender } = render(
    <ChangeMark>
      <a href="/venues">Ahuriri</a>
    </ChangeMark>,
  );
  const link = container.querySelector('a');
  rerender(
    <ChangeMark isChanged={false}>
      <a href="/venues">Ahuriri</a>
    </ChangeMark>,
  );
  expect(container.querySelector('a')).toBe(link);
  expect(container.textContent).toBe('Ahuriri');
});
