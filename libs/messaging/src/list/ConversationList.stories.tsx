import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ConversationList, type ListedConversation } from './ConversationList';

const conversations: readonly ListedConversation[] = [
  {
    id: 'one',
    subject: 'Load-in on Friday',
    people: 'Hana Parata, Wiremu Tane',
    lastMessage: {
      authorName: 'Hana Parata',
      isOwn: false,
      isDeleted: false,
      body: 'Which door do we use, and is there room for a truck with the set?',
    },
    about: 'Regional final',
    lastMessageAt: '2026-05-14T10:30:00Z',
    unread: 3,
    href: '#one',
  },
  { id: 'two', subject: 'Parking', lastMessageAt: '2026-05-13T02:00:00Z', unread: 0, href: '#two' },
  {
    id: 'three',
    subject: 'A long subject that does not fit in one line of a narrow list',
    lastMessageAt: '2026-05-01T02:00:00Z',
    unread: 120,
    status: 'Closed',
    href: '#three',
  },
];

const meta = {
  title: 'Messaging/ConversationList',
  parameters: {
    guide: {
      use: ['The conversations of the user, the newest first.'],
      avoid: ['What happened to a record: Timeline.'],
      dos: [['Default', 'Subject, people, the last words, and how many are unread.']],
      accessibility: ['The subject is the link; the open one is marked as current.'],
    },
  },
  component: ConversationList,
  args: { conversations, current: 'two', zone: 'Pacific/Auckland', onFollow: fn() },
} satisfies Meta<typeof ConversationList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const current = within(canvasElement).getByRole('link', { name: 'Parking' });
    await expect(current).toHaveAttribute('aria-current', 'page');
  },
};

export const More: Story = { args: { onMore: fn() } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
