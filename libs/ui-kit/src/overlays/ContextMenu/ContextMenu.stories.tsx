import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Card } from '../../layout/Card/Card';
import { ContextMenu } from './ContextMenu';

const longName =
  'Te Kura Kaupapa Māori o Te Whānau Tahi and Te Kura o Hirangi: combined regional final of the performing arts';

const meta = {
  title: 'Overlays/ContextMenu',
  parameters: {
    guide: {
      use: ['A faster way to actions that a Menu also has.'],
      avoid: ['As the only way: it cannot be found.'],
      dos: [['Default', 'The same actions as in the menu of the row.']],
      keys: [
        ['Shift+F10, Menu key', 'opens it'],
        ['↑ ↓, Home, End', 'go through it'],
        ['Escape', 'closes it'],
      ],
      accessibility: ['On a phone a long press opens it.'],
    },
  },
  component: ContextMenu,
  args: {
    label: 'Paper Cities',
    items: [
      { label: 'Open', icon: 'external', onSelect: fn() },
      { label: 'Edit', icon: 'pencil', onSelect: fn() },
      { label: 'Release the draw', icon: 'calendar', disabled: true, onSelect: fn() },
      { label: 'By email', heading: 'Tell the school', icon: 'mail', onSelect: fn() },
      { label: 'Delete', icon: 'trash', isDanger: true, separator: true, onSelect: fn() },
    ],
    children: (
      <Card title="Paper Cities">
        <a href="#paper-cities">Fairfield College</a>
      </Card>
    ),
  },
} satisfies Meta<typeof ContextMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '[2.48] opens by the second button of a mouse',
  play: async ({ args, canvas, userEvent }) => {
    const card = canvas.getByRole('heading', { name: 'Paper Cities' });
    await userEvent.pointer([{ keys: '[MouseRight]', target: card }]);
    const menu = canvas.getByRole('menu', { name: 'Paper Cities' });
    await expect(menu).toBeVisible();
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Edit' }));
    await expect(Array.isArray(args.items) && args.items[1]?.onSelect).toHaveBeenCalledOnce();
    await expect(menu).not.toBeInTheDocument();
  },
};

export const ByKeyboard: Story = {
  name: '[2.48] opens by Shift+F10 and by the menu key',
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Fairfield College' });
    link.focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await expect(canvas.getByRole('menuitem', { name: 'Open' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: 'By email' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{ContextMenu}');
    await expect(canvas.getByRole('menu')).toBeVisible();
  },
};

export const LongPress: Story = {
  name: '[2.48] opens by a long press of a finger',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Fairfield College' });
    const { left, top } = link.getBoundingClientRect();
    await fireEvent.pointerDown(link, {
      pointerType: 'touch',
      isPrimary: true,
      clientX: left + 4,
      clientY: top + 4,
    });
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible());
    await fireEvent.pointerUp(link, { pointerType: 'touch' });
  },
};

const openByKey: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  canvas.getByRole('link', { name: 'Fairfield College' }).focus();
  await userEvent.keyboard('{ContextMenu}');
};

export const LongText: Story = {
  args: {
    items: [
      { label: longName, description: longName, icon: 'stage', onSelect: fn() },
      { label: 'Open', onSelect: fn() },
    ],
  },
  globals: { width: 'phone' },
  play: openByKey,
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: openByKey };
