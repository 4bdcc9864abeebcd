import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tones } from '../../theme/tone';
import { AvatarGroup } from './AvatarGroup';
import { displayMessages } from '../../text/displayMessages';

const members = [
  'Aroha Ngata',
  'Wiremu Parata',
  'Mere Tainui',
  'Tama Rewi',
  'Hine Kereama',
  'Rangi Moana',
  'Kahu Pene',
].map((label, index) => ({
  id: label,
  label,
  placeholder: label.replaceAll(/[^A-Z]/g, ''),
  tone: tones[index % tones.length],
}));

const meta = {
  title: 'Display/AvatarGroup',
  parameters: {
    guide: {
      use: ['Who takes part, in one line: members of a team, people of a conversation.'],
      avoid: ['One person: Avatar with the name.', 'Names that have to be read: List.'],
      dos: [
        ['Default', 'Five, and how many more.'],
        ['Squares', 'Things are squares.'],
      ],
      accessibility: ['A named list; each member has its name, and the rest is announced as a number.'],
    },
  },
  component: AvatarGroup,
  args: { label: 'Crew', members },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 'var(--space-7)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AvatarGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByText(displayMessages.others(2))).toHaveFocus();
    await expect(canvas.getByText(displayMessages.others(2))).toHaveAccessibleDescription(
      'Rangi Moana, Kahu Pene',
    );
  },
};

export const OneOther: Story = { args: { members: members.slice(0, 6) } };

export const Few: Story = { args: { members: members.slice(0, 3) } };

export const Small: Story = { args: { size: 'small' } };

export const Squares: Story = {
  args: { label: 'Venues', members: members.map((member) => ({ ...member, shape: 'square' as const })) },
};

export const Empty: Story = { args: { members: [] } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Dark: Story = { globals: { mode: 'dark' } };
