import type { Meta, StoryObj } from '@storybook/react-vite';
import { OnDeviceNote } from './OnDeviceNote';

const meta = {
  title: 'Layout/OnDeviceNote',
  parameters: {
    guide: {
      partOf: 'Banner',
    },
  },
  component: OnDeviceNote,
  args: {
    isAway: false,
    isRefused: false,
    clockOffset: 0,
    stored: { at: Date.parse('2026-05-14T07:02:00Z'), bytes: 41_200 },
    zone: 'Pacific/Auckland',
    texts: {
      offline: 'You are offline: steps are stored on this device.',
      readAt: (time) => `What others did after ${time} is not shown.`,
    },
  },
} satisfies Meta<typeof OnDeviceNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const WithoutNetwork: Story = { args: { isAway: true } };

export const NotPersisted: Story = { args: { keeping: 'notPersisted' } };

export const Refused: Story = { args: { isRefused: true, stored: null } };

export const ClockAhead: Story = { args: { clockOffset: -3 * 60_000 } };

export const ClockBehind: Story = { args: { clockOffset: 3_600_000 } };
