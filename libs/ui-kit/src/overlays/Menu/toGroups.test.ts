import { expect, it } from 'vitest';
import { toGroups } from './toGroups';

interface Item {
  label: string;
  heading?: string;
}

it('starts a group at each heading and keeps the positions of the items', () => {
  const edit: Item = { label: 'Edit' };
  const mail: Item = { label: 'Email', heading: 'Send' };
  const sms: Item = { label: 'SMS' };
  expect(toGroups([edit, mail, sms])).toEqual([
    { heading: undefined, items: [{ item: edit, index: 0 }] },
    {
      heading: 'Send',
      items: [
        { item: mail, index: 1 },
        { item: sms, index: 2 },
      ],
    },
  ]);
});

it('makes no group without items', () => {
  expect(toGroups([])).toEqual([]);
});
