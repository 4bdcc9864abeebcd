import { collectionNamed, type AnyRecord } from '@callboard/api-contract';
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
