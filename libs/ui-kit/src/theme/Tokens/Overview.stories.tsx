import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleScreen } from './testing/SampleScreen';

const meta = {
  title: 'Tokens/Overview',
  component: SampleScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SampleScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { globals: { mode: 'light' } };

export const Dark: Story = { globals: { mode: 'dark' } };

export const HighContrast: Story = { globals: { mode: 'light', contrast: 'more', tenant: 'showquest' } };

export const HighContrastDark: Story = { globals: { mode: 'dark', contrast: 'more', tenant: 'rockquest' } };

export const TeReo: Story = { globals: { language: 'mi' } };

export const Narrow: Story = { globals: { width: 'phone' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Showquest: Story = { globals: { tenant: 'showquest', mode: 'light' } };

export const ShowquestDark: Story = { globals: { tenant: 'showquest', mode: 'dark' } };

export const Rockquest: Story = { globals: { tenant: 'rockquest', mode: 'light' } };

export const RockquestDark: Story = { globals: { tenant: 'rockquest', mode: 'dark' } };

export const Launchpad: Story = { globals: { tenant: 'launchpad', mode: 'light' } };

export const LaunchpadDark: Story = { globals: { tenant: 'launchpad', mode: 'dark' } };

export const Basketball: Story = { globals: { tenant: 'basketball', mode: 'light' } };

export const BasketballDark: Story = { globals: { tenant: 'basketball', mode: 'dark' } };
