import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../Field/Field';
import { TimeInput } from './TimeInput';

const meta = {
  title: 'ui-kit/TimeInput',
  component: TimeInput,
  args: { defaultValue: '17:45' },
  decorators: [
    (Story) => (
      <Field label="Doors open">
        <Story />
      </Field>
    ),
  ],
} satisfies Meta<typeof TimeInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Disabled: Story = { args: { disabled: true } };
