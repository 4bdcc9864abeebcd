import { translate } from '@callboard/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answerNothing, answerWith } from '../testing/answerWith';
import { InScreen } from '../testing/InScreen';
import { manyVenues } from '../testing/records';
import { RecordList } from './RecordList';
import { messages } from '../messages';

const meta = {
  title: 'Records/RecordList',
  component: RecordList,
  args: { collection: 'venues' },
  parameters: {
    guide: {
      use: ['The records of a collection: to find, filter, sort, compare and change.'],
      avoid: ['Three lines on a dashboard: ListWidget.', 'Rows of a page itself: DataTable.'],
      dos: [
        ['Filtered', 'Filters are in the address: a link shows the same rows.'],
        ['Empty', 'An empty list explains how to fill it.'],
      ],
      anatomy: [
        ['Head', 'the records’ name, import, new'],
        ['Bar', 'search, filters, views, columns'],
        ['Table', 'or calendar, map, timeline, board'],
        ['Foot', 'how many'],
      ],
      keys: [
        ['Tab', 'goes through the bar, then the rows'],
        ['Enter', 'opens a row'],
      ],
      accessibility: ['How many rows match is announced after a search.'],
    },
    layout: 'fullscreen',
  },
  render: (args) => (
    <InScreen>
      <RecordList {...args} />
    </InScreen>
  ),
} satisfies Meta<typeof RecordList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  beforeEach: answerWith({ venues: manyVenues, regions: [] }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        new RegExp(translate('{first}–{last} of {count}', { first: '\\d+', last: '\\d+', count: '120' })),
      ),
    ).toBeVisible();
  },
};

export const Filtered: Story = {
  ...Default,
  render: (args) => (
    <InScreen at="/venues?capacity__gte=500&status=active&ordering=-capacity">
      <RecordList {...args} />
    </InScreen>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: messages.filterCount(2) }));
    await expect(await canvas.findByRole('checkbox', { name: translate('Active') })).toBeChecked();
  },
};

export const Loading: Story = { beforeEach: answerNothing };

export const Empty: Story = { beforeEach: answerWith({ venues: [] }) };

export const Problem: Story = {
  beforeEach: answerWith({ venues: [] }, (api) =>
    api.answerOnce('GET', 'callboard/venues', 403, { detail: 'You are not allowed to do this.' }),
  ),
};
