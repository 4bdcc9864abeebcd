import { translate } from '@callboard/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { widgetMeta, whileServer } from '../testing/widgetStories';
import type { WidgetCard } from '../view/WidgetCard';
import { messages } from '../messages';

const meta = {
  title: 'Dashboards/AnnouncementsWidget',
  parameters: {
    guide: {
      partOf: 'ListWidget',
    },
  },
  ...widgetMeta('announcements', 'News', {}),
} satisfies Meta<typeof WidgetCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...whileServer('ready'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'News from Town Hall' })).toBeVisible();
  },
};

export const Loading: Story = whileServer('loading');

export const Empty: Story = {
  ...whileServer('empty'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.noAnnouncements)).toBeVisible();
  },
};

export const Problem: Story = {
  ...whileServer('problem'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: translate('Try again') })).toBeVisible();
  },
};
