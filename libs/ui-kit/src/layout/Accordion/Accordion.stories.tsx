import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../../display/Badge/Badge';
import { Accordion } from './Accordion';

const meta = {
  title: 'Layout/Accordion',
  parameters: {
    guide: {
      use: ['Parts of which a reader needs one or two: questions, extra settings.'],
      avoid: ['What everyone has to read: headings.', 'Views of one record: Tabs.'],
      dos: [
        ['Default', 'Several can be open: no one has to remember.'],
        ['Exclusive', 'One at a time only where two together mislead.'],
      ],
      keys: [['Enter, Space', 'opens and closes']],
      accessibility: ['Native details: find in page opens what it finds.'],
    },
  },
  component: Accordion,
  args: {
    items: [
      {
        id: 'entry',
        title: 'Who may enter?',
        children: 'Every school with a roll of 50 or more may send one team for each category.',
      },
      {
        id: 'music',
        title: 'What music is allowed?',
        detail: <Badge>3</Badge>,
        children: 'Your own recordings.',
      },
      { id: 'judges', title: 'How do judges score?', children: 'By four criteria of 25 points.' },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Your own recordings.')).not.toBeVisible();
    await userEvent.click(canvas.getByText('What music is allowed?'));
    await expect(canvas.getByText('Your own recordings.')).toBeVisible();
    await userEvent.click(canvas.getByText('How do judges score?'));
    await expect(canvas.getByText('Your own recordings.')).toBeVisible();
  },
};

export const Exclusive: Story = {
  args: { isExclusive: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('What music is allowed?'));
    await userEvent.click(canvas.getByText('How do judges score?'));
    await expect(canvas.getByText('By four criteria of 25 points.')).toBeVisible();
    await expect(canvas.getByText('Your own recordings.')).not.toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    items: [
      {
        id: 'long',
        title:
          'Te Kura Kaupapa Māori o Te Whānau Tahi and Te Kura o Hirangi: combined regional final of the performing arts',
        detail: '12 of 240',
        children: 'Clarence Street Theatre, 59 Clarence Street, Hamilton Lake, Kirikiriroa',
        isOpen: true,
      },
    ],
  },
  globals: { width: 'phone' },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Dark: Story = { globals: { mode: 'dark' } };
