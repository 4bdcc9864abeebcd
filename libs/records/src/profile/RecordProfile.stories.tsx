import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { messages } from '../messages';
import { answerNothing, answerWith } from '../testing/answerWith';
import { InScreen } from '../testing/InScreen';
import { aVenue } from '../testing/records';
import { RecordProfile } from './RecordProfile';
import { profileMessages } from './profileMessages';

const venue = aVenue({
  access_notes: '<p>Loading dock behind the building.</p><p>Step-free from the street.</p>',
});

const meta = {
  title: 'Records/RecordProfile',
  component: RecordProfile,
  args: { collection: 'venues', hashcode: venue.hashcode },
  parameters: {
    guide: {
      use: ['The page of one record of any collection.'],
      avoid: ['A summary next to a list: SummaryPanel.'],
      dos: [
        ['Default', 'The facts first, then what belongs to it.'],
        ['Missing', 'A missing record has a page that leads back.'],
      ],
      anatomy: [
        ['Head', 'name, status, actions'],
        ['Tabs', 'details, what belongs to it, history'],
        ['Fields', 'each with its label'],
      ],
      accessibility: ['The selected tab is in the address.'],
      texts: () => [
        profileMessages.missingText,
        profileMessages.details,
        profileMessages.history,
        profileMessages.sections,
      ],
    },
    layout: 'fullscreen',
  },
  beforeEach: answerWith({ venues: [venue] }, (api) =>
    api.changes.push({
      sequence: 1,
      change_set: '99999999-9999-4999-8999-999999999999',
      actor: { hashcode: 'u', title: 'Mere Parata' },
      kind: 'update',
      at: '2026-05-14T07:00:00Z',
      fields: [{ field: 'capacity', label: 'Capacity', before: 100, after: 120 }],
    }),
  ),
  render: (args) => (
    <InScreen>
      <RecordProfile {...args} />
    </InScreen>
  ),
} satisfies Meta<typeof RecordProfile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const History: Story = {
  render: (args) => (
    <InScreen at="/venues/1?tab=history">
      <RecordProfile {...args} />
    </InScreen>
  ),
};

export const Loading: Story = { beforeEach: answerNothing };

export const Problem: Story = {
  beforeEach: answerWith({ venues: [venue] }, (api) =>
    api.answerOnce('GET', `callboard/venues/${venue.hashcode}`, 403, {
      detail: 'You are not allowed to do this.',
    }),
  ),
};

export const Deleted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: profileMessages.moreActions }));
    await userEvent.click(await screen.findByRole('menuitem', { name: messages.remove }));
    await expect(await screen.findByRole('button', { name: messages.undo })).toBeVisible();
  },
};

export const Missing: Story = { args: { hashcode: '00000000-0000-4000-8000-000000000099' } };
