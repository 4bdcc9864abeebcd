import { translate } from '@callboard/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../../elements/Button/Button';
import { Field } from '../../inputs/Field/Field';
import { TextInput } from '../../inputs/TextInput/TextInput';
import { SidePanel } from './SidePanel';

const meta = {
  title: 'Overlays/SidePanel',
  parameters: {
    guide: {
      use: ['A form or a summary, while the list behind it stays in view.'],
      avoid: ['Next to a page that is used meanwhile: SummaryPanel.', 'A short question: Dialog.'],
      dos: [['Default', 'Opened by a button that names it.']],
      keys: [
        ['Tab', 'goes round within the panel'],
        ['Escape', 'closes it, and puts the focus back'],
      ],
      accessibility: ['A modal dialog, named by its title.'],
    },
  },
  component: SidePanel,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Aroha Ngata',
    children: (
      <Field label="Note">
        <TextInput />
      </Field>
    ),
    actions: <Button variant="primary">Open profile</Button>,
  },
  render: function Opening(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <SidePanel {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
} satisfies Meta<typeof SidePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await expect(canvas.getByRole('dialog', { name: 'Aroha Ngata' })).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: translate('Close') }));
    await expect(opener).toHaveFocus();
  },
};

export const Open: Story = {};

export const LongText: Story = {
  args: {
    title:
      'Te Kura Kaupapa Māori o Te Whānau Tahi and Te Kura o Hirangi: combined regional final of the performing arts',
    children:
      `${'Te Kura Kaupapa Māori o Te Whānau Tahi and Te Kura o Hirangi: combined regional final of the performing arts'}. `.repeat(
        40,
      ),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
