import { AppStoreProvider, createAppStore } from '@callboard/app-state';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../elements/Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { Field } from '../../inputs/Field/Field';
import { TextInput } from '../../inputs/TextInput/TextInput';
import { AlertStack } from './AlertStack';
import { showAlert, type NewAlert } from './alertSlice';
import { messages } from '../../text/messages';

/** A store with the alerts of a story, which do not disappear. */
function AlertStage({ alerts, children }: { alerts: readonly NewAlert[]; children: ReactNode }) {
  const [store] = useState(() => {
    const made = createAppStore();
    for (const alert of alerts) made.dispatch(showAlert({ delay: null, ...alert }));
    return made;
  });
  return <AppStoreProvider store={store}>{children}</AppStoreProvider>;
}

const onUndo = fn();

const meta = {
  title: 'Overlays/AlertStack',
  component: AlertStack,
  decorators: [
    (Story, { parameters }) => (
      <AlertStage alerts={parameters['alerts']}>
        <Story />
      </AlertStage>
    ),
  ],
  parameters: {
    guide: {
      use: ['The result of what was just done, with Undo where it can be undone.'],
      avoid: [
        'What stays true: Banner.',
        'What is wrong with one field: the error of the Field.',
        'A question: Dialog.',
      ],
      dos: [['Default', 'One sentence; it goes by itself.']],
      anatomy: [
        ['Icon', 'the kind'],
        ['Text', 'one sentence'],
        ['Count', 'the same again counts up'],
        ['Action', 'Undo'],
        ['Close', 'always'],
      ],
      keys: [['F8', 'goes to the newest']],
      accessibility: ['A live region; alerts wait while the focus or the pointer is on them.'],
      texts: () => [messages.alerts],
    },

    layout: 'fullscreen',
    alerts: [{ message: 'Waikato regional heat deleted', action: { label: 'Undo', onAct: onUndo } }],
  },
} satisfies Meta<typeof AlertStack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Undo: Story = {
  parameters: { alerts: [{ message: 'Entry deleted', action: { label: 'Undo', onAct: onUndo } }] },
  play: async ({ userEvent }) => {
    onUndo.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(onUndo).toHaveBeenCalledOnce();
    await expect(screen.queryByText('Entry deleted')).toBeNull();
  },
};

export const Repeated: Story = {
  parameters: {
    alerts: [...Array.from({ length: 3 }, () => ({ message: 'Network error', kind: 'error' as const }))],
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Network error×3');
  },
};

export const AboveADialog: Story = {
  parameters: { alerts: [{ message: 'The name is taken', kind: 'warning' }] },
  render: function DialogWithAlert() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog open={open} onOpenChange={setOpen} title="Rename the event">
          <Field label="Name">
            <TextInput defaultValue="Waikato regional" />
          </Field>
        </Dialog>
        <AlertStack />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await canvas.findByRole('dialog');
    const alert = within(dialog).getByText('The name is taken');
    const { left, right, top, bottom } = alert.getBoundingClientRect();
    await expect(alert.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))).toBe(
      true,
    );
    await userEvent.click(within(dialog).getByRole('button', { name: messages.close }));
    await expect(screen.getByText('The name is taken')).toBeVisible();
  },
};

export const AwayFromTheInput: Story = {
  parameters: { alerts: [{ message: 'A draft was saved' }] },
  render: () => (
    <div style={{ display: 'grid', alignContent: 'end', blockSize: '100dvb', padding: 'var(--space-4)' }}>
      <Field label="Message">
        <TextInput />
      </Field>
      <AlertStack />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.click(input);
    const alert = screen.getByText('A draft was saved');
    await waitFor(() => expect(alert.getBoundingClientRect().bottom).toBeLessThan(innerHeight / 2));
    input.blur();
  },
};

export const Kinds: Story = {
  parameters: {
    alerts: [
      { message: 'New version of app is available.', action: { label: 'Click to update', onAct: fn() } },
      { message: 'Saved', kind: 'success' },
      { message: 'You have 2 attempts left', kind: 'warning' },
      { message: 'The server did not answer within 30 seconds.', kind: 'error' },
    ],
  },
};

export const LongText: Story = {
  parameters: {
    alerts: [
      {
        message:
          'The entry of Te Kura Kaupapa Māori o Te Whānau Tahi was changed by someone else while you were writing: reload it to see both versions.',
        kind: 'error',
        action: { label: 'Reload', onAct: fn() },
      },
    ],
  },
};

export const RightToLeft: Story = { ...Kinds, globals: { direction: 'rtl' } };
