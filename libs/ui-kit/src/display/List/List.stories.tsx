import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar';
import { Button } from '../../elements/Button/Button';
import { Card } from '../../layout/Card/Card';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import { List } from './List';
import { displayMessages } from '../../text/displayMessages';

const meta = {
  title: 'Display/List',
  parameters: {
    guide: {
      use: ['Things of one kind with a name and a detail or two.', 'One line leads to one place.'],
      avoid: [
        'Three facts and more to compare: DataTable.',
        'Facts about one thing: KeyValueList.',
        'Events in order of time: Timeline.',
      ],
      dos: [['Default', 'Name, detail, and at the end a status or one action.']],
      donts: [['DontManyActions', 'Several buttons in a line: put them in a Menu.']],
      anatomy: [
        ['Start', 'an avatar or an icon'],
        ['Title', 'the link'],
        ['Subtitle', 'one detail'],
        ['End', 'a status, or one action'],
      ],
      keys: [
        ['Tab', 'goes to the next link or button'],
        ['Enter', 'opens it'],
      ],
      accessibility: ['A named list; the title alone is the link, so that its name is short.'],
      texts: () => [displayMessages.nothingHere],
    },
  },
  component: List,
  args: {
    label: 'Participants',
    onFollow: fn(),
    items: [
      {
        id: '1',
        title: 'Aroha Ngata',
        subtitle: 'Stage manager',
        start: <Avatar placeholder="AN" tone="primary" />,
        end: <StatusBadge label="Confirmed" tone="green" />,
        href: '#aroha',
      },
      {
        id: '2',
        title: 'Wiremu Parata',
        subtitle: 'Lighting',
        start: <Avatar placeholder="WP" tone="blue" />,
        end: <StatusBadge label="Invited" tone="amber" />,
        href: '#wiremu',
      },
      {
        id: '3',
        title: 'Mere Tainui',
        start: <Avatar placeholder="MT" />,
        end: <Button size="small">Invite</Button>,
      },
    ],
  },
  decorators: [
    (Story) => (
      <Card title="Participants" padding="none">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Aroha Ngata' }));
    await expect(args.onFollow).toHaveBeenCalledWith('#aroha');
  },
};

export const Empty: Story = { args: { items: [] } };

export const LongText: Story = {
  args: {
    items: [
      {
        id: '1',
        title:
          'Te Kura Kaupapa Māori o Te Whānau Tahi and Te Kura o Hirangi: combined regional final of the performing arts',
        subtitle: 'Clarence Street Theatre, 59 Clarence Street, Hamilton Lake, Kirikiriroa',
        start: <Avatar shape="square" icon="venue" />,
        end: <StatusBadge label="Confirmed" tone="green" />,
        href: '#long',
      },
    ],
  },
  globals: { width: 'phone' },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Dark: Story = { globals: { mode: 'dark' } };

export const DontManyActions: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    items: [
      {
        id: '1',
        title: 'Aroha Ngata',
        end: (
          <>
            <Button size="small">Edit</Button>
            <Button size="small">Invite</Button>
            <Button size="small">Remove</Button>
          </>
        ),
      },
    ],
  },
};
