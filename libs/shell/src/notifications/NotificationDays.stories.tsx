import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ShellStory } from '../testing/shellStory';
import { notificationAdded, type Notification } from './notificationSlice';
import { NotificationPanel } from './NotificationPanel';

const longName =
  'Te Kura Kaupapa Māori o Te Whānau Tahi and Te Kura o Hirangi: combined regional final of the performing arts';

function Panel({ items, onClose }: { items: readonly Notification[]; onClose: () => void }) {
  return (
    <ShellStory onStart={({ dispatch }) => items.forEach((item) => dispatch(notificationAdded(item)))}>
      <NotificationPanel onClose={onClose} />
    </ShellStory>
  );
}

const meta = {
  title: 'shell/NotificationPanel',
  component: Panel,
  parameters: { layout: 'fullscreen' },
  args: {
    onClose: fn(),
    items: [
      {
        id: 'draw',
        title: 'The draw of the Waikato regional is out',
        at: '2026-05-14T07:05:00Z',
        to: '/events/e1',
        icon: 'calendar',
      },
      {
        id: 'music',
        title: 'Paper Cities has no music yet',
        text: 'It is due in two days.',
        at: '2026-05-13T22:00:00Z',
      },
    ],
  },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '[2.43] lists the newest first, and says what is new',
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('The draw of the Waikato regional is out');
    await expect(canvas.getAllByText('New')).toHaveLength(2);
  },
};

export const Empty: Story = { args: { items: [] } };

export const LongText: Story = {
  args: { items: [{ id: 'long', title: longName, text: longName.repeat(3), at: '2026-05-14T07:05:00Z' }] },
  globals: { width: 'phone' },
};
