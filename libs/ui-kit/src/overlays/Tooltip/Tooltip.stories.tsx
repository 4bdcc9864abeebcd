import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../elements/Button/Button';
import { Tooltip } from './Tooltip';

const meta = {
  title: 'Overlays/Tooltip',
  parameters: {
    guide: {
      use: ['The name of a button that shows only an icon.'],
      avoid: [
        'What has to be read: write it next to the field or in a Banner.',
        'Anything on a phone: it has no pointer to rest.',
      ],
      dos: [['Default', 'The button makes sense without it.']],
      keys: [
        ['Tab', 'shows it with the focus'],
        ['Escape', 'hides it'],
      ],
      accessibility: ['It describes its target; an icon alone still needs aria-label.'],
    },
  },
  component: Tooltip,
  args: {
    text: 'Results stay sealed until the ceremony begins.',
    children: (target) => <Button {...target}>Results</Button>,
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Results' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('Results stay sealed until the ceremony begins.');
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
  },
};

export const UnderThePointer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Results' }));
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).toBeNull();
  },
};

const text =
  'A school with a roll over 1,500 may apply for a second team, which the organiser assigns to a region.';

function isAtMost(width: number): NonNullable<Story['play']> {
  return async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const tooltip = await canvas.findByRole('tooltip');
    await expect(tooltip.offsetWidth).toBeGreaterThan(width - 40);
    await expect(tooltip.offsetWidth).toBeLessThanOrEqual(width);
  };
}

export const Width: Story = { name: '[9.6] is at most 280 px wide', args: { text }, play: isAtMost(280) };

export const Wide: Story = {
  name: '[9.6] is at most 400 px wide where it is told so',
  args: { text, width: 'wide' },
  play: isAtMost(400),
};

export const RightToLeft: Story = { ...Width, globals: { direction: 'rtl' } };
