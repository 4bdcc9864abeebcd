import { collectionNamed } from '@callboard/api-contract/collections';
import { translate } from '@callboard/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answerNothing, answerWith } from '../../testing/answerWith';
import { InScreen } from '../../testing/InScreen';
import { aVenue } from '../../testing/records';
import { RecordsMap } from './RecordsMap';
import { mapMessages } from './mapMessages';
import { messages } from '../../messages';

const meta = {
  title: 'Records/RecordsMap',
  parameters: {
    guide: {
      use: ['Records that have a place, as a view of their list.'],
      avoid: ['A map without records: Outline.'],
      dos: [
        ['Default', 'A circle is as large as it has records.'],
        ['Empty', 'Without places there is a text instead.'],
      ],
      accessibility: ['A list next to the map has the same places.'],
    },
  },
  component: RecordsMap,
  args: {
    collection: 'venues',
    definition: collectionNamed('venues'),
    label: 'Venues',
    query: {},
    hrefAt: (place) => `/venues?region=${place}`,
  },
  render: (args) => (
    <InScreen>
      <RecordsMap {...args} />
    </InScreen>
  ),
} satisfies Meta<typeof RecordsMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  beforeEach: answerWith({ venues: [aVenue({ coordinates: '-39.64,176.84' })] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: mapMessages.mapOf('Venues') })).toBeVisible();
    await expect(canvas.getByText(translate('Outline: {source}', { source: 'Natural Earth' }))).toBeVisible();
  },
};

export const Loading: Story = { beforeEach: answerNothing };

export const Empty: Story = {
  beforeEach: answerWith({ venues: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.nothingFound('Venues'))).toBeVisible();
  },
};

export const Problem: Story = {
  beforeEach: answerWith({ venues: [] }, (api) =>
    api.answerOnce('GET', 'callboard/venues', 403, { detail: 'You are not allowed to do this.' }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: translate('Try again') })).toBeVisible();
  },
};
