import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../Field/Field';
import { TextArea } from './TextArea';

const meta = {
  title: 'Inputs/TextArea',
  parameters: {
    guide: {
      use: ['Several lines: a description, a note, a reason.'],
      avoid: ['One line: TextInput.', 'Headings, lists and links: RichTextControl.'],
      dos: [['LongText', 'It grows with the text: no bar inside the page’s bar.']],
      accessibility: ['Inside a Field, which names it.'],
    },
  },
  component: TextArea,
  args: { placeholder: 'Enter...' },
  decorators: [
    (Story) => (
      <Field label="Notes">
        <Story />
      </Field>
    ),
  ],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    defaultValue:
      `${'Te Kura Kaupapa Māori o Te Whānau Tahi and Te Kura o Hirangi: combined regional final of the performing arts'}. `.repeat(
        6,
      ),
  },
  globals: { width: 'phone' },
};

export const Disabled: Story = { args: { defaultValue: 'Load-in by the side door.', disabled: true } };

/** One line until more is written, as in a conversation. */
export const Compact: Story = { args: { isCompact: true, placeholder: 'Your message' } };
