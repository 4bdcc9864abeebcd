import { translate } from '@callboard/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { widgetMeta, whileServer } from '../testing/widgetStories';
import type { WidgetCard } from '../view/WidgetCard';
import { messages } from '../messages';

const meta = {
  title: 'Dashboards/PictureWidget',
  parameters: {
    guide: {
      partOf: 'ListWidget',
    },
  },
  ...widgetMeta('picture', 'The stage', {
    picture: { hashcode: '00000000-0000-4000-8000-000000000001', name: 'stage.jpg' },
    alt: 'The main stage, seen from the balcony',
    caption: 'Our stage after the renovation',
  }),
} satisfies Meta<typeof WidgetCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...whileServer('ready'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('img', { name: 'The main stage, seen from the balcony' }),
    ).toBeVisible();
    await expect(canvas.getByText('Our stage after the renovation')).toBeVisible();
  },
};

export const Loading: Story = whileServer('loading');

export const Empty: Story = {
  ...whileServer('empty'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.noPicture)).toBeVisible();
  },
};

export const Problem: Story = {
  ...whileServer('problem'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: translate('Try again') })).toBeVisible();
  },
};
