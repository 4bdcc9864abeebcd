import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { widgetMeta } from '../testing/widgetStories';
import type { WidgetCard } from './WidgetCard';
import { messages } from '../messages';

const meta = {
  title: 'Dashboards/RegisteredCard',
  parameters: {
    guide: {
      use: ['A card that a screen draws itself, by name, in a composed page.'],
      avoid: ['Numbers, lists and charts of records: the widgets.'],
      dos: [['Empty', 'A card that is not set up explains that.']],
      texts: () => [messages.notSetUp],
    },
  },
  ...widgetMeta('card', 'Coming up', { card: 'coming_up' }),
} satisfies Meta<typeof WidgetCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its screen draws it, with states of its own. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Coming up' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { widget: { id: 'widget', kind: 'card', name: 'Weather', settings: { card: 'weather' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.notSetUp)).toBeVisible();
  },
};
