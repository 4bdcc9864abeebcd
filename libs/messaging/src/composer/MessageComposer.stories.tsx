import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MessageComposer } from './MessageComposer';

const meta = {
  title: 'messaging/MessageComposer',
  component: MessageComposer,
  args: { onSend: fn(() => Promise.resolve(true)) },
} satisfies Meta<typeof MessageComposer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sends: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'Kia ora');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledWith('Kia ora');
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};

export const NothingWritten: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Write something first/);
  },
};

export const NotSent: Story = {
  args: { onSend: fn(() => Promise.resolve(false)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'This stays');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(canvas.getByRole('textbox')).toHaveValue('This stays');
  },
};
