import { expect, it } from 'vitest';
import { toGroups } from './toGroups';

interface Choice {
  label: string;
  heading?: string;
}

it('begins a group at each heading and keeps the positions of the choices', () => {
  const edit: Choice = { label: 'Edit' };
  const mail: Choice = { label: 'Email', heading: 'Send' };
  const sms: Choice = { label: 'SMS' };
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

it('makes no group of no choices', () => {
  expect(toGroups([])).toEqual([]);
});
