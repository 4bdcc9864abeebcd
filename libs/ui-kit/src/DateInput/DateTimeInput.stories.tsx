import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Field } from '../Field/Field';
import { DateTimeInput } from './DateTimeInput';

const meta = {
  title: 'ui-kit/DateTimeInput',
  component: DateTimeInput,
  args: { defaultValue: '2026-06-12T18:30', onChange: fn(), onBlur: fn() },
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

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('spinbutton', { name: 'day, Starts' }));
    await userEvent.keyboard('050520271900');
    await expect(canvas.getByLabelText('Starts', { selector: 'input' })).toHaveValue('2027-05-05T19:00');
  },
};

export const NotComplete: Story = {
  args: { defaultValue: '' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('spinbutton', { name: 'day, Starts' }));
    await userEvent.keyboard('05');
    for (let press = 0; press < 5; press += 1) await userEvent.tab();
    await expect(canvas.getByRole('status')).toHaveTextContent('This is not complete yet.');
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
