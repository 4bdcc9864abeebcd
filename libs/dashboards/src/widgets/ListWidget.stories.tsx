import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { widgetMeta, whileServer } from '../testing/widgetStories';
import type { WidgetCard } from '../view/WidgetCard';

const meta = {
  title: 'Dashboards/ListWidget',
  ...widgetMeta('list', 'Venues', { collection: 'venues', columns: ['town'], rows: 3 }),
} satisfies Meta<typeof WidgetCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...whileServer('ready'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Town Hall' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show all 16' })).toBeVisible();
  },
};

export const Loading: Story = whileServer('loading');

export const Empty: Story = {
  ...whileServer('empty'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Venues: none')).toBeVisible();
  },
};

export const Problem: Story = {
  ...whileServer('problem'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
