import { collectionNamed } from '@callboard/api-contract/collections';
import { translate } from '@callboard/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { aRecordOf } from '../../testing/aRecordOf';
import { answerNothing, answerWith } from '../../testing/answerWith';
import { InScreen } from '../../testing/InScreen';
import { RecordsCalendar } from './RecordsCalendar';
import { formatDay } from '@callboard/ui-kit/dates';

const definition = collectionNamed('events');
const heat = { ...aRecordOf(definition), starts_on: '2027-05-12', ends_on: '2027-05-13' };
const shown = { ...heat, qed_model: { ...heat.qed_model, title: 'Waikato heat' } };

const meta = {
  title: 'Records/RecordsCalendar',
  parameters: {
    guide: {
      use: ['Records that have a day or a time, as a view of their list.'],
      avoid: ['Items that are no records: ScheduleCalendar.'],
      dos: [['Agenda', 'A narrow place gets the days as a list.']],
      accessibility: ['As ScheduleCalendar.'],
    },
  },
  component: RecordsCalendar,
  args: {
    collection: 'events',
    definition,
    label: 'Events',
    query: {},
    view: { period: 'month', day: '2027-05-05' },
    onViewChange: fn(),
  },
  render: (args) => (
    <InScreen>
      <RecordsCalendar {...args} />
    </InScreen>
  ),
} satisfies Meta<typeof RecordsCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  beforeEach: answerWith({ events: [shown] }),
  play: async ({ canvas }) => {
    const [link] = await canvas.findAllByRole('link', { name: /Waikato heat/ });
    await expect(link).toBeVisible();
  },
};

export const Agenda: Story = { ...Default, args: { isAgenda: true } };

export const Loading: Story = { beforeEach: answerNothing };

export const Empty: Story = {
  args: { isAgenda: true },
  beforeEach: answerWith({ events: [] }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: formatDay('2027-05-01').slice(3) }),
    ).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Problem: Story = {
  beforeEach: answerWith({ events: [] }, (api) =>
    api.answerOnce('GET', 'callboard/events', 403, { detail: 'You are not allowed to do this.' }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: translate('Try again') })).toBeVisible();
  },
};
