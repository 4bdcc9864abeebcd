import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../Field/Field';
import { DateInput } from './DateInput';

const meta = {
  title: 'ui-kit/DateInput',
  component: DateInput,
  args: { defaultValue: '2026-06-12' },
  decorators: [
    (Story) => (
      <Field label="Date">
        <Story />
      </Field>
    ),
  ],
} satisfies Meta<typeof DateInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { defaultValue: '' } };
