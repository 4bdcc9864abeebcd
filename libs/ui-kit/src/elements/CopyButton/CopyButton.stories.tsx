import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyButton } from './CopyButton';
import { displayMessages } from '../../text/displayMessages';

const meta = {
  title: 'Elements/CopyButton',
  parameters: {
    guide: {
      use: ['A code or an address that is wanted elsewhere.'],
      avoid: ['Text that is short enough to read out.'],
      dos: [['WithLabel', 'With several on a page, each names what it copies.']],
      accessibility: ['The result is announced; the focus stays on the button.'],
      texts: () => [displayMessages.copy],
    },
  },
  component: CopyButton,
  args: { text: 'c0ffee' },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithLabel: Story = { args: { label: 'Copy the address' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
