import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../../elements/Button/Button';
import { Field } from '../../inputs/Field/Field';
import { TextInput } from '../../inputs/TextInput/TextInput';
import { Dialog } from './Dialog';
import { messages } from '../../text/messages';

const meta = {
  title: 'Overlays/Dialog',
  parameters: {
    guide: {
      use: [
        'A question that has to be answered before the work goes on.',
        'A short form that belongs to what is behind it.',
      ],
      avoid: [
        'A form of more than a screen: a page of its own.',
        'A result that needs no answer: an alert with Undo.',
      ],
      dos: [['Default', 'Opened by the user, never by itself.']],
      anatomy: [
        ['Title', 'names what it is about; in a question, the question'],
        ['Content', 'what happens, in a sentence or two'],
        ['Actions', 'the main one last, named by its verb'],
        ['Close', 'always'],
      ],
      keys: [
        ['Tab', 'goes round within the dialog'],
        ['Escape', 'closes it, and puts the focus back'],
      ],
      accessibility: ['A native modal dialog, named by its title; “alertdialog” for a question.'],
    },
  },
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Add performance',
    children: (
      <Field label="Name">
        <TextInput />
      </Field>
    ),
    actions: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Add</Button>
      </>
    ),
  },
  render: function Opening(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await expect(canvas.getByRole('dialog', { name: 'Add performance' })).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: messages.close }));
    await expect(opener).toHaveFocus();
  },
};

export const Open: Story = {};

export const Width: Story = {
  name: '[9.5] is 360 px wide unless told otherwise',
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Add performance' });
    // The layout size, not the painted size: an animation can still scale it.
    await expect(dialog.offsetWidth).toBe(360);
  },
};

export const Question: Story = {
  args: {
    role: 'alertdialog',
    title: 'Unsaved Changes',
    children: 'You have unsaved changes. Discard these changes and leave?',
    actions: <Button variant="danger">Discard Changes</Button>,
  },
};

export const LongText: Story = {
  args: {
    title:
      'Te Kura Kaupapa Māori o Te Whānau Tahi and Te Kura o Hirangi: combined regional final of the performing arts',
    children:
      `${'Te Kura Kaupapa Māori o Te Whānau Tahi and Te Kura o Hirangi: combined regional final of the performing arts'}. `.repeat(
        20,
      ),
  },
};

export const Wide: Story = { args: { width: 640 } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
