import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextInput } from '../TextInput/TextInput';
import { Field } from './Field';
import { messages } from '../../text/messages';

const meta = {
  title: 'Inputs/Field',
  parameters: {
    guide: {
      use: ['Every control of a form: it gives the label, the help and the error.'],
      avoid: [
        'Several controls under one name: a group such as RadioGroup.',
        'A placeholder for a label: it is gone as soon as one types.',
      ],
      dos: [
        ['Default', 'Help that is needed before typing stands above the control.'],
        ['WithError', 'The error names what to do.'],
      ],
      donts: [['DontUnnamedField', 'A placeholder is no label: it is gone with the first letter.']],
      anatomy: [
        ['Label', 'two or three words, no colon'],
        ['Description', 'the format, or why it is wanted'],
        ['Control', 'one'],
        ['Error', 'replaces nothing: the help stays'],
      ],
      accessibility: [
        'Label, description and error are tied to the control; a group control takes the same names.',
      ],
      texts: () => [messages.required],
    },
  },
  component: Field,
  args: { label: 'Email', description: 'Where the invitation goes', children: <TextInput type="email" /> },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Required: Story = { args: { required: true } };

export const WithError: Story = { args: { required: true, error: 'Field is required' } };

export const LongText: Story = {
  args: {
    label:
      'Te Kura Kaupapa Māori o Te Whānau Tahi and Te Kura o Hirangi: combined regional final of the performing arts',
    error:
      'Te Kura Kaupapa Māori o Te Whānau Tahi and Te Kura o Hirangi: combined regional final of the performing arts',
  },
  globals: { width: 'phone' },
};

export const RightToLeft: Story = { ...WithError, globals: { direction: 'rtl' } };

export const DontUnnamedField: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <TextInput aria-label="Email" placeholder="Email" />,
};
