import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyButton } from './CopyButton';

const meta = {
  title: 'Elements/CopyButton',
  component: CopyButton,
  args: { text: 'c0ffee' },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithLabel: Story = { args: { label: 'Copy the address' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
