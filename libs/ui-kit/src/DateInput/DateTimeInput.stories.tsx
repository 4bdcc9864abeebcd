import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../Field/Field';
import { DateTimeInput } from './DateTimeInput';

const meta = {
  title: 'ui-kit/DateTimeInput',
  component: DateTimeInput,
  args: { defaultValue: '2026-06-12T18:30' },
  decorators: [
    (Story) => (
      <Field label="Starts">
        <Story />
      </Field>
    ),
  ],
} satisfies Meta<typeof DateTimeInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Disabled: Story = { args: { disabled: true } };
