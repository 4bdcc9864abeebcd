import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { ThreadMessage } from './MessageItem';
import { MessageThread } from './MessageThread';

const question: ThreadMessage = {
  id: '1',
  body: 'Kia ora,\n\nwhen can we bring our gear in, and is there room for a trailer?',
  authorName: 'Bridget Whitfield',
  sentAt: '2026-05-14T02:10:00Z',
  isEdited: false,
  isOwn: false,
};

const thread: readonly ThreadMessage[] = [
  question,
  {
    id: '2',
    body: 'The doors open two hours before the start.',
    authorName: 'Aroha Ngata',
    sentAt: '2026-05-14T05:00:00Z',
    isEdited: false,
    isOwn: true,
  },
  {
    id: '3',
    body: 'A trailer can stand behind the venue until then.',
    authorName: 'Aroha Ngata',
    sentAt: '2026-05-14T05:01:00Z',
    isEdited: true,
    isOwn: true,
  },
  {
    id: '4',
    body: 'Ka pai, that is all we needed.',
    authorName: 'Bridget Whitfield',
    sentAt: '2026-05-15T00:20:00Z',
    isEdited: false,
    isOwn: false,
  },
];

const meta = {
  title: 'messaging/MessageThread',
  component: MessageThread,
  args: {
    messages: thread,
    zone: 'Pacific/Auckland',
    onEdit: fn(() => Promise.resolve(true)),
    onRemove: fn(),
  },
} satisfies Meta<typeof MessageThread>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { messages: [] } };

export const ReadOnly: Story = { args: { isReadOnly: true } };

export const WithEarlierOnes: Story = {
  args: { onEarlier: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show earlier messages' }));
    await expect(args.onEarlier).toHaveBeenCalledOnce();
  },
};

export const LoadingEarlierOnes: Story = { args: { onEarlier: fn(), isLoadingEarlier: true } };

export const Editing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [menu] = canvas.getAllByRole('button', { name: 'Change or delete your message' });
    if (menu) await userEvent.click(menu);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Edit your message' })).toHaveFocus();
  },
};

export const LongWords: Story = {
  args: {
    messages: [{ ...question, authorName: 'A'.repeat(80), body: 'https://example.org/'.padEnd(300, 'x') }],
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    messages: [{ ...question, body: 'متى تفتح الأبواب؟', authorName: 'ليلى حداد' }, ...thread.slice(1)],
  },
};
