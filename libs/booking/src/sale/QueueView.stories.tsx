import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueueView } from './QueueView';

const meta = {
  component: QueueView,
  args: {
    place: { status: 'waiting', position: 123, minutes: 6, isPaused: false, first: 400 },
    opens: '27-Nov-2027 10:00 NZDT',
    isLost: false,
    isBusy: false,
    onJoin: () => undefined,
    onLeave: () => undefined,
  },
} satisfies Meta<typeof QueueView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Next: Story = {
  args: { place: { status: 'waiting', position: 1, minutes: 1, isPaused: false, first: 400 } },
};
export const Paused: Story = {
  args: { place: { status: 'waiting', position: 12_345, minutes: null, isPaused: true, first: 12_345 } },
};
export const Early: Story = { args: { place: { status: 'early' } } };
export const Lobby: Story = { args: { place: { status: 'lobby', opensAt: Date.now() + 1_234_000 } } };
export const Drawing: Story = { args: { place: { status: 'lobby', opensAt: 0 } } };
export const NoConnection: Story = { args: { isLost: true } };
export const Expired: Story = { args: { place: { status: 'over', reason: 'expired' } } };
export const Ordered: Story = { args: { place: { status: 'over', reason: 'ordered' } } };
