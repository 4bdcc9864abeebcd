import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { widgetMeta, whileServer } from '../testing/widgetStories';
import type { WidgetCard } from '../view/WidgetCard';
import { messages } from '../messages';

const meta = {
  title: 'Dashboards/ReportWidget',
  parameters: {
    guide: {
      partOf: 'ListWidget',
    },
  },
  ...widgetMeta('report', 'Accepted', {
    report: '00000000-0000-4000-8000-000000000001',
    figure: 'plot',
  }),
} satisfies Meta<typeof WidgetCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Screens draw the answer: here stands what they are given. */
export const Default: Story = {
  ...whileServer('ready'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Accepted: Accepted by region as plot')).toBeVisible();
    await expect(canvas.getByRole('link', { name: messages.openReport('Accepted by region') })).toBeVisible();
  },
};

export const Loading: Story = whileServer('loading');

/** Of records that the reader does not read. */
export const Empty: Story = {
  ...whileServer('empty'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.notReadable)).toBeVisible();
  },
};

/** The report is of another user alone. */
export const Problem: Story = {
  ...whileServer('problem'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.notReadable)).toBeVisible();
  },
};
