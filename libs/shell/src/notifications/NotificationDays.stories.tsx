import type { Notification } from '@callboard/api-contract/notifications';
import { translate } from '@callboard/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ShellStory } from '../testing/shellStory';
import { NotificationDays, type NotificationDaysProps } from './NotificationDays';

const longName =
  'Te Kura Kaupapa Māori o Te Whānau Tahi and Te Kura o Hirangi: combined regional final of the performing arts';

const decision: Notification = {
  hashcode: 'decision',
  kind: 'entryDecided',
  collection: 'entries',
  record: 'e1',
  facts: { name: 'Paper Cities', event: 'Waikato regional', decision: 'accepted' },
  at: '2026-05-14T07:05:00Z',
  read: null,
};

function Days(props: NotificationDaysProps) {
  return (
    <ShellStory>
      <NotificationDays {...props} />
    </ShellStory>
  );
}

const meta = {
  title: 'Shell/NotificationDays',
  parameters: {
    guide: {
      use: ['What happened that the user wants to know, by day.'],
      avoid: ['The result of what was just done: AlertStack.', 'The history of one record: Timeline.'],
      dos: [['Default', 'New ones are marked by weight and by a word.']],
      accessibility: ['Days are headings; each notification is a link.'],
    },
  },
  component: Days,
  args: {
    onFollow: fn(),
    notifications: [
      decision,
      {
        ...decision,
        hashcode: 'task',
        kind: 'taskDue',
        collection: 'tasks',
        record: 't1',
        facts: { name: 'Send the music', event: 'Waikato regional', due: '2026-05-14' },
        at: '2026-05-13T02:00:00Z',
        read: '2026-05-13T03:00:00Z',
      },
    ],
  },
} satisfies Meta<typeof Days>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '[2.43] groups them by day, and says what is new',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(2);
    await expect(canvas.getAllByText(translate('New'))).toHaveLength(1);
  },
};

export const LongText: Story = {
  args: {
    notifications: [{ ...decision, facts: { name: longName, event: longName, decision: 'waitlisted' } }],
  },
  globals: { width: 'phone' },
};
