import { fireEvent, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import type { OwnFieldKind } from '../kinds/formKinds';
import { describeField, type FieldCase } from './describeField';

/** jsdom has no canvas: drawing a signature is tested in its story. */
vi.mock('signature_pad', () => ({
  default: class {
    on() {}
    off() {}
    clear() {}
    addEventListener() {}
    async fromDataURL() {}
  },
}));
HTMLCanvasElement.prototype.getContext = () => null;

const options = [
  { value: 'stage', label: 'Stage' },
  { value: 'court', label: 'Court' },
];

type Kind = Exclude<OwnFieldKind, 'date' | 'datetime' | 'time' | 'duration' | 'daterange'>;

const cases: Record<Kind, FieldCase> = {
  text: { enter: type('Hall'), entered: 'Hall', stored: 'Barn', read: 'Barn' },
  textarea: { enter: type('Hall'), entered: 'Hall', stored: 'Barn', read: 'Barn' },
  email: { enter: type('a@b.nz'), entered: 'a@b.nz', stored: 'c@d.nz', read: 'c@d.nz' },
  phone: { enter: type('021 555'), entered: '021 555', stored: '09 555', read: '09 555' },
  search: { enter: type('Hall'), entered: 'Hall', stored: 'Barn', read: 'Barn' },
  timezone: { enter: type('UTC'), entered: 'UTC', stored: 'Asia/Tokyo', read: 'Asia/Tokyo' },
  integer: { enter: type('12'), entered: 12, stored: 7, read: '7' },
  number: { enter: type('1,200.5'), entered: 1200.5, stored: 7.25, read: '7.25' },
  money: {
    definition: { currency: 'NZD' },
    enter: type('12.50'),
    entered: { amount: 1250, currency: 'NZD' },
    stored: { amount: 9900, currency: 'NZD' },
    read: '99.00',
  },
  length: { enter: type('3.30'), entered: 210, stored: 65, read: '1:05' },
  boolean: { enter: press('checkbox'), entered: true, stored: false, read: 'No' },
  checkbox: { enter: press('checkbox'), entered: true, stored: false, read: 'No' },
  switch: { enter: press('switch'), entered: true, stored: false, read: 'No' },
  select: {
    definition: { options },
    enter: (user, place) => user.selectOptions(within(place).getByRole('combobox'), 'Court'),
    entered: 'court',
    stored: 'stage',
    read: 'Stage',
  },
  radio: {
    definition: { options },
    enter: press('radio', 'Court'),
    entered: 'court',
    stored: 'stage',
    read: 'Stage',
  },
  multiselect: {
    definition: { options },
    enter: press('checkbox', 'Court'),
    entered: ['court'],
    stored: ['stage'],
    read: 'Stage',
  },
  star: { enter: press('radio', '4 stars'), entered: 4, stored: 2, read: '2 of 5 stars' },
  progress: {
    enter: async (_user, place) => {
      fireEvent.change(within(place).getByRole('slider'), { target: { value: '40' } });
    },
    entered: 40,
    stored: 70,
    read: '70%',
  },
  tags: { enter: type('jazz{Enter}'), entered: ['jazz'], stored: ['rock'], read: 'rock' },
  address: {
    enter: (user, place) => user.type(within(place).getByLabelText('Town or city'), 'Levin'),
    entered: { city: 'Levin' },
    stored: { line1: '1 Main Rd', city: 'Taupō' },
    read: /1 Main Rd.*Taupō/,
  },
  signature: {
    enter: async (user, place) => {
      await user.click(within(place).getByLabelText('Type'));
      await user.type(within(place).getByLabelText('Type your full name'), 'Aroha Ngata');
    },
    entered: 'Aroha Ngata',
    stored: 'Mere Cooper',
    read: 'Mere Cooper',
  },
  richtext: {
    definition: { markup: { tags: ['p', 'strong'], attributes: {}, schemes: [] } },
    enter: async (_user, place) => {
      const html = '<p>Bring <b>shoes</b></p>';
      const clipboardData = {
        getData: (kind: string) => (kind === 'text/html' ? html : 'Bring shoes'),
        types: [],
      };
      fireEvent.paste(within(place).getByRole('textbox'), { clipboardData });
    },
    entered: '<p>Bring <strong>shoes</strong></p>',
    stored: '<p>Be <strong>early</strong></p>',
    read: 'Be early',
  },
  repeat: {
    definition: { fields: [{ name: 'name', kind: 'text', label: 'Name' }], rowLabel: 'Guest' },
    enter: async (user, place) => {
      await user.click(within(place).getByRole('button', { name: 'Add guest' }));
      await user.keyboard('Aroha');
    },
    entered: [{ name: 'Aroha' }],
    stored: [{ name: 'Mere' }, { name: 'Hone' }],
    read: /Mere.*Hone/,
  },
};

for (const [kind, field] of Object.entries(cases)) {
  // `cases` has exactly the keys of `Kind`.
  describeField(kind as Kind, field);
}

function type(text: string) {
  return async (user: UserEvent, place: HTMLElement) => {
    await user.type(inputIn(place), text);
  };
}

/** By element, because an input with a datalist has another role. */
function inputIn(place: HTMLElement): HTMLElement {
  const input = place.querySelector<HTMLElement>('input, textarea');
  if (!input) throw new Error('The field has no input.');
  return input;
}

function press(role: string, name?: string) {
  return (user: UserEvent, place: HTMLElement) =>
    user.click(within(place).getByRole(role, name === undefined ? {} : { name }));
}
