import { translate } from '@callboard/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { widgetMeta, whileServer } from '../testing/widgetStories';
import type { WidgetCard } from '../view/WidgetCard';
import { messages } from '../messages';

const meta = {
  title: 'Dashboards/ListWidget',
  parameters: {
    guide: {
      use: [
        'One part of a composed page: each kind reads what its settings name, and has the four states.',
        'Number, Progress, Plot and Report for figures; List and Tasks for records; Announcements, Text and Picture for what is written.',
      ],
      avoid: [
        'Several facts in one widget: two widgets side by side.',
        'A card with controls of its own: RegisteredCard.',
      ],
      dos: [
        ['Default', 'Three to five lines, and a link to all.'],
        ['Empty', 'An empty one names what is missing.'],
      ],
      anatomy: [
        ['Name', 'the heading, which an author gives'],
        ['Content', 'by kind'],
        ['Link', 'to all, where there is more'],
      ],
      accessibility: ['A region with its name; a problem has a button to try again.'],
    },
  },
  ...widgetMeta('list', 'Venues', { collection: 'venues', columns: ['town'], rows: 3 }),
} satisfies Meta<typeof WidgetCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...whileServer('ready'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Town Hall' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: messages.showAll(16) })).toBeVisible();
  },
};

export const Loading: Story = whileServer('loading');

export const Empty: Story = {
  ...whileServer('empty'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.noneOf('Venues'))).toBeVisible();
  },
};

export const Problem: Story = {
  ...whileServer('problem'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: translate('Try again') })).toBeVisible();
  },
};
