import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../Field/Field';
import { Select } from './Select';
import { messages } from '../../text/messages';

const meta = {
  title: 'Inputs/Select',
  parameters: {
    guide: {
      use: ['One of about fifteen values that everyone knows.'],
      avoid: [
        'Fewer than five that should be seen together: RadioGroup.',
        'Many, or records: a picker with search.',
        'A setting in a toolbar: Dropdown.',
      ],
      dos: [['Selected', 'Options in an order that the reader knows.']],
      keys: [
        ['↑ ↓', 'goes through the values'],
        ['a letter', 'goes to the value that begins with it'],
      ],
      accessibility: ['A native select: a phone shows its own list.'],
      texts: () => [messages.pleaseSelect],
    },
  },
  component: Select,
  args: {
    options: [
      { value: 'waikato', label: 'Waikato' },
      { value: 'otago', label: 'Otago' },
      { value: 'chathams', label: 'Chatham Islands', disabled: true },
    ],
  },
  decorators: [
    (Story) => (
      <Field label="Region">
        <Story />
      </Field>
    ),
  ],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Selected: Story = { args: { defaultValue: 'otago' } };

export const Disabled: Story = { args: { disabled: true } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
