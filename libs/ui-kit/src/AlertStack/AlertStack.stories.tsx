import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AlertStack } from './AlertStack';
import { createAlertStore, type NewAlert } from './createAlertStore';

function storeOf(...alerts: readonly NewAlert[]) {
  const store = createAlertStore();
  for (const alert of alerts) store.show({ delay: null, ...alert });
  return store;
}

const onUndo = fn();

const meta = {
  title: 'ui-kit/AlertStack',
  component: AlertStack,
  args: {
    store: storeOf({ message: 'Waikato regional heat deleted', action: { label: 'Undo', onAct: onUndo } }),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AlertStack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Undo: Story = {
  args: { store: storeOf({ message: 'Entry deleted', action: { label: 'Undo', onAct: onUndo } }) },
  play: async ({ canvas, userEvent }) => {
    onUndo.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(onUndo).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('Entry deleted')).toBeNull();
  },
};

export const Kinds: Story = {
  args: {
    store: storeOf(
      { message: 'New version of app is available.', action: { label: 'Click to update', onAct: fn() } },
      { message: 'Saved', kind: 'success' },
      { message: 'You have 2 attempts left', kind: 'warning' },
      { message: 'The server did not answer within 30 seconds.', kind: 'error' },
    ),
  },
};

export const LongText: Story = {
  args: {
    store: storeOf({
      message:
        'The entry of Te Kura Kaupapa Māori o Te Whānau Tahi was changed by someone else while you were writing: reload it to see both versions.',
      kind: 'error',
      action: { label: 'Reload', onAct: fn() },
    }),
  },
};

export const RightToLeft: Story = { ...Kinds, globals: { direction: 'rtl' } };
