import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Field } from '../Field/Field';
import { TimeInput } from './TimeInput';

const meta = {
  title: 'ui-kit/TimeInput',
  component: TimeInput,
  args: { defaultValue: '17:45', onChange: fn() },
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

export const Default: Story = {
  name: '[9.3] takes 24 hours',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('spinbutton', { name: 'hour, Doors open' }));
    await userEvent.keyboard('2307');
    await expect(canvas.getByLabelText('Doors open', { selector: 'input' })).toHaveValue('23:07');
  },
};

export const Empty: Story = { args: { defaultValue: '' } };

export const Disabled: Story = { args: { disabled: true } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
