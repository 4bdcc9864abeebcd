import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../Field/Field';
import { TextInput } from './TextInput';

const meta = {
  title: 'Inputs/TextInput',
  parameters: {
    guide: {
      use: ['A line of text: a name, a code, an address.'],
      avoid: [
        'More than a line: TextArea.',
        'A day or a time: DateField, TimeField.',
        'One of known values: Select or a picker.',
      ],
      dos: [
        ['Filled', 'The value has the full width.'],
        ['WithError', 'The error stands at the field, and what was typed stays.'],
      ],
      donts: [
        [
          'DontPlaceholder',
          'A value that must be known is gone when one types: write it in the description.',
        ],
      ],
      accessibility: ['Inside a Field, which names it; set type and autoComplete, so that phones help.'],
    },
  },
  component: TextInput,
  args: { placeholder: 'Enter...' },
  decorators: [
    (Story, { name }) =>
      name === 'With Error' ? (
        <Story />
      ) : (
        <Field label="Name">
          <Story />
        </Field>
      ),
  ],
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { defaultValue: 'Clarence Street Theatre' } };

export const LongText: Story = {
  args: {
    defaultValue:
      'Te Kura Kaupapa Māori o Te Whānau Tahi and Te Kura o Hirangi: combined regional final of the performing arts',
  },
  globals: { width: 'phone' },
};

export const Disabled: Story = { args: { defaultValue: 'Clarence Street Theatre', disabled: true } };

export const ReadOnly: Story = { args: { defaultValue: 'Clarence Street Theatre', readOnly: true } };

export const WithError: Story = {
  args: { defaultValue: 'aroha@' },
  decorators: [
    (Story) => (
      <Field label="Email" error="Must be valid email">
        <Story />
      </Field>
    ),
  ],
};

export const RightToLeft: Story = { ...Filled, globals: { direction: 'rtl' } };

export const DontPlaceholder: Story = {
  tags: ['!dev', '!autodocs'],
  args: { placeholder: 'At least 8 letters, one of them a capital' },
};
