import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../elements/Button/Button';
import { Checkbox } from '../../inputs/Checkbox/Checkbox';
import { Stack } from '../../layout/Page/Stack';
import { Popover } from './Popover';

const meta = {
  title: 'Overlays/Popover',
  parameters: {
    guide: {
      use: ['A few settings or details next to the button that opens them: filters, columns.'],
      avoid: [
        'Actions: Menu.',
        'A question or a form of more than four fields: Dialog.',
        'A name for an icon: Tooltip.',
      ],
      dos: [['Default', 'The page behind it stays usable.']],
      keys: [
        ['Enter, Space', 'opens it'],
        ['Escape', 'closes it, and puts the focus back'],
        ['Tab', 'out of it: closes it'],
      ],
      accessibility: ['A named dialog that is not modal.'],
    },
  },
  component: Popover,
  args: {
    label: 'Columns',
    icon: 'columns',
    title: 'Visible columns',
    children: (close) => (
      <Stack>
        <Stack gap="small">
          <Checkbox label="School" defaultChecked />
          <Checkbox label="On stage" defaultChecked />
          <Checkbox label="Performers" />
        </Stack>
        <Button size="small" variant="primary" onClick={close}>
          Done
        </Button>
      </Stack>
    ),
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof Popover>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Columns' });
    await userEvent.click(opener);
    await expect(canvas.getByRole('dialog', { name: 'Visible columns' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'School' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(opener).toHaveFocus();
  },
};

export const Open: Story = {
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Columns' })),
};

export const LongText: Story = {
  ...Open,
  args: {
    children:
      'Te Kura Kaupapa Māori o Te Whānau Tahi and Te Kura o Hirangi: combined regional final of the performing arts. '.repeat(
        6,
      ),
  },
  globals: { width: 'phone' },
};

export const ClosedByTab: Story = {
  render: (args) => (
    <Stack direction="row">
      <Popover {...args} />
      <Button>Elsewhere</Button>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    canvas.getByRole('button', { name: 'Done' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl' } };
