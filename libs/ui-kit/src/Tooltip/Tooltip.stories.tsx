import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button';
import { Tooltip } from './Tooltip';

const meta = {
  title: 'ui-kit/Tooltip',
  component: Tooltip,
  args: {
    text: 'Results stay sealed until the ceremony begins.',
    children: (target) => <Button {...target}>Results</Button>,
  },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 'var(--space-8)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Results' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription();
  },
};

export const Wide: Story = {
  ...Default,
  args: {
    width: 'wide',
    text: 'A school with a roll over 1,500 may apply for a second team, which the organiser assigns to a region.',
  },
};

export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } };
