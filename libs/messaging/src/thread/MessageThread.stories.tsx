import { translate } from '@callboard/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { aMessage, aView, outgoingMessage, ownMessage, sourceOf } from '../testing/thread';
import { MessageThread } from './MessageThread';
import type { ThreadMessage } from '../message/ThreadMessage';

const question = aMessage({
  body: 'Kia ora,\n\nwhen can we bring our gear in, and is there room for a trailer?',
  reactions: [{ emoji: '👍', count: 2, isOwn: true, names: ['Aroha Ngata', 'Wiremu Tane'] }],
});
const thread: readonly ThreadMessage[] = [
  question,
  ownMessage({
    body: 'The doors open two hours before the start, @Hana Parata.',
    mentions: ['Hana Parata'],
    reply: { number: 1, authorName: 'Hana Parata', body: question.body, isDeleted: false },
  }),
  ownMessage({ number: 3, body: 'A trailer can stand behind.', editedAt: '2026-05-14T12:45:00Z' }),
  aMessage({ number: 4, sentAt: '2026-05-15T00:20:00Z', isDeleted: true, body: '' }),
  aMessage({ number: 5, author: 'h2', authorNote: 'Wairua College', sentAt: '2026-05-15T00:21:00Z' }),
];
const actions = {
  onReply: fn(),
  onReact: fn(),
  onEdit: fn(() => Promise.resolve(true)),
  onRemove: fn(),
  onReport: fn(),
  onRetry: fn(),
  onDiscard: fn(),
};
const readers = [{ id: 'hana', name: 'Hana Parata', readNumber: 2 }];

const meta = {
  title: 'Messaging/MessageThread',
  parameters: {
    guide: {
      use: ['The messages of one conversation.'],
      avoid: ['Comments on a record: its comments.'],
      dos: [
        ['Unread', 'A line shows where the unread begin.'],
        ['SendingAndFailed', 'A message that was not sent is marked, and can be sent again.'],
      ],
      accessibility: ['A log: new messages are announced; the thread follows them only at its end.'],
    },
  },
  component: MessageThread,
  args: {
    source: sourceOf(thread),
    outgoing: [],
    view: aView({ actions, readers }),
    firstUnread: null,
    canWrite: true,
    onSeen: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', blockSize: '30rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MessageThread>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { source: sourceOf([]) } };

export const Unread: Story = { args: { firstUnread: 4 } };

export const SendingAndFailed: Story = {
  args: {
    outgoing: [
      outgoingMessage(),
      outgoingMessage({ key: 'waiting', status: 'waiting', body: 'On the train.' }),
      outgoingMessage({ key: 'failed', status: 'failed', reason: 'The server is not reachable.' }),
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: translate('Try again') }));
    await expect(actions.onRetry).toHaveBeenCalledOnce();
  },
};

const many = Array.from({ length: 100_000 }, (_, index) =>
  aMessage({
    number: index + 1,
    author: `author ${index % 3}`,
    body: `Message ${index + 1}. ${'More words. '.repeat(index % 17)}`,
  }),
);

/** Only the visible ones are rendered; it opens at the end. */
export const HundredThousand: Story = {
  args: { source: sourceOf(many) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^Message 100000\./)).toBeVisible();
    await expect(canvas.getAllByRole('article').length).toBeLessThan(60);
    const log = canvas.getByRole('log');
    log.scrollTop = log.scrollHeight / 2;
    // The rows of the middle get their heights before the next move.
    await waitFor(() => expect(canvas.getAllByText(/^Message [4-6]\d{4}\./)[0]).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: translate('Go to the latest message') }));
    await waitFor(() => expect(canvas.getByText(/^Message 100000\./)).toBeVisible());
  },
};

export const StillLoading: Story = {
  args: { source: { ...sourceOf(thread), count: 40, messageAt: (index) => thread[index - 36] } },
};

export const LongWords: Story = {
  args: {
    source: sourceOf([
      aMessage({ authorName: 'A'.repeat(80), body: 'https://example.org/'.padEnd(300, 'x') }),
    ]),
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    source: sourceOf([aMessage({ body: 'متى تفتح الأبواب؟', authorName: 'ليلى حداد' }), ...thread.slice(1)]),
  },
};
