import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { JsonView } from './JsonView';
import { displayMessages } from '../../text/displayMessages';

const ring: Record<string, unknown> = { name: 'Contains itself' };
ring['self'] = ring;

const meta = {
  title: 'Display/JsonView',
  parameters: {
    guide: {
      use: ['A value with levels, for those who build or support: an answer, a change.'],
      avoid: ['Facts for everyone: KeyValueList.', 'Text of a machine without levels: CodeView.'],
      dos: [['Closed', 'Long values begin closed.']],
      keys: [['Enter, Space', 'opens and closes a level']],
      accessibility: ['Levels are native disclosures, which find in page opens.'],
    },
  },
  component: JsonView,
  args: {
    label: 'Response',
    value: {
      hashcode: 'c0ffee',
      name: 'Regional final',
      is_public: true,
      seats: 1250,
      venue: { hashcode: 'beef', title: 'Town Hall', address: { street: 'Queen Street', number: 301 } },
      performances: [
        { name: 'Matinee', starts_at: '2026-06-12T13:00:00+12:00' },
        { name: 'Evening', starts_at: '2026-06-12T19:00:00+12:00' },
      ],
      notes: null,
      tags: [],
    },
  },
} satisfies Meta<typeof JsonView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('"Queen Street"')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByText('address'));
    await expect(canvas.getByText('"Queen Street"')).toBeVisible();
  },
};

export const Closed: Story = { args: { openDepth: 0 } };

export const LongList: Story = {
  args: { label: 'Entries', value: Array.from({ length: 250 }, (_, index) => `Entry ${index}`) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: displayMessages.showMore(150) }));
    await expect(canvas.getByText('"Entry 199"')).toBeInTheDocument();
  },
};

export const Ring: Story = { args: { value: ring } };

export const OneValue: Story = { args: { value: 'Only a text' } };

export const Empty: Story = { args: { value: {} } };

export const LongText: Story = {
  args: {
    value: {
      title:
        'Te Kura Kaupapa Māori o Te Whānau Tahi and Te Kura o Hirangi: combined regional final of the performing arts',
    },
  },
  globals: { width: 'phone' },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Dark: Story = { globals: { mode: 'dark' } };
