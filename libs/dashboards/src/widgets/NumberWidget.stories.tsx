import { translate } from '@callboard/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { widgetMeta, whileServer } from '../testing/widgetStories';
import type { WidgetCard } from '../view/WidgetCard';

const meta = {
  title: 'Dashboards/NumberWidget',
  parameters: {
    guide: {
      partOf: 'ListWidget',
    },
  },
  ...widgetMeta('number', 'Venues', { collection: 'venues' }),
} satisfies Meta<typeof WidgetCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...whileServer('ready'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '16 Venues' })).toBeVisible();
  },
};

export const Loading: Story = whileServer('loading');

export const Empty: Story = {
  ...whileServer('empty'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '0 Venues' })).toBeVisible();
  },
};

export const Problem: Story = {
  ...whileServer('problem'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: translate('Try again') })).toBeVisible();
  },
};
