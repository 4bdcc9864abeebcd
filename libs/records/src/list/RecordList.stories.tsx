import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answerWith } from '../testing/answerWith';
import { InScreen } from '../testing/InScreen';
import { manyVenues } from '../testing/records';
import { RecordList } from './RecordList';

const meta = {
  title: 'Records/RecordList',
  component: RecordList,
  args: { collection: 'venues' },
  parameters: { layout: 'fullscreen' },
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
    await expect(await canvas.findByText(/of 120$/)).toBeVisible();
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
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters (2)' }));
    await expect(await canvas.findByRole('checkbox', { name: 'Active' })).toBeChecked();
  },
};

export const Empty: Story = { beforeEach: answerWith({ venues: [] }) };

export const Problem: Story = {
  beforeEach: answerWith({ venues: [] }, (api) =>
    api.answerOnce('GET', 'callboard/venues', 403, { detail: 'You are not allowed to do this.' }),
  ),
};
