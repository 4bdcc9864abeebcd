import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { widgetMeta } from '../testing/widgetStories';
import type { WidgetCard } from '../view/WidgetCard';
import { messages } from '../messages';

const meta = {
  title: 'Dashboards/TextWidget',
  parameters: {
    guide: {
      partOf: 'ListWidget',
    },
  },
  ...widgetMeta('text', 'On the night', { richtext: '<p>Doors open 45 minutes before the first act.</p>' }),
} satisfies Meta<typeof WidgetCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A text needs no server: it is never loading, and has no problem. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Doors open 45 minutes before the first act.')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { widget: { id: 'widget', kind: 'text', name: 'On the night', settings: {} } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.notSetUp)).toBeVisible();
  },
};
