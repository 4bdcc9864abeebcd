import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Dropdown } from './Dropdown';
import { messages } from '../../text/messages';

const meta = {
  title: 'Inputs/Dropdown',
  parameters: {
    guide: {
      use: [
        'A setting of a view in a toolbar: the order, the period.',
        'Options that a server sends, with headings and separators.',
      ],
      avoid: ['In a form: Select.', 'Actions: Menu.'],
      dos: [['Default', 'The button shows the setting and its value.']],
      keys: [
        ['Enter, Space, ↓', 'opens it'],
        ['↑ ↓, Home, End', 'go through it'],
        ['a letter', 'goes to the next option that begins with it'],
        ['Escape', 'closes it'],
      ],
      accessibility: ['The button is announced with the setting and the selected option.'],
      texts: () => [messages.pleaseSelect],
    },
  },
  component: Dropdown,
  args: {
    label: 'Region',
    value: 'waikato',
    onValueChange: fn(),
    options: [
      { label: 'All regions', value: '' },
      { separator: true, label: 'North Island' },
      { text: 'Northland', value: 'northland' },
      { name: 'Waikato', value: 'waikato' },
      { title: 'Taranaki', value: 'taranaki', disabled: true },
      { separator: true, label: 'South Island' },
      { label: 'Otago', value: 'otago' },
    ],
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <Dropdown {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof Dropdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '[3.4] shows options of a server',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Region: Waikato' }));
    await expect(canvas.getByRole('menuitemradio', { name: 'Waikato' })).toBeChecked();
    await expect(canvas.getByRole('group', { name: 'South Island' })).toBeVisible();
    await userEvent.click(canvas.getByRole('menuitemradio', { name: 'Otago' }));
    await expect(canvas.getByRole('button', { name: 'Region: Otago' })).toHaveFocus();
  },
};

export const Open: Story = {
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
};

export const Empty: Story = { args: { value: undefined } };

export const LongText: Story = {
  ...Open,
  args: {
    value: 1,
    options: [
      {
        value: 1,
        label:
          'Te Kura Kaupapa Māori o Te Whānau Tahi and Te Kura o Hirangi: combined regional final of the performing arts',
      },
      { value: 2, label: 'Otago' },
    ],
  },
  globals: { width: 'phone' },
};

export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl' } };
