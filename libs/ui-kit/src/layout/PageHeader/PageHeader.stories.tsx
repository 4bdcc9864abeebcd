import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../../display/Avatar/Avatar';
import { Breadcrumb } from '../../navigation/Breadcrumb/Breadcrumb';
import { Button } from '../../elements/Button/Button';
import { StatusBadge } from '../../display/StatusBadge/StatusBadge';
import { PageHeader } from './PageHeader';

const meta = {
  title: 'Layout/PageHeader',
  parameters: {
    guide: {
      use: ['The top of every screen: where one is, and what can be done.'],
      avoid: ['A heading inside a page: the title of a Card.'],
      dos: [['Full', 'The main action last, and one only.']],
      donts: [['DontManyActions', 'Five buttons compete: put the rare ones in a Menu.']],
      anatomy: [
        ['Above', 'the way up'],
        ['Title', 'the heading of the page'],
        ['Status', 'next to it'],
        ['Subtitle', 'when and where, or how many'],
        ['Actions', 'at the end, the main one last'],
      ],
      accessibility: ['Its title is the only heading of the first level.'],
    },
  },
  component: PageHeader,
  args: {
    title: 'Waikato regional heat',
    subtitle: 'Thu 12-JUN-2026, 18:30 · Clarence Street Theatre, Hamilton',
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Full: Story = {
  args: {
    above: <Breadcrumb crumbs={[{ label: 'Events', href: '#events' }, { label: 'Waikato regional heat' }]} />,
    avatar: <Avatar icon="calendar" shape="square" tone="primary" />,
    status: <StatusBadge label="Confirmed" tone="green" />,
    actions: (
      <>
        <Button icon="pencil">Edit</Button>
        <Button variant="primary" icon="plus">
          Add performance
        </Button>
      </>
    ),
  },
};

export const LongText: Story = {
  args: {
    ...Full.args,
    title:
      'Te Kura Kaupapa Māori o Te Whānau Tahi and Te Kura o Hirangi: combined regional final of the performing arts',
  },
  globals: { width: 'phone' },
};

export const RightToLeft: Story = { ...Full, globals: { direction: 'rtl' } };

export const DontManyActions: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    actions: ['Edit', 'Copy', 'Print', 'Export', 'Add performance'].map((text) => (
      <Button key={text} variant="primary">
        {text}
      </Button>
    )),
  },
};
