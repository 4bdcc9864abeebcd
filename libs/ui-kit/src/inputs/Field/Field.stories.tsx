import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextInput } from '../TextInput/TextInput';
import { Field } from './Field';

const meta = {
  title: 'Inputs/Field',
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
