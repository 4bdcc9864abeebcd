import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueueView } from './QueueView';

const meta = {
  title: 'Booking/QueueView',
  parameters: {
    guide: {
      use: ['A buyer who waits for a sale to open, or for their turn.'],
      avoid: ['A page that loads: Skeleton.'],
      dos: [
        ['Default', 'The place, and how long it will take.'],
        ['NoConnection', 'Without a connection the place is safe, and the page explains that.'],
      ],
      accessibility: [
        'The place is a status, announced as it changes; a countdown is a timer, which is not.',
      ],
    },
  },
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
