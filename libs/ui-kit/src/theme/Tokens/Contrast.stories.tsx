import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContrastTable, measureContrast } from './ContrastTable';

const meta = {
  title: 'Tokens/Contrast',
  component: ContrastTable,
  play: async ({ canvasElement }) => {
    const poor = measureContrast(canvasElement).filter(({ ratio, least }) => ratio < least);
    const poorPairs = poor.map(
      ({ front, back, ratio, least }) => `${front} on ${back}: ${ratio.toFixed(2)} < ${least}`,
    );
    await expect(poorPairs).toEqual([]);
  },
} satisfies Meta<typeof ContrastTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { globals: { mode: 'light' } };

export const Dark: Story = { globals: { mode: 'dark' } };

export const HighContrast: Story = { globals: { mode: 'light', contrast: 'more' } };

export const HighContrastDark: Story = { globals: { mode: 'dark', contrast: 'more' } };

export const Showquest: Story = { globals: { tenant: 'showquest', mode: 'light' } };

export const ShowquestDark: Story = { globals: { tenant: 'showquest', mode: 'dark' } };

export const Rockquest: Story = { globals: { tenant: 'rockquest', mode: 'light' } };

export const RockquestDark: Story = { globals: { tenant: 'rockquest', mode: 'dark' } };

export const Launchpad: Story = { globals: { tenant: 'launchpad', mode: 'light' } };

export const LaunchpadDark: Story = { globals: { tenant: 'launchpad', mode: 'dark' } };

export const Basketball: Story = { globals: { tenant: 'basketball', mode: 'light' } };

export const BasketballDark: Story = { globals: { tenant: 'basketball', mode: 'dark' } };
